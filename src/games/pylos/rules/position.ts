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

/** The levels from the base up: the letters of their columns, their first cell, and a row and a column as bits. */
const GRIDS = [
  { letters: [...'abcd'], start: 0, line: 0b1111, column: 0b1000100010001 },
  { letters: [...'efg'], start: 16, line: 0b111, column: 0b1001001 },
  { letters: [...'hi'], start: 25 },
  { letters: ['j'], start: 29 },
];

/** The cells in the order of their numbers, with what the rules ask of each. */
export const CELLS = GRIDS.flatMap(({ letters, start, line, column: file }, level) =>
  letters.flatMap((_, row) =>
    letters.map((letter, column) => {
      const size = letters.length;
      const below = level && GRIDS[level - 1]!.start + row * (size + 1) + column;
      return {
        name: letter + (row + 1),
        row,
        column,
        /** The four cells it rests on, as bits; none on the base. */
        on: level && (3 << below) | (3 << (below + size + 1)),
        /** The row and the column it is in, where they count as lines: on levels 1 and 2 (PY-14). */
        lines: line && file ? [line << (start + row * size), file << (start + column)] : [],
        /** The cells of higher levels, as bits. */
        higher: -1 << (start + size ** 2),
      };
    }),
  ),
);

export const nameOf = (cell: Cell): string => CELLS[cell]?.name ?? '';
export const cellOf = (name: string): Cell => CELLS.findIndex((cell) => cell.name === name);

/** The cells of each level as they are written: rows from the far edge. */
export const LEVELS = GRIDS.map(({ letters }) =>
  letters.map((_, i) => letters.map((letter) => cellOf(letter + (letters.length - i)))),
);

/** The cells that pass a test, as bits. */
export const bitsOf = (test: (cell: (typeof CELLS)[number], number: Cell) => unknown): number =>
  CELLS.reduce((bits, each, cell) => (test(each, cell) ? bits | (1 << cell) : bits), 0);

/** The cells that rest on each one, as bits. */
export const CARRIES: readonly number[] = CELLS.map((_, cell) => bitsOf(({ on }) => on & (1 << cell)));

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
