/** Fails if what is generated and committed is not what the sources give: run the build and commit it. */
import { execFileSync } from 'node:child_process';

const made = ['custom-elements.json'];
const changed = execFileSync('git', ['status', '--porcelain', '--', ...made], { encoding: 'utf8' });
if (changed) {
  console.error(`Not current, commit what \`npm run build\` made:\n${changed}`);
  process.exitCode = 1;
}
