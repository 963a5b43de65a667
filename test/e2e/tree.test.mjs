/** The tree keeps its promise: a game is a folder in three places and one line, and no file grows out of hand. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const games = readdirSync('src/games');
const read = (path) => readFileSync(path, 'utf8');

for (const game of games) {
  test(`${game} has its rules, look, words, element, figure, goals, setup, stories, tests, docs and its line in all.ts`, () => {
    for (const file of [
      'rules/index.ts',
      'look.ts',
      'words.ts',
      `${game}-board.ts`,
      'define.ts',
      'figure.ts',
      'goals.ts',
      'index.ts',
      'setup.ts',
    ]) {
      assert.ok(existsSync(`src/games/${game}/${file}`), file);
    }
    for (const folder of ['stories', 'test/games']) {
      assert.ok(readdirSync(`${folder}/${game}`).length > 0, `${folder}/${game}`);
    }
    assert.ok(existsSync(`docs/${game}.md`), `docs/${game}.md`);
    assert.equal(read('src/all.ts').match(new RegExp(`games/${game}/define`, 'g'))?.length, 1);
  });
}

test('the composer offers every game', () => {
  const [, offered] = /GAMES: readonly string\[\] = \[(.*)\]/.exec(read('src/elements/board-composer.ts'));
  assert.deepEqual(offered.match(/[\w-]+/g).sort(), [...games].sort());
});

test('neither the package nor the build names a game', () => {
  for (const file of ['rollup.config.mjs', 'package.json']) {
    const text = JSON.stringify(read(file)).replace(/"keywords.*?\]/s, '');
    for (const game of games) assert.ok(!text.includes(`games/${game}`), `${file} names ${game}`);
  }
});

test('no file of the project has more than 400 lines', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'stories', 'test'], { encoding: 'utf8' });
  const long = files
    .split('\n')
    .filter((file) => /\.(ts|mjs|js)$/.test(file) && existsSync(file) && read(file).split('\n').length > 401);
  assert.deepEqual(long, []);
});

test('every rule of a game is named by a test', () => {
  const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'test'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  for (const game of games) {
    const ids = new Set(read(`docs/${game}.md`).match(/\b[A-Z]{2}-\d+\b/g));
    assert.ok(ids.size > 10, `docs/${game}.md lists its rules`);
    for (const id of ids) assert.match(tests, new RegExp(`\\b${id}\\b`), id);
  }
});
