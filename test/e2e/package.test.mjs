/** Uses the package as a stranger would: from its tarball, in an empty folder. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const { exports, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const games = readdirSync('src/games');
let folder;

const run = (command, ...words) => execFileSync(command, words, { cwd: folder, encoding: 'utf8' });

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavola-'));
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', folder]));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', `./${filename}`);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What a star stands for: every name that makes a file of the pattern. */
function starsOf(pattern) {
  const [before, after] = pattern.split('*');
  const folder = before.slice(0, before.lastIndexOf('/') + 1);
  return readdirSync(folder)
    .map((name) => folder + (after.startsWith('/') ? name + after : name))
    .filter((file) => file.startsWith(before) && file.endsWith(after) && existsSync(file))
    .map((file) => file.slice(before.length, file.length - after.length));
}

/** Every path that the exports map has, with each name in place of a star. */
const paths = Object.entries(exports).flatMap(([path, target]) => {
  const name = path.replace(/^\.\/?/, 'tavola/').replace(/\/$/, '');
  if (path === './cdn/*') return [];
  return name.includes('*') ? starsOf(target.default).map((star) => name.replace('*', star)) : [name];
});

for (const path of paths) {
  test(`${path} can be imported in Node`, () => {
    const how = path.endsWith('.json') ? ", { with: { type: 'json' } }" : '';
    const code = `const it = await import('${path}'${how}); console.log(Object.keys(it).length)`;
    assert.match(run('node', '--no-warnings', '--input-type=module', '-e', code), /^\d+\n$/);
  });
}

async function bundle(code, splitting = true) {
  writeFileSync(join(folder, 'entry.js'), code);
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, 'entry.js')],
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    outdir: join(folder, 'out'),
    splitting,
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('entry.js'));
  return { text: entry.text, inputs: Object.keys(metafile.inputs) };
}

test('rules come without Lit, boards and other games', async () => {
  for (const game of games) {
    const { inputs } = await bundle(`import * as rules from 'tavola/${game}/rules'; console.log(rules)`);
    const own = inputs
      .filter((path) => path !== 'entry.js')
      .map((path) => path.replace(/^.*?tavola\/dist\//, ''));
    assert.ok(own.length > 1);
    assert.deepEqual(
      own.filter((path) => !path.startsWith('core/') && !path.startsWith(`games/${game}/rules/`)),
      [],
    );
  }
});

test('the rules of a game have at most 3 kB, minified and compressed', async () => {
  for (const game of games) {
    // The game by itself, without what else its module offers, such as another notation.
    const name = game.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const { text } = await bundle(`export { ${name} } from 'tavola/${game}/rules'`);
    const { length } = gzipSync(text, { level: 9 });
    assert.ok(length > 500 && length <= 3000, `${game}: ${length}`);
  }
});

test('a board comes alone and registers its tag', async () => {
  for (const game of games) {
    const { text, inputs } = await bundle(`import 'tavola/${game}-board.js'`);
    assert.ok(
      inputs.some((path) => path.endsWith(`games/${game}/define.js`)),
      text,
    );
    const others = inputs.filter((path) => /dist\/games\//.test(path) && !path.includes(`/games/${game}/`));
    assert.deepEqual(others, []);
  }
});

test('what is imported and not used leaves nothing behind', async () => {
  for (const game of games) {
    // Split, esbuild would keep empty imports of what a dynamic import elsewhere needs.
    const { text } = await bundle(
      `import 'tavola/core'; import 'tavola/${game}'; import 'tavola/${game}/rules'; import 'tavola/${game}/figure';`,
      false,
    );
    assert.equal(text.trim(), '');
  }
});

test('the headless API of README works', () => {
  const code = `
    import { Match, isFault } from 'tavola/core';
    import { rolit } from 'tavola/rolit/rules';
    const match = Match.start(rolit, { rules: 'seats=red,green', seed: 7 });
    match.play('f6');
    console.log(match.turn, match.moves().length, isFault(match.play('f6')), [1, 2, 3].map((d) => Match.start(rolit).perft(d)).join());`;
  writeFileSync(join(folder, 'headless.mjs'), code);
  assert.equal(run('node', 'headless.mjs'), 'green 16 true 3,24,114\n');
});

test('a figure is drawn in Node, without Lit and the same each time', async () => {
  const code = `
    import { figure } from 'tavola/pylos/figure';
    const file = figure({ position: '4/4/2l1/1d2 3/3/3 2/2 1 l', marks: 'b1>c2 d4!', view: 'tilt' });
    console.log(file === figure({ position: '4/4/2l1/1d2 3/3/3 2/2 1 l', marks: 'b1>c2 d4!', view: 'tilt' }));
    console.log(figure({ marks: 'z9!' }).place);
    console.log(file);`;
  writeFileSync(join(folder, 'figure.mjs'), code);
  const [same, place, ...lines] = run('node', 'figure.mjs').split('\n');
  assert.equal(same, 'true');
  assert.equal(place, 'marks');
  const file = lines.join('\n');
  assert.match(file, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+"/);
  assert.match(
    file,
    /<title>Pylos board<\/title><desc>Pylos board: .*Marked: an arrow from b1 to c2; a ring on d4\.<\/desc>/,
  );
  const { inputs } = await bundle("import { figure } from 'tavola/pylos/figure'; console.log(figure());");
  assert.ok(
    inputs.length > 5 && !inputs.some((path) => /node_modules\/(@lit|lit)/.test(path)),
    inputs.join(),
  );
});

test('its types serve a strict TypeScript program', () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { Match, isFault, type Fault } from 'tavola/core';
     import { rolit } from 'tavola/rolit/rules';
     import { RolitBoard } from 'tavola/rolit';
     import 'tavola/rolit-board.js';
     import { PylosBoard } from 'tavola/pylos';
     import 'tavola/pylos-board.js';
     import { figure } from 'tavola/pylos/figure';
     const match = Match.start(rolit, { rules: 'size=6' });
     if (!isFault(match)) { const done: true | Fault = match.play('e4'); console.log(done, match.history[0]?.seat); }
     const board: RolitBoard = document.createElement('rolit-board');
     board.addEventListener('board-move', (event) => console.log(event.move, event.detail.ply));
     board.mode = 'figure';
     // @ts-expect-error There is no such mode.
     board.mode = 'dance';
     const tower: PylosBoard = document.createElement('pylos-board');
     tower.addEventListener('board-step', (event) => { if (event.step === 'd4') event.preventDefault(); });
     tower.addEventListener('board-victory', ({ reason, winners }) => console.log(reason, winners[0]));
     tower.view = 'tilt';
     const drawn: string | Fault = figure({ crop: 'a1:b2', view: 'tilt' });
     tower.addEventListener('board-solved', ({ misses }) => console.log(drawn, misses + 1));
     // @ts-expect-error There is no such view.
     tower.view = 'below';`,
  );
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom,dom.iterable',
  ];
  run('node', tsc, ...options, 'program.ts');
});

test('the element carries the version of the package', () => {
  const code = "import { RolitBoard } from 'tavola/rolit'; console.log(RolitBoard.version)";
  assert.equal(run('node', '--input-type=module', '-e', code).trim(), version);
});
