import { expect } from '@open-wc/testing';
import { did, type Goals, readGoal, solutionsOf, toPlay, winning } from '../../src/core/goal.js';
import { triedAt } from './goal-generator.js';
import { draw, type Game, isFault, Match } from '../../src/core/index.js';
import { refused, sure } from '../suites/results.js';
import { missed } from './goal-generator.js';
import { putAside, type Row } from './put-aside.js';
import { type Heap, takeAway } from './take-away.js';

/** Goals whose answers a reader of this test can see: what a move leaves. */
const goals: Goals<Row, string> = {
  leave: {
    kinds: ['b', 'ab'],
    ask: (seat, kind) => toPlay(seat, kind ? `leave ${kind}` : 'leave one letter'),
    missed: ({ after: { letters }, move: { text } }, kind) =>
      (kind ? letters === kind : letters.length === 1)
        ? undefined
        : did(text, `leaves ${letters || 'nothing'}`, 'PA-1'),
  },
  win: winning(putAside, { last: 'PA-3' }, ({ letters }) => [`${letters} is left`, 'PA-3']),
};

const row = (position: string) => sure(Match.start(putAside, { position }));
const solve = (word: string, match: Match<Row, string>) =>
  solutionsOf(putAside, sure(readGoal(goals, word)), match.point);

describe('the word of a goal', () => {
  it('is read alone or with a kind, in any case', () => {
    for (const [text, word, kind] of [
      ['leave', 'leave', undefined],
      ['leave=b', 'leave', 'b'],
      [' LEAVE=AB ', 'leave', 'ab'],
      ['Win', 'win', undefined],
    ] as const) {
      expect(sure(readGoal(goals, text)), text).deep.equal({ goal: goals[word], word, kind });
    }
  });

  it('is a fault that lists the words where it is none of them', () => {
    for (const text of [
      '',
      'w',
      'wins',
      'leave=',
      'leave=c',
      'leave=b,ab',
      'leave b',
      'win=b',
      '=b',
      'toString',
    ]) {
      const fault = refused(readGoal(goals, text));
      expect([fault.place, fault.expected], text).deep.equal(['goal', 'leave, leave=b, leave=ab, win']);
      expect(fault.message, text).include(text);
    }
  });

  it('is read or refused whatever it is, and nothing throws', () => {
    let read = 0;
    for (let seed = 0; seed < 5000; seed++) {
      const length = draw(seed, 0, 4);
      const parts = Array.from({ length }, (_, i) => {
        const known = ['leave', '=', 'b', 'a', 'win', 'constructor', ' ', '__proto__'];
        const at = draw(seed, i + 1, 12);
        return known[at] ?? String.fromCharCode(draw(seed, i + 9, 0x3000));
      });
      const asked = readGoal(goals, parts.join(''));
      if (isFault(asked)) expect(asked.place).equal('goal');
      else read++;
    }
    expect(read).within(50, 4000);
  });

  it('asks in a sentence', () => {
    expect(goals.leave!.ask('max')).equal('Max to play: leave one letter.');
    expect(goals.leave!.ask('yve', 'ab')).equal('Yve to play: leave ab.');
    expect(goals.win!.ask('yve')).equal('Yve to play: win with this move.');
  });
});

describe('a move that is judged', () => {
  it('has where its turn began, its first step, and where it led', () => {
    const match = row('abcd m');
    const { state } = match;
    match.play('a+d+c');
    const tried = triedAt(putAside, match.point)!;
    expect(tried.before).equal(state);
    expect(tried.first).equal('a');
    expect(tried.after).equal(match.state);
    expect(tried.move).deep.include({ seat: 'max', text: 'a+c+d' });
  });

  it('began before the match did where that begins in the middle of a turn', () => {
    const match = row('abcd m a+d');
    match.play('');
    const tried = triedAt(putAside, match.point)!;
    expect(tried.before.letters).equal('abcd');
    expect([tried.first, tried.move.text]).deep.equal(['a', 'a+d']);
  });

  it('is none at the start and in the middle of a turn', () => {
    const match = row('abcd m');
    expect(triedAt(putAside, match.point)).equal(undefined);
    match.play('b a');
    expect(match.started.length).equal(1);
    expect(triedAt(putAside, match.point)).equal(undefined);
    match.undo();
    expect(triedAt(putAside, match.point)?.move.text).equal('b');
    expect(triedAt(putAside, row('abcd m a').point)).equal(undefined);
  });

  it('may be any point of a match, not only the last', () => {
    const match = row('abcd m');
    match.play('b c d');
    const [, second] = [1, 2].map((ply) => (match.goTo(ply), match.point));
    match.goTo(0);
    const tried = triedAt(putAside, second!)!;
    expect([tried.move.seat, tried.first, tried.before.letters]).deep.equal(['yve', 'c', 'acd']);
  });
});

describe('the goal to win', () => {
  const heap = (game: Game<Heap, number>, position: string) => sure(Match.start(game, { position }));
  const goalOf = (game: Game<Heap, number>) => ({
    win: winning(game, { last: 'TA-3', draw: 'TA-4' }, ({ left }, seat) => [`${seat} left ${left}`, 'TA-2']),
  });
  const outcomeOf = (winners: readonly string[], reason: string): Game<Heap, number> => ({
    ...takeAway,
    outcome: (position) => takeAway.outcome(position) && { winners, reason, value: 1, scores: {} },
  });

  it('is reached where the mover is the winner, or one of them', () => {
    expect(missed(goalOf(takeAway), heap(takeAway, '2 b ab'), 'win', 't2')).equal(undefined);
    const shared = outcomeOf(['ann', 'bob'], 'last');
    for (const seat of ['a', 'b'])
      expect(missed(goalOf(shared), heap(shared, `1 ${seat} abc`), 'win', 't1'), seat).equal(undefined);
    expect(missed(goalOf(shared), heap(shared, '1 c abc'), 'win', 't1')).equal(
      't1 ends the game, and ann and bob won (TA-3).',
    );
  });

  it('is missed where the game goes on, is lost or is a draw', () => {
    const [lost, drawn] = [outcomeOf(['bob'], 'last'), outcomeOf([], 'draw')];
    expect(missed(goalOf(takeAway), heap(takeAway, '5 a ab'), 'win', 't2')).equal(
      't2 does not win: ann left 3 (TA-2).',
    );
    expect(missed(goalOf(lost), heap(lost, '1 a ab'), 'win', 't1')).equal(
      't1 ends the game, and bob won (TA-3).',
    );
    expect(missed(goalOf(drawn), heap(drawn, '1 a ab'), 'win', 't1')).equal(
      't1 ends the game in a draw (TA-4).',
    );
  });
});

describe('the solutions of a goal', () => {
  it('are the finished moves that reach it, each once', () => {
    expect(solve('leave', row('abcd m')).sort()).deep.equal(['a+b+c', 'a+b+d', 'a+c+d']);
    expect(solve('leave=b', row('abcd m'))).deep.equal(['a+c+d']);
    expect(solve('leave=ab', row('abd m'))).deep.equal(['d']);
    expect(solve('win', row('abc m'))).deep.equal(['a+b+c']);
    expect(solve('win', row('abcd m'))).deep.equal([]);
    expect(solve('win', row('abcde m a'))).deep.equal([]);
  });

  it('are those of the steps that were made, in the middle of a turn', () => {
    expect(solve('leave', row('abcd m a+d')).sort()).deep.equal(['a+b+d', 'a+c+d']);
    const match = row('bcda m');
    match.play('a');
    expect(solve('leave=b', match)).deep.equal(['a+c+d']);
    match.play('+c');
    expect(solve('leave=b', match)).deep.equal(['a+c+d']);
    expect(solve('leave=ab', match)).deep.equal([]);
  });

  it('leave the match as it was', () => {
    const match = row('abcd m');
    const { point } = match;
    solve('leave', match);
    expect(match.point).equal(point);
    expect(point.next).deep.equal([]);
  });

  it('are the same among all finished moves, at random', () => {
    for (let seed = 0; seed < 300; seed++) {
      const letters = [...'abcdefgh'].filter((_, i) => draw(seed, i, 3));
      if (!letters[0]) continue;
      const match = row(`${letters.join('')} m`);
      if (draw(seed, 20, 2)) match.play(letters[draw(seed, 21, letters.length)]!);
      if (!match.turn) continue;
      for (const word of ['leave', 'leave=b', 'leave=ab', 'win']) {
        const found = solve(word, match);
        const right = match
          .moves()
          .filter((text) => missed(goals, row(match.position), word, text) === undefined);
        expect(found.sort(), `${match.position} ${word}`).deep.equal(right);
      }
    }
  });
});
