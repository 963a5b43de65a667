import { expect } from '@open-wc/testing';
import { Match, playRandom, readRules } from '../../../../src/core/index.js';
import { rollOf } from '../../../../src/core/random.js';
import { ur } from '../../../../src/games/ur/rules/index.js';
import { sure } from '../../../suites/results.js';
import { start, type UrMatch } from './start.js';

const THROWS = 100_000;

/** Chi-square with the given freedom is above this once in 1000 by a fair dice. */
const LIMITS = [0, 10.83, 13.82, 16.27, 18.47];

/** How far counts lie from so many sixteenths each, over the limit; throws that cannot be are not among them. */
function excess(counts: readonly number[], sixteenths: readonly number[]): number {
  const sum = counts.reduce((a, b) => a + b, 0);
  const possible = sixteenths.flatMap((part, i) => (part ? [{ part, count: counts[i] ?? 0 }] : []));
  const square = possible.reduce(
    (total, { part, count }) => total + (count - (sum * part) / 16) ** 2 / ((sum * part) / 16),
    0,
  );
  return square / LIMITS[possible.length - 1]!;
}

/** How often each throw came out. */
function tally(throws: Iterable<number>): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const number of throws) counts[number]!++;
  return counts;
}

const thrown = (match: UrMatch) => {
  match.play('roll');
  return Number((match.started[0] ?? match.history.at(-1)!).text[0]);
};

/** The throws of a game of one seed, to its end. */
function throwsOf(seed: number, rules = ''): string {
  const match = start({ seed, rules });
  while (playRandom(match));
  return match.history.map(({ text }) => text[0]).join('');
}

const SETS = [
  ['finkel', [1, 4, 6, 4, 1]],
  ['blitz', [1, 4, 6, 4, 1]],
  ['masters', [0, 6, 6, 2, 2]],
] as const;

describe('Ur: the dice', function () {
  this.timeout(60_000);

  for (const [rules, sixteenths] of SETS) {
    it(`UR-2, UR-15: the odds of a throw are ${sixteenths.join(', ')} sixteenths, ${rules}`, () => {
      const { state } = start({ rules });
      const odds = [0, 0, 0, 0, 0];
      for (const step of ur.steps(state)) odds[Number(ur.view(state, step).text[0])] = ur.odds!(state, step);
      expect(odds).deep.equal(sixteenths.map((part) => part / 16));
      expect(odds.reduce((a, b) => a + b)).equal(1);
    });

    it(`UR-2, UR-15: throws one after another follow their odds, ${rules}`, () => {
      const { state } = start({ rules });
      for (const seed of [1, -7, 20120]) {
        const counts = tally(Array.from({ length: THROWS }, (_, i) => rollOf(ur, state, seed, i)));
        expect(counts.reduce((a, b) => a + b)).equal(THROWS);
        expect(excess(counts, sixteenths), `seed ${seed}: ${counts.join()}`).below(1);
        sixteenths.forEach((part, i) => expect(counts[i]! > 0).equal(part > 0));
      }
    });
  }

  it('UR-2: the first throws of matches by other seeds follow their odds', () => {
    const rules = sure(readRules(ur.options, ''));
    const position = sure(ur.initial(rules));
    const text = ur.writePosition(position);
    const first = (seed: number) => thrown(sure(Match.start(ur, { position: text, seed })));
    const counts = tally(Array.from({ length: THROWS / 4 }, (_, seed) => first(seed)));
    expect(excess(counts, [1, 4, 6, 4, 1]), counts.join()).below(1);
  });

  it('UR-2: the throws of whole games follow their odds, whatever is played', () => {
    const throws = Array.from({ length: 150 }, (_, seed) => [...throwsOf(seed)].map(Number)).flat();
    expect(throws.length).above(20_000);
    expect(excess(tally(throws), [1, 4, 6, 4, 1])).below(1);
  });

  it('has a measure that finds unfair dice', () => {
    expect(excess([6250, 25000, 37500, 25000, 6250], [1, 4, 6, 4, 1])).equal(0);
    expect(excess([6650, 25000, 37100, 25000, 6250], [1, 4, 6, 4, 1])).above(1);
    expect(excess([0, 20000, 20000, 20000, 20000], [0, 6, 6, 2, 2])).above(1);
  });
});

describe('Ur: throws from the seed', () => {
  it('UR-2: the same seed gives the same throws, another one others', () => {
    expect(throwsOf(7)).equal(throwsOf(7));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => throwsOf(seed))).size).equal(30);
  });

  it('UR-2: a throw taken back and made again is the same', () => {
    for (let seed = 0; seed < 60; seed++) {
      const match = start({ seed });
      for (let i = 0; i < 9; i++) playRandom(match);
      if (match.turn !== 'chance') playRandom(match);
      const before = match.position;
      match.play('roll');
      const { position } = match;
      match.undo();
      expect(match.position).equal(before);
      match.play('roll');
      expect(match.position).equal(position);
    }
  });

  it('UR-2: the next throw is the same whichever piece moves', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = start({ seed });
      while (match.moves().length < 2 || match.turn === 'chance') playRandom(match);
      const { ply } = match;
      const throws = match.moves().map((move) => {
        match.play(move);
        const number = thrown(match);
        match.goTo(ply);
        match.play('roll');
        return number;
      });
      expect(throws.length).above(1);
      expect(new Set(throws).size).equal(1);
    }
  });

  it('UR-2: a throw can be named instead, as in a record', () => {
    for (const roll of [1, 2, 3, 4]) {
      const match = start({ seed: 1 });
      expect(match.play(`${roll}`)).equal(true);
      expect(match.started.map(({ text }) => text)).deep.equal([`${roll}`]);
    }
  });

  it('UR-2: nothing is drawn by Math.random, and where no seed is given it is another one each time', () => {
    const { random } = Math;
    const seeds = new Set<number>();
    try {
      Math.random = () => {
        throw new Error('Math.random was called');
      };
      for (let i = 0; i < 20; i++) {
        const match = start();
        seeds.add(match.seed);
        while (playRandom(match));
        expect(match.outcome?.winners).length(1);
      }
    } finally {
      Math.random = random;
    }
    expect(seeds.size).above(15);
  });
});
