import type { Fault } from '../../../core/fault.js';
import type { Game, Outcome } from '../../../core/game.js';
import type { Options, Rules } from '../../../core/rules.js';
import { readPosition, readStep, writeMove, writePosition, writeStep } from './notation.js';
import { APEX, nameOf, type Position, reserveOf, SEATS, type Variant } from './position.js';
import { ended, fromOf, NOWHERE, play, type Step, steps, toOf } from './steps.js';

export type { Cell, Position, Variant } from './position.js';
export type { Step } from './steps.js';

const options: Options = {
  /** PY-13: what wins balls back. */
  rules: { default: 'standard', values: 'standard|child|expert' },
  /** PY-1: who begins. */
  first: { default: 'light', values: 'light|dark' },
  /** PY-12: who loses for want of balls. */
  end: { default: 'no-move', values: 'no-move|no-reserve' },
  /** PY-15: whether a position that comes for the third time is a draw. */
  repetition: { default: 'off', values: 'off|draw' },
};

const read = (text: string, { rules, end, repetition }: Rules, purpose: 'play' | 'figure') => {
  const variant = {
    rules: rules as Variant['rules'],
    noReserve: end === 'no-reserve',
    repetition: repetition === 'draw',
  };
  return readPosition(text, Object.freeze(variant), purpose);
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
    repetition: undefined,
  }[reason];
  return {
    winners: winner === undefined ? [] : [SEATS[winner]!],
    reason,
    value: winner === undefined ? 0 : 1,
    scores: Object.fromEntries(SEATS.map((seat, i) => [seat, reserveOf(position, i)])),
  };
}

/** The rules of Pylos. */
export const pylos: Game<Position, Step> = {
  id: 'pylos',
  options,
  initial: (rules): Position | Fault => read(`4/4/4/4 3/3/3 2/2 1 ${rules.first![0]}`, rules, 'play'),
  seats: () => SEATS,
  turn: (position) => (steps(position).length ? SEATS[position.turn] : undefined),
  steps,
  play,
  outcome,
  unordered: true,
  midTurn: ({ takes }) => takes > 0,
  view(_, step) {
    const [from, to] = [fromOf(step), toOf(step)];
    return {
      text: writeStep(step),
      ...(from !== NOWHERE && { from: nameOf(from) }),
      ...(to !== NOWHERE && { to: nameOf(to) }),
      changes: [],
    };
  },
  readStep,
  readPosition: read,
  writePosition,
  writeTry: ({ takes }, from, cell) => (takes ? `^${cell}` : from ? `${from}-${cell}` : cell),
  writeMove,
};
