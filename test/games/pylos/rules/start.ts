import { type Fault, Match, type MatchOptions } from '../../../../src/core/index.js';
import { type Position, pylos, type Step } from '../../../../src/games/pylos/rules/index.js';
import { refused, sure } from '../../../suites/results.js';

export type PylosMatch = Match<Position, Step>;

/** A match by these options. */
export const start = (options: MatchOptions = {}): PylosMatch => sure(Match.start(pylos, options));
/** A match from a position text, by these rules. */
export const at = (position: string, rules = ''): PylosMatch => start({ position, rules });
/** A match from a position text that only a figure may show. */
export const figure = (position: string): PylosMatch => start({ position, purpose: 'figure' });
/** The fault of options that cannot be. */
export const fault = (options: MatchOptions): Fault => refused(Match.start(pylos, options));

/** The rule and the place that a refused move names. */
export function why(match: PylosMatch, move: string): string {
  const { rule, place } = refused(match.play(move));
  return `${rule} ${place}`;
}

/** The levels of the position now, without what follows them. */
export const levels = ({ position }: PylosMatch): string => position.split(' ').slice(0, 4).join(' ');
/** How many balls of a colour lie on the board where this turn began. */
export const balls = (match: PylosMatch, sign: string): number => levels(match).split(sign).length - 1;
/** The moves of a list that place a ball and no more. */
export const placings = (moves: readonly string[]): string =>
  moves.filter((move) => !/[-^]/.test(move)).join(' ');
/** The moves of a list that raise a ball. */
export const raisings = (moves: readonly string[]): string =>
  moves.filter((move) => /-/.test(move)).join(' ');
/** The finished moves of a list that begin so, without that beginning. */
export const after = (moves: readonly string[], begin: string): string[] =>
  moves.filter((move) => move.startsWith(begin)).map((move) => move.slice(begin.length));
