import type { Game } from './game.js';
import { finishedMoves } from './moves.js';

/**
 * Counts the finished moves of a given depth: the number of different sequences of that many moves.
 * The usual test of a rule engine ("performance test" of chess programs).
 */
export function perft<Position, Step>(game: Game<Position, Step>, position: Position, depth: number): number {
  if (depth < 1) return 1;
  let count = 0;
  const { midTurn } = game;
  // Two orders of steps are one move.
  if (game.unordered && midTurn?.(position)) {
    for (const end of finishedMoves(game, position, []).values()) count += perft(game, end, depth - 1);
    return count;
  }
  const steps = game.steps(position);
  if (depth === 1 && !midTurn) return steps.length;
  for (const step of steps) {
    const next = game.play(position, step);
    count += perft(game, next, midTurn?.(next) ? depth : depth - 1);
  }
  return count;
}
