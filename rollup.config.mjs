import { readdirSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { minifySync } from 'vite';

// A game is a folder: nothing here names one.
const games = readdirSync('src/games');
const satellites = readdirSync('src/elements').flatMap((file) => /^(board-.*)\.ts$/.exec(file)?.[1] ?? []);
const tags = [...games.map((game) => `${game}-board`), ...satellites];
const typescript = () =>
  esbuild({
    target: 'es2022',
    tsconfig: 'src/tsconfig.json',
    define: { BOARDS: JSON.stringify(tags) },
  });

/** The style sheet of a `.styles.ts` is a template literal, its only value. */
const minifyStyles = {
  name: 'minify-styles',
  async transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null;
    const [css] = /(?<== `)[^`]+/.exec(code);
    const { code: small } = await transform(css, { loader: 'css', minify: true, charset: 'utf8' });
    return { code: code.replace(css, () => small.trim()), map: null };
  },
};

const licences =
  '/*! Tavola: MIT. Lit: BSD-3-Clause, Copyright 2017 Google LLC. See LICENSE of the package. */';

/** After terser, oxc finds shorter names and what else is left. */
const oxc = {
  name: 'oxc',
  renderChunk(code, { fileName, moduleIds: modules }) {
    const { code: small, map } = minifySync(fileName, code, {
      module: true,
      sourcemap: true,
      compress: { target: 'es2022' },
      mangle: { toplevel: true },
      codegen: { removeWhitespace: true, legalComments: 'none' },
    });
    // At the end, where it moves no line of the source map, and where Lit is.
    const lit = modules.some((id) => id.includes('/lit-html/'));
    return {
      code: `${small}
${
  lit
    ? `${licences}
`
    : ''
}`,
      map,
    };
  },
};

export default [
  // For bundlers and Node: the modules as they are, Lit left to the reader's own package.
  {
    input: [
      'src/all.ts',
      'src/core/index.ts',
      ...games.flatMap((game) =>
        ['define', 'figure', 'index', 'rules/index'].map((module) => `src/games/${game}/${module}.ts`),
      ),
      ...satellites.map((tag) => `src/elements/${tag}.ts`),
    ],
    external: /^(lit|@lit\/)/,
    plugins: [typescript()],
    output: { dir: 'dist', sourcemap: true, preserveModules: true, preserveModulesRoot: 'src' },
  },
  // For a script tag: Lit inside, one file a board, whatever several boards share in a file of its own.
  {
    input: {
      tavola: 'src/loader.ts',
      ...Object.fromEntries(games.map((game) => [`${game}-board`, `src/games/${game}/define.ts`])),
      ...Object.fromEntries(satellites.map((tag) => [tag, `src/elements/${tag}.ts`])),
    },
    plugins: [
      nodeResolve({ exportConditions: ['production'] }),
      minifyStyles,
      typescript(),
      // No text means anything by how it is indented; an empty line may.
      { renderChunk: (code) => ({ code: code.replace(/\n[ \t]+/g, '\n'), map: null }) },
      terser({
        module: true,
        ecma: 2022,
        compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
        format: { comments: false },
      }),
      oxc,
    ],
    output: {
      dir: 'cdn',
      sourcemap: true,
      chunkFileNames: '[name]-[hash].js',
      onlyExplicitManualChunks: true,
      // What every board needs is one file; what is loaded when used, and what satellites share, are files of their own.
      manualChunks: (id) =>
        /lit-html|src\/core\/(?!goal|lot|perft|puzzle|record)|src\/board\/(?!activity|edit|figure\.|mark|puzzle|replay|setup|to-svg)|src\/controllers\/(?!motion|drag|autoplay)/.test(
          id,
        )
          ? 'shared'
          : /src\/elements\/satellite|src\/contexts|create-context|context-request/.test(id)
            ? 'satellite'
            : undefined,
    },
  },
];
