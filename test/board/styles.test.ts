import { expect } from '@open-wc/testing';
import { boardCss } from '../../src/board/board.styles.js';
import { stateCss } from '../../src/board/scene.styles.js';
import { css as pylos } from '../../src/games/pylos/look.styles.js';
import { look as rolit } from '../../src/games/rolit/look.js';
import type Manifest from '../../custom-elements.json';

const manifest: typeof Manifest = await (
  await fetch(new URL('../../custom-elements.json', import.meta.url))
).json();

/** Every look, by tag; a new game adds its own. */
const looks = { 'pylos-board': pylos, 'rolit-board': rolit.css };

const all = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!));
const documented = (tag: string) => {
  const declarations = manifest.modules.flatMap(
    ({ declarations }) => declarations as { tagName?: string; cssProperties?: { name: string }[] }[],
  );
  return new Set(declarations.find(({ tagName }) => tagName === tag)!.cssProperties!.map(({ name }) => name));
};

describe('style sheets', () => {
  for (const [tag, css] of Object.entries(looks)) {
    const sheet = boardCss + stateCss + css;

    it(`of ${tag} use every private token that they define, and define every one that they use`, () => {
      expect(all(sheet, /var\((--_\w+)/g)).to.deep.equal(all(sheet, /(--_\w+):/g));
    });

    it(`of ${tag} read exactly the public tokens that the manifest tells of, each once and with a default`, () => {
      const reads = [...sheet.matchAll(/var\((--board-[\w-]+)/g)].map(([, name]) => name!);
      expect(new Set(reads)).to.deep.equal(documented(tag));
      expect(reads.length).to.equal(new Set(reads).size);
      expect([...sheet.matchAll(/var\(--board-[\w-]+\)/g)]).to.deep.equal([]);
    });

    it(`of ${tag} set no public token`, () => {
      expect(sheet).not.to.match(/--board-[\w-]+\s*:/);
    });
  }
});
