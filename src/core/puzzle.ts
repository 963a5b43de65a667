import { type Fault, isFault, misread } from './fault.js';
import type { Game, StepView } from './game.js';
import { type Asked, solutionsOf, type Tried, triedOf } from './goal.js';
import { type Match, type Point, turnOf } from './match.js';
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
  let at = 0;
  for (const line of text.split('|')) {
    // Blank before it, so that places are those of the whole text.
    const read = readRecord(game, text.slice(0, at).replace(/[^\n]/g, ' ') + line, {
      position,
      rules: writeRules(rules),
    });
    if (isFault(read)) {
      const { fault, expected, place, message } = read;
      const where = { place: `solution, ${place}`, message: `solution, ${message}` };
      return { fault, expected, ...where, ...(read.rule && { rule: read.rule }) };
    }
    if (!movesFrom(read.root)[0]) return misread('solution', line, 'a move');
    at += line.length + 1;
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

/** The move that a step finishes where a match stands, if it does, to be judged; the match stays as it is. */
export function tryStep<Position, Step>(
  { game, state, started, point, turn }: Match<Position, Step>,
  text: string,
): Tried<Position, Step> | undefined {
  const read = turn === 'chance' ? undefined : game.readStep(state, text);
  if (!read || isFault(read)) return undefined;
  const after = game.play(state, read.step);
  if (game.midTurn?.(after)) return undefined;
  return triedOf(game, turnOf(point).state, [...started, game.view(state, read.step)], after);
}

/** The steps of a move by its text. */
function stepsOf<Position, Step>(game: Game<Position, Step>, from: Position, text: string): StepView[] {
  const steps: StepView[] = [];
  let state = from;
  for (let rest = text; rest;) {
    const read = game.readStep(state, rest);
    if (isFault(read)) break;
    steps.push(game.view(state, read.step));
    state = game.play(state, read.step);
    rest = read.rest;
  }
  return steps;
}

/** The steps that are still to be made of one right move: of the author's, else of the first that reaches the goal. */
export function rightSteps<Position, Step>(
  { game, started, point }: Match<Position, Step>,
  lines: readonly Point<Position>[],
  asked: Asked<Position, Step> | undefined,
): readonly StepView[] | undefined {
  const moves = lines.flatMap(movesFrom).filter(isRight);
  const [found] = asked ? solutionsOf(game, asked, point) : [];
  const given = moves.map(({ move }) => move!.steps);
  const all = found === undefined ? given : [...given, stepsOf(game, turnOf(point).state, found)];
  for (const steps of all) {
    const rest = steps.filter(({ text }) => !started.some((each) => each.text === text));
    if (rest[0] && rest.length === steps.length - started.length) return rest;
  }
  return undefined;
}
