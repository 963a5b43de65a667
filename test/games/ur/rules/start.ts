import { type Fault, Match, type MatchOptions } from '../../../../src/core/index.js';
import { type Position, type Step, ur } from '../../../../src/games/ur/rules/index.js';
import { refused, sure } from '../../../suites/results.js';

export type UrMatch = Match<Position, Step>;

/** A match by these options. */
export const start = (options: MatchOptions = {}): UrMatch => sure(Match.start(ur, options));
/** A match from a position text, by these rules. */
export const at = (position: string, rules = ''): UrMatch => start({ position, rules });
/** A match from a position text that only a figure may show. */
export const figure = (position: string, rules = ''): UrMatch =>
  start({ position, rules, purpose: 'figure' });
/** The fault of options that cannot be. */
export const fault = (options: MatchOptions): Fault => refused(Match.start(ur, options));

/** The rule and the place that a refused move names. */
export function why(match: UrMatch, move: string): string {
  const { rule, place } = refused(match.play(move));
  return `${rule} ${place}`;
}
/** The position after these moves. */
export function after(match: UrMatch, ...moves: readonly string[]): string {
  for (const move of moves) sure(match.play(move));
  return match.position;
}
/** The moves of a throw, without it. */
export const by = (match: UrMatch, roll: number): string[] =>
  match.moves().flatMap((move) => (move.startsWith(`${roll}:`) ? [move.slice(2)] : []));

const SHORT = 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 b8 a8 a7'.split(' ');
const LONG = 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 c7 c8 b8 a8 a7'.split(' ');
/** The other side's square over the middle row. */
export const mirror = (cell: string): string => cell.replace(/^[ac]/, (row) => (row === 'a' ? 'c' : 'a'));
/** The squares that a seat walks, from the text of the rules. */
export const pathOf = (seat: string, rules = 'finkel'): string[] => {
  const light = rules === 'finkel' ? SHORT : LONG;
  return seat === 'light' ? light : light.map(mirror);
};
const ROSETTES = ['a1', 'c1', 'b4', 'a7', 'c7'];

/** The text of a move from one position of a path to another: -1 is waiting, the length of the path is home. */
export function moveText(
  path: readonly string[],
  roll: number,
  from: number,
  to: number,
  takes = false,
): string {
  const cell = path[to];
  const piece = from < 0 ? '@' : path[from]!;
  if (cell === undefined) return `${roll}:${piece}+`;
  return `${roll}:${piece}${from < 0 ? '' : '-'}${cell}${takes ? 'x' : ''}${ROSETTES.includes(cell) ? '*' : ''}`;
}

/** A position text with these squares held, nobody home and a seat to throw. */
export function boardOf(light: readonly string[], dark: readonly string[], seat: string): string {
  const sign = (cell: string) => (light.includes(cell) ? 'l' : dark.includes(cell) ? 'd' : '.');
  const rows = ['a', 'b', 'c'].map((row) =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .map((column) => (row !== 'b' && (column === 5 || column === 6) ? 'x' : sign(row + column)))
      .join(''),
  );
  return `${rows.join('/').replace(/\.+/g, (run) => `${run.length}`)} ${seat[0]} l0d0`;
}
