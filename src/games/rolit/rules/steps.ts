import { type Cell, COLOURS, highBit, lowBit, type Position, withBalls } from './position.js';

/*
 * Where balls may be placed and what they turn, by shifting whole halves of the board. The functions leave
 * their results in these: pairs of integers without an allocation, which is what makes them fast.
 */
let endLow = 0;
let endHigh = 0;
let gainLow = 0;
let gainHigh = 0;

/** The cells of the board in each half. */
const AREAS: Readonly<Record<number, readonly [low: number, high: number]>> = {
  4: [0x0f0f0f0f, 0],
  6: [0x3f3f3f3f, 0x3f3f],
  8: [-1, -1],
};
/** Columns b to g: a run that ends beyond them would have left the board and come back on another row. */
const INNER = 0x7e7e7e7e;

/**
 * Goes from cells along unbroken runs of balls of other colours, in all eight directions at once (RO-5). `end`
 * are the cells next behind those runs; `gain` are the runs that end at a ball of the colour on turn, which
 * means something only where there is one cell to start from.
 */
function scan(position: Position, startLow: number, startHigh: number, ownLow: number, ownHigh: number) {
  endLow = endHigh = gainLow = gainHigh = 0;
  // A row's distance is 8, a column's 1, the diagonals' 7 and 9; each is shifted both ways.
  for (let by = 1; by < 10; by += by === 1 ? 6 : 1) {
    const back = 32 - by;
    const mask = by === 8 ? -1 : INNER;
    const foeLow = position.low & ~ownLow & mask;
    const foeHigh = position.high & ~ownHigh & mask;
    // Towards h8.
    let low = (startLow << by) & foeLow;
    let high = ((startHigh << by) | (startLow >>> back)) & foeHigh;
    let runLow = 0;
    let runHigh = 0;
    while (low | high) {
      runLow |= low;
      runHigh |= high;
      high = (high << by) | (low >>> back);
      low <<= by;
      endLow |= low;
      endHigh |= high;
      if ((low & ownLow) | (high & ownHigh)) {
        gainLow |= runLow;
        gainHigh |= runHigh;
      }
      low &= foeLow;
      high &= foeHigh;
    }
    // Towards a1.
    low = ((startLow >>> by) | (startHigh << back)) & foeLow;
    high = (startHigh >>> by) & foeHigh;
    runLow = runHigh = 0;
    while (low | high) {
      runLow |= low;
      runHigh |= high;
      low = (low >>> by) | (high << back);
      high >>>= by;
      endLow |= low;
      endHigh |= high;
      if ((low & ownLow) | (high & ownHigh)) {
        gainLow |= runLow;
        gainHigh |= runHigh;
      }
      low &= foeLow;
      high &= foeHigh;
    }
  }
}

const codeOnTurn = ({ seats, turn }: Position) => COLOURS.indexOf(seats[turn]!);

/** Scans from a cell, or from every ball of the colour on turn. */
function scanFrom(position: Position, cell?: Cell) {
  const code = codeOnTurn(position);
  const bit0 = -(code & 1);
  const bit1 = -(code >> 1);
  const ownLow = position.low & ~(position.low0 ^ bit0) & ~(position.low1 ^ bit1);
  const ownHigh = position.high & ~(position.high0 ^ bit0) & ~(position.high1 ^ bit1);
  if (cell === undefined) scan(position, ownLow, ownHigh, ownLow, ownHigh);
  else scan(position, lowBit(cell), highBit(cell), ownLow, ownHigh);
}

const widen = (half: number) => half | ((half & 0x7f7f7f7f) << 1) | ((half & 0xfefefefe) >>> 1);

function cellsOf(low: number, high: number): Cell[] {
  const cells: Cell[] = [];
  for (; low; low &= low - 1) cells.push(31 - Math.clz32(low & -low));
  for (; high; high &= high - 1) cells.push(63 - Math.clz32(high & -high));
  return cells;
}

/** The empty cells among those in `end`. */
function emptyEnds({ size, low, high }: Position): Cell[] {
  const area = AREAS[size]!;
  return cellsOf(endLow & area[0] & ~low, endHigh & area[1] & ~high);
}

/** The empty cells that touch a ball: RO-4. */
export function touching(position: Position): Cell[] {
  const low = widen(position.low);
  const high = widen(position.high);
  endLow = low | (low << 8) | (low >>> 8) | (high << 24);
  endHigh = high | (high << 8) | (high >>> 8) | (low >>> 24);
  return emptyEnds(position);
}

/** Every cell where the colour on turn may place a ball: RO-4, RO-8, RO-9. */
export function placements(position: Position): Cell[] {
  if (position.turn < 0) return [];
  scanFrom(position);
  const cells = emptyEnds(position);
  return cells.length ? cells : touching(position);
}

/** The balls that one on `cell` would turn: RO-5, RO-6, RO-7. */
export function captured(position: Position, cell: Cell): Cell[] {
  scanFrom(position, cell);
  return cellsOf(gainLow, gainHigh);
}

/** The position after a ball of the colour on turn is placed. */
export function place(position: Position, cell: Cell): Position {
  scanFrom(position, cell);
  const next = (position.turn + 1) % position.seats.length;
  return withBalls(position, codeOnTurn(position), gainLow | lowBit(cell), gainHigh | highBit(cell), next);
}
