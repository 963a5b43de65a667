import { type Fault, isFault } from './fault.js';
import type { StepView } from './game.js';
import { type Asked, solutionsOf, type Tried, triedOf } from './goal.js';
import { Match, type Point } from './match.js';
import { movesFrom } from './moves.js';
import { readRecord } from './record.js';
import { writeRules } from './rules.js';

/** Glyphs of moves that are no solution though the author gives them: `?`, `??` and `?!`. */
const WRONG = [2, 4, 6];

/** Whether the author calls a move right, by the glyphs that stand with it. */
export const isRight = ({ nags = [] }: Point): boolean => !nags.some((nag) => WRONG.includes(nag));

/** Reads the lines of a solution from where a match stands, with `|` between them; returns where each begins. */
export function readSolution<Position, Step>(
  { game, position, rules }: Match<Position, Step>,
  text: string,
): readonly Point<Position>[] | Fault {
  const lines: Point<Position>[] = [];
  for (const line of text.split('|')) {
    const read = readRecord(game, line, { position, rules: writeRules(rules) });
    if (isFault(read)) {
      const { place, message } = read;
      return { ...read, place: `solution, ${place}`, message: `solution, ${message}` };
    }
    lines.push(read.root);
  }
  return lines;
}

/** The author's moves from these points that lead to a position, in whatever order their steps come. */
export function movesTo<Position, Step>(
  { game }: Match<Position, Step>,
  lines: readonly Point<Position>[],
  state: Position,
): readonly Point<Position>[] {
  const text = game.writePosition(state);
  return lines.flatMap(movesFrom).filter((point) => game.writePosition(point.state) === text);
}

/** A match beside another one, which stands where that does and knows nothing more of it. */
function beside<Position, Step>({ game, position, rules, seed }: Match<Position, Step>, text: string) {
  const trial = Match.start(game, { position, rules: writeRules(rules), seed });
  return isFault(trial) || isFault(trial.play(text)) ? undefined : trial;
}

/** The move that a step finishes where a match stands, if it does, to be judged; the match itself stays as it is. */
export function tryStep<Position, Step>(
  match: Match<Position, Step>,
  step: string,
): Tried<Position, Step> | undefined {
  const trial = match.turn === 'chance' ? undefined : beside(match, step);
  return trial && triedOf(match.game, trial.point);
}

/** The steps that are still to be made of one right move: of the author's, else of the first that reaches the goal. */
export function rightSteps<Position, Step>(
  match: Match<Position, Step>,
  lines: readonly Point<Position>[],
  asked: Asked<Position, Step> | undefined,
): readonly StepView[] | undefined {
  const { game, started, point } = match;
  const restOf = (steps: readonly StepView[] = []) => {
    const rest = steps.filter(({ text }) => !started.some((each) => each.text === text));
    return rest[0] && rest.length === steps.length - started.length ? rest : undefined;
  };
  const given = lines.flatMap(movesFrom).filter(isRight);
  for (const { move } of given) if (restOf(move!.steps)) return restOf(move!.steps);
  const [found] = asked ? solutionsOf(game, asked, point) : [];
  return found === undefined ? undefined : restOf(beside(match, found)?.point.move?.steps);
}
