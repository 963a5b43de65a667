import { expect } from '@open-wc/testing';
import { Match, perft } from '../../src/core/index.js';
import { sure } from '../suites/results.js';
import { putAside } from './put-aside.js';
import { takeAway } from './take-away.js';

/** Counts in another way: how many lists of so many numbers from 1 to 3 add up to no more than the heap. */
function lists(heap: number, length: number): number {
  if (heap < 0) return 0;
  return length ? [1, 2, 3].reduce((sum, count) => sum + lists(heap - count, length - 1), 0) : 1;
}

describe('perft', () => {
  const match = sure(Match.start(takeAway, {}));

  it('counts the sequences of so many moves', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].map((depth) => perft(takeAway, match.state, depth));
    expect(counts).deep.equal([1, 3, 9, 23, 31, 21, 7, 1]);
    expect(counts).deep.equal(counts.map((_, depth) => lists(7, depth)));
  });

  it('counts none beyond the end of every game', () => {
    expect(perft(takeAway, match.state, 8)).equal(0);
    const over = sure(Match.start(takeAway, { position: '0 a ab' }));
    expect([0, 1, 2].map((depth) => over.perft(depth))).deep.equal([1, 0, 0]);
  });

  it('is the same by a match, from where it stands, and plays nothing', () => {
    const played = sure(Match.start(takeAway, { rules: 'heap=9' }));
    played.play('t2');
    expect([1, 2, 3, 4].map((depth) => played.perft(depth))).deep.equal([3, 9, 23, 31]);
    expect(played.position).equal('7 b ab');
    expect(played.ply).equal(1);
  });
});

/** Every way to choose so many of some letters, in alphabetical order. */
function choose(letters: string, count: number): string[] {
  if (!count) return [''];
  return [...letters].flatMap((letter, i) =>
    choose(letters.slice(i + 1), count - 1).map((others) => letter + others),
  );
}

/** Counts in another way: by the sets of letters that a move leaves. */
function games(letters: string, depth: number): number {
  if (!depth) return 1;
  const without = (row: string, taken: string) => [...row].filter((each) => !taken.includes(each)).join('');
  return [...letters].reduce((sum, letter) => {
    const rest = without(letters, letter);
    const vowel = rest && 'ae'.includes(letter);
    const aside = vowel ? [...choose(rest, 1), ...choose(rest, 2)] : [''];
    return sum + aside.reduce((all, each) => all + games(without(rest, each), depth - 1), 0);
  }, 0);
}

describe('perft of moves of several steps', () => {
  const count = (position: string, depth: number) => sure(Match.start(putAside, { position })).perft(depth);

  it('counts finished moves, each once whatever the order of its steps', () => {
    expect([0, 1, 2, 3, 4].map((depth) => count('abc m', depth))).deep.equal([1, 5, 6, 2, 0]);
    for (const row of ['a', 'ae', 'abe', 'abcd', 'abcde', 'abcdefgh']) {
      for (let depth = 0; depth < 6; depth++) {
        expect(count(`${row} m`, depth), `${row} ${depth}`).equal(games(row, depth));
      }
    }
  });

  it('counts in the middle of a turn the moves that finish it', () => {
    expect([0, 1, 2, 3].map((depth) => count('abc m a', depth))).deep.equal([1, 3, 2, 0]);
    expect([0, 1, 2].map((depth) => count('abcd m a+c', depth))).deep.equal([1, 3, 4]);
    expect(count('abcd m a+c', 1)).equal(
      sure(Match.start(putAside, { position: 'abcd m a+c' })).moves().length,
    );
  });

  it('counts the moves of a turn as those of its first steps', () => {
    for (const depth of [1, 2, 3, 4]) {
      const sum = [...'abcde'].reduce((all, letter) => {
        const match = sure(Match.start(putAside, { position: 'abcde m' }));
        match.play(letter);
        return all + match.perft(match.started[0] ? depth : depth - 1);
      }, 0);
      expect(count('abcde m', depth)).equal(sum);
    }
  });
});
