import type { Fault } from '../../../core/fault.js';
import type { Game, Outcome, StepView } from '../../../core/game.js';
import type { Option, Options } from '../../../core/rules.js';
import { readPosition, readStep, signOf, writeMove, writePosition } from './notation.js';
import { MARBLES, marblesOf, type Position, SEATS } from './position.js';
import { fromOf, play, type Step, steps } from './steps.js';

export type { Cell, End, Position, Real } from './position.js';
export type { Step } from './steps.js';

/** A switch whose first value is the default. */
const one = (values: string): Option => ({ default: values.split('|')[0]!, values });

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
    value: winner < 0 ? 0 : signOf(position)[1] ? 2 : 1,
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
  turn: ({ turn, end }) => (end ? undefined : SEATS[turn]),
  steps,
  play,
  outcome,
  unordered: true,
  midTurn: ({ real, end }) => !!real && !end,
  view(position, step) {
    const cell = step.slice(-2);
    if (position.real) return { text: step, from: cell, changes: [] };
    // The rack of the Queen has no other name than hers: Q.
    const from = fromOf(step) || step.slice(0, -2) || undefined;
    const next = play(position, step);
    return { text: step + signOf(next), from, to: cell, changes: [], made: next.real } as StepView;
  },
  readStep,
  readPosition,
  writePosition,
  writeTry(position, from = '', cell) {
    const legal = steps(position);
    if (position.real && legal[0]) return legal[0][0] + cell;
    const tried = from > 'Q' ? `${from}-${cell}` : from + cell;
    return legal.includes(tried) || !legal.includes(`Q${tried}`) ? tried : `Q${tried}`;
  },
  writeMove,
};
