import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose } from '../../../core/game.js';
import type { Rules } from '../../../core/rules.js';
import { count, type End, MARBLES, marblesOf, poor, type Position, rackOf, SIGNS } from './position.js';
import { cellOf, conquers, play, type Step, steps } from './steps.js';

/** Reads `rows seat racks`: `7/7/7/7/7/7/7 w w20b20`. A figure may leave out seat and racks. */
export function readPosition(text: string, rules: Rules, purpose: Purpose): Position | Fault {
  const figure = purpose === 'figure';
  const [board = '', letter = '-', ...rest] = text.trim().split(/\s+/);
  const racks = rest.join(' ') || (figure ? 'w0b0' : '');
  const rows = board.replace(/\d/g, (run) => '.'.repeat(Number(run))).split('/');
  if (rows.length !== 7) return misread('position', board, '7 rows');
  const wrong = rows.findIndex((row) => !/^[wb.]{7}$/i.test(row));
  if (wrong >= 0) return misread(`position, row ${7 - wrong}`, rows[wrong]!, '7 hollows');
  const turn = ['w', 'b'].indexOf(letter.toLowerCase());
  if (turn < 0 && (letter !== '-' || !figure)) return misread('position, seat to move', letter, 'w or b');
  const [, white, black] = /^w(\d\d?)b(\d\d?)$/i.exec(racks) ?? [];
  if (!white) return misread('position, racks', racks, 'w20b20');
  const position = {
    cells: rows.join(''),
    white: Number(white),
    black: Number(black),
    turn,
    real: undefined,
    end: undefined as End | undefined,
    before: undefined,
    rules: Object.freeze({ ...rules }),
  };
  const many = ([, queen]: string, seat: number) =>
    count(position, queen!) > 1 || (!figure && marblesOf(position, seat) > MARBLES);
  if (SIGNS.some(many)) return misread('position', text, '20 marbles and a Queen at most');
  if (turn >= 0 && poor(position, turn)) position.end = 'fewer-than-four';
  return Object.freeze(position);
}

/** Writes rows, seat and racks; `-` stands where nobody is on turn. */
export const writePosition = ({ cells, white, black, turn }: Position): string =>
  `${cells.replace(/.{7}(?=.)/g, '$&/').replace(/\.+/g, (run) => `${run.length}`)} ${'wb'[turn] ?? '-'} w${white}b${black}`;

/** The sign of a win: `#` of a Winning Real, `##` of a Winning Real Queen. */
export const signOf = ({ end }: Position): string =>
  end === 'winning-real' ? '#' : end === 'winning-real-queen' ? '##' : '';

/** The text of a move: the conquered marbles, then those that re-entered, each in the order of their cells. */
export function writeMove(texts: readonly string[]): string {
  const group = (sign: string) => texts.filter(([mark]) => mark === sign).sort();
  return [texts[0], ...group('x'), ...group('^')].join('');
}

/** Reads the step at the start of a move text, and asks the rules whether it may be made. */
export function readStep(position: Position, text: string): { step: Step; rest: string } | Fault {
  const legal = steps(position);
  if (!legal[0]) return forbidden(`RQ-${position.end ? 18 : 1}`, 'move', 'nobody moves');
  const found = /^([qx^]?)\s*([a-g][1-7])(?:\s*[-–]\s*([a-g][1-7]))?\s*/.exec(text.toLowerCase());
  if (!found) return misread('move', text, 'd4, Qd4, b2-e5, xc3 or ^d4');
  const [all, letter = '', name = '', to = ''] = found;
  const mark = letter.replace('q', 'Q');
  const step = mark + name + (to && `-${to}`);
  if (!legal.includes(step)) {
    const [rule, expected] = why(position, mark, cellOf(name), to);
    return forbidden(`RQ-${rule}`, step, expected);
  }
  // The sign of a win may be left out.
  return { step, rest: text.slice(all.length).replace(signOf(play(position, step)), '') };
}

/** Why a step is not legal: the rule, and what it asks for. */
function why(position: Position, mark: string, cell: number, to: string): readonly [number, string] {
  const { real, cells, turn } = position;
  const sign = cells[cell]!;
  const [marble, queen] = SIGNS[turn]!;
  const waits = !count(position, queen!);
  if (real) {
    const left = conquers(real);
    if (mark !== (left ? 'x' : '^')) return [8, left ? 'first conquer' : 'first re-enter'];
    if (/[WB]/.test(sign)) return STAYS;
    if (left) return [9, 'choose an enemy marble'];
    const rule = real.lines[1] ? (real.reenter > 3 ? 13 : 12) : real.reenter > 2 ? 11 : 10;
    return [rule, 'choose another marble'];
  }
  if (/[x^]/.test(mark)) return [8, 'first make a Real'];
  if (to && (mark || sign === queen)) return [5, 'step as in Qd4-e5'];
  if (mark && !waits) return STAYS;
  const rack = rackOf(position, turn);
  if (mark ? sign !== '.' : !to && rack && sign !== marble) return [mark ? 4 : 2, 'choose an empty hollow'];
  return mark || (waits && !to && !rack)
    ? [4, 'enter as in Qd4']
    : [3, 'move with an empty rack, as in b2-e5'];
}
const STAYS = [6, 'a Queen stays'] as const;
