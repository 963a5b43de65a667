import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose } from '../../../core/game.js';
import type { Rules } from '../../../core/rules.js';
import {
  ballAt,
  type Cell,
  COLOURS,
  EMPTY,
  highBit,
  lowBit,
  nameOf,
  type Position,
  rowsOf,
  withBalls,
} from './position.js';
import { placements, touching } from './steps.js';

const initials = (colours: readonly string[]) => colours.map(([initial]) => initial).join('');
const LETTERS = initials(COLOURS);

/** Reads `rows seat seats`, for instance `8/8/8/3ry3/3bg3/8/8/8 r rg`, or the flat form of the cells. */
export function readPosition(text: string, rules: Rules, purpose: Purpose): Position | Fault {
  const [board = '', seat = '-', ...order] = text.toLowerCase().match(/\S+/g) ?? [];
  const side = Math.sqrt(board.length);
  const flat = /^[rbgy.-]+$/.test(board) && side % 1 === 0;
  const rows = flat ? board.match(RegExp(`.{${side}}`, 'g'))! : board.split('/');
  const size = rows.length;
  if (![8, 6, 4].includes(size)) return misread('position', board, '8, 6 or 4 rows with / between');

  const letters = order.join(' ') || initials(rules.seats!.split(','));
  if (!/^(?!.*(.).*\1)[rbgy]{2,4}$/.test(letters)) {
    return misread('position, seats', letters, '2 to 4 of r, b, g, y, each once');
  }
  const initialsInTurn = [...letters];
  const turn = initialsInTurn.indexOf(seat);
  if (turn < 0 && (seat !== '-' || purpose === 'play')) {
    return misread('position, seat to move', seat, initialsInTurn.join(' or '));
  }

  const seats = Object.freeze(initialsInTurn.map((letter) => COLOURS[LETTERS.indexOf(letter)]!));
  let position = withBalls({ ...EMPTY, size, seats }, 0, 0, 0, turn);
  for (const [row, cells] of rows.entries()) {
    const signs = cells.replace(/\d/g, (run) => '.'.repeat(Number(run)));
    if (!RegExp(`^[rbgy.-]{${size}}$`).test(signs)) {
      return misread(
        `position, row ${row + 1}`,
        cells,
        `${size} cells as r, b, g, y and numbers of empty ones`,
      );
    }
    [...signs].forEach((sign, column) => {
      const code = LETTERS.indexOf(sign);
      const cell = 8 * row + column;
      if (code >= 0) position = withBalls(position, code, lowBit(cell), highBit(cell), turn);
    });
  }
  return position.low | position.high || purpose === 'figure'
    ? position
    : misread('position', board, 'a ball for others to touch');
}

/** Writes `rows seat seats`; `-` stands where nobody is on turn. */
export function writePosition(position: Position): string {
  const { size, seats, turn } = position;
  const rows = rowsOf(size).map((row) => row.map((cell) => ballAt(position, cell)?.[0] ?? '.').join(''));
  const board = rows.join('/').replace(/\.+/g, (run) => `${run.length}`);
  return `${board} ${seats[turn]?.[0] ?? '-'} ${initials(seats)}`;
}

/** Reads the cell at the start of a move text and asks the rules whether a ball may be placed there. */
export function readStep(position: Position, text: string): { step: Cell; rest: string } | Fault {
  const name = text.slice(0, 2).toLowerCase();
  const cells = rowsOf(position.size).flat();
  const step = cells.find((cell) => nameOf(cell) === name);
  if (step === undefined) return misread('move', text, `a cell from a1 to ${nameOf(cells.at(-1)!)}`);
  const legal = placements(position);
  if (legal.includes(step)) return { step, rest: text.slice(2) };
  // Why a ball may not be placed there, although elsewhere it may.
  if (!legal.length) return forbidden('RO-10', name, 'nobody is on turn');
  if (ballAt(position, step)) return forbidden('RO-4', name, 'choose an empty cell');
  return touching(position).includes(step)
    ? forbidden(
        'RO-8',
        name,
        `choose a cell that captures${legal[4] ? '' : `: ${legal.map(nameOf).join(', ')}`}`,
      )
    : forbidden('RO-4', name, 'choose a cell next to a ball');
}
