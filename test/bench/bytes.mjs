import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';
import { table } from './table.mjs';

const gzip = (data) => (data.length ? gzipSync(data, { level: 9 }).length : 0);

/** What comes as a file of its own: most peers have their pieces in the script or the style sheet. */
const PIECES = { 'cm-chessboard': 'node_modules/cm-chessboard/assets/pieces/standard.svg' };

/** The files that a published script loads, those that it imports statically apart from those that wait. */
async function filesOf(root, entry) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'never-written',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  const atOnce = new Set([entry]);
  // A set that grows while it is gone through gives what was added, too.
  for (const file of atOnce) {
    for (const { kind, path } of metafile.inputs[file].imports) {
      if (kind === 'import-statement') atOnce.add(path);
    }
  }
  const size = (names) => names.reduce((sum, name) => sum + gzip(readFileSync(join(root, name))), 0);
  return { atOnce: size([...atOnce]), later: size(files.filter((file) => !atOnce.has(file))) };
}

/** The table of what one board on a page loads, compressed as a server would. */
export async function bytes(root) {
  const line = (name, script, rest) => [
    name,
    ...[script, rest, script + rest].map((n) => n.toLocaleString('en')),
  ];
  const { atOnce, later } = await filesOf(root, 'cdn/rolit-board.js');
  const lines = [line('Tavola, Rolit with its rules', atOnce, 0), line('Tavola, loaded when used', later, 0)];
  for (const name of ['gchessboard', 'chessboard-element', 'cm-chessboard', 'chessground']) {
    const { js, css } = await bundle(name, 'figure');
    const pieces = PIECES[name] ? readFileSync(new URL(PIECES[name], import.meta.url)) : '';
    lines.push(line(`${name}, no rules`, gzip(js), gzip(css) + gzip(pieces)));
  }
  return table(['min+gzip, bytes', 'script', 'style sheet, pieces', 'together'], lines);
}
