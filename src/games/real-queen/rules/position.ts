import type { Rules } from '../../../core/rules.js';

/** A position of Real Queen. */
export interface Position {
  /** What stands at each cell, in the order of `NAMES`: `w` or `b`, `W` or `B` for a Queen, `.` for nothing. */
  readonly cells: string;
  /** The attack marbles in each rack. A Queen that is not on the board is in hers. */
  readonly white: number;
  readonly black: number;
  /** Index into `SEATS`; -1 in a figure where nobody is on turn. */
  readonly turn: number;
  /** The Real that is being scored, or that ended the game. */
  readonly real: Real | undefined;
  /** Why the game is over. */
  readonly end: End | undefined;
  /** Where the turn before began, as far back as the same position could have been (RQ-17). */
  readonly before: Position | undefined;
  readonly rules: Rules;
}

export type End = 'winning-real' | 'winning-real-queen' | 'fewer-than-four' | 'deadlock';

/** What a marble has made: one line or several that cross in it (RQ-7). */
export interface Real {
  /** Each begins with the marble that was played. */
  readonly lines: readonly (readonly Cell[])[];
  /** Whether the Queen is among them. */
  readonly queen: boolean;
  /** How many marbles are conquered, by the table or all there are; none by a winning Real. */
  readonly conquer: number;
  /** How many re-enter. */
  readonly reenter: number;
  /** The steps that conquered marbles so far, and then those by which some re-entered. */
  readonly done: readonly string[];
}

/** Index into `NAMES`. */
export type Cell = number;

/** The seats in turn order. */
export const SEATS = ['white', 'black'] as const;
/** The attack marbles and the Queen of each seat. */
export const SIGNS = ['wW', 'bB'] as const;
/** Attack marbles a side. */
export const MARBLES = 20;

/** The names of the cells as in a position text: by rows from the far edge, each from the left. */
export const NAMES: readonly string[] = [...'7654321'].flatMap((row) =>
  [...'abcdefg'].map((column) => column + row),
);

/** How many cells have a sign. */
export const count = ({ cells }: Position, sign: string): number => cells.split(sign).length - 1;

export const rackOf = (position: Position, seat: number): number => position[SEATS[seat]!];

/** How many attack marbles a seat has left, on the board and in the rack. */
export const marblesOf = (position: Position, seat: number): number =>
  count(position, SIGNS[seat]![0]!) + rackOf(position, seat);

/** Whether a seat has too few marbles left to play on (RQ-16). */
export const poor = (position: Position, seat: number): boolean =>
  marblesOf(position, seat) < (position.rules.minMarbles === 'with-queen' ? 3 : 4);
