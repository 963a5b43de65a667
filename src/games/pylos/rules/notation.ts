import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose } from '../../../core/game.js';
import {
  BALLS,
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
export function readPosition(text: string, variant: Variant, purpose: Purpose): Position | Fault {
  const words = text.toLowerCase().match(/\S+/g) ?? [];
  const balls = { l: 0, d: 0 };
  for (const [level, { letters, start }] of LEVELS.entries()) {
    const size = letters.length;
    const rows = words[level]?.split('/') ?? [];
    if (rows.length !== size) {
      return misread(
        `position, level ${level + 1}`,
        words[level] ?? '',
        size > 1 ? `${size} rows with / between` : 'one hollow',
      );
    }
    for (const [i, row] of rows.entries()) {
      const signs = row.replace(/\d/g, (run) => '.'.repeat(Number(run)));
      if (!RegExp(`^[ld.-]{${size}}$`).test(signs)) {
        return misread(
          `position, level ${level + 1}, row ${i + 1}`,
          row,
          `${size} hollows as l, d and numbers of empty ones`,
        );
      }
      [...signs].forEach((sign, column) => {
        if (sign === 'l' || sign === 'd') balls[sign] |= 1 << (start + (size - 1 - i) * size + column);
      });
    }
  }
  const [, , , , seat = '-', more] = words;
  const turn = 'ld'.indexOf(seat);
  if (seat.length > 1 || (turn < 0 && (seat !== '-' || purpose === 'play'))) {
    return misread('position, seat to move', seat, 'l or d');
  }
  if (more) return misread('position', more, 'nothing after the seat to move');
  const here = { light: balls.l, dark: balls.d, turn };
  const past = variant.repetition ? Object.freeze({ ...here, before: undefined }) : undefined;
  const position = Object.freeze({ ...here, takes: 0, variant, past });
  return (purpose === 'play' && impossible(position)) || position;
}

/** What no game reaches: too many balls of a side (PY-1), a ball over an empty hollow (PY-3). */
function impossible({ light, dark }: Position): Fault | undefined {
  for (const [i, balls] of [light, dark].entries()) {
    if (count(balls) > BALLS)
      return misread(`position, ${SEATS[i]}`, `${count(balls)} balls`, `at most ${BALLS} balls (PY-1)`);
  }
  const all = light | dark;
  const hanging = CELLS.find(({ on }, cell) => all & (1 << cell) && (all & on) !== on);
  return (
    hanging &&
    forbidden(
      'PY-3',
      `position, ${hanging.name}`,
      `a ball rests on four: ${namesOf(hanging.on & ~all)} lacks one`,
    )
  );
}

/** Writes the levels and the seat; `-` stands where nobody is on turn. */
export function writePosition({ light, dark, turn }: Position): string {
  const sign = (cell: Cell) => (light & (1 << cell) ? 'l' : dark & (1 << cell) ? 'd' : '.');
  const levels = LEVELS.map(({ letters, start }) => {
    const rows = [...letters].map((_, row) =>
      [...letters].map((__, column) => sign(start + row * letters.length + column)).join(''),
    );
    return rows
      .reverse()
      .join('/')
      .replace(/\.+/g, (run) => `${run.length}`);
  });
  return `${levels.join(' ')} ${'ld'[turn] ?? '-'}`;
}

/** The text of a step: `b2`, `a1-e1`, `^d4`, or nothing for the second ball that is left. */
export function writeStep(step: Step): string {
  const [from, to] = [fromOf(step), toOf(step)];
  if (step === ENOUGH) return '';
  if (from === NOWHERE) return nameOf(to);
  return to === NOWHERE ? `^${nameOf(from)}` : `${nameOf(from)}-${nameOf(to)}`;
}

/** The text of a move: the balls taken back in the order of their cells (PY-8). */
export const writeMove = (texts: readonly string[]): string => {
  const taken = texts.filter(([sign]) => sign === '^').sort();
  return texts.filter(([sign]) => sign !== '^').join('') + taken.join('');
};

/** Reads the step at the start of a move text, and asks the rules whether it may be made. */
export function readStep(position: Position, text: string): { step: Step; rest: string } | Fault {
  const { takes } = position;
  const [all, mark, name = '', to = ''] = /^(\^?)\s*([a-j]\d)\s*(?:[-–]\s*([a-j]\d))?/i.exec(text) ?? [''];
  if (takes < 2 && takes && !mark) return { step: ENOUGH, rest: text };
  const [cell, goal] = [name, to].map((each) => cellOf(each.toLowerCase()));
  if (cell! < 0 || (to && goal! < 0))
    return misread('move', text, takes ? '^ and a cell' : 'a cell from a1 to j1, or two with - between');
  const rest = text.slice(all!.length);
  if (takes)
    return mark && !to
      ? readTake(position, cell!, rest)
      : forbidden('PY-7', name, 'take back one or two of your own balls first, as in ^d4');
  if (mark) return forbidden('PY-7', `^${name}`, 'a ball is taken back only after a square');
  const step = to ? stepOf(cell!, goal!) : stepOf(NOWHERE, cell!);
  return steps(position).includes(step)
    ? { step, rest }
    : (over(position) ?? (to ? whyNoRaise(position, cell!, goal!) : whyNotThere(position, cell!)));
}

/** A ball taken back; where the next one frees it, that goes first (PY-8). */
function readTake(position: Position, cell: Cell, rest: string): { step: Step; rest: string } | Fault {
  const { light, dark, takes } = position;
  const movable = free(own(position), light | dark);
  if (movable & (1 << cell)) return { step: stepOf(cell, NOWHERE), rest };
  if (!(own(position) & (1 << cell)))
    return forbidden('PY-8', nameOf(cell), 'only a ball of your own is taken back');
  const second = takes > 1 ? /^\s*\^\s*([a-j]\d)/i.exec(rest) : null;
  const upper = cellOf(second?.[1]?.toLowerCase() ?? '');
  const carried = CARRIES[cell]! & (light | dark);
  return upper >= 0 && carried === 1 << upper && movable & carried
    ? { step: stepOf(upper, NOWHERE), rest: `^${nameOf(cell)}${rest.slice(second![0].length)}` }
    : carrying(cell, carried);
}

const carrying = (cell: Cell, carried: number) =>
  forbidden('PY-5', nameOf(cell), `this ball carries ${namesOf(carried).join(', ')}`);

/** Nobody is on turn, so nothing may be played. */
function over(position: Position): Fault | undefined {
  if (steps(position).length) return undefined;
  if (position.turn < 0) return forbidden('PY-1', 'move', 'nobody is on turn');
  const rule = { apex: 'PY-11', 'no-reserve': 'PY-12', repetition: 'PY-15' }[ended(position) ?? 'no-reserve'];
  return forbidden(rule, 'move', 'nobody is on turn');
}

/** Why no ball can be placed there, or why the own ball there cannot be raised. */
function whyNotThere(position: Position, cell: Cell): Fault {
  const { light, dark, turn } = position;
  const all = light | dark;
  const name = nameOf(cell);
  if (own(position) & (1 << cell)) {
    const carried = CARRIES[cell]! & all;
    if (carried) return carrying(cell, carried);
    return raises(all, cell)
      ? forbidden('PY-2', name, 'choose where to raise this ball')
      : forbidden('PY-4', name, 'there is no square above this ball to raise it to');
  }
  if (all & (1 << cell)) return forbidden('PY-2', name, 'choose an empty hollow, or a ball of your own');
  const lacking = CELLS[cell]!.on & ~all;
  return lacking
    ? forbidden(
        'PY-3',
        name,
        `a ball rests on four; ${namesOf(lacking).join(', ')} ${count(lacking) > 1 ? 'are' : 'is'} empty`,
      )
    : forbidden('PY-2', name, `the reserve of ${SEATS[turn]} is empty; raise a ball`);
}

/** Why this ball cannot be raised to that cell. */
function whyNoRaise(position: Position, from: Cell, to: Cell): Fault {
  const all = position.light | position.dark;
  const [name, goal] = [nameOf(from), nameOf(to)];
  if (!(own(position) & (1 << from))) return forbidden('PY-2', name, 'raise a ball of your own');
  const carried = CARRIES[from]! & all;
  if (carried) return carrying(from, carried);
  if (CELLS[to]!.level <= CELLS[from]!.level)
    return forbidden('PY-4', `${name}-${goal}`, 'a raise goes to a higher level');
  if (all & (1 << to)) return forbidden('PY-4', goal, 'choose an empty square');
  if (!(open(all) & (1 << to))) return whyNotThere(position, to);
  return forbidden('PY-6', `${name}-${goal}`, `${goal} would no longer stand without the ball of ${name}`);
}
