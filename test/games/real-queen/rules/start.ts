import { type Fault, Match, type MatchOptions } from '../../../../src/core/index.js';
import { type Position, realQueen, type Step } from '../../../../src/games/real-queen/rules/index.js';
import { refused, sure } from '../../../suites/results.js';

export type QueenMatch = Match<Position, Step>;

/** A match by these options. */
export const start = (options: MatchOptions = {}): QueenMatch => sure(Match.start(realQueen, options));
/** A match from a position text, by these rules. */
export const at = (position: string, rules = ''): QueenMatch => start({ position, rules, seed: 1 });
/** A match from a position text that only a figure may show. */
export const figure = (position: string): QueenMatch => start({ position, purpose: 'figure' });
/** The fault of options that cannot be. */
export const fault = (options: MatchOptions): Fault => refused(Match.start(realQueen, options));

/** The rule and the place that a refused move names. */
export function why(match: QueenMatch, move: string): string {
  const { rule, place, message } = refused(match.play(move));
  if (!message.includes(place)) throw new Error(message);
  return `${rule} ${place}`;
}

/** The rules as words, of options as the vectors have them. */
export const rulesOf = (options: object = {}): string =>
  Object.entries(options)
    .map((pair) => pair.join('='))
    .join(' ');

/** The end of a match as the vectors write it. */
export const resultOf = ({ outcome }: QueenMatch) =>
  outcome ? { winner: outcome.winners[0] ?? null, reason: outcome.reason, value: outcome.value } : null;

/** The texts of the legal steps that begin so. */
export const stepsOf = (match: QueenMatch, begin = ''): string[] =>
  match
    .steps()
    .map(({ text }) => text)
    .filter((text) => text.startsWith(begin))
    .sort();
