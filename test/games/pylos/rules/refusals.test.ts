import { expect } from '@open-wc/testing';
import { draw, type Fault, isFault, playRandom } from '../../../../src/core/index.js';
import { pylos } from '../../../../src/games/pylos/rules/index.js';
import { holds } from '../../../suites/results.js';
import { type PylosMatch, start } from './start.js';

const LEVELS = ['abcd', 'efg', 'hi', 'j'];
const CELLS = LEVELS.flatMap((columns) =>
  [...columns].flatMap((x) => [...columns].map((_, y) => x + (y + 1))),
);
const level = (cell: string) => LEVELS.findIndex((columns) => columns.includes(cell[0]!));

/** The sign of the ball at a cell of a position text, or a dot. */
function signAt(text: string, cell: string): string {
  const rows = text.split(' ')[level(cell)]!.split('/').reverse();
  const row = rows[Number(cell[1]) - 1]!.replace(/\d/g, (run) => '.'.repeat(Number(run)));
  return row[LEVELS[level(cell)]!.indexOf(cell[0]!)]!;
}

/** The four cells under one, by their distance in columns and rows. */
function under(cell: string): string[] {
  const lower = LEVELS[level(cell) - 1];
  if (!lower) return [];
  const x = LEVELS[level(cell)]!.indexOf(cell[0]!);
  const y = Number(cell[1]);
  return [lower[x]! + y, lower[x + 1]! + y, lower[x]! + (y + 1), lower[x + 1]! + (y + 1)];
}

/** The rules that a refused try breaks, from the text of the rules. */
function broken(text: string, move: string): string[] {
  const mover = text.split(' ')[4]!;
  const [from, to] = move.length > 2 ? [move.slice(0, 2), move.slice(3)] : [undefined, move];
  const sign = (cell: string) => signAt(text, cell);
  const carries = (cell: string) => CELLS.some((upper) => sign(upper) !== '.' && under(upper).includes(cell));
  const lacks = (cell: string) => under(cell).some((each) => sign(each) === '.');
  if (!from) {
    if (sign(to) === mover) return carries(to) ? ['PY-2', 'PY-5'] : ['PY-2', 'PY-4'];
    return sign(to) !== '.' || !lacks(to) ? ['PY-2'] : ['PY-3'];
  }
  if (sign(from) !== mover) return ['PY-2'];
  const rules = [
    ...(carries(from) ? ['PY-5'] : []),
    ...(level(to) <= level(from) ? ['PY-4'] : []),
    ...(sign(to) !== '.' ? ['PY-2', 'PY-4'] : []),
    ...(lacks(to) ? ['PY-3'] : []),
  ];
  return rules.length ? rules : ['PY-6'];
}

/** A refusal has a rule, a cell of the try as its place, and a sentence with both. */
function holdsPlace({ rule, place, message, fault }: Fault, move: string, text: string) {
  const told = () => `${text}, ${move}: ${message}`;
  holds(/^PY-\d+$/.test(rule ?? '') && fault === rule, told);
  holds(message.startsWith(`${place}: `) && message.endsWith(` (${rule}).`), told);
  const cells = move.match(/[a-j]\d/g)!;
  holds(place.match(/[a-j]\d/g)?.every((cell) => cells.includes(cell)) ?? false, told);
}

/** Calls back in random games, every few steps. */
function somewhere(visit: (match: PylosMatch) => void) {
  for (const rules of ['', 'child', 'expert']) {
    for (let seed = 0; seed < 4; seed++) {
      const match = start({ rules, seed });
      while (playRandom(match)) if (match.turn && !draw(seed, match.ply, 3)) visit(match);
    }
  }
}

describe('Pylos: what a refusal says', () => {
  it('names the rule that every other try at a turn breaks, and the cell', () => {
    const seen = new Set<string | undefined>();
    somewhere(({ state, position, started }) => {
      if (started[0]) return;
      const legal = new Set(pylos.steps(state).map((step) => pylos.view(state, step).text));
      const tries = [...CELLS, ...CELLS.flatMap((from) => CELLS.map((to) => `${from}-${to}`))];
      for (const move of tries) {
        const read = pylos.readStep(state, move);
        holds(isFault(read) !== legal.has(move), () => `${position}, ${move}`);
        if (!isFault(read)) continue;
        holdsPlace(read, move, position);
        holds(broken(position, move).includes(read.rule!), () => `${position}, ${move}: ${read.message}`);
        seen.add(read.rule);
      }
    });
    expect([...seen].sort()).deep.equal(['PY-2', 'PY-3', 'PY-4', 'PY-5', 'PY-6']);
  });

  it('names the rule and the cell of every other ball that is not taken back', () => {
    const seen = new Set<string | undefined>();
    somewhere((match) => {
      if (!match.started[0]) return;
      const legal = match.steps().map(({ text }) => text);
      for (const cell of CELLS) {
        const read = pylos.readStep(match.state, `^${cell}`);
        holds(isFault(read) !== legal.includes(`^${cell}`), () => `${match.position}, ^${cell}`);
        if (!isFault(read)) continue;
        holdsPlace(read, cell, match.position);
        seen.add(read.rule);
      }
    });
    expect([...seen].sort()).deep.equal(['PY-5', 'PY-8']);
  });

  it('names PY-7 where a ball must be taken back first, and where none may be', () => {
    somewhere((match) => {
      const tries = match.started[0] ? [...CELLS, 'a1-e1', 'e1-h1'] : CELLS.map((cell) => `^${cell}`);
      if (match.steps().some(({ text }) => !text)) return;
      for (const move of tries) {
        const read = pylos.readStep(match.state, move);
        holds(isFault(read) && read.rule === 'PY-7', () => `${match.position}, ${move}`);
        if (isFault(read)) holdsPlace(read, move, match.position);
      }
    });
  });
});
