import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { perft } from '../../dist/core/index.js';
import { readRules } from '../../dist/core/index.js';
import { pylos } from '../../dist/games/pylos/rules/index.js';
import { realQueen } from '../../dist/games/real-queen/rules/index.js';
import { rolit } from '../../dist/games/rolit/rules/index.js';
import { ur } from '../../dist/games/ur/rules/index.js';
import * as plainly from './naive-rolit.mjs';
import { table } from './table.mjs';

const ROUNDS = 3;

/** How deep each generator counts, by the number of players, so that each takes a second or a few. */
const depths = { 2: { tavola: 10, naive: 8 }, 3: { tavola: 9, naive: 8 }, 4: { tavola: 9, naive: 8 } };

const vectors = JSON.parse(readFileSync(new URL('../vectors/rolit.json', import.meta.url), 'utf8'));
/** The start of 8×8 where red begins, which is the first for each number of players. */
const startOf = (number) => vectors.start.find(({ size, players }) => size === 8 && players === number);

function tavola(text) {
  const position = rolit.readPosition(text, {}, 'play');
  return function tavola(depth) {
    return perft(rolit, position, depth);
  };
}

function naive(text) {
  const position = plainly.read(text);
  return function naive(depth) {
    return plainly.perft(position, depth);
  };
}

/** Counts, and gives the moves a second: of the processor's time, which a busy machine does not lengthen. */
function speed(count, depth, expected) {
  const before = process.cpuUsage();
  const counted = count(depth);
  const { user, system } = process.cpuUsage(before);
  if (counted !== expected) {
    throw new Error(`${count.name} counts ${counted} moves at depth ${depth}, where there are ${expected}`);
  }
  return counted / ((user + system) / 1e6);
}

/** The table of finished moves a second; throws on a wrong count. */
export function rules() {
  const lines = Object.entries(depths).map(([players, depth]) => {
    const start = startOf(Number(players));
    const expected = (depth) => start.perft[depth - 1];
    const ours = tavola(start.position);
    const plain = naive(start.position);
    // The same depth first, so that both are seen to count the same; it warms ours up, too.
    speed(ours, depth.naive, expected(depth.naive));
    let [fast, slow] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      fast = Math.max(fast, speed(ours, depth.tavola, expected(depth.tavola)));
      slow = Math.max(slow, speed(plain, depth.naive, expected(depth.naive)));
    }
    const millions = (moves) => `${(moves / 1e6).toFixed(1)} M`;
    return [
      `${players} players`,
      `${depth.tavola}, ${depth.naive}`,
      millions(fast),
      millions(slow),
      (fast / slow).toFixed(1),
    ];
  });
  return table(['Rolit, moves a second', 'depth of each', 'Tavola', 'naive', 'ratio'], lines);
}

const vectorsOf = (name) =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

/** The other games from their start: how deep each generator counts, and what there is to count. */
const games = [
  {
    name: 'Pylos, expert',
    game: pylos,
    rules: 'expert',
    deep: 7,
    shallow: 4,
    perft: vectorsOf('pylos').perft.expert,
  },
  { name: 'Ur', game: ur, rules: '', deep: 7, shallow: 5, perft: vectorsOf('ur-values').perft.step },
  {
    name: 'Real Queen',
    game: realQueen,
    rules: '',
    deep: 4,
    shallow: 0,
    perft: [98, 9408, 692592, 49947720],
  },
];

/** The engine that the tests compare a game with: plain maps and texts, written to be seen through, not to be fast. */
async function plainOf(id) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../games/${id}/rules/plain.ts`, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { Plain } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const count = (text, rules, depth) => {
    const moves = [...new Plain(text, rules).moves().keys()];
    if (depth === 1) return moves.length;
    return moves.reduce((sum, move) => {
      const next = new Plain(text, rules);
      next.play(move);
      return sum + count(next.toString(), rules, depth - 1);
    }, 0);
  };
  return count;
}

/** The table of finished moves a second of the other games; throws on a wrong count. */
export async function otherRules() {
  const millions = (moves) => `${(moves / 1e6).toFixed(2)} M`;
  const lines = [];
  for (const { name, game, rules: words, deep, shallow, perft: expected } of games) {
    const rules = readRules(game.options, words);
    const start = game.initial(rules);
    const ours = speed((depth) => perft(game, start, depth), deep, expected[deep - 1]);
    let slow;
    if (shallow) {
      const plain = await plainOf(game.id);
      slow = speed((depth) => plain(game.writePosition(start), rules, depth), shallow, expected[shallow - 1]);
    }
    lines.push([name, `${deep}, ${shallow || '–'}`, millions(ours), slow ? millions(slow) : '–']);
  }
  return table(['moves a second', 'depth of each', 'Tavola', 'plain engine of the tests'], lines);
}
