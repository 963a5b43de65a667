import { readdirSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

// A game is a folder: nothing here names one.
const games = readdirSync('src/games');
const tags = games.map((game) => `${game}-board`);
const typescript = () =>
  esbuild({
    target: 'es2022',
    tsconfig: 'src/tsconfig.json',
    define: { BOARDS: JSON.stringify(tags) },
  });

export default [
  // For bundlers and Node: the modules as they are, Lit left to the reader's own package.
  {
    input: [
      'src/all.ts',
      'src/core/index.ts',
      ...games.flatMap((game) =>
        ['define', 'index', 'rules/index'].map((module) => `src/games/${game}/${module}.ts`),
      ),
    ],
    external: /^(lit|@lit\/)/,
    plugins: [typescript()],
    output: { dir: 'dist', sourcemap: true, preserveModules: true, preserveModulesRoot: 'src' },
  },
  // For a script tag: Lit inside, one file a board, whatever several boards share in a file of its own.
  {
    input: {
      tavola: 'src/loader.ts',
      ...Object.fromEntries(games.map((game, i) => [tags[i], `src/games/${game}/define.ts`])),
    },
    plugins: [
      nodeResolve({ exportConditions: ['production'] }),
      typescript(),
      { renderChunk: (code) => ({ code: code.replace(/\n\s+/g, '\n'), map: null }) },
      terser({ module: true, ecma: 2022, compress: { passes: 3 }, format: { comments: false } }),
    ],
    output: {
      dir: 'cdn',
      sourcemap: true,
      chunkFileNames: '[name]-[hash].js',
      banner: '/*! Tavola and Lit: MIT and BSD-3-Clause licences, see LICENSE */',
    },
  },
];
