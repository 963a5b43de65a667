import {
  type Cell,
  count,
  type End,
  NAMES,
  poor,
  type Position,
  rackOf,
  type Real,
  SEATS,
  SIGNS,
} from './position.js';

/** A step as its text, without the sign of a win: `d4`, `Qd4`, `b2-e5`, `Qd4-e5`, `xc3`, `^d4`. */
export type Step = string;

export const cellOf = (name: string): Cell => NAMES.indexOf(name);

/** Whether two cells are neighbours; near each other in their order and in their rows. */
export const near = (a: Cell, b: Cell): boolean => (a - b) ** 2 < 81 && ((a % 7) - (b % 7)) ** 2 < 2;

/** The neighbours of each cell, for boards. */
export const NEAR: readonly (readonly Cell[])[] = /* @__PURE__ */ NAMES.map((_, a) =>
  [...NAMES.keys()].filter((b) => a !== b && near(a, b)),
);

/** The lines of four or more of these signs that a marble at a cell would be in (RQ-7). */
function linesOf(cells: string, signs: string, cell: Cell): Cell[][] {
  const lines: Cell[][] = [];
  for (const by of [1, 6, 7, 8]) {
    const line = [cell];
    for (const way of [by, -by]) {
      for (let at = cell; near(at, at + way) && signs.includes(cells[at + way]!);) line.push((at += way));
    }
    if (line[3] !== undefined) lines.push(line);
  }
  return lines;
}

/** How many attack marbles of a line re-enter, beside the one more (RQ-11, RQ-13). */
const shareOf = (line: readonly Cell[], { rules }: Position) =>
  Math.min(line.length, rules.sevenRun === 'as-six' ? 6 : 7) - 3;

/** Whether marbles are still to be conquered, before any re-enter. */
export const conquers = ({ conquer, done }: Real): boolean => done.length < conquer;

/** Which marbles may be the next to re-enter, so that all that must still can (RQ-10 to RQ-13). */
function reentries(position: Position, { lines }: Real): Cell[] {
  const { cells, turn } = position;
  const [marble, queen] = SIGNS[turn]!;
  const cell = lines[0]![0]!;
  // The crossing marble re-enters; where there is none that can, one more of any line does.
  const crossing = lines[1] && cells[cell] !== queen ? cell : -1;
  const left = lines.map(
    (line) =>
      shareOf(line, position) - line.filter((each) => cells[each] === '.' && each !== crossing).length,
  );
  const spare = crossing < 0 && !left.some((number) => number < 0);
  return lines.flatMap((line, i) =>
    line.filter((each) => cells[each] === marble && (each === crossing ? !i : left[i]! > 0 || spare)),
  );
}

/** Every legal step. */
export function steps(position: Position): Step[] {
  const { cells, turn, real, end, rules } = position;
  if (turn < 0 || end) return [];
  const [marble, queen] = SIGNS[turn]!;
  const at = (sign: string) => NAMES.filter((_, cell) => cells[cell] === sign);
  if (real) {
    return conquers(real)
      ? at(SIGNS[1 - turn]![0]!).map((name) => `x${name}`)
      : reentries(position, real).map((cell) => `^${NAMES[cell]}`);
  }
  const empty = at('.');
  const queens = at(queen!);
  const rack = rackOf(position, turn);
  const free = !rack && queens[0];
  const enters = (to: string) =>
    !rack || rules.queenEntry === 'any' || linesOf(cells, SIGNS[turn]!, cellOf(to))[0];
  const walk = (from: string) =>
    empty.filter((to) => near(cellOf(from), cellOf(to))).map((to) => `Q${from}-${to}`);
  return [
    rack ? empty : [],
    queens[0] ? [] : empty.filter(enters).map((to) => `Q${to}`),
    free ? at(marble!).flatMap((from) => empty.map((to) => `${from}-${to}`)) : [],
    free || rules.queenMoves === 'always' ? queens.flatMap(walk) : [],
  ].flat();
}

/** The cell that a marble leaves in its own move, if any. */
export const fromOf = (step: Step): string => step.slice(-5, -3);

const put = (cells: string, cell: Cell, sign: string) => cells.slice(0, cell) + sign + cells.slice(cell + 1);

/** What a marble makes that has come to a cell (RQ-7); a Winning Real takes nothing (RQ-14). */
function realOf(position: Position, lines: Cell[][]): Real {
  const { cells, turn } = position;
  const [own, foe] = [SIGNS[turn]!, SIGNS[1 - turn]!];
  const all = lines.flat();
  const queen = all.some((each) => cells[each] === own[1]);
  const castle = cells.indexOf(foe[1]!);
  const wins = castle >= 0 && all.some((each) => near(each, castle));
  const shares = lines.reduce((sum, line) => sum + shareOf(line, position), 0);
  return {
    lines: Object.freeze(lines.map(Object.freeze)) as Real['lines'],
    queen,
    conquer: wins ? 0 : Math.min(shares + lines.length - 1 + Number(queen), count(position, foe[0]!)),
    reenter: wins ? 0 : shares + 1,
    done: Object.freeze([]),
  };
}

/** The position after a step. */
export function play(position: Position, step: Step): Position {
  const { turn, rules, real, white, black } = position;
  const [mark] = step;
  const from = fromOf(step);
  const cell = cellOf(step.slice(-2));
  const cells = from ? put(position.cells, cellOf(from), '.') : position.cells;
  const own = SIGNS[turn]!;
  const next = {
    cells: put(cells, cell, real ? '.' : own[mark === 'Q' ? 1 : 0]!),
    white,
    black,
    turn,
    real: real && { ...real, done: Object.freeze([...real.done, step]) },
    end: undefined as End | undefined,
    // What was conquered never comes back.
    before: rules.deadlock === 'off' || mark === 'x' ? undefined : real ? position.before : position,
    rules,
  };
  next[SEATS[turn]!] += mark === '^' ? 1 : step[2] ? 0 : -1;
  const lines = real ? [] : linesOf(cells, own, cell);
  if (lines[0]) next.real = realOf(next, lines);
  if (next.real) {
    const { queen, conquer, reenter, done } = Object.freeze(next.real);
    if (!reenter) next.end = queen ? 'winning-real-queen' : 'winning-real';
    else if (done.length === conquer && poor(next, 1 - turn)) next.end = 'fewer-than-four';
    else if (done.length < conquer + reenter) return Object.freeze(next);
    else next.real = undefined;
  }
  next.turn = 1 - turn;
  // RQ-17
  let times = 0;
  for (let each: Position | undefined = next; each; each = each.before) {
    // Without a conquest between them the racks are the same where the boards are.
    if (each.cells === next.cells && each.turn === next.turn && ++times > 2) next.end = 'deadlock';
  }
  return Object.freeze(next);
}
