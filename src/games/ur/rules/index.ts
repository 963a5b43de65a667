import type { Game, Outcome } from '../../../core/game.js';
import type { Option, Options, Rules } from '../../../core/rules.js';
import { readPosition, readStep, view, writeMove, writePosition } from './notation.js';
import type { Position } from './position.js';
import { play, type Step, steps, winnerOf } from './steps.js';
import { freeze, SEATS, VARIANTS } from './variants.js';

export type { Position } from './position.js';
export { readRgn, writeRgn } from './rgn.js';
export type { Step } from './steps.js';
export type { Cell, Variant } from './variants.js';

/** A switch whose first value is the default. */
const one = (values: string): Option => ({ default: values.split('|')[0]!, values });

const options: Options = {
  /** UR-15: the rule set. */
  rules: one('finkel|masters|blitz'),
  /** UR-1: who begins. */
  first: one('light|dark'),
  /** UR-5: where a throw enters. */
  entry: one('step|throw'),
  /** UR-14: pieces a side; if none is given, as many as the rule set has. */
  pieces: { default: '', values: '[1-7]' },
};

const read = (text: string, { rules, entry, pieces }: Rules, purpose: 'play' | 'figure') => {
  const variant = VARIANTS[rules!]!;
  const more = { entry: entry === 'throw' ? 1 : 0, pieces: +pieces! || variant.pieces } as const;
  return readPosition(text, freeze({ ...variant, ...more }), purpose);
};

const mover = (position: Position) => (steps(position).length ? SEATS[position.seat] : undefined);

/** UR-13. */
function outcome(position: Position): Outcome | undefined {
  const winner = SEATS[winnerOf(position)];
  if (!winner || position.seat < 0) return undefined;
  return {
    winners: [winner],
    reason: 'home',
    value: 1,
    scores: { light: position.home[0], dark: position.home[1] },
  };
}

/** The rules of the Royal Game of Ur. */
export const ur: Game<Position, Step> = {
  id: 'ur',
  options,
  initial: (rules) => read(`4xx2/8/4xx2 ${rules.first![0]} l0d0`, rules, 'play'),
  seats: () => SEATS,
  turn: (position) => (position.roll < 0 ? mover(position) && 'chance' : mover(position)),
  mover,
  steps,
  play,
  outcome,
  midTurn: ({ roll }) => roll >= 0,
  odds: ({ variant }, step) => variant.chances[step]! / 16,
  view,
  readStep,
  readPosition: read,
  writePosition,
  writeTry(position, from, cell) {
    // The throw says which piece comes to a square, and which one goes home from there.
    const views = steps(position).map((step) => view(position, step));
    const meant = views.find(({ from: start, to }) =>
      to === cell ? !from || start === from : !to && start === cell,
    );
    return meant?.text ?? (from ? `${from}-${cell}` : cell);
  },
  writeMove,
};
