import {
  APEX,
  CARRIES,
  CELLS,
  type Cell,
  cellsOf,
  own,
  type Past,
  type Position,
  reserveOf,
  SQUARES,
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
  let bits = ~balls & 0xffff;
  for (let cell = 16; cell <= APEX; cell++) {
    const { on } = CELLS[cell]!;
    if ((balls & on) === on) bits |= ~balls & (1 << cell);
  }
  return bits;
}

/** Which of these balls carry none (PY-5). */
export function free(balls: number, all: number): number {
  let bits = 0;
  for (let rest = balls; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    if (!(CARRIES[31 - Math.clz32(bit)]! & all)) bits |= bit;
  }
  return bits;
}

/** Where a ball may be raised: to a square of a higher level that stands without it (PY-4, PY-6). */
export function raises(balls: number, from: Cell): number {
  const { level } = CELLS[from]!;
  let bits = open(balls & ~(1 << from));
  for (const cell of cellsOf(bits)) if (CELLS[cell]!.level <= level) bits &= ~(1 << cell);
  return bits;
}

/** The squares, and the lines where they count, that a ball at a cell makes among these balls (PY-7, PY-13, PY-14). */
export function won(balls: number, cell: Cell, { rules }: Variant): number[] {
  if (rules === 'child') return [];
  const sets = rules === 'expert' ? [...SQUARES[cell]!, ...CELLS[cell]!.lines] : SQUARES[cell]!;
  return sets.filter((set) => (balls & set) === set);
}

/** How often a position has been there, itself included, where that is kept. */
export function occurrences({ past }: Position): number {
  let times = 0;
  for (let each: Past | undefined = past; each; each = each.before) {
    if (each.light === past!.light && each.dark === past!.dark && each.turn === past!.turn) times++;
  }
  return times;
}

/** Whether something other than a lack of moves has ended the game: the apex, an empty reserve, repetition. */
export function ended(position: Position): 'apex' | 'no-reserve' | 'repetition' | undefined {
  const { light, dark, turn, takes, variant } = position;
  if (turn < 0 || takes) return undefined;
  if ((light | dark) & (1 << APEX)) return 'apex';
  if (variant.noReserve && !reserveOf(position, 1 - turn)) return 'no-reserve';
  return occurrences(position) > 2 ? 'repetition' : undefined;
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
  const list = reserveOf(position, turn) ? cellsOf(open(all)).map((cell) => stepOf(NOWHERE, cell)) : [];
  // Without an open square nothing can be raised: the only hollows left are on the base.
  for (const from of open(all) >> 16 ? movable : []) {
    for (const to of cellsOf(raises(all, from))) list.push(stepOf(from, to));
  }
  return list;
}

/** The position after a step. */
export function play({ light, dark, turn, takes, variant, past }: Position, step: Step): Position {
  const from = fromOf(step);
  const to = toOf(step);
  let balls = turn ? dark : light;
  if (from !== NOWHERE) balls &= ~(1 << from);
  if (to !== NOWHERE) balls |= 1 << to;
  const others = turn ? light : dark;
  let left = 0;
  if (takes > 1) left = free(balls, balls | others) ? 1 : 0;
  else if (!takes && won(balls, to, variant).length) left = 2;
  // Field by field: spreading made this ten times slower.
  const next = {
    light: turn ? others : balls,
    dark: turn ? balls : others,
    turn: left ? turn : 1 - turn,
    takes: left,
    variant,
    past,
  };
  if (variant.repetition && !left) {
    next.past = Object.freeze({ light: next.light, dark: next.dark, turn: next.turn, before: past });
  }
  return Object.freeze(next);
}
