/** A number from 0 to 23: eight times the row (A, B, C) and the column, each counted from 0. */
export type Cell = number;

/** The seats in turn order. */
export const SEATS = ['light', 'dark'] as const;

/** The name of a square; nothing for what lies beyond a path. */
export const nameOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : 'abc'[cell >> 3]! + ((cell & 7) + 1);
/** The square of a name; not a number where the name is empty. */
export const cellOf = (name: string): Cell => 8 * 'abc'.indexOf(name[0]!) + +name[1]! - 1;

/** A rule set as data (UR-15). */
export interface Variant {
  /** The squares that each seat walks, in order. */
  readonly paths: readonly (readonly Cell[])[];
  /** Landing on one of these gives another turn (UR-8). */
  readonly rosettes: readonly Cell[];
  /** A piece on one of these cannot be captured (UR-9). */
  readonly safe: readonly Cell[];
  /** How many of sixteen throws come out as 0, 1, 2, 3 and 4 (UR-2). */
  readonly chances: readonly number[];
  /** How many dice are thrown. */
  readonly dice: number;
  readonly pieces: number;
  /** Whether a capture gives another turn. */
  readonly captureTurn: boolean;
  /** How much further than its throw less one a piece enters (UR-5). */
  readonly entry: 0 | 1;
}

export const { freeze } = Object;
const cellsOf = (names: string): readonly Cell[] => freeze(names.split(' ').map(cellOf));

/** A path by its squares, for light; dark walks its mirror image. */
function pathsOf(names: string): Variant['paths'] {
  const light = cellsOf(names);
  return freeze([light, freeze(light.map((cell) => (cell & 8 ? cell : cell ^ 16)))]);
}

const START = 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7';

const finkel: Variant = {
  paths: pathsOf(`${START} b8 a8 a7`),
  rosettes: cellsOf('a1 c1 b4 a7 c7'),
  safe: cellsOf('b4'),
  chances: freeze([1, 4, 6, 4, 1]),
  dice: 4,
  pieces: 7,
  captureTurn: false,
  entry: 0,
};
const long = { ...finkel, paths: pathsOf(`${START} c7 c8 b8 a8 a7`), safe: freeze([]) };

export const VARIANTS: Readonly<Record<string, Variant>> = {
  finkel,
  // Three dice, where none of the marked tips counts 4.
  masters: { ...long, dice: 3, chances: freeze([0, 6, 6, 2, 2]) },
  blitz: { ...long, pieces: 5, captureTurn: true },
};
