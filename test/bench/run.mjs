/**
 * Measures Tavola beside others, all in one run on one machine, and prints the tables for README. Fails where
 * the rules miscount or a page breaks; that a budget is overrun is only told, since times vary.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { boards } from './boards.mjs';
import { bytes } from './bytes.mjs';
import { records } from './records.mjs';
import { otherRules, rules } from './rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
// What goes on is told on stderr, so that stdout holds the tables alone.
const tell = console.error;

if (!existsSync(`${here}node_modules`)) {
  tell('Installing the peers ...');
  execFileSync('npm', ['ci', '--prefix', here, '--ignore-scripts'], { stdio: ['ignore', 2, 2] });
}
tell('Counting moves ...');
const moves = rules();
tell('Reading records ...');
const read = records();
const others = await otherRules();
tell('Showing boards, for a few minutes ...');
const { chromium, markdown } = await boards(root);
const sizes = await bytes(root);

const date = new Date().toISOString().slice(0, 10);
const [{ model }] = cpus();
console.log(`### Measured on ${date}: ${model.trim()}, Node ${process.versions.node}, Chromium ${chromium}

Finished moves that perft counts from the start of 8×8, a second of processor time; naive walks an array.

${moves}

A record of about 300 moves and 50 variations, read from its text: processor time, the best of 30 times.

${read}

The other games from their start, likewise.

${others}

Main-thread time of 100 boards, 240 px wide, on a fresh page: script, style, layout and two frames painted.

${markdown}

What a page loads to show one board, each file minified and compressed by gzip -9.

${sizes}`);
