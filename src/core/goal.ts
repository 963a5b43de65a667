import { type Fault, isFault, misread } from './fault.js';
import type { Game, Seat, StepView } from './game.js';
import { type Move, type Point, turnOf } from './match.js';
import { movesBy, writeMove } from './moves.js';

/** A finished move that is judged. */
export interface Tried<Position, Step> {
  /** Where its turn began, even if a match began later, behind a started move. */
  readonly before: Position;
  /** The step that the turn began with: by most rules the one that counts. */
  readonly first: Step;
  readonly move: Pick<Move, 'seat' | 'text'>;
  readonly after: Position;
}

/** What a puzzle asks of a finished move, judged by the rules alone. */
export interface Goal<Position, Step> {
  /** The words that may follow its own, as in `real=double`. None of them is a default: without one any kind counts. */
  readonly kinds?: readonly string[];
  /** What is asked, as a sentence for the reader: "Light to play: make a square." */
  ask(seat: Seat, kind?: string): string;
  /**
   * Nothing where the move reaches the goal, else what it did instead, as a whole sentence that names the rule and
   * not the solution: "c3 makes no square of four light balls (PY-7)."
   */
  missed(tried: Tried<Position, Step>, kind?: string): string | undefined;
}

/** The goals of a game by their words. */
export type Goals<Position, Step> = Readonly<Record<string, Goal<Position, Step>>>;

/** A goal that was asked for: its word, and the kind if one was named. */
export interface Asked<Position, Step> {
  readonly goal: Goal<Position, Step>;
  readonly word: string;
  readonly kind: string | undefined;
}

/** Reads `word` or `word=kind`, in any case. */
export function readGoal<Position, Step>(
  goals: Goals<Position, Step>,
  text: string,
): Asked<Position, Step> | Fault {
  const all = Object.entries(goals).flatMap(([word, goal]) =>
    [undefined, ...(goal.kinds ?? [])].map((kind) => ({ goal, word, kind })),
  );
  const spell = ({ word, kind }: Asked<Position, Step>) => (kind ? `${word}=${kind}` : word);
  const said = text.trim().toLowerCase();
  return all.find((asked) => spell(asked) === said) ?? misread('goal', text, all.map(spell).join(', '));
}

/** What is asked, after the name of a seat. */
export const toPlay = (seat: Seat, what: string): string =>
  `${seat[0]!.toUpperCase()}${seat.slice(1)} to play: ${what}.`;

/** What a move did, with the rule that says why that is not enough. */
export const did = (text: string, what: string, rule: string): string => `${text} ${what} (${rule}).`;

/** To win with this move, alone or with others: the same in every game, which tells what its own rules call an end. */
export function winning<Position, Step>(
  game: Game<Position, Step>,
  /** The rule of each way to end, by the reason of the outcome. */
  rules: Readonly<Record<string, string>>,
  /** Why the game goes on, and the rule for that. */
  open: (after: Position, seat: Seat) => readonly [why: string, rule: string],
): Goal<Position, Step> {
  return {
    ask: (seat) => toPlay(seat, 'win with this move'),
    missed({ move: { seat, text }, after }) {
      const outcome = game.outcome(after);
      if (!outcome) {
        const [why, rule] = open(after, seat);
        return did(text, `does not win: ${why}`, rule);
      }
      const { winners, reason } = outcome;
      if (winners.includes(seat)) return undefined;
      const result = winners[0]
        ? `ends the game, and ${winners.join(' and ')} won`
        : 'ends the game in a draw';
      return did(text, result, rules[reason]!);
    },
  };
}

const moverOf = <Position, Step>(game: Game<Position, Step>, position: Position) =>
  (game.mover ?? game.turn)(position)!;

/** The finished move that these steps make from where a turn began, to be judged. */
export function triedOf<Position, Step>(
  game: Game<Position, Step>,
  before: Position,
  steps: readonly StepView[],
  after: Position,
): Tried<Position, Step> | undefined {
  const first = game.readStep(before, steps[0]!.text);
  if (isFault(first)) return undefined;
  const move = { seat: moverOf(game, before), text: writeMove(game, steps) };
  return { before, first: first.step, move, after };
}

/** More than a move of Pylos has (120). In Real Queen a move has them by the hundred thousand, and all reach a goal or none. */
const ENDINGS = 200;

/**
 * The finished moves from a point that reach a goal, as text, for hints: of the endings of each next step the first 200,
 * which are all except in Real Queen.
 */
export function solutionsOf<Position, Step>(
  game: Game<Position, Step>,
  { goal, kind }: Asked<Position, Step>,
  point: Point<Position>,
): string[] {
  const { state, started } = point;
  const before = turnOf(point).state;
  const begun = started[0] && game.readStep(before, started[0].text);
  if (isFault(begun)) return [];
  const solutions: string[] = [];
  const tried: Step[] = [];
  for (const step of game.steps(state)) {
    const first = begun ? begun.step : step;
    const ends = movesBy(game, state, step, started, tried);
    for (let i = 0; i < ENDINGS; i++) {
      const { value } = ends.next();
      if (!value) break;
      const [text, after] = value;
      const move = { seat: moverOf(game, before), text };
      if (!goal.missed({ before, first, move, after }, kind)) solutions.push(text);
    }
    if (game.unordered && started[0]) tried.push(step);
  }
  return solutions;
}
