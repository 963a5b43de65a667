import type { Game, StepView } from './game.js';
import type { Point } from './match.js';

/** The canonical text of a move, finished or not, by its steps. */
export const writeMove = <Position, Step>(game: Game<Position, Step>, steps: readonly StepView[]): string => {
  const texts = steps.map(({ text }) => text);
  return game.writeMove?.(texts) ?? texts.join('');
};

/**
 * Every finished move of a turn in which these steps were made: its text, and the position after it. Each is made as it is asked
 * for, since a turn may have a million. Where the order of steps does not matter, a move with two of them is found once only: when
 * the first one of them was tried.
 */
export function* finishedMoves<Position, Step>(
  game: Game<Position, Step>,
  position: Position,
  started: readonly StepView[],
  tried: readonly Step[] = [],
): Generator<readonly [text: string, after: Position]> {
  const before = [...tried];
  for (const step of game.steps(position)) {
    if (before.includes(step)) continue;
    yield* movesBy(game, position, step, started, before);
    if (game.unordered && started[0]) before.push(step);
  }
}

/** Those of them that go on with a step. */
export function* movesBy<Position, Step>(
  game: Game<Position, Step>,
  position: Position,
  step: Step,
  started: readonly StepView[],
  tried: readonly Step[],
): Generator<readonly [text: string, after: Position]> {
  const steps = [...started, game.view(position, step)];
  const next = game.play(position, step);
  if (game.midTurn?.(next)) yield* finishedMoves(game, next, steps, tried);
  else yield [writeMove(game, steps), next];
}

/** The moves that were played from a point: that of the main line, then variations. */
export const movesFrom = <Position>({ next }: Point<Position>): Point<Position>[] =>
  next.flatMap((point) => (point.move ? point : movesFrom(point)));
