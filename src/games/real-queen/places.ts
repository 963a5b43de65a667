import type { Place, Places } from '../../board/marks.js';
import { castleOf } from './look.js';
import { type Cell, NAMES, type Position, SEATS, SIGNS } from './rules/position.js';
import { near } from './rules/steps.js';

/** The longest lines of four or more marbles of one side, each in the order of `NAMES` (RQ-7). */
function linesOf({ cells }: Position): Cell[][] {
  const lines: Cell[][] = [];
  for (const own of SIGNS) {
    const is = (from: Cell, by: number) => near(from, from + by) && own.includes(cells[from + by] ?? ' ');
    for (const by of [1, 6, 7, 8]) {
      for (const start of NAMES.keys()) {
        if (!own.includes(cells[start]!) || is(start, -by)) continue;
        const line = [start];
        for (let at = start; is(at, by);) line.push((at += by));
        if (line[3] !== undefined) lines.push(line);
      }
    }
  }
  return lines;
}

/**
 * What marks may name: the castle area of each Queen who is on the board; the lines of the Real that is being scored, or that
 * ended the game, else all that stand; and those through the marble of a cell, as `real:d4`.
 */
export function placesOf(position: Position): Places {
  const lineOf = (line: readonly Cell[]): Place => ({
    kind: 'line',
    // A Real begins with the marble that was played.
    cells: [...line].sort((one, other) => one - other).map((cell) => NAMES[cell]!),
    words: `a line of ${line.length}`,
  });
  const castles = SEATS.map((seat, i): [string, Place] => [
    `castle:${seat}`,
    {
      kind: 'zone',
      cells: castleOf(position, i).map((cell) => NAMES[cell]!),
      words: `the castle area of ${seat}`,
    },
  ]);
  const real = position.real?.lines.map((line) => ({ ...lineOf(line), words: 'the Real' }));
  const lines = real ?? linesOf(position).map(lineOf);
  const through = NAMES.map(
    (name) => [`real:${name}`, lines.filter(({ cells }) => cells.includes(name))] as const,
  );
  return {
    ...Object.fromEntries(castles),
    real: lines,
    ...Object.fromEntries(through.filter(([, found]) => found[0])),
  };
}
