import { expect } from '@open-wc/testing';
import { Match, playRandom } from '../../../../src/core/index.js';
import { rolit } from '../../../../src/games/rolit/rules/index.js';
import { read } from '../../../core/records.js';
import { sure } from '../../../suites/results.js';
import { fault, start } from './start.js';

describe('Rolit: the clock', () => {
  it('RO-16: the clock is off where nothing is said, and only tells', () => {
    expect(start().rules.clock).equal('off');
    expect(start().rules.timeout).equal('tell');
  });

  it('RO-16: the clock is a number of seconds a turn', () => {
    for (const clock of ['1', '60', '300', 'off']) {
      expect(start({ rules: `clock=${clock}` }).rules.clock).equal(clock);
    }
    for (const clock of ['', '0', '-60', '1.5', '60s', '1:00', '1e2', '060', 'on', '60,30']) {
      expect(fault({ rules: `clock=${clock}` }).place, clock).equal('rules, clock');
    }
  });

  it('RO-16: at the limit it tells, or a legal cell is played', () => {
    expect(start({ rules: 'timeout=tell' }).rules.timeout).equal('tell');
    expect(start({ rules: 'clock=60 timeout=RANDOM' }).rules.timeout).equal('random');
    for (const timeout of ['', 'pass', 'lose', '60', 'tell,random']) {
      expect(fault({ rules: `timeout=${timeout}` }).place, timeout).equal('rules, timeout');
    }
  });

  it('RO-16: neither changes the moves', () => {
    expect(start({ rules: 'clock=60 timeout=random' }).position).equal(start().position);
    expect(start({ rules: 'clock=1' }).moves()).deep.equal(start().moves());
  });

  it('RO-16: a cell that is played for the player is legal, and the history says by whom', () => {
    const match = start({ rules: 'clock=60 timeout=random', seed: 16 });
    match.play('f4');
    const legal = match.moves();
    expect(playRandom(match, 'clock')).equal(true);
    const [mine, theirs] = match.history;
    expect([mine?.by, theirs?.by]).deep.equal(['human', 'clock']);
    expect(theirs?.seat).equal('green');
    expect(legal).include(theirs?.text);
    expect(match.turn).equal('red');
  });

  it('RO-16: and the record says so', () => {
    const match = sure(Match.start(rolit, { rules: 'timeout=random', seed: 16 }));
    match.play('f4');
    playRandom(match, 'clock');
    const { text } = match.history[1]!;
    const record = match.record();
    expect(record).include(`1. f4 ${text} {Played by the clock.}`);
    expect(read(rolit, record).record()).equal(record);
  });

  it('RO-16: what the clock plays depends on the seed and the moment alone', () => {
    const game = (seed: number) => {
      const match = start({ seed });
      while (playRandom(match, 'clock'));
      return match.history.map(({ text }) => text).join('');
    };
    expect(game(60)).equal(game(60));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => game(seed))).size).equal(20);

    const match = start({ seed: 5 });
    playRandom(match, 'clock');
    const { position } = match;
    match.undo();
    playRandom(match, 'clock');
    expect(match.position).equal(position);
  });

  it('RO-16: no legal cell is left out in the long run', () => {
    const played = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const match = start({ seed });
      playRandom(match, 'clock');
      played.add(match.history[0]!.text);
    }
    expect([...played].sort()).deep.equal(start().moves());
  });
});
