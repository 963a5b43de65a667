import { expect } from '@open-wc/testing';
import { Match, perft } from '../../src/core/index.js';
import { sure } from '../suites/results.js';
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
