import { expect } from '@open-wc/testing';
import { draw } from '../../../../src/core/index.js';
import { type Position, ur } from '../../../../src/games/ur/rules/index.js';
import { holds } from '../../../suites/results.js';
import { start } from './start.js';

const MOST = 3000;

/** How many bits of an integer are set. */
function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest; rest >>>= 1) count += rest & 1;
  return count;
}

/** What a random game is seen to do, from outside the rules. */
interface Seen {
  /** How many pieces wait, counted by what enters and what is captured. */
  readonly waiting: [number, number];
  throws: number;
  captures: number;
  guarded: number;
}

const B4 = 1 << 11;

/**
 * Plays a random game by the game's own functions and checks at each step that no piece comes or goes but by the
 * rules: one enters, one goes home, one is captured; a held middle rosette stays held, where it is safe.
 */
function randomGame(begin: Position, pieces: number, seed: number, safe: boolean): Seen {
  const seen: Seen = { waiting: [pieces, pieces], throws: 0, captures: 0, guarded: 0 };
  const told = (position: Position) => () =>
    `seed ${seed}, throw ${seen.throws}: ${ur.writePosition(position)}`;
  let position = begin;
  for (let i = 0; ur.turn(position); i++) {
    holds(i < 2 * MOST, told(position));
    holds(ur.outcome(position) === undefined, told(position));
    const [own, other] = position.seat ? ([1, 0] as const) : ([0, 1] as const);
    const steps = ur.steps(position);
    const chance = ur.turn(position) === 'chance';
    // Even odds for the throws are odds too, and make other games.
    const step = steps[draw(seed, i, steps.length)]!;
    const view = ur.view(position, step);
    const next = ur.play(position, step);
    if (chance) seen.throws++;
    else {
      const captured = bits(position.held[other]) - bits(next.held[other]);
      if (!view.from) seen.waiting[own]--;
      seen.waiting[other] += captured;
      holds(captured === Number(view.text.includes('x')), told(position));
      holds(next.home[own] - position.home[own] === Number(view.text.includes('+')), told(position));
      seen.captures += captured;
      if (safe && position.held[other] & B4) {
        seen.guarded++;
        holds((next.held[other] & B4) !== 0 && !(next.held[own] & B4), told(position));
      }
    }
    for (const seat of [0, 1] as const) {
      holds(bits(next.held[seat]) + next.home[seat] + seen.waiting[seat] === pieces, told(next));
      holds(seen.waiting[seat] >= 0, told(next));
    }
    holds((next.held[0] & next.held[1]) === 0, told(next));
    position = next;
  }
  // It ends at the last piece home, and one step before it does not.
  const { winners, scores } = ur.outcome(position)!;
  holds(winners.length === 1 && scores[winners[0]!] === pieces, told(position));
  holds(Object.values(scores).filter((score) => score === pieces).length === 1, told(position));
  return seen;
}

describe('Ur: random games', function () {
  this.timeout(180_000);

  for (const [rules, pieces, count] of [
    ['', 7, 7000],
    ['entry=throw', 7, 3000],
    ['masters', 7, 700],
    ['blitz', 5, 700],
    ['pieces=3 first=dark', 3, 700],
  ] as const) {
    const safe = !/masters|blitz/.test(rules);
    it(`UR-9, UR-13, UR-14: ${count} of them keep their guards and their pieces, and end at the last one home: ${rules || 'finkel'}`, () => {
      const begin = start({ rules }).state;
      let [guarded, captures, most] = [0, 0, 0];
      for (let seed = 0; seed < count; seed++) {
        const seen = randomGame(begin, pieces, seed, safe);
        guarded += seen.guarded;
        captures += seen.captures;
        most = Math.max(most, seen.throws);
      }
      expect(captures).above(count);
      expect(guarded > count).equal(safe);
      expect(most).below(MOST);
    });
  }
});
