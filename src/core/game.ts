import type { Fault } from './fault.js';
import type { Options, Rules } from './rules.js';

/** Who plays: a colour or a side, by the name that the rules give it. */
export type Seat = string;

/** How a game ended. */
export interface Outcome {
  /** Every winner: several where the rules share a victory, none for a draw. */
  readonly winners: readonly Seat[];
  /** Why it ended so: a word that the game's rules define. */
  readonly reason: string;
  /** What the victory is worth. */
  readonly value: number;
  /** What each seat has at the end, in the game's own unit. */
  readonly scores: Readonly<Record<Seat, number>>;
}

/** A step as a reader meets it. */
export interface StepView {
  /** The step as text; empty where it leaves be what might have been done. A move's text is its steps' texts, joined. */
  readonly text: string;
  /** The cell that a piece leaves. */
  readonly from?: string;
  /** The cell that a piece comes to. */
  readonly to?: string;
  /** The other cells whose piece changes. */
  readonly changes: readonly string[];
  /** What it makes, as a record of the game's own, for whoever tells of it. */
  readonly made?: object;
  /** Why a turn passes by it, in a word that the game's rules define. */
  readonly reason?: string;
}

/** A position that is shown and perhaps not played may be one that no game reaches. */
export type Purpose = 'play' | 'figure';

/**
 * The rules of one game, as pure functions over values.
 *
 * A *step* is one atomic choice, and a move is one or more of them by the same seat: whoever is on turn
 * after a step is what `turn` says, so nothing outside a game knows how its moves are made up.
 * A position is frozen plain data and never changes: `play` makes another one. What a `Position` and a
 * `Step` are made of is each game's own business (small integers, halves of bitboards): everything outside
 * goes through the functions here. Whatever reads text returns a value or a `Fault`, and never throws.
 */
export interface Game<Position, Step> {
  /** The name in file and tag names: `rolit`. */
  readonly id: string;
  /** The rule switches. */
  readonly options: Options;

  /** The start by these rules; a fault where two switches contradict each other. */
  initial(rules: Rules): Position | Fault;
  /** The seats in turn order. */
  seats(position: Position): readonly Seat[];
  /** Whose step it is, `chance` for the dice; `undefined` when the game is over, and in a figure where nobody moves. */
  turn(position: Position): Seat | 'chance' | undefined;
  /** Whose move it is where chance has a step in it. */
  mover?(position: Position): Seat | undefined;
  /** How probable a step of chance is; together they make 1. */
  odds?(position: Position, step: Step): number;
  /** Every legal step: none exactly when nobody is on turn. */
  steps(position: Position): readonly Step[];
  /** The position after a step, which must be one of `steps`. */
  play(position: Position, step: Step): Position;
  /** How the game ended; `undefined` while it goes on. */
  outcome(position: Position): Outcome | undefined;
  /** Whether steps of a move may be made in another order to the same effect. */
  readonly unordered?: boolean;
  /** Whether a move is under way: the seat on turn has made a step of it and has more to choose. */
  midTurn?(position: Position): boolean;

  /** A step of this position as a reader meets it. */
  view(position: Position, step: Step): StepView;
  /** Reads the first step of a move text, and what is then left to read; says which rule an illegal one breaks. */
  readStep(position: Position, text: string): { step: Step; rest: string } | Fault;
  /** The text of what a reader tries at the board: a piece from a cell to another one, or something at one cell. */
  writeTry?(position: Position, from: string | undefined, cell: string): string;
  /** The text of a move by those of its steps, where that is not simply all of them. */
  writeMove?(steps: readonly string[]): string;
  /** Reads a position; what it says itself wins over `rules`. */
  readPosition(text: string, rules: Rules, purpose: Purpose): Position | Fault;
  /** The canonical text; reading it gives an equal position. */
  writePosition(position: Position): string;
}
