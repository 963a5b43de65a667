import type { Game, Outcome, StepView } from '../../../core/game.js';
import type { Options, Rules } from '../../../core/rules.js';
import { readPosition, readStep, writeMove, writePosition, writeStep } from './notation.js';
import type { Position } from './position.js';
import { goalOf, isThrow, pathOf, placeOf, play, type Step, steps, winnerOf } from './steps.js';
import { nameOf, SEATS, VARIANTS } from './variants.js';

export type { Position } from './position.js';
export { readRgn, writeRgn } from './rgn.js';
export type { Step } from './steps.js';
export type { Cell, Variant } from './variants.js';

const options: Options = {
  /** UR-15: the rule set. */
  rules: { default: 'finkel', values: Object.keys(VARIANTS).join('|') },
  /** UR-1: who begins. */
  first: { default: 'light', values: 'light|dark' },
  /** UR-5: where a throw enters. */
  entry: { default: 'step', values: 'step|throw' },
  /** UR-14: pieces a side; if none is given, as many as the rule set has. */
  pieces: { default: '', values: '[1-7]' },
};

const read = (text: string, { rules, entry, pieces }: Rules, purpose: 'play' | 'figure') => {
  const variant = VARIANTS[rules!]!;
  const more = {
    entry: entry === 'throw' ? (1 as const) : (0 as const),
    pieces: Number(pieces) || variant.pieces,
  };
  return readPosition(text, Object.freeze({ ...variant, ...more }), purpose);
};

function viewOf(position: Position, step: Step): StepView {
  const text = writeStep(position, step);
  if (isThrow(step)) {
    const pass = play(position, step).roll < 0;
    return { text, changes: [], ...(pass && { reason: step ? 'blocked' : 'zero' }) };
  }
  const path = pathOf(position);
  const at = placeOf(step);
  const to = path[goalOf(position, at)];
  return {
    text,
    ...(at >= 0 && { from: nameOf(path[at]!) }),
    ...(to !== undefined && { to: nameOf(to) }),
    changes: [],
  };
}

/** UR-13. */
function outcome(position: Position): Outcome | undefined {
  const winner = SEATS[winnerOf(position)];
  if (!winner || position.seat < 0) return undefined;
  const [light, dark] = position.home;
  return { winners: [winner], reason: 'home', value: 1, scores: { light, dark } };
}

/** The rules of the Royal Game of Ur. */
export const ur: Game<Position, Step> = {
  id: 'ur',
  options,
  initial: (rules) => read(`4xx2/8/4xx2 ${rules.first![0]} l0d0`, rules, 'play'),
  seats: () => SEATS,
  turn: (position) =>
    steps(position).length ? (position.roll < 0 ? 'chance' : SEATS[position.seat]) : undefined,
  mover: (position) => (steps(position).length ? SEATS[position.seat] : undefined),
  steps,
  play,
  outcome,
  midTurn: ({ roll }) => roll >= 0,
  odds: ({ variant }, step) => variant.chances[step]! / 16,
  view: viewOf,
  readStep,
  readPosition: read,
  writePosition,
  writeTry(position, from, cell) {
    // The throw says which piece comes to a square, and which one goes home from there.
    const views = steps(position).map((step) => viewOf(position, step));
    const meant = views.find((view) => view.to === cell && (!from || view.from === from));
    const home = views.find((view) => view.from === cell && !view.to);
    return (meant ?? home)?.text ?? (from ? `${from}-${cell}` : cell);
  },
  writeMove,
};
