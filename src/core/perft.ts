import type { Game } from './game.js';

/**
 * Counts the finished moves of a given depth: the number of different sequences of that many moves.
 * The usual test of a rule engine ("performance test" of chess programs).
 */
export function perft<Position, Step>(
  game: Game<Position, Step>,
  position: Position,
  depth: number,
  tried: readonly Step[] = [],
): number {
  if (depth < 1) return 1;
  let count = 0;
  const { midTurn } = game;
  const steps = game.steps(position);
  if (depth === 1 && !midTurn) return steps.length;
  // Two orders of steps are one move, which is counted when the first one of them is tried.
  const before = game.unordered && midTurn?.(position) ? [...tried] : undefined;
  for (const step of steps) {
    if (before?.includes(step)) continue;
    const next = game.play(position, step);
    count += midTurn?.(next) ? perft(game, next, depth, before) : perft(game, next, depth - 1);
    before?.push(step);
  }
  return count;
}
