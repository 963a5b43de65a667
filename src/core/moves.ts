import type { Game, StepView } from './game.js';

/** The canonical text of a move, finished or not, by its steps. */
export const writeMove = <Position, Step>(game: Game<Position, Step>, steps: readonly StepView[]): string => {
  const texts = steps.map(({ text }) => text);
  return game.writeMove?.(texts) ?? texts.join('');
};

/** Every finished move of a turn in which these steps were made, by its text: the position after it. */
export function finishedMoves<Position, Step>(
  game: Game<Position, Step>,
  position: Position,
  started: readonly StepView[],
): Map<string, Position> {
  const moves = new Map<string, Position>();
  for (const step of game.steps(position)) {
    const steps = [...started, game.view(position, step)];
    const next = game.play(position, step);
    if (game.midTurn?.(next)) {
      for (const [text, end] of finishedMoves(game, next, steps)) moves.set(text, end);
    } else moves.set(writeMove(game, steps), next);
  }
  return moves;
}
