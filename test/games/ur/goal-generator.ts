import { draw, playRandom } from '../../../src/core/index.js';
import type { Puzzle } from '../../core/goal-generator.js';
import { Plain } from './rules/plain.js';
import { start } from './rules/start.js';

const ROSETTES = ['a1', 'c1', 'b4', 'a7', 'c7'];

/** The squares of a side in a position text, and how many of its pieces are home. */
function told(text: string, side: string) {
  const [board, , homes] = text.split(' ') as [string, string, string];
  const cells = board
    .split('/')
    .flatMap((row, i) =>
      [...row.replace(/\d/g, (run) => '.'.repeat(Number(run)))].flatMap((sign, column) =>
        sign === side ? ['abc'[i]! + (column + 1)] : [],
      ),
    );
  return { cells, home: Number(RegExp(`${side}(\\d)`).exec(homes)![1]) };
}

/** What every finished move of a position reaches, by the position texts of a plain engine; those of one throw, if given. */
export function puzzleOf(position: string, rules: string, roll = ''): Puzzle {
  const match = start({ position, rules });
  const all = new Plain(position, match.rules);
  const [mine, foe] = all.mover === 'l' ? ['l', 'd'] : ['d', 'l'];
  const [own, enemy] = [told(position, mine!), told(position, foe!)];
  const verdicts = new Map<string, Set<string>>();
  for (const text of all.moves().keys()) {
    if (!text.startsWith(roll)) continue;
    const plain = new Plain(position, match.rules);
    plain.play(text);
    const [after, others] = [told(`${plain}`, mine!), told(`${plain}`, foe!)];
    const reached = new Set<string>();
    if (others.cells.length < enemy.cells.length) reached.add('capture');
    if (after.cells.some((cell) => !own.cells.includes(cell) && ROSETTES.includes(cell)))
      reached.add('rosette');
    if (after.home > own.home) reached.add('home');
    if (plain.winner === mine) reached.add('win');
    verdicts.set(text, reached);
  }
  return { position: roll ? `${position} ${roll}` : position, rules, verdicts };
}

const RULES = [
  '',
  'entry=throw',
  'masters',
  'blitz',
  'first=dark pieces=3',
  'masters entry=throw pieces=2',
  'blitz pieces=1',
];

/** Puzzles of random games: some on the way, before the throw and after it, and the last two of each. */
export function* puzzles(): Generator<Puzzle> {
  for (let seed = 0; ; seed++) {
    const rules = RULES[seed % RULES.length]!;
    const match = start({ rules, seed });
    const positions: string[] = [];
    while (match.turn) {
      const { position, started } = match;
      if (!started[0]) positions.push(position);
      else if (draw(seed, match.ply, 6) === 0) {
        const [, before, roll] = /^(.*) (\d)$/.exec(position)!;
        yield puzzleOf(before!, rules, roll);
      }
      playRandom(match);
    }
    const last = positions.length - 2;
    for (const [i, position] of positions.entries()) {
      if (i >= last || draw(seed, i, 12) === 0) yield puzzleOf(position, rules);
    }
  }
}
