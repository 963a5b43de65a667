import { expect } from '@open-wc/testing';
import { draw, Match, playRandom, randomSeed } from '../../src/core/index.js';
import { sure } from '../suites/results.js';
import { takeAway } from './take-away.js';

const DRAWS = 100_000;

/**
 * How far counts lie from what is expected, as chi-square over its limit at one in 1000: a fair generator is
 * above 1 for one seed in 1000. Limits by Wilson and Hilferty's approximation, which is good to 1 %.
 */
function excess(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)) {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const share = sum(counts) / sum(weights);
  const chiSquare = sum(counts.map((count, i) => (count - share * weights[i]!) ** 2 / (share * weights[i]!)));
  const freedom = counts.length - 1;
  const limit = freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
  return chiSquare / limit;
}

function tally(bound: number, drawn: (index: number) => number) {
  const counts = Array.from({ length: bound }, () => 0);
  for (let i = 0; i < DRAWS; i++) counts[drawn(i)]!++;
  return counts;
}

/** Four coins at once: how many of the four bits of a number from 0 to 15 are set. */
const heads = (sixteenth: number) => [...sixteenth.toString(2)].filter((bit) => bit === '1').length;

describe('draw', () => {
  it('gives the same for the same seed and index, whatever was drawn before', () => {
    const first = Array.from({ length: 50 }, (_, i) => draw(7, i, 1000));
    const again = Array.from({ length: 50 }, (_, i) => draw(7, 49 - i, 1000)).reverse();
    expect(again).deep.equal(first);
    expect(new Set(first).size).above(40);
  });

  it('is SplitMix32 to the bit, for records name a seed', () => {
    const mask = 0xffffffffn;
    const bySplitMix = (seed: number, index: number, bound: number) => {
      let x = (BigInt(seed) + BigInt(index + 1) * 0x9e3779b9n) & mask;
      x = ((x ^ (x >> 16n)) * 0x21f0aaadn) & mask;
      x = ((x ^ (x >> 15n)) * 0x735a2d97n) & mask;
      return Number(((x ^ (x >> 15n)) * BigInt(bound)) >> 32n);
    };
    for (const seed of [0, 1, -1, 2012, 2 ** 31, -(2 ** 31), 2 ** 40 + 9]) {
      for (let index = 0; index < 300; index++) {
        for (const bound of [6, 16, 2 ** 32]) {
          expect(draw(seed, index, bound)).equal(bySplitMix(seed, index, bound));
        }
      }
    }
  });

  it('gives others for another seed', () => {
    const drawn = (seed: number) => Array.from({ length: 20 }, (_, i) => draw(seed, i, 16)).join();
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => drawn(seed - 500))).size).equal(1000);
  });

  it('gives integers from 0 to below the bound, for any integer as a seed', () => {
    for (const seed of [0, -1, 2 ** 31, -(2 ** 31), 2 ** 32 + 5, Number.MAX_SAFE_INTEGER]) {
      for (const bound of [1, 2, 3, 60, 2 ** 32]) {
        for (let i = 0; i < 200; i++) {
          expect(draw(seed, i, bound))
            .satisfy(Number.isInteger)
            .within(0, bound - 1);
        }
      }
      expect(new Set(Array.from({ length: 200 }, (_, i) => draw(seed, i, 2 ** 32))).size).equal(200);
    }
  });

  it('throws four coins: 1, 4, 6, 4 and 1 sixteenths', () => {
    for (const seed of [1, 2, 3, -1, 2012, 123456789]) {
      const counts = tally(5, (i) => heads(draw(seed, i, 16)));
      expect(excess(counts, [1, 4, 6, 4, 1]), `seed ${seed}: ${counts.join()}`).below(1);
    }
  });

  it('draws evenly below other bounds', () => {
    for (const bound of [2, 3, 4, 5, 6, 7, 10, 16, 60, 64, 100]) {
      for (const seed of [1, -77]) {
        const counts = tally(bound, (i) => draw(seed, i, bound));
        expect(excess(counts), `bound ${bound}, seed ${seed}`).below(1);
      }
    }
  });

  it('draws evenly after each number, and evenly at one index over all seeds', () => {
    expect(excess(tally(256, (i) => draw(5, 2 * i, 16) * 16 + draw(5, 2 * i + 1, 16)))).below(1);
    expect(excess(tally(16, (seed) => draw(seed, 0, 16)))).below(1);
    expect(excess(tally(256, (seed) => draw(seed, 3, 16) * 16 + draw(seed + 1, 3, 16)))).below(1);
  });
});

describe('the measure of these tests', () => {
  it('finds unfair coins', () => {
    expect(excess([6250, 25000, 37500, 25000, 6250], [1, 4, 6, 4, 1])).equal(0);
    expect(excess([6650, 25000, 37100, 25000, 6250], [1, 4, 6, 4, 1])).above(1);
    expect(excess(tally(6, (i) => (i % 50 ? draw(1, i, 6) : 0)))).above(1);
  });
});

describe('randomSeed', () => {
  it('gives integers that differ', () => {
    const seeds = Array.from({ length: 50 }, randomSeed);
    for (const seed of seeds) expect(seed).satisfy(Number.isSafeInteger);
    expect(new Set(seeds).size).above(45);
  });
});

describe('playRandom', () => {
  const start = (seed: number, rules = 'heap=30') => sure(Match.start(takeAway, { seed, rules }));

  function game(seed: number) {
    const match = start(seed);
    while (playRandom(match));
    return match.history.map(({ text }) => text).join('');
  }

  it('plays legal steps until nobody is on turn', () => {
    const match = start(3);
    let plies = 0;
    while (playRandom(match)) plies++;
    expect(match.outcome?.winners).length(1);
    expect(match.ply).equal(plies);
    expect(plies).within(10, 30);
    expect(playRandom(match)).equal(false);
    expect(match.ply).equal(plies);
  });

  it('plays the same game for the same seed, and others for others', () => {
    expect(game(7)).equal(game(7));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => game(seed))).size).above(45);
  });

  it('plays the same again at a ply that was gone back to', () => {
    const match = start(7);
    while (playRandom(match));
    const whole = match.history.map(({ text }) => text).join('');
    match.goTo(4);
    while (playRandom(match));
    expect(match.history.map(({ text }) => text).join('')).equal(whole);
  });

  it('says by whom the move was made: a bot, or whoever is named', () => {
    const match = start(1);
    playRandom(match);
    playRandom(match, 'clock');
    expect(match.history.map(({ by }) => by)).deep.equal(['bot', 'clock']);
  });

  it('plays nothing in a figure where nobody is on turn', () => {
    const figure = sure(Match.start(takeAway, { position: '7 - ab', purpose: 'figure' }));
    expect(playRandom(figure)).equal(false);
    expect(figure.ply).equal(0);
  });

  it('draws each legal step about as often as any other', () => {
    const counts: Record<string, number> = { t1: 0, t2: 0, t3: 0 };
    for (let seed = 0; seed < 3000; seed++) {
      const match = start(seed);
      playRandom(match);
      counts[match.history[0]!.text]!++;
    }
    expect(excess(Object.values(counts)), JSON.stringify(counts)).below(1);
  });
});
