import type { Fault } from '../../../core/fault.js';
import type { Game, Outcome } from '../../../core/game.js';
import type { Option, Options } from '../../../core/rules.js';
import { readPosition, readStep, writeMove, writePosition, writeStep } from './notation.js';
import { count, MARBLES, marblesOf, type Position, rackOf, SEATS } from './position.js';
import { cellOf, conquers, fromOf, play, type Step, steps } from './steps.js';

export type { Cell, End, Position, Real } from './position.js';
export type { Step } from './steps.js';

/** A switch whose first value is the default. */
const one = (values: string): Option => ({ default: values.replace(/\|.*/, ''), values });

const options: Options = {
  /** RQ-1: who begins. */
  first: one('white|black'),
  /** RQ-4: where the Queen may enter. */
  queenEntry: one('any|real-or-last'),
  /** RQ-5: when the Queen may move. */
  queenMoves: one('always|after-rack'),
  /** RQ-11: what a line of seven gives. */
  sevenRun: one('as-six|progression'),
  /** RQ-16: which marbles count among the four. */
  minMarbles: one('with-queen|attack-only'),
  /** RQ-17: what the third occurrence of a position is. */
  deadlock: one('draw|captures|off'),
};

/** RQ-14, RQ-16 to RQ-18. */
function outcome(position: Position): Outcome | undefined {
  const { end, turn, rules } = position;
  if (!end) return undefined;
  const [black, white] = SEATS.map((_, seat) => MARBLES - marblesOf(position, seat)) as [number, number];
  // Whoever is to move has lost.
  let winner = 1 - turn;
  if (end === 'deadlock') winner = rules.deadlock === 'draw' || white === black ? -1 : Number(black > white);
  return {
    winners: SEATS.filter((_, seat) => seat === winner),
    reason: end,
    value: winner < 0 ? 0 : end === 'winning-real-queen' ? 2 : 1,
    scores: { white, black },
  };
}

/** The rules of Real Queen. */
export const realQueen: Game<Position, Step> = {
  id: 'real-queen',
  options,
  initial: (rules): Position | Fault =>
    readPosition(`7/7/7/7/7/7/7 ${rules.first![0]} w20b20`, rules, 'play'),
  seats: () => SEATS,
  turn: (position) => (steps(position)[0] ? SEATS[position.turn] : undefined),
  steps,
  play,
  outcome,
  unordered: true,
  midTurn: ({ real, end }) => !!real && !end,
  view(position, step) {
    const text = writeStep(position, step);
    const cell = step.slice(-2);
    if (position.real) return { text, from: cell, changes: [] };
    const from = fromOf(step) || (step[0] === 'Q' && 'Q');
    const made = play(position, step).real;
    return { text, ...(from && { from }), to: cell, changes: [], ...(made && { made }) };
  },
  readStep,
  readPosition,
  writePosition,
  writeTry(position, from, cell) {
    const { real, turn, cells } = position;
    if (real) return (conquers(real) ? 'x' : '^') + cell;
    // The Queen may be picked up from her rack, which has no name: Q.
    if (from === 'Q') return from + cell;
    const queen = 'WB'[turn]!;
    if (from) return `${cells[cellOf(from)] === queen ? 'Q' : ''}${from}-${cell}`;
    return (rackOf(position, turn) || count(position, queen) ? '' : 'Q') + cell;
  },
  writeMove,
};
