import type { Game } from './game.js';

/**
 * Counts the finished moves of a given depth: the number of different sequences of that many moves.
 * The usual test of a rule engine ("performance test" of chess programs).
 */
export function perft<Position, Step>(game: Game<Position, Step>, position: Position, depth: number): number {
  if (depth < 1) return 1;
  const steps = game.steps(position);
  if (depth === 1) return steps.length;
  let count = 0;
  for (const step of steps) count += perft(game, game.play(position, step), depth - 1);
  return count;
}
