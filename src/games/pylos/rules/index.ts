import type { Fault } from '../../../core/fault.js';
import type { Game, Outcome } from '../../../core/game.js';
import type { Option, Options } from '../../../core/rules.js';
import { readPosition, readStep, view, writeMove, writePosition } from './notation.js';
import { APEX, type Position, reserveOf, SEATS } from './position.js';
import { ended, play, type Step, steps } from './steps.js';

export type { Cell, Position, Variant } from './position.js';
export type { Step } from './steps.js';

/** A switch whose first value is the default. */
const one = (values: string): Option => ({ default: values.replace(/\|.*/, ''), values });

const options: Options = {
  /** PY-13: what wins balls back. */
  rules: one('standard|child|expert'),
  /** PY-1: who begins. */
  first: one('light|dark'),
  /** PY-12: who loses for want of balls. */
  end: one('no-move|no-reserve'),
  /** PY-15: whether a position that comes for the third time is a draw. */
  repetition: one('off|draw'),
};

/** PY-11, PY-12, PY-15. */
function outcome(position: Position): Outcome | undefined {
  const { light, turn } = position;
  if (turn < 0 || steps(position).length) return undefined;
  const reason = ended(position) ?? 'no-move';
  const winner = {
    apex: (light >> APEX) & 1 ? 0 : 1,
    'no-move': 1 - turn,
    'no-reserve': turn,
    repetition: -1,
  }[reason];
  const winners = SEATS.filter((_, seat) => seat === winner);
  const scores = { light: reserveOf(position, 0), dark: reserveOf(position, 1) };
  return { winners, reason, value: winners.length, scores };
}

/** The rules of Pylos. */
export const pylos: Game<Position, Step> = {
  id: 'pylos',
  options,
  initial: (rules): Position | Fault => readPosition(`4/4/4/4 3/3/3 2/2 1 ${rules.first![0]}`, rules, 'play'),
  seats: () => SEATS,
  turn: (position) => (steps(position).length ? SEATS[position.turn] : undefined),
  steps,
  play,
  outcome,
  unordered: true,
  midTurn: ({ takes }) => takes > 0,
  view,
  readStep,
  readPosition,
  writePosition,
  writeTry: ({ takes }, from, cell) => (takes ? `^${cell}` : from ? `${from}-${cell}` : cell),
  writeMove,
};
