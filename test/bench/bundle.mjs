import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Bundles a page of pages/ as its author would to publish it: minified, dead code dropped. The script leaves
 * one of the page's exports, or all of them, in `window.board`.
 */
export async function bundle(page, name = '* as all') {
  const { outputFiles } = await build({
    stdin: {
      contents: `import ${name === '* as all' ? name : `{ ${name} as all }`} from './pages/${page}.mjs';
        window.board = all;`,
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    // Our own script is measured as it is published, and loaded by the browser.
    external: ['/cdn/*'],
    outfile: 'board.js',
    write: false,
    logLevel: 'warning',
  });
  const textOf = (type) => outputFiles.find(({ path }) => path.endsWith(type))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}
