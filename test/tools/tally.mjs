/** Adds up the tallies of all runners in a log and ends with the one line that CI reads. */
import { readFileSync } from 'node:fs';

const [log, status] = process.argv.slice(2);
const text = readFileSync(log, 'utf8').replace(/\u001b\[[\d;]*m/g, '');
let passed = 0;
let failed = 0;
// `unit: 9 passed, 0 failed` of our own runners; `# pass 9` and `ℹ pass 9` of Node's.
for (const [, yes, no] of text.matchAll(/^\w+: (\d+) passed, (\d+) failed/gm)) {
  passed += Number(yes);
  failed += Number(no);
}
for (const [, kind, count] of text.matchAll(/^(?:#|ℹ) (pass|fail) (\d+)$/gm)) {
  if (kind === 'pass') passed += Number(count);
  else failed += Number(count);
}
// A step that died before its tally (lint, types, sizes) is a failure too.
if (Number(status) && !failed) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = Number(status) || failed || !passed ? 1 : 0;
