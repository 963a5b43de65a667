import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { rolit } from '../../../../src/games/rolit/rules/index.js';
import { refused } from '../../../suites/results.js';
import { at, fault, figure, start } from './start.js';

describe('Rolit: the end of a game', () => {
  it('RO-10: the game ends when the board is full', () => {
    const match = at('rrrr/rrrr/rrrr/rrr1 g rg');
    expect(match.outcome).equal(undefined);
    expect(match.turn).equal('green');
    expect(match.moves()).deep.equal(['d4']);
    match.play('d4');
    expect(match.turn).equal(undefined);
    expect(match.moves()).deep.equal([]);
    expect(match.outcome?.winners).deep.equal(['red']);
    expect(match.outcome?.scores).deep.equal({ red: 15, green: 1 });
  });

  it('RO-10: it ends only then, even if a colour is wiped out', () => {
    const match = at('8/8/8/8/4r3/3g4/8/8 r rg');
    match.play('c7');
    expect(match.position).equal('8/8/8/8/4r3/3r4/2r5/8 g rg');
    expect(match.outcome).equal(undefined);
    expect(match.turn).equal('green');
    while (playRandom(match));
    expect(match.ply).equal(62);
  });

  it('RO-10: a game has as many moves as cells were empty, whoever plays', () => {
    for (const [rules, moves] of [
      ['', 60],
      ['seats=red,blue,green', 60],
      ['seats=red,blue,green,yellow size=6', 32],
      ['size=4', 12],
    ] as const) {
      for (let seed = 0; seed < 20; seed++) {
        const match = start({ rules, seed });
        while (match.ply < moves) {
          expect(match.outcome).equal(undefined);
          expect(playRandom(match)).equal(true);
        }
        expect(match.outcome).not.equal(undefined);
        expect(playRandom(match)).equal(false);
      }
    }
  });

  it('RO-10: nothing can be played on a full board', () => {
    const match = at('rrrr/rrrr/gggg/gggg r rg');
    const { rule, place } = refused(match.play('a1'));
    expect([rule, place]).deep.equal(['RO-10', 'a1']);
  });

  it('RO-10: an empty board in a figure is no end of a game, and neither is a full one with nobody on turn', () => {
    for (const position of ['8/8/8/8/8/8/8/8 r rg', '8/8/8/8/8/8/8/8', 'rrrr/rrrr/gggg/gggg - rg']) {
      expect(figure(position).outcome, position).equal(undefined);
    }
  });

  it('RO-11: most balls of the own colour win', () => {
    const outcome = (position: string) => at(position).outcome!;
    expect(outcome('rrrr/rrrr/rggg/gggg r rg').winners).deep.equal(['red']);
    expect(outcome('rrrr/rrrg/gggg/gggg r rg').winners).deep.equal(['green']);
    expect(outcome('rrrr/rrrg/gggg/gggg r rg').scores).deep.equal({ red: 7, green: 9 });
    const three = outcome('rrrr/rbbb/bbbg/gggg b rbg');
    expect(three.winners).deep.equal(['blue']);
    expect(three.scores).deep.equal({ red: 5, blue: 6, green: 5 });
  });

  it('RO-11: equal most is a shared victory of all who have it', () => {
    const winners = (position: string) => at(position).outcome!.winners;
    expect(winners('rrrr/rrrr/gggg/gggg r rg')).have.members(['red', 'green']);
    expect(winners('rrrr/rrbb/bbbb/gggg r rbg')).have.members(['red', 'blue']);
    expect(winners('rrrr/bbbb/gggg/yyyy y rbgy')).have.members(['red', 'blue', 'green', 'yellow']);
    expect(winners('rrrr/bbbb/gggy/yyyy y rbgy')).have.members(['yellow']);
  });

  it('RO-11: balls of colours with no player count for nobody', () => {
    const { winners, scores } = at('bbbb/bbbb/rrrr/rggg r rg').outcome!;
    expect(winners).deep.equal(['red']);
    expect(scores).deep.equal({ red: 5, green: 3 });
    // A board with no ball of a player's: nobody has more than anybody.
    expect(at('bbbb/bbbb/yyyy/yyyy r rg').outcome?.scores).deep.equal({ red: 0, green: 0 });
  });

  it('RO-11: the result says why', () => {
    expect(at('rrrr/rrrr/rggg/gggg r rg').outcome?.reason).match(/\w/);
  });

  it('RO-12: a refused try leaves the board unchanged, and the player chooses again', () => {
    const match = start();
    match.play('f4');
    const { position, ply, history, turn } = match;
    let calls = 0;
    match.subscribe(() => calls++);
    for (const move of ['f4', 'a1', 'f5', 'i9', 'e3 e3', 'c3 c4 h8', 'pass']) {
      expect(refused(match.play(move)).message, move).match(/\w/);
      expect(match.position, move).equal(position);
      expect([match.ply, match.turn]).deep.equal([ply, turn]);
      expect(match.history).deep.equal(history);
    }
    expect(calls).equal(0);
    expect(match.play('e3')).equal(true);
    expect(calls).equal(1);
  });

  it('RO-12: a legal move is in the history, with what it turned; a match can undo it all the same', () => {
    const match = start();
    match.play('f4 e3');
    expect(match.history).length(2);
    expect(match.history[1]).deep.include({
      text: 'e3',
      to: 'e3',
      seat: 'green',
      by: 'human',
      changes: ['e4'],
    });
    expect(match.history[1]?.position).equal(match.position);
    match.undo();
    match.undo();
    expect(match.position).equal(start().position);
    match.goTo(2);
    expect(match.history[1]?.text).equal('e3');
  });

  it('RO-12: takeback is an attribute of the board, no switch of the rules', () => {
    expect(Object.keys(rolit.options)).not.include('takeback');
    expect(fault({ rules: 'takeback=on' }).place).equal('rules');
  });

  it('RO-17: one person plays red and green in turn, to the end', () => {
    const match = start({ seed: 17 });
    while (match.turn) expect(match.play(match.moves().at(-1)!)).equal(true);
    expect(match.history.map(({ seat }) => seat[0]).join('')).equal('rg'.repeat(30));
    expect(new Set(match.history.map(({ by }) => by))).deep.equal(new Set(['human']));
    const { red = 0, green = 0 } = match.outcome!.scores;
    expect(red + green).within(60, 64);
  });
});
