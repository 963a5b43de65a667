import { type Fault, Match, type MatchOptions, readRules, type Rules } from '../../../../src/core/index.js';
import { type Cell, type Position, rolit } from '../../../../src/games/rolit/rules/index.js';
import { refused, sure } from '../../../suites/results.js';

export type RolitMatch = Match<Position, Cell>;

/** A match by these options. */
export const start = (options: MatchOptions = {}): RolitMatch => sure(Match.start(rolit, options));
/** A match from a position text. */
export const at = (position: string): RolitMatch => start({ position });
/** A match from a position text that only a figure may show. */
export const figure = (position: string): RolitMatch => start({ position, purpose: 'figure' });
/** The fault of options that cannot be. */
export const fault = (options: MatchOptions): Fault => refused(Match.start(rolit, options));
/** The value of every switch by a `rules` text. */
export const rulesOf = (text: string): Rules => sure(readRules(rolit.options, text));

/** The rows of the position now, without seats. */
export const rows = ({ position }: RolitMatch): string => position.split(' ')[0]!;
/** The balls that a ball on this cell would turn. */
export const turns = (match: RolitMatch, cell: string): readonly string[] =>
  match.steps().find(({ text }) => text === cell)!.changes;
/** A text of moves as a list. */
export const cellsOf = (moves: string): string[] => moves.match(/../g) ?? [];
