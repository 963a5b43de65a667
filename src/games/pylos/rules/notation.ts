import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose, StepView } from '../../../core/game.js';
import {
  BALLS,
  bitsOf,
  CARRIES,
  CELLS,
  type Cell,
  cellOf,
  count,
  LEVELS,
  nameOf,
  namesOf,
  own,
  type Position,
  SEATS,
  type Variant,
} from './position.js';
import {
  ENOUGH,
  ended,
  free,
  fromOf,
  NOWHERE,
  open,
  raises,
  type Step,
  stepOf,
  steps,
  toOf,
} from './steps.js';

/** Reads levels from the base up, far row first, and the seat: `4/4/4/4 3/3/3 2/2 1 l`. */
export function readPosition(text: string, rules: Variant, purpose: Purpose): Position | Fault {
  const words = text.toLowerCase().match(/\S+/g) ?? [];
  let signs = '';
  for (const [level, { length: size }] of LEVELS.entries()) {
    const place = `position, level ${level + 1}`;
    const rows = words[level]?.split('/') ?? [];
    if (rows.length !== size) {
      return misread(place, rows.join('/'), `${size}×${size} hollows, with / between rows`);
    }
    for (const [i, row] of rows.entries()) {
      const cells = row.replace(/\d/g, (run) => '.'.repeat(Number(run)));
      if (!RegExp(`^[ld.-]{${size}}$`).test(cells)) {
        return misread(`${place}, row ${i + 1}`, row, `${size} hollows as l, d and numbers of empty ones`);
      }
      signs += cells;
    }
  }
  const [seat = '-', more] = words.slice(4);
  const turn = ['l', 'd'].indexOf(seat);
  if (turn < 0 && (seat !== '-' || purpose === 'play')) {
    return misread('position, seat to move', seat, 'l or d');
  }
  if (more) return misread('position', more, 'nothing after the seat');
  const order = LEVELS.flat(2);
  const [light, dark] = ['l', 'd'].map((sign) => bitsOf((_, cell) => signs[order.indexOf(cell)] === sign));
  const variant = Object.freeze({ ...rules });
  const position = { light: light!, dark: dark!, turn, takes: 0, variant, before: undefined };
  return (purpose === 'play' && impossible(position)) || Object.freeze(position);
}

/** What no game reaches: too many balls of a side (PY-1), a ball over an empty hollow (PY-3). */
function impossible(position: Position): Fault | undefined {
  for (const seat of SEATS) {
    const balls = count(position[seat]);
    if (balls > BALLS) return misread(`position, ${seat}`, `${balls} balls`, `at most ${BALLS} (PY-1)`);
  }
  const all = position.light | position.dark;
  const hanging = CELLS.findIndex(({ on }, cell) => all & (1 << cell) && on & ~all);
  return CELLS[hanging] && lacking(`position, ${nameOf(hanging)}`, CELLS[hanging].on & ~all);
}

/** Writes the levels and the seat; `-` stands where nobody is on turn. */
export function writePosition({ light, dark, turn }: Position): string {
  const sign = (cell: Cell) => (light & (1 << cell) ? 'l' : dark & (1 << cell) ? 'd' : '.');
  const levels = LEVELS.map((rows) => rows.map((row) => row.map(sign).join('')).join('/')).join(' ');
  return `${levels.replace(/\.+/g, (run) => `${run.length}`)} ${'ld'[turn] ?? '-'}`;
}

/** A step in words: `b2`, `a1-e1`, `^d4`, or nothing for the second ball that is left. */
export function view(_: Position, step: Step): StepView {
  const [from, to] = [nameOf(fromOf(step)), nameOf(toOf(step))];
  return {
    text: from ? (to ? `${from}-${to}` : `^${from}`) : to,
    ...(from && { from }),
    ...(to && { to }),
    changes: [],
  };
}

/** The text of a move: the balls taken back in the order of their cells (PY-8). */
export const writeMove = ([first = '', ...taken]: readonly string[]): string => first + taken.sort().join('');

/** Reads the step at the start of a move text, and asks the rules whether it may be made. */
export function readStep(position: Position, text: string): { step: Step; rest: string } | Fault {
  const { takes } = position;
  const [all = '', mark, name = '', to = ''] =
    /^(\^?)\s*([a-j]\d)\s*(?:[-–]\s*([a-j]\d))?/.exec(text.toLowerCase()) ?? [];
  if (takes === 1 && !mark) return { step: ENOUGH, rest: text };
  const [cell, goal] = [cellOf(name), cellOf(to)];
  if (cell < 0 || (to && goal < 0))
    return misread('move', text, takes ? '^ and a cell' : 'a cell from a1 to j1, or two, as in a1-e1');
  const rest = text.slice(all.length);
  if (takes)
    return mark && !to
      ? readTake(position, cell, rest)
      : forbidden('PY-7', name, 'take back a ball of your own first, as in ^d4');
  if (mark) return forbidden('PY-7', `^${name}`, 'only a square lets you take back a ball');
  const step = to ? stepOf(cell, goal) : stepOf(NOWHERE, cell);
  return steps(position).includes(step) ? { step, rest } : whyNot(position, cell, goal);
}

/** A ball taken back; where the next one frees it, that goes first (PY-8). */
function readTake(position: Position, cell: Cell, rest: string): { step: Step; rest: string } | Fault {
  const { light, dark, takes } = position;
  const all = light | dark;
  const movable = free(own(position), all);
  if (movable & (1 << cell)) return { step: stepOf(cell, NOWHERE), rest };
  if (!(own(position) & (1 << cell))) return forbidden('PY-8', nameOf(cell), 'take back a ball of your own');
  const [second = '', upper = ''] = /^\s*\^\s*([a-j]\d)/.exec(rest.toLowerCase()) ?? [];
  const carried = CARRIES[cell]! & all;
  return takes > 1 && namesOf(carried).join() === upper && movable & carried
    ? { step: stepOf(cellOf(upper), NOWHERE), rest: `^${nameOf(cell)}${rest.slice(second.length)}` }
    : carrying(cell, carried);
}

const carrying = (cell: Cell, carried: number) =>
  forbidden('PY-5', nameOf(cell), `this ball carries ${namesOf(carried).join(', ')}`);

const lacking = (place: string, hollows: number) =>
  forbidden('PY-3', place, `a ball rests on four; empty: ${namesOf(hollows).join(', ')}`);

/** Why no ball can be placed at a cell, or the one there not be raised to a goal; -1 is no goal. */
function whyNot(position: Position, cell: Cell, goal: Cell): Fault {
  const { light, dark, turn } = position;
  if (!steps(position).length) {
    const rules = { apex: 'PY-11', 'no-reserve': 'PY-12', repetition: 'PY-15' };
    return forbidden(turn < 0 ? 'PY-1' : rules[ended(position) ?? 'no-reserve'], 'move', 'nobody is on turn');
  }
  const all = light | dark;
  const [name, to] = [nameOf(cell), nameOf(goal)];
  if (own(position) & (1 << cell)) {
    const carried = CARRIES[cell]! & all;
    if (carried) return carrying(cell, carried);
    if (!to)
      return raises(open(all), cell)
        ? forbidden('PY-2', name, 'choose where to raise this ball')
        : forbidden('PY-4', name, 'there is nowhere to raise this ball');
    if (!(CELLS[cell]!.higher & (1 << goal)))
      return forbidden('PY-4', `${name}-${to}`, 'a raise goes to a higher level');
    if (all & (1 << goal)) return forbidden('PY-4', to, 'choose an empty hollow');
  } else {
    if (to) return forbidden('PY-2', name, 'raise a ball of your own');
    if (all & (1 << cell)) return forbidden('PY-2', name, 'choose an empty hollow, or a ball of your own');
  }
  const lacks = CELLS[to ? goal : cell]!.on & ~all;
  if (lacks) return lacking(to || name, lacks);
  return to
    ? forbidden('PY-6', `${name}-${to}`, `${to} rests on this very ball`)
    : forbidden('PY-2', name, 'your reserve is empty; raise a ball');
}
