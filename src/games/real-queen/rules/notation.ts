import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose } from '../../../core/game.js';
import type { Rules } from '../../../core/rules.js';
import { count, MARBLES, marblesOf, NAMES, poor, type Position, rackOf, SEATS, SIGNS } from './position.js';
import { cellOf, due, play, type Step, steps } from './steps.js';

/** Reads `rows seat racks`: `7/7/7/7/7/7/7 w w20b20`. A figure may leave out its racks. */
export function readPosition(text: string, rules: Rules, purpose: Purpose): Position | Fault {
  const figure = purpose === 'figure';
  const [board = '', letter = '-', racks = '', more] = text.match(/\S+/g) ?? [];
  const rows = board.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))));
  if (rows.length !== 7) return misread('position', board, '7 rows with / between');
  const wrong = rows.findIndex((row) => !/^[wb.]{7}$/i.test(row));
  if (wrong >= 0) return misread(`position, row ${7 - wrong}`, rows[wrong]!, '7 hollows, as in 1wB4');
  const turn = ['w', 'b'].indexOf(letter.toLowerCase());
  if (turn < 0 && (letter !== '-' || !figure)) return misread('position, seat to move', letter, 'w or b');
  const [, ...numbers] = /^w(\d\d?)b(\d\d?)$/i.exec(racks) ?? [];
  if (!numbers[0] && (racks || !figure)) return misread('position, racks', racks, 'as in w20b20');
  if (more) return misread('position', more, 'a started move');
  const cells = NAMES.map((_, cell) => rows[6 - (cell % 7)]![Math.floor(cell / 7)]).join('');
  const position: Position = {
    cells,
    white: 0,
    black: 0,
    turn,
    real: undefined,
    end: undefined,
    before: undefined,
    rules: Object.freeze({ ...rules }),
  };
  const [white, black] = SEATS.map((_, seat) =>
    Number(numbers[seat] ?? Math.max(0, MARBLES - marblesOf(position, seat))),
  ) as [number, number];
  const full = { ...position, white, black };
  const many = SEATS.find((_, seat) => marblesOf(full, seat) > MARBLES || count(full, SIGNS[seat]![1]!) > 1);
  if (many && !figure) return misread(`position, ${many}`, text, 'at most 20 marbles and a Queen');
  const over = turn >= 0 && (poor(full, 0) || poor(full, 1));
  return Object.freeze(over ? { ...full, end: 'fewer-than-four' } : full);
}

/** Writes rows, seat and racks; `-` stands where nobody is on turn. */
export function writePosition({ cells, white, black, turn }: Position): string {
  const rows = [6, 5, 4, 3, 2, 1, 0].map((row) =>
    [...cells]
      .filter((_, cell) => cell % 7 === row)
      .join('')
      .replace(/\.+/g, (run) => `${run.length}`),
  );
  return `${rows.join('/')} ${'wb'[turn] ?? '-'} w${white}b${black}`;
}

/** The sign of a win: `#` of a Winning Real, `##` of a Winning Real Queen. */
const signOf = (position: Position, step: Step): string => {
  const { end = '' } = play(position, step);
  return /^w/.test(end) ? '##'.slice(/n$/.test(end) ? 0 : 1) : '';
};

/** The text of a step. */
export const writeStep = (position: Position, step: Step): string => step + signOf(position, step);

/** The text of a move: the conquered marbles, then those that re-entered, each in the order of their cells. */
export function writeMove(texts: readonly string[]): string {
  const group = (sign: string) => texts.filter(([mark]) => mark === sign).sort();
  return [texts[0], ...group('x'), ...group('^')].join('');
}

/** Reads the step at the start of a move text, and asks the rules whether it may be made. */
export function readStep(position: Position, text: string): { step: Step; rest: string } | Fault {
  const legal = steps(position);
  const { end } = position;
  if (!legal[0]) {
    const rule = end ? (({ 'fewer-than-four': 16, deadlock: 17 } as Record<string, number>)[end] ?? 14) : 1;
    return forbidden(`RQ-${rule}`, 'move', 'nobody is on turn');
  }
  const found = /^([qx^]?)\s*([a-g][1-7])(?:\s*[-–]\s*([a-g][1-7]))?\s*(#*)/i.exec(text);
  if (!found) return misread('move', text, 'd4, Qd4, b2-e5, Qd4-e5, xc3 or ^d4');
  const [all = '', letter = '', name = '', to = '', sign] = found.map((part) => part?.toLowerCase());
  const mark = letter.replace('q', 'Q');
  const step = mark + name + (to && `-${to}`);
  if (!legal.includes(step)) {
    const [rule, expected] = why(position, mark, cellOf(name), to);
    return forbidden(`RQ-${rule}`, step, expected);
  }
  if (sign && sign !== signOf(position, step)) return forbidden('RQ-14', step, 'no such win');
  return { step, rest: text.slice(all.length) };
}

/** Why a step is not legal: the rule, and what it asks for. */
function why(position: Position, mark: string, cell: number, to: string): readonly [number, string] {
  const { real, cells, rules, turn } = position;
  const here = cells[cell]!;
  const [marble, queen] = SIGNS[turn]!;
  if (real) {
    const left = due(real) > 0;
    if (mark !== (left ? 'x' : '^'))
      return [8, left ? 'conquer first, as in xc3' : 're-enter first, as in ^d4'];
    if (/[WB]/.test(here)) return [6, 'Queens stay on the board'];
    return left
      ? [9, 'choose an enemy marble']
      : [real.lines[1] ? 13 : 10, 'choose another marble of the Real'];
  }
  if (/[x^]/.test(mark)) return [8, 'first make a Real'];
  const rack = rackOf(position, turn);
  const waits = !count(position, queen!);
  const still = rack || waits;
  const empty = 'choose an empty hollow';
  const stand = 'wait until your rack is empty';
  if (to) {
    if (mark || here === queen) {
      if (!mark || here !== queen) return [5, 'write Q before your Queen only'];
      return [5, still && rules.queenMoves !== 'always' ? stand : 'choose an empty neighbour'];
    }
    return [3, here !== marble ? 'choose a marble of your own' : still ? stand : empty];
  }
  if (mark) return waits ? [4, here === '.' ? 'complete a Real' : empty] : [6, 'your Queen is on the board'];
  if (here === marble) return [3, still ? stand : empty];
  return rack ? [2, empty] : waits ? [4, 'enter your Queen, as in Qd4'] : [3, 'move a marble, as in b2-e5'];
}
