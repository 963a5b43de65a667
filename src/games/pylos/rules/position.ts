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
  /** What was there before, where repetition counts (PY-15): the last position first. */
  readonly past?: Past | undefined;
}

/** The rules in play. */
export interface Variant {
  /** What wins balls back (PY-13): nothing, squares, or squares and lines. */
  readonly rules: 'child' | 'standard' | 'expert';
  /** Whether an empty reserve at the end of one's own turn loses (PY-12). */
  readonly noReserve: boolean;
  /** Whether the third occurrence of a position is a draw (PY-15). */
  readonly repetition: boolean;
}

export interface Past {
  readonly light: number;
  readonly dark: number;
  readonly turn: number;
  readonly before: Past | undefined;
}

/** The seats in turn order. */
export const SEATS = ['light', 'dark'] as const;

/** Balls a side (PY-1). */
export const BALLS = 15;

/** A number from 0 to 29. */
export type Cell = number;

/** A level: its columns by letter, and the number of its first cell. */
interface Level {
  readonly letters: string;
  readonly start: Cell;
}

/** The levels from the base up. */
export const LEVELS: readonly Level[] = [
  { letters: 'abcd', start: 0 },
  { letters: 'efg', start: 16 },
  { letters: 'hi', start: 25 },
  { letters: 'j', start: 29 },
];

export const APEX: Cell = 29;

/** The cells in the order of their numbers, with what the rules ask of each. */
export const CELLS = LEVELS.flatMap(({ letters, start }, level) =>
  [...letters].flatMap((_, row) =>
    [...letters].map((letter, column) => {
      const size = letters.length;
      const below = LEVELS[level - 1]?.start ?? 0;
      const corner = below + row * (size + 1) + column;
      /** The cells of a line on this level, as bits. */
      const line = (from: Cell, step: number) =>
        [...letters].reduce((bits, _letter, i) => bits | (1 << (from + i * step)), 0);
      return {
        name: letter + (row + 1),
        level,
        row,
        column,
        /** The four cells it rests on, as bits; none on the base. */
        on: level
          ? (1 << corner) | (2 << corner) | (1 << (corner + size + 1)) | (2 << (corner + size + 1))
          : 0,
        /** The row and the column it is in, where they count as lines: on levels 1 and 2 (PY-14). */
        lines: level < 2 ? [line(start + row * size, 1), line(start + column, size)] : [],
      };
    }),
  ),
);

/** The cells that rest on each one, as bits. */
export const CARRIES: readonly number[] = CELLS.map((_, cell) =>
  CELLS.reduce((bits, { on }, upper) => (on & (1 << cell) ? bits | (1 << upper) : bits), 0),
);

/** The squares that a cell belongs to, each as the bits of its four cells. */
export const SQUARES: readonly (readonly number[])[] = CARRIES.map((uppers) =>
  cellsOf(uppers).map((upper) => CELLS[upper]!.on),
);

/** The cells of a set of bits, in order. */
export function cellsOf(bits: number): Cell[] {
  const cells: Cell[] = [];
  for (let rest = bits; rest; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}

export const nameOf = (cell: Cell): string => CELLS[cell]!.name;

/** The names of a set of cells. */
export const namesOf = (bits: number): string[] => cellsOf(bits).map(nameOf);

export const cellOf = (name: string): Cell => CELLS.findIndex((cell) => cell.name === name);

/** How many cells a set has. */
export function count(bits: number): number {
  let number = 0;
  for (let rest = bits; rest; rest &= rest - 1) number++;
  return number;
}

/** The balls of the seat on turn. */
export const own = ({ light, dark, turn }: Position): number => (turn ? dark : light);

/** How many balls the reserve of a seat has: none in a figure that shows too many. */
export const reserveOf = (position: Position, seat: number): number =>
  Math.max(0, BALLS - count(seat ? position.dark : position.light));
