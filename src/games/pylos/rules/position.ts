import type { Rules } from '../../../core/rules.js';

/**
 * A Pylos position as bits: one 30-bit integer a side. Cells are numbered level by level from the base, row by
 * row from the near edge, each row from the left: `a1` is bit 0, `d4` 15, `e1` 16, `h1` 25, the apex `j1` 29.
 */
export interface Position {
  readonly light: number;
  readonly dark: number;
  /** Index into `SEATS`; -1 in a figure where nobody is on turn. */
  readonly turn: number;
  /** How many balls the seat on turn may still take back for its square: of two the first one must be (PY-7). */
  readonly takes: number;
  readonly variant: Variant;
  /** The position before this one, where repetition counts (PY-15). */
  readonly before: Position | undefined;
}

/** The rules in play, by their switches. */
export type Variant = Rules;

/** The seats in turn order. */
export const SEATS = ['light', 'dark'] as const;

/** Balls a side (PY-1). */
export const BALLS = 15;

/** A number from 0 to 29. */
export type Cell = number;

export const APEX: Cell = 29;
/** Every cell, as bits. */
export const ALL = 2 ** 30 - 1;

/** The columns of each level by their letters, from the base up. */
const LETTERS = ['abcd', 'efg', 'hi', 'j'].map((letters) => [...letters]);

/** The cells in the order of their numbers: the size of its level, the column and the row. */
const PLACES = LETTERS.flatMap((letters) =>
  letters.flatMap((_, y) =>
    letters.map((letter, x) => ({ name: letter + (y + 1), size: letters.length, x, y })),
  ),
);

export const nameOf = (cell: Cell): string => PLACES[cell]?.name ?? '';
export const cellOf = (name: string): Cell => PLACES.findIndex((cell) => cell.name === name);

/** The cells of each level as they are written: rows from the far edge. */
export const LEVELS = LETTERS.map((letters) =>
  letters.map((_, i) => letters.map((letter) => cellOf(letter + (letters.length - i)))),
);

/** The cells that pass a test, as bits. */
export const bitsOf = (test: (cell: (typeof PLACES)[number], number: Cell) => unknown): number =>
  PLACES.reduce((bits, each, cell) => (test(each, cell) ? bits | (1 << cell) : bits), 0);

/** What the rules ask of each cell, as bits. */
export const CELLS = PLACES.map(({ size, x, y }) => {
  const row = bitsOf((cell) => cell.size === size && cell.y === y);
  const column = bitsOf((cell) => cell.size === size && cell.x === x);
  return {
    /** The four cells it rests on; none on the base. */
    on: bitsOf((cell) => cell.size === size + 1 && (cell.x - x) >> 1 === 0 && (cell.y - y) >> 1 === 0),
    /** The lines that count (PY-14): there are none on levels 3 and 4. */
    lines: size > 2 ? [row, column] : [],
    /** The cells of higher levels. */
    higher: bitsOf((cell) => cell.size < size),
  };
});

/** The cells that rest on each one, as bits. */
export const CARRIES: readonly number[] = CELLS.map((_, cell) =>
  bitsOf((__, upper) => CELLS[upper]!.on & (1 << cell)),
);

/** The cells of a set of bits, in order. */
export function cellsOf(bits: number): Cell[] {
  const cells: Cell[] = [];
  for (let rest = bits; rest; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}

/** The names of a set of cells. */
export const namesOf = (bits: number): string[] => cellsOf(bits).map(nameOf);

/** How many cells a set has. */
export const count = (bits: number): number => cellsOf(bits).length;

/** The balls of the seat on turn. */
export const own = ({ light, dark, turn }: Position): number => (turn ? dark : light);

/** How many balls the reserve of a seat has: none in a figure that shows too many. */
export const reserveOf = ({ light, dark }: Position, seat: number): number =>
  Math.max(0, BALLS - count(seat ? dark : light));
