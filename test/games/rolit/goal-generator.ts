import { draw, playRandom } from '../../../src/core/index.js';
import type { Puzzle } from '../../core/goal-generator.js';
import { Mailbox } from './rules/mailbox.js';
import { start } from './rules/start.js';

const numberOf = (text: string, sign: string) => text.split(' ')[0]!.split(sign).length - 1;

/** What every move of a position reaches, by a plain engine whose texts are counted: a move adds a ball to those it turns. */
export function puzzleOf(position: string, rules: string): Puzzle {
  const plain = new Mailbox(position);
  const ends = new Map(
    plain.moves().map((cell) => {
      const next = new Mailbox(position);
      next.play(cell);
      return [cell, `${next}`];
    }),
  );
  const most = Math.max(...[...ends.values()].map((end) => numberOf(end, plain.mover)));
  const verdicts = new Map(
    [...ends].map(([cell, end]) => {
      const own = numberOf(end, plain.mover);
      const full = !/[1-8]/.test(end.split(' ')[0]!);
      const best = [...plain.seats].every((seat) => numberOf(end, seat) <= own);
      return [cell, new Set([...(own === most ? ['most'] : []), ...(full && best ? ['win'] : [])])];
    }),
  );
  return { position, rules, verdicts };
}

const SEATS = ['', 'seats=yellow,blue', 'seats=red,blue,green', 'seats=red,blue,green,yellow'];
const RULES = [...SEATS, ...SEATS.map((seats) => `${seats} size=6`), 'size=4'];

/** Puzzles of random games: some on the way, and the last two of each. */
export function* puzzles(games: number): Generator<Puzzle> {
  for (let seed = 0; seed < games; seed++) {
    const rules = RULES[seed % RULES.length]!;
    const match = start({ rules, seed });
    const { size } = match.state;
    while (match.turn) {
      const { ply, position } = match;
      if (ply > size ** 2 - 7 || draw(seed, ply, 12) === 0) yield puzzleOf(position, rules);
      playRandom(match);
    }
  }
}
