import { type Cell, count, NAMES, poor, type Position, rackOf, type Real, SIGNS } from './position.js';

/** A step as its text, without the sign of a win: `d4`, `Qd4`, `b2-e5`, `Qd4-e5`, `xc3`, `^d4`. */
export type Step = string;

/** Its mark, where the marble comes from, and where it goes to or is taken. */
export const PARTS = /^([Qx^]?)(?:(..)-)?(..)$/;

const PLACES = Object.fromEntries(NAMES.map((name, cell) => [name, cell]));
export const cellOf = (name: string): Cell => PLACES[name]!;

/** The row of a cell changes by no more than one on the way to a neighbour. */
const isNear = (cell: Cell, by: number) => Math.abs(((cell + by) % 7) - (cell % 7)) < 2;

/** The lines of four or more of these signs that a marble at a cell would be in (RQ-7). */
function linesOf(cells: string, signs: string, cell: Cell): Cell[][] {
  return [1, 6, 7, 8]
    .map((by) => {
      const line = [cell];
      for (const way of [by, -by]) {
        for (let at = cell; isNear(at, way) && signs.includes(cells[at + way]!);) line.push((at += way));
      }
      return line;
    })
    .filter((line) => line[3] !== undefined);
}

/** The up to 8 neighbours of each cell. */
export const NEAR: readonly (readonly Cell[])[] = NAMES.map((_, cell) =>
  [1, -1, 6, -6, 7, -7, 8, -8].filter((by) => isNear(cell, by) && NAMES[cell + by]).map((by) => cell + by),
);

/** How many attack marbles of a line re-enter, beside the one more (RQ-11, RQ-13). */
const shareOf = (line: readonly Cell[], { rules }: Position) =>
  Math.min(line.length, rules.sevenRun === 'as-six' ? 6 : 7) - 3;

/** How many marbles are still to be conquered before any re-enter; none if not above 0. */
export const due = ({ conquer, done }: Real): number => conquer - done.length;

/** Which marbles may be the next to re-enter, so that all that must still can (RQ-10 to RQ-13). */
function reentries(position: Position, { lines, cell }: Real): Cell[] {
  const { cells, turn } = position;
  const [marble, queen] = SIGNS[turn]!;
  // The crossing marble re-enters; where there is none that can, one more of any line does.
  const crossing = lines[1] && cells[cell] !== queen ? cell : -1;
  let spare = crossing < 0 ? 1 : 0;
  const left = lines.map((line) => {
    const gone = line.filter((each) => cells[each] === '.' && each !== crossing);
    const rest = shareOf(line, position) - gone.length;
    if (rest < 0) spare--;
    return rest;
  });
  return lines.flatMap((line, i) =>
    line.filter(
      (each) => cells[each] === marble && (each === crossing ? !i : left[i]! > 0 || spare),
    ),
  );
}

/** Every legal step. */
export function steps(position: Position): Step[] {
  const { cells, turn, real, end, rules } = position;
  if (turn < 0 || end) return [];
  const [marble, queen] = SIGNS[turn]!;
  const at = (sign: string) => NAMES.filter((_, cell) => cells[cell] === sign);
  if (real) {
    return due(real) > 0
      ? at(SIGNS[1 - turn]![0]!).map((name) => `x${name}`)
      : reentries(position, real).map((cell) => `^${NAMES[cell]}`);
  }
  const empty = at('.');
  const queens = at(queen!);
  const rack = rackOf(position, turn);
  const free = !rack && queens[0];
  const enters = (to: string) =>
    !rack || rules.queenEntry === 'any' || linesOf(cells, SIGNS[turn]!, cellOf(to))[0];
  return [
    ...(rack ? empty : []),
    ...(queens[0] ? [] : empty.filter(enters).map((to) => `Q${to}`)),
    ...(free ? at(marble!).flatMap((from) => empty.map((to) => `${from}-${to}`)) : []),
    ...(free || rules.queenMoves === 'always'
      ? queens.flatMap((from) =>
          NEAR[cellOf(from)]!.filter((to) => cells[to] === '.').map((to) => `Q${from}-${NAMES[to]}`),
        )
      : []),
  ];
}

const put = (cells: string, cell: Cell, sign: string) => cells.slice(0, cell) + sign + cells.slice(cell + 1);

/** The position after a step. */
export function play(position: Position, step: Step): Position {
  const { turn, rules } = position;
  let { cells, white, black, real, end, before } = position;
  const [own, foe] = [SIGNS[turn]!, SIGNS[1 - turn]!];
  const [, mark, from, to] = PARTS.exec(step)!;
  const cell = cellOf(to!);
  let comes = 0;
  if (real) {
    cells = put(cells, cell, '.');
    real = { ...real, done: Object.freeze([...real.done, step]) };
    if (mark === '^') comes = 1;
    // What was conquered never comes back.
    else before = undefined;
  } else {
    before = rules.deadlock === 'off' ? undefined : position;
    if (from) cells = put(cells, cellOf(from), '.');
    else if (!mark) comes = -1;
    const lines = linesOf(cells, own, cell);
    cells = put(cells, cell, own[mark ? 1 : 0]!);
    if (lines[0]) {
      const all = lines.flat();
      const queen = all.some((each) => cells[each] === own[1]);
      const wins = all.some((each) => NEAR[each]!.some((near) => cells[near] === foe[1]));
      const shares = lines.reduce((sum, line) => sum + shareOf(line, position), 0);
      const award = shares + lines.length - 1 + Number(queen);
      lines.forEach(Object.freeze);
      real = {
        cell,
        lines: Object.freeze(lines),
        queen,
        conquer: wins ? 0 : Math.min(award, count(position, foe[0]!)),
        reenter: wins ? 0 : shares + 1,
        done: Object.freeze([]),
      };
      if (wins) end = queen ? 'winning-real-queen' : 'winning-real';
    }
  }
  if (turn) black += comes;
  else white += comes;
  if (real) {
    Object.freeze(real);
    const here = { cells, white, black, turn, real, end, before, rules };
    if (due(real) <= 0 && poor(here, 1 - turn)) end ??= 'fewer-than-four';
    else if (due(real) + real.reenter > 0) return Object.freeze(here);
    if (!end) real = undefined;
  }
  const next = { cells, white, black, turn: 1 - turn, real, end, before, rules };
  // RQ-17
  let times = 0;
  for (let each: Position | undefined = next; each; each = each.before) {
    if (
      each.cells === cells &&
      each.white === white &&
      each.black === black &&
      each.turn === next.turn &&
      ++times > 2
    ) {
      next.end = 'deadlock';
    }
  }
  return Object.freeze(next);
}
