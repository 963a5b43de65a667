import { expect } from '@open-wc/testing';
import { type Game, isFault, Match, type MatchOptions, type RecordFault } from '../../src/core/index.js';

/** A record without a fault, read. */
export function read<Position, Step>(
  game: Game<Position, Step>,
  text: string,
  options: MatchOptions = {},
): Match<Position, Step> {
  const result = Match.read(game, text, options);
  if (isFault(result)) throw new Error(`Unexpected fault: ${result.message}`);
  return result;
}

/** The fault of a record, and what was kept of it. */
export function spoilt<Position, Step>(
  game: Game<Position, Step>,
  text: string,
  options: MatchOptions = {},
): RecordFault<Position, Step> {
  const result = Match.read(game, text, options);
  if (!isFault(result)) throw new Error(`A fault was expected in ${text}`);
  return result;
}

/** What a record says after its tags, in one line. */
export const body = (match: { record(): string }): string =>
  match.record().split('\n\n')[1]!.trim().replace(/\n/g, ' ');

/** What a record is written as, without its tags, once it is read; that must be read as the same again. */
export function rewritten<Position, Step>(
  game: Game<Position, Step>,
  text: string,
  options: MatchOptions = {},
): string {
  const match = read(game, text, options);
  const written = match.record();
  expect(read(game, written, options).record(), text).equal(written);
  return body(match);
}

/** The moves on the way to where a match stands. */
export const line = (match: Pick<Match<never, never>, 'history'>): string =>
  match.history.map(({ text }) => text).join(' ');
