import { draw, playRandom } from '../../../src/core/index.js';
import { realQueen } from '../../../src/games/real-queen/rules/index.js';
import { playable, type Puzzle } from '../../core/goal-generator.js';
import { movesOf, readPlain } from './rules/plain.js';
import { start } from './rules/start.js';

/** Positions with more finished moves are passed over: some have a million. */
const MOST = 3000;

const COLUMNS = 'abcdefg';
const at = (x: number, y: number) => `${COLUMNS[x] ?? '?'}${y + 1}`;
const placeOf = (cell: string) => [COLUMNS.indexOf(cell[0]!), Number(cell[1]) - 1] as const;
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The words of the lines that a marble makes at a cell, counted outward from it among these own cells. */
function wordsOf(
  own: ReadonlySet<string>,
  to: string,
  queen: string | undefined,
  castle: string | undefined,
) {
  const [x, y] = placeOf(to);
  const lines = WAYS.flatMap(([dx, dy]) => {
    const line = [to];
    for (const way of [1, -1]) {
      for (let i = way; own.has(at(x + i * dx, y + i * dy)); i += way) line.push(at(x + i * dx, y + i * dy));
    }
    return line.length > 3 ? [line] : [];
  });
  const words = new Set<string>();
  if (!lines[0]) return words;
  words.add('real');
  const all = lines.flat();
  const withQueen = queen !== undefined && all.includes(queen);
  if (withQueen) words.add('real=queen');
  if (lines.some(({ length }) => length > 4)) words.add('real=super');
  ['double', 'triple', 'quadruple'].slice(0, lines.length - 1).forEach((kind) => words.add(`real=${kind}`));
  const distance = (cell: string) => {
    const [[a, b], [c, d]] = [placeOf(cell), placeOf(castle!)];
    return Math.max(Math.abs(a - c), Math.abs(b - d));
  };
  if (castle && all.some((cell) => distance(cell) === 1)) {
    words.add('real=winning').add('win');
    if (withQueen) words.add('real=winning-queen');
  }
  return words;
}

/** What every finished move of a position reaches, by the marbles of its text; of those that go on from a started move, if one is given. */
export function puzzleOf(position: string, rules: string, started = ''): Puzzle {
  const match = start({ position, rules });
  const { on, rack, mover } = readPlain(position);
  const foe = mover === 'w' ? 'b' : 'w';
  const where = (sign: string) => [...on.keys()].filter((cell) => on.get(cell) === sign);
  const left = where(foe).length + rack[foe]! + (match.rules.minMarbles === 'with-queen' ? 1 : 0);
  const [castle] = where(foe.toUpperCase());
  const verdicts = new Map<string, ReadonlySet<string>>();
  const [first = '', ...done] = started.split(/(?=[x^])/);
  for (const text of movesOf({ on, rack, mover }, match.rules)) {
    const [step = '', ...taken] = text.split(/(?=[x^])/);
    if (started && !(step === first && done.every((each) => taken.includes(each)))) continue;
    const [, letter, from, to] = /^(Q?)(?:([a-g]\d)-)?([a-g]\d)/.exec(step)!;
    const own = new Set([...where(mover), ...where(mover.toUpperCase())].filter((cell) => cell !== from)).add(
      to!,
    );
    const words = wordsOf(own, to!, letter ? to : where(mover.toUpperCase())[0], castle);
    const conquered = taken.filter(([sign]) => sign === 'x').length;
    if (conquered) words.add('capture');
    if (words.has('real') && left - conquered < 4) words.add('win');
    verdicts.set(text, words);
  }
  return { position: started ? `${position} ${started}` : position, rules, verdicts };
}

const chosen = (all: number, some: number) => {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
};

/** No fewer than the finished moves of a position, counted without making them. */
function bound(position: string, rules: string): number {
  const { state } = start({ position, rules });
  const prey = position.split(' ')[0]!.split(state.turn ? 'w' : 'b').length - 1;
  let sum = 0;
  for (const step of realQueen.steps(state)) {
    const { real } = realQueen.play(state, step);
    sum += real ? chosen(prey, real.conquer) * chosen(new Set(real.lines.flat()).size, real.reenter) : 1;
  }
  return sum;
}

const RULES = [
  '',
  'queenEntry=real-or-last sevenRun=progression',
  'queenMoves=after-rack minMarbles=attack-only',
];

/** A position with lines that lack their crossing, own marbles and enemy ones strewn about, and Queens somewhere. */
function strewn(seed: number): string {
  let index = 0;
  const next = (bound: number) => draw(seed, index++, bound);
  const board = new Map<string, string>();
  const mover = 'wb'[next(2)]!;
  const foe = mover === 'w' ? 'b' : 'w';
  const [x, y] = [1 + next(5), 1 + next(5)];
  const ways = WAYS.slice([0, 0, 1, 2, 3][next(5)]);
  const length = ways.length > 2 ? 4 : 4 + next(2);
  for (const [dx, dy] of ways) {
    // The crossing is one cell of a line, whichever the board has room for.
    const lines = [0, 1, 2, 3, 4]
      .slice(0, length)
      .map((back) => Array.from({ length }, (_, i) => at(x + (i - back) * dx, y + (i - back) * dy)));
    const fitting = lines.filter((line) => line.every((cell) => /^[a-g][1-7]$/.test(cell)));
    for (const cell of fitting[next(Math.max(1, fitting.length))] ?? []) {
      if (cell !== at(x, y)) board.set(cell, mover);
    }
  }
  const strew = (sign: string, count: number) => {
    for (let i = 0; i < count; i++) {
      const cell = at(next(7), next(7));
      if (!board.has(cell) && cell !== at(x, y)) board.set(cell, sign);
    }
  };
  strew(mover, next(4));
  strew(foe, 1 + next(4));
  if (next(3)) strew(foe.toUpperCase(), 1);
  const own = [...board].filter(([, sign]) => sign === mover);
  // The Queen is one of the marbles, or stands by herself, or waits.
  if (next(2) && own[0]) board.set(own[next(own.length)]![0], mover.toUpperCase());
  else if (next(2)) strew(mover.toUpperCase(), 1);
  const rows = [...'7654321'].map((row) =>
    [...COLUMNS].map((column) => board.get(column + row) ?? '.').join(''),
  );
  const held = [...board.values()].filter((sign) => sign === mover).length;
  const racks = { [mover]: Math.min(20 - held, next(9)), [foe]: next(9) + 1 };
  return `${rows.join('/').replace(/\.+/g, (run) => `${run.length}`)} ${mover} w${racks.w}b${racks.b}`;
}

/** Puzzles of random games: some on the way, mostly where a Real can be made, and in the middle of a turn. */
export function* played(): Generator<Puzzle> {
  for (let seed = 0; ; seed++) {
    const rules = RULES[seed % RULES.length]!;
    const match = start({ rules, seed });
    while (match.turn) {
      const { position, started, ply } = match;
      if (draw(seed + started.length, ply, started[0] ? 2 : 6) === 0) {
        const [, before = position, begun] = (started[0] && /^(.*) (\S+)$/.exec(position)) || [];
        const puzzle = bound(before, rules) <= MOST && puzzleOf(before, rules, begun);
        const reals = puzzle && [...puzzle.verdicts.values()].some((words) => words.has('real'));
        if (puzzle && (reals || draw(seed, ply, 30) === 0)) yield puzzle;
      }
      playRandom(match);
    }
  }
}

/** Puzzles of positions that are made up, so that every kind of Real is in them. */
export function* made(): Generator<Puzzle> {
  for (let seed = 0; ; seed++) {
    const rules = RULES[seed % RULES.length]!;
    const position = strewn(seed);
    if (playable(realQueen, position, rules) && bound(position, rules) <= MOST)
      yield puzzleOf(position, rules);
  }
}
