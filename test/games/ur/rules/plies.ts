import { moveText, pathOf } from './start.js';

/** A ply of the vectors in our words. */
export interface Ply {
  readonly seat: string;
  readonly roll: number;
  /** The move, or the pass, as text. */
  readonly text: string;
  /** Every legal move of the throw, if the file lists them. */
  readonly legal: readonly string[];
}

/** A game of an independent library: `["l", 1, ["-1>0", "3>4x"], 0]`, or `["d", 0]` where the turn passes. */
export const libraryPlies = (rules: string, plies: readonly unknown[]): Ply[] =>
  plies.map((ply) => {
    const [initial, roll, list = [], played = 0] = ply as [string, number, string[]?, number?];
    const seat = initial === 'l' ? 'light' : 'dark';
    const legal = list.map((move) => {
      const [, from, to, takes] = /^(-?\d+)>(\d+)(x?)$/.exec(move)!;
      return moveText(pathOf(seat, rules), roll, Number(from), Number(to), takes === 'x');
    });
    return { seat, roll, text: legal[played] ?? `${roll}:-`, legal };
  });

/** A game that people played: `w2:4>6x b0- w4:H>4*`, squares counted from 1, H waiting, F home. */
export const humanPlies = (record: string): Ply[] =>
  record.split(' ').map((word) => {
    const [, side, number, from, to, takes] = /^([wb])(\d)(?:-|:(H|\d+)>(F|\d+)(x?)\*?)$/.exec(word)!;
    const [seat, roll] = [side === 'w' ? 'light' : 'dark', Number(number)];
    const [at, goal] = [from === 'H' ? -1 : Number(from) - 1, to === 'F' ? 14 : Number(to) - 1];
    const text = from ? moveText(pathOf(seat), roll, at, goal, takes === 'x') : `${roll}:-`;
    return { seat, roll, text, legal: [] };
  });
