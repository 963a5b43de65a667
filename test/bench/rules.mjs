import { readFileSync } from 'node:fs';
import { perft } from '../../dist/core/index.js';
import { rolit } from '../../dist/games/rolit/rules/index.js';
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
