import { expect } from '@open-wc/testing';
import { isFault, Match, type MatchOptions } from '../../src/core/index.js';
import { refused, sure } from '../suites/results.js';
import { takeAway } from './take-away.js';

const start = (options: MatchOptions = {}) => sure(Match.start(takeAway, options));
const texts = (match: Pick<Match<never, never>, 'history'>) =>
  match.history.map(({ text }) => text).join(' ');

describe('Match.start', () => {
  it('begins at the start that the rules give', () => {
    const match = start();
    expect(match.position).equal('7 a ab');
    expect(takeAway.seats(match.state)).deep.equal(['ann', 'bob']);
    expect(match.turn).equal('ann');
    expect(match.ply).equal(0);
    expect(match.history).deep.equal([]);
    expect(match.outcome).equal(undefined);
    expect(start({ rules: 'heap=9 order=bob,ann whoBegins=last' }).position).equal('9 a ba');
  });

  it('tells the value of every rule switch', () => {
    expect(start({ rules: 'heap=9' }).rules).deep.equal({ heap: '9', order: 'ann,bob', whoBegins: 'first' });
  });

  it('begins at a position, whose own fields win over the rules', () => {
    expect(start({ position: '5 c cab', rules: 'order=bob,ann heap=9' }).position).equal('5 c cab');
    expect(start({ position: '5 b', rules: 'order=bob,ann' }).position).equal('5 b ba');
  });

  it('takes a blank position for none', () => {
    for (const position of ['', '  ', '\n']) expect(start({ position }).position).equal('7 a ab');
  });

  it('returns the fault of the rules, of a contradiction between them, and of the position', () => {
    expect(refused(Match.start(takeAway, { rules: 'heap=0' })).place).equal('rules, heap');
    const contradiction = refused(Match.start(takeAway, { rules: 'heap=1' }));
    expect([contradiction.rule, contradiction.place]).deep.equal(['TA-1', 'rules, heap']);
    expect(refused(Match.start(takeAway, { position: '7 c ab' })).place).equal('position, turn');
    expect(refused(Match.start(takeAway, { position: 'x' })).place).equal('position, heap');
  });

  it('keeps the seed, and draws one where none is given', () => {
    for (const seed of [0, 7, -3, 2 ** 32, Number.MAX_SAFE_INTEGER]) expect(start({ seed }).seed).equal(seed);
    const [one, two] = [start(), start()];
    expect(one.seed).satisfy(Number.isSafeInteger);
    expect(one.seed).not.equal(two.seed);
  });

  it('refuses a seed that is no integer', () => {
    for (const seed of [NaN, 1.5, Infinity, -Infinity, 2 ** 53]) {
      const { place, message } = refused(Match.start(takeAway, { seed }));
      expect(place).equal('seed');
      expect(message).include(String(seed));
    }
  });

  it('accepts for a figure what no game reaches, where nobody is on turn', () => {
    expect(refused(Match.start(takeAway, { position: '7 - ab' })).place).equal('position, turn');
    const figure = start({ position: '7 - ab', purpose: 'figure' });
    expect(figure.position).equal('7 - ab');
    expect(figure.turn).equal(undefined);
    expect(figure.outcome).equal(undefined);
    expect(figure.steps()).deep.equal([]);
    expect(figure.moves()).deep.equal([]);
    expect(isFault(figure.play('t1'))).equal(true);
    expect(figure.position).equal('7 - ab');
  });
});

describe('Match.steps and Match.moves', () => {
  it('show the steps as the game views them, and the moves sorted', () => {
    const match = start();
    expect(match.steps()).deep.equal(['t3', 't2', 't1'].map((text) => ({ text, from: 'heap', changes: [] })));
    expect(match.moves()).deep.equal(['t1', 't2', 't3']);
    match.play('t3t2');
    expect(match.moves()).deep.equal(['t1', 't2']);
    match.play('t2');
    expect(match.moves()).deep.equal([]);
  });

  it('give lists of their own, so that changing one changes no match', () => {
    const match = start();
    match.moves().length = 0;
    match.steps().length = 0;
    expect(match.moves()).length(3);
    expect(match.steps()).length(3);
  });
});

describe('Match.play', () => {
  it('plays one move, and says who made it', () => {
    const match = start();
    expect(match.play('t3')).equal(true);
    expect(match.play(' T1 ', 'bot')).equal(true);
    expect(match.position).equal('3 a ab');
    expect(match.turn).equal('ann');
    const [t3, t1] = ['t3', 't1'].map((text) => ({ text, from: 'heap', changes: [] }));
    expect(match.history).deep.equal([
      { ...t3, seat: 'ann', by: 'human', steps: [t3], position: '4 b ab' },
      { ...t1, seat: 'bob', by: 'bot', steps: [t1], position: '3 a ab' },
    ]);
  });

  it('plays several moves, joined or with white space between them', () => {
    for (const moves of ['t3t1t2', 't3 t1 t2', '  t3\nt1\t t2 ']) {
      const match = start();
      expect(match.play(moves, 'page'), moves).equal(true);
      expect(match.position).equal('1 b ab');
      expect(match.history.map(({ seat, by }) => `${seat} ${by}`)).deep.equal([
        'ann page',
        'bob page',
        'ann page',
      ]);
    }
  });

  it('plays all of several moves or none', () => {
    const match = start();
    match.play('t1');
    for (const moves of ['t3 t2 t2', 't3 t2 nonsense', 't3 t3 t1', 'nonsense t3', '', ' ']) {
      expect(refused(match.play(moves)).message, moves).match(/\w/);
      expect(match.position, moves).equal('6 b ab');
      expect(match.ply, moves).equal(1);
    }
    expect(match.play('t3 t3')).equal(true);
  });

  it('returns the fault of the game with its rule', () => {
    const match = start({ position: '2 a ab' });
    const { rule, place, fault } = refused(match.play('t3'));
    expect([rule, place, fault]).deep.equal(['TA-2', 't3', 'short']);
    expect(refused(match.play('t9')).rule).equal(undefined);
  });

  it('ends the game', () => {
    const match = start();
    match.play('t3t3t1');
    expect(match.turn).equal(undefined);
    expect(match.outcome).deep.equal({
      winners: ['ann'],
      reason: 'last',
      value: 1,
      scores: { ann: 1, bob: 0 },
    });
    expect(isFault(match.play('t1'))).equal(true);
  });
});

describe('Match.undo, redo and goTo', () => {
  it('take back and play again, one by one', () => {
    const match = start();
    match.play('t1t2');
    expect(match.redo()).equal(false);
    expect(match.undo()).equal(true);
    expect([match.position, match.ply, texts(match)]).deep.equal(['6 b ab', 1, 't1']);
    expect(match.undo()).equal(true);
    expect([match.position, match.ply, texts(match)]).deep.equal(['7 a ab', 0, '']);
    expect(match.undo()).equal(false);
    expect(match.redo()).equal(true);
    expect(match.redo()).equal(true);
    expect([match.position, match.ply, texts(match)]).deep.equal(['4 a ab', 2, 't1 t2']);
  });

  it('take back the end of a game', () => {
    const match = start({ position: '3 a ab' });
    match.play('t3');
    expect(match.outcome?.winners).deep.equal(['ann']);
    match.undo();
    expect(match.outcome).equal(undefined);
    expect(match.turn).equal('ann');
  });

  it('go to any ply, and nowhere else', () => {
    const match = start();
    match.play('t1t1t1t1');
    for (const ply of [0, 4, 1, 3]) {
      expect(match.goTo(ply)).equal(true);
      expect([match.ply, match.position[0]]).deep.equal([ply, `${7 - ply}`]);
    }
    for (const ply of [3, -1, 5, 1.5, NaN, -Infinity]) {
      expect(match.goTo(ply), `${ply}`).equal(false);
      expect(match.ply).equal(3);
    }
  });

  it('go to the end by Infinity, along the line that was visited last', () => {
    const match = start();
    match.play('t1t1');
    match.goTo(0);
    match.play('t2t2t2');
    match.goTo(0);
    expect([match.goTo(Infinity), match.ply, match.position[0]]).deep.equal([true, 3, '1']);
    expect(match.goTo(Infinity)).equal(false);
  });

  it('lose what was taken back when another move is played', () => {
    const match = start();
    match.play('t1t1t1');
    match.goTo(1);
    expect(match.play('t3')).equal(true);
    expect(texts(match)).equal('t1 t3');
    expect(match.redo()).equal(false);
    expect(match.position).equal('3 a ab');
  });

  it('lose nothing when a move is refused', () => {
    const match = start();
    match.play('t1t1t1');
    match.goTo(1);
    refused(match.play('t1 t9'));
    expect(match.goTo(3)).equal(true);
    expect(texts(match)).equal('t1 t1 t1');
  });
});

describe('Match.subscribe', () => {
  /** A match in the middle of a game, and the positions that a listener was called at. */
  function heard() {
    const match = start();
    match.play('t1t1');
    const calls: string[] = [];
    return { match, calls, end: match.subscribe(() => calls.push(match.position)) };
  }

  it('calls back once after each change, when it has happened', () => {
    const { match, calls } = heard();
    match.play('t1');
    match.undo();
    match.redo();
    match.goTo(0);
    match.play('t2t2');
    expect(calls).deep.equal(['4 b ab', '5 a ab', '4 b ab', '7 a ab', '3 a ab']);
  });

  it('does not call where nothing changed', () => {
    const { match, calls } = heard();
    refused(match.play('t1 nonsense'));
    match.redo();
    match.goTo(2);
    match.goTo(9);
    match.moves();
    match.perft(3);
    expect(calls).deep.equal([]);
  });

  it('ends for one listener, not for others', () => {
    const { match, calls, end } = heard();
    let others = 0;
    match.subscribe(() => others++);
    end();
    end();
    match.play('t1');
    expect(calls).deep.equal([]);
    expect(others).equal(1);
  });
});
