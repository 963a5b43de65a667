/**
 * A Rolit position as bits. Every board size lies in the upper left of an 8×8 field: cell `a1` is bit 0, `b1`
 * bit 1, `a2` bit 8. Rows 1 to 4 are one 32-bit integer, rows 5 to 8 another. A ball's colour is two bits in
 * two more planes, so any number of colours in play costs the same.
 */
export interface Position {
  readonly size: number;
  /** The colours in play in turn order. */
  readonly seats: readonly Colour[];
  /** Index into `seats`; -1 in a figure where nobody is on turn. */
  readonly turn: number;
  /** Where balls lie: rows 1 to 4, rows 5 to 8. */
  readonly low: number;
  readonly high: number;
  /** The lower bit of each ball's colour, then the higher one. */
  readonly low0: number;
  readonly high0: number;
  readonly low1: number;
  readonly high1: number;
}

export type Colour = 'red' | 'blue' | 'green' | 'yellow';

/** The ring of RO-1, the order in which the colours sit round the board. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];

/** A number from 0 to 63: eight times the row and the column, each counted from 0. */
export type Cell = number;

export const nameOf = (cell: Cell): string => 'abcdefgh'[cell & 7]! + ((cell >> 3) + 1);

/** The cells of a board, row by row. */
export function rowsOf(size: number): Cell[][] {
  const line = [...Array(size).keys()];
  return line.map((row) => line.map((column) => 8 * row + column));
}

/** The bit of a cell in each half; a shift takes its distance modulo 32. */
export const lowBit = (cell: Cell) => (cell < 32 ? 1 << cell : 0);
export const highBit = (cell: Cell) => (cell < 32 ? 0 : 1 << cell);

/** The colour of the ball on a cell. */
export function ballAt(position: Position, cell: Cell): Colour | undefined {
  const bit = (low: number, high: number) => ((cell < 32 ? low : high) >>> cell) & 1;
  return bit(position.low, position.high)
    ? COLOURS[bit(position.low0, position.high0) + 2 * bit(position.low1, position.high1)]
    : undefined;
}

/** No ball anywhere. */
export const EMPTY = { low: 0, high: 0, low0: 0, high0: 0, low1: 0, high1: 0 };

/** The position with balls of a colour (its index) on these cells, whatever lay there, and a seat on turn. */
export function withBalls(
  position: Omit<Position, 'turn'>,
  code: number,
  low: number,
  high: number,
  turn: number,
): Position {
  const bit0 = -(code & 1);
  const bit1 = -(code >> 1);
  return Object.freeze({
    size: position.size,
    seats: position.seats,
    turn,
    low: position.low | low,
    high: position.high | high,
    low0: (position.low0 & ~low) | (low & bit0),
    high0: (position.high0 & ~high) | (high & bit0),
    low1: (position.low1 & ~low) | (low & bit1),
    high1: (position.high1 & ~high) | (high & bit1),
  });
}
