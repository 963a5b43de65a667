import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose } from '../../../core/game.js';
import type { Rules } from '../../../core/rules.js';
import {
  ballAt,
  type Cell,
  cellOf,
  type Colour,
  COLOURS,
  emptyBoard,
  highBit,
  lowBit,
  nameOf,
  type Position,
  withBalls,
} from './position.js';
import { placements, touching } from './steps.js';

const initials = (seats: readonly Colour[]) => seats.map(([initial]) => initial).join('');

/** Reads `rows seat seats`, for instance `8/8/8/3ry3/3bg3/8/8/8 r rg`, or the flat form of the cells. */
export function readPosition(text: string, rules: Rules, purpose: Purpose): Position | Fault {
  const [board = '', seat = '-', ...order] = text.toLowerCase().match(/\S+/g) ?? [];
  const side = Math.sqrt(board.length);
  const flat = /^[rbgy.-]+$/.test(board) && side % 1 === 0;
  const rows = flat ? board.match(RegExp(`.{${side}}`, 'g'))! : board.split('/');
  const size = rows.length;
  if (![8, 6, 4].includes(size)) return misread('position', board, '8, 6 or 4 rows with / between');

  const seats = order[0]
    ? [...order.join(' ')].map((letter) => COLOURS.find(([initial]) => initial === letter)!)
    : (rules.seats!.split(',') as Colour[]);
  if (!seats[1] || seats.includes(undefined!) || new Set(seats).size < seats.length) {
    return misread('position, seats', order.join(' '), '2 to 4 of r, b, g, y, each once');
  }
  Object.freeze(seats);
  const turn = seats.findIndex(([initial]) => initial === seat);
  if (turn < 0 && (seat !== '-' || purpose === 'play')) {
    return misread('position, seat to move', seat, [...initials(seats)].join(' or '));
  }

  let position = emptyBoard(size, seats, turn);
  for (const [row, cells] of rows.entries()) {
    const signs = cells.replace(/\d/g, (run) => '.'.repeat(Number(run)));
    if (signs.length !== size || /[^rbgy.-]/.test(signs)) {
      return misread(
        `position, row ${row + 1}`,
        cells,
        `${size} cells as r, b, g, y and numbers of empty ones`,
      );
    }
    COLOURS.forEach(([initial], code) => {
      for (let column = 0; column < size; column++) {
        const cell = 8 * row + column;
        if (signs[column] === initial)
          position = withBalls(position, code, lowBit(cell), highBit(cell), turn);
      }
    });
  }
  return position.low | position.high || purpose === 'figure'
    ? position
    : misread('position', board, 'a ball for others to touch');
}

/** Writes `rows seat seats`; `-` stands where nobody is on turn. */
export function writePosition(position: Position): string {
  const { size, seats, turn } = position;
  const signs = Array.from({ length: size * 8 }, (_, cell) => ballAt(position, cell)?.[0] ?? '.');
  const rows = signs
    .join('')
    .match(/.{8}/g)!
    .map((row) => row.slice(0, size));
  const board = rows.join('/').replace(/\.+/g, (run) => `${run.length}`);
  return `${board} ${seats[turn]?.[0] ?? '-'} ${initials(seats)}`;
}

/** Reads the cell at the start of a move text and asks the rules whether a ball may be placed there. */
export function readStep(position: Position, text: string): { step: Cell; length: number } | Fault {
  const name = text.slice(0, 2).toLowerCase();
  const step = cellOf(name);
  const last = nameOf(9 * position.size - 9);
  if (step < 0 || nameOf(step) !== name || name[0]! > last[0]! || name[1]! > last[1]!) {
    return misread('move', text, `a cell from a1 to ${last}`);
  }
  const legal = placements(position);
  return legal.includes(step) ? { step, length: 2 } : refusal(position, step, name, legal);
}

/** Why a ball may not be placed on a cell, although others may. */
function refusal(position: Position, cell: Cell, name: string, legal: readonly Cell[]): Fault {
  if (!legal.length) return forbidden('RO-10', name, 'nobody is on turn');
  if (ballAt(position, cell)) return forbidden('RO-4', name, 'choose an empty cell');
  return touching(position).includes(cell)
    ? forbidden(
        'RO-8',
        name,
        `choose a cell that captures${legal[4] ? '' : `: ${legal.map(nameOf).join(', ')}`}`,
      )
    : forbidden('RO-4', name, 'choose a cell next to a ball');
}
