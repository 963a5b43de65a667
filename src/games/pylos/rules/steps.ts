import {
  ALL,
  APEX,
  CARRIES,
  CELLS,
  type Cell,
  cellsOf,
  own,
  type Position,
  reserveOf,
  type Variant,
} from './position.js';

/**
 * A step as a number: the cell that a ball leaves in the upper five bits, the cell it comes to in the lower five. A
 * ball placed comes from nowhere, one taken back goes there, and a second one left alone does both.
 */
export type Step = number;

export const NOWHERE = 31;
export const stepOf = (from: Cell, to: Cell): Step => (from << 5) | to;
export const fromOf = (step: Step): Cell => step >> 5;
export const toOf = (step: Step): Cell => step & 31;
/** The second ball is not taken back. */
export const ENOUGH: Step = stepOf(NOWHERE, NOWHERE);

/** The hollows that can hold a ball, among these balls (PY-3). */
export function open(balls: number): number {
  let bits = ALL;
  for (let cell = 16; cell <= APEX; cell++) if (CELLS[cell]!.on & ~balls) bits &= ~(1 << cell);
  return bits & ~balls;
}

/** Which of these balls carry none (PY-5). */
export function free(balls: number, all: number): number {
  let bits = balls;
  for (const upper of cellsOf(all)) bits &= ~CELLS[upper]!.on;
  return bits;
}

/** Where a free ball may be raised: to a square of a higher level that stands without it (PY-4, PY-6). */
export const raises = (hollows: number, from: Cell): number =>
  hollows & CELLS[from]!.higher & ~CARRIES[from]!;

/** The squares through each cell, and the lines where they count, by what wins balls back (PY-13, PY-14). */
const SETS = CELLS.map(({ lines }, cell): Readonly<Record<string, readonly number[]>> => {
  const standard = cellsOf(CARRIES[cell]!).map((upper) => CELLS[upper]!.on);
  return { child: [], standard, expert: [...standard, ...lines] };
});

/** The squares and lines that a ball at a cell makes among these balls (PY-7). */
export const won = (balls: number, cell: Cell, { rules }: Variant): number[] =>
  SETS[cell]![rules!]!.filter((set) => (balls & set) === set);

/** Whether a position is there for the third time, where that is kept. */
function repeated({ light, dark, turn, before }: Position): boolean {
  let times = 1;
  for (let each = before; each; each = each.before) {
    if (each.light === light && each.dark === dark && each.turn === turn && !each.takes) times++;
  }
  return times > 2;
}

/** Whether something other than a lack of moves has ended the game: the apex, an empty reserve, repetition. */
export function ended(position: Position): 'apex' | 'no-reserve' | 'repetition' | undefined {
  const { light, dark, turn, takes, variant } = position;
  if (takes) return undefined;
  if ((light | dark) & (1 << APEX)) return 'apex';
  if (variant.end === 'no-reserve' && !reserveOf(position, 1 - turn)) return 'no-reserve';
  return repeated(position) ? 'repetition' : undefined;
}

/** Every legal step. */
export function steps(position: Position): Step[] {
  const { light, dark, turn, takes } = position;
  if (turn < 0 || ended(position)) return [];
  const all = light | dark;
  const movable = cellsOf(free(own(position), all));
  if (takes) {
    const list = movable.map((cell) => stepOf(cell, NOWHERE));
    return takes > 1 ? list : [...list, ENOUGH];
  }
  const hollows = open(all);
  const list = reserveOf(position, turn) ? cellsOf(hollows).map((cell) => stepOf(NOWHERE, cell)) : [];
  for (const from of movable) for (const to of cellsOf(raises(hollows, from))) list.push(stepOf(from, to));
  return list;
}

/** The position after a step. */
export function play(position: Position, step: Step): Position {
  const { light, dark, turn, takes, variant } = position;
  const to = toOf(step);
  // Nowhere is a bit that no cell has.
  const balls = ((own(position) & ~(1 << fromOf(step))) | (1 << to)) & ALL;
  const others = turn ? light : dark;
  let left = 0;
  if (takes > 1) left = free(balls, balls | others) ? 1 : 0;
  else if (!takes && won(balls, to, variant)[0]) left = 2;
  // Field by field: spreading made this ten times slower.
  return Object.freeze({
    light: turn ? others : balls,
    dark: turn ? balls : others,
    turn: left ? turn : 1 - turn,
    takes: left,
    variant,
    before: variant.repetition === 'draw' ? position : undefined,
  });
}
