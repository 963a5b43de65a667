import { isFault, Match } from '../../dist/core/index.js';
import { pylos } from '../../dist/games/pylos/rules/index.js';
import { realQueen } from '../../dist/games/real-queen/rules/index.js';
import { rolit } from '../../dist/games/rolit/rules/index.js';
import { ur } from '../../dist/games/ur/rules/index.js';
import { table } from './table.mjs';

const ROUNDS = 30;
const MOVES = 300;
const VARIATIONS = 50;
/** The budget, in milliseconds. */
const LIMIT = 20;

/** The same number in each run: a small generator, seeded. */
function lots(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % bound;
  };
}

/** Plays so many moves by lot, or to the end of the game; tells how many. */
function playOn(match, below, moves) {
  const end = match.ply + moves;
  const before = match.ply;
  for (let steps; match.ply < end && (steps = match.steps())[0];) {
    match.play(steps[below(steps.length)].text, 'page');
  }
  return match.ply - before;
}

/** A record of a game and variations, 300 moves together, with comments and glyphs. */
function recordOf(game, seed) {
  const below = lots(seed);
  const match = Match.start(game, { seed });
  const main = playOn(match, below, MOVES - 2 * VARIATIONS);
  const end = match.point;
  let moves = main;
  let variations = 0;
  while (variations < VARIATIONS) {
    match.goTo(end);
    match.goTo(below(main - 1));
    const known = match.point.next.length;
    const { point } = match;
    const more = playOn(match, below, Math.ceil((MOVES - moves) / (VARIATIONS - variations)));
    if (point.next.length === known) continue;
    match.annotate({ comment: `Variation ${++variations}, which was not played.`, nags: [6] });
    moves += more;
  }
  match.goTo(end);
  return { record: match.record(), moves, variations };
}

/** How long reading takes, in milliseconds of the processor's time, which a busy machine lengthens less: the best of many. */
function timeOf(game, record) {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    const match = Match.read(game, record);
    const { user, system } = process.cpuUsage(before);
    if (isFault(match)) throw new Error(match.message);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The table of records read; a budget that is overrun is told. */
export function records(tell = console.error) {
  const lines = Object.entries({ Rolit: rolit, Pylos: pylos, 'Real Queen': realQueen, Ur: ur }).map(
    ([name, game]) => {
      const { record, moves, variations } = recordOf(game, 7);
      const time = timeOf(game, record);
      if (time > LIMIT) tell(`A record of ${name} took ${time.toFixed(1)} ms, more than ${LIMIT}.`);
      return [name, `${moves}`, `${variations}`, time.toFixed(1)];
    },
  );
  return table(['A record read', 'moves', 'variations', 'ms'], lines);
}
