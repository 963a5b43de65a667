import { type Cell, freeze, type Variant } from './variants.js';

/** A position of the Royal Game of Ur: the squares that each seat holds as bits of one integer a side. */
export interface Position {
  /** The squares of light and of dark. */
  readonly held: readonly [light: number, dark: number];
  /** How many pieces are home. */
  readonly home: readonly [light: number, dark: number];
  /** Index of the seat whose move it is; -1 in a figure where nobody moves. */
  readonly seat: number;
  /** The throw that was made; -1 before it. */
  readonly roll: number;
  readonly variant: Variant;
}

/** A position, before a throw if none is given. */
export const positionOf = (
  held: Position['held'],
  home: Position['home'],
  seat: number,
  variant: Variant,
  roll = -1,
): Position => freeze({ held: freeze(held), home: freeze(home), seat, variant, roll });

/** How many squares a set of bits holds. */
export function count(bits: number): number {
  let number = 0;
  for (let rest = bits; rest; rest &= rest - 1) number++;
  return number;
}

/** How many pieces of a seat wait: none in a figure that shows too many. */
export const waitingOf = ({ held, home, variant }: Position, seat: number): number =>
  Math.max(0, variant.pieces - home[seat]! - count(held[seat]!));

export const holds = ({ held }: Position, seat: number, cell: Cell): number => (held[seat]! >> cell) & 1;

/** The index of the seat whose piece stands on a square, or -1. */
export const holderOf = ({ held }: Position, cell: Cell): number =>
  held.findIndex((bits) => (bits >> cell) & 1);
