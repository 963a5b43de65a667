import type { Game } from './game.js';

/** A seed that nobody can foresee, from the platform's entropy. */
export const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/**
 * The `index`-th number drawn from a seed: an integer from 0 to `bound - 1`. The generator has no state to keep:
 * what is drawn at a point of a match depends on the seed and that point alone, so undoing, jumping and
 * replaying change nothing. The method is SplitMix32: a Weyl sequence through a finaliser of two
 * multiplications (C. Wellons, "Prospecting for hash functions", 2018). The bias is below `bound` in 2^32.
 */
export function draw(seed: number, index: number, bound: number): number {
  let x = (seed + Math.imul(index + 1, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  x = (x ^ (x >>> 15)) >>> 0;
  return Math.floor((x / 2 ** 32) * bound);
}

/** The `index`-th step of chance drawn from a seed, as probable as the rules say. */
export function rollOf<Position, Step>(
  game: Game<Position, Step>,
  position: Position,
  seed: number,
  index: number,
): Step {
  const steps = game.steps(position);
  let rest = draw(seed, index, 2 ** 32) / 2 ** 32;
  return steps.find((step) => (rest -= game.odds!(position, step)) < 0) ?? steps.at(-1)!;
}
