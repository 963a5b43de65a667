import { draw, playRandom } from '../../../src/core/index.js';
import type { Puzzle } from '../../core/goal-generator.js';
import { Plain } from './rules/plain.js';
import { start } from './rules/start.js';

const LETTERS = ['abcd', 'efg', 'hi', 'j'];

/** What a ball makes, by the pattern of its level alone: the text is read, the ball is played, its neighbours are looked at. */
function patternOf(position: string, move: string): { square: boolean; line: boolean } {
  const words = position.split(' ');
  const levels = words.slice(0, 4).map((level) =>
    level
      .split('/')
      .reverse()
      .map((row) => [...row.replace(/\d/g, (run) => '.'.repeat(Number(run)))]),
  );
  const own = words[4]!;
  const [from, to] = move.split('^')[0]!.split('-') as [string, string?];
  const put = (cell: string, sign: string) => {
    const level = LETTERS.findIndex((letters) => letters.includes(cell[0]!));
    const [x, y] = [LETTERS[level]!.indexOf(cell[0]!), Number(cell[1]) - 1];
    levels[level]![y]![x] = sign;
    return { rows: levels[level]!, x, y };
  };
  if (to) put(from, '.');
  const { rows, x, y } = put(to ?? from, own);
  const mine = (column: number, row: number) => rows[row]?.[column] === own;
  const square = [x - 1, x].some((left) =>
    [y - 1, y].some(
      (low) => mine(left, low) && mine(left + 1, low) && mine(left, low + 1) && mine(left + 1, low + 1),
    ),
  );
  const full = rows[y]!.every((sign) => sign === own) || rows.every((row) => row[x] === own);
  return { square, line: rows.length > 2 && full };
}

/** What every finished move of a position reaches, by a plain engine and the text; from a started move on, if one is given. */
export function puzzleOf(position: string, rules: string, started = ''): Puzzle {
  const { rules: variant, ...switches } = start({ rules }).rules;
  const plain = new Plain(position, { rules: variant!, ...switches });
  const mover = plain.mover;
  const other = mover === 'l' ? 'd' : 'l';
  const [ball = '', ...taken] = started.split('^');
  const verdicts = new Map<string, Set<string>>();
  for (const [text, balls] of plain.moves()) {
    const [played, ...rest] = text.split('^');
    if (started && (played !== ball || !taken.every((cell) => rest.includes(cell)))) continue;
    const { square, line } = patternOf(position, text);
    const reached = new Set<string>();
    if (square || (variant === 'expert' && line)) reached.add('square');
    // Two ways to see the same: whoever wins balls back must take one.
    if (variant !== 'child' && reached.has('square') !== text.includes('^')) throw new Error(text);
    if (line) reached.add('line');
    if (text.includes('-')) reached.add('raise');
    plain.balls = balls;
    plain.mover = other;
    if (plain.result() === mover) reached.add('win');
    verdicts.set(text, reached);
  }
  return { position: started ? `${position} ${started}` : position, rules, verdicts };
}

const RULES = ['', 'expert', 'child', 'end=no-reserve', 'expert end=no-reserve first=dark'];

/** Puzzles of random games: now and then one on the way, in the middle of a turn too, and where the last moves may win. */
export function* puzzles(): Generator<Puzzle> {
  for (let seed = 0; ; seed++) {
    const rules = RULES[seed % RULES.length]!;
    const match = start({ rules, seed });
    const positions: string[] = [];
    while (match.turn) {
      const { position, started } = match;
      if (started[0]) {
        const [, before, begun] = /^(.*) (\S+)$/.exec(position)!;
        if (draw(seed, match.ply, 40) === 0) yield puzzleOf(before!, rules, begun);
      } else positions.push(position);
      playRandom(match);
    }
    const last = positions.length - 3;
    for (const [i, position] of positions.entries()) {
      const sample = draw(seed, i, 120) === 0;
      const puzzle = (sample || i >= last) && puzzleOf(position, rules);
      if (puzzle && (sample || [...puzzle.verdicts.values()].some((reached) => reached.has('win'))))
        yield puzzle;
    }
  }
}
