import { expect, html } from '@open-wc/testing';
import { addWords } from '../../../src/controllers/localize.js';
import { words } from '../../../src/games/pylos/words.js';
import { cell, click, drawing, part, parts, push, status } from '../../board/support.js';
import { CARRIED, HIGH, label, LAST, pylos, RAISE, SQUARE } from './support.js';

const name = (element: Element) => drawing(element).getAttribute('aria-label');

describe('pylos-board: what a listener hears', () => {
  for (const [what, position, at, said] of [
    ['a hollow of the base', SQUARE, 'a4', 'a4, level 1, empty, a ball may be placed here'],
    ['a ball that cannot be raised', SQUARE, 'c3', 'c3, level 1, light ball'],
    ['a ball of the other side', SQUARE, 'a1', 'a1, level 1, dark ball'],
    [
      'a square that may be played',
      RAISE,
      'e1',
      'e1, level 2, empty, over a1, b1, a2, and b2, a ball may be placed here',
    ],
    ['what cannot hold a ball yet', RAISE, 'f1', 'f1, level 2, empty, over b1, c1, b2, and c2'],
    ['a ball that may be raised', RAISE, 'a4', 'a4, level 1, light ball, may be raised to e1'],
    ['a ball that carries another', CARRIED, 'a1', 'a1, level 1, light ball, carries e1'],
    ['a ball on four', CARRIED, 'e1', 'e1, level 2, light ball, on a1, b1, a2, and b2'],
    ['a ball under four', HIGH, 'b2', 'b2, level 1, light ball, carries e1, f1, e2, and f2'],
    [
      'a ball between two levels',
      LAST,
      'f2',
      'f2, level 2, light ball, on b2, c2, b3, and c3, carries h1, i1, h2, and i2',
    ],
    ['the top', LAST, 'j1', 'j1, level 4, empty, over h1, i1, h2, and i2, a ball may be placed here'],
  ] as const) {
    it(`names ${what} by all that is to be known of it`, async () => {
      const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      expect(label(element, at)).to.equal(said);
    });
  }

  it('names every square that a ball may be raised to', async () => {
    const position = '2ll/ldll/dldd/ldl1 3/dl1/ld1 2/2 1 l';
    const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
    expect(label(element, 'd4')).to.equal('d4, level 1, light ball, may be raised to g2 or h1');
  });

  it('says which ball was played last', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'e1');
    expect(label(element, 'e1')).to.contain(', last played');
    expect(label(element, 'a4')).to.equal('a4, level 1, empty, a ball may be placed here');
  });

  it('names no cell but by what it holds where hints are hidden', async () => {
    const element = await pylos(html`<pylos-board without-hints position=${RAISE}></pylos-board>`);
    for (const one of parts(element, 'cell')) expect(one.getAttribute('aria-label')).not.to.contain('may be');
  });

  it('is a grid of four levels, the base first, each of rows from the far edge', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const grid = drawing(element);
    expect(grid.getAttribute('role')).to.equal('grid');
    const levels = [...grid.querySelectorAll(':scope > [role=rowgroup]')];
    const names = levels.map((level) =>
      [...level.querySelectorAll(':scope > [role=row]')].map((row) =>
        [...row.querySelectorAll(':scope > [role=gridcell]')].map(({ id }) => id).join(' '),
      ),
    );
    expect(names).to.deep.equal([
      ['a4 b4 c4 d4', 'a3 b3 c3 d3', 'a2 b2 c2 d2', 'a1 b1 c1 d1'],
      ['e3 f3 g3', 'e2 f2 g2', 'e1 f1 g1'],
      ['h2 i2', 'h1 i1'],
      ['j1'],
    ]);
    expect(grid.querySelectorAll('[role=gridcell]')).to.have.length(30);
  });

  it('hides the picture itself from listeners', async () => {
    const element = await pylos(html`<pylos-board coordinates></pylos-board>`);
    for (const one of drawing(element).querySelectorAll('path, text, rect, ellipse')) {
      expect(one.closest('[aria-hidden=true]')).not.to.equal(null);
    }
  });

  it('names the board by the reserves and what is asked', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    expect(name(element)).to.equal(
      'Pylos. Light has 12 balls in reserve and dark has 12 balls in reserve. Light to play.',
    );
    await click(element, 'd4');
    expect(name(element)).to.equal(
      'Pylos. Light has 11 balls in reserve and dark has 12 balls in reserve. Light takes back one or two balls: choose the first.',
    );
    await click(element, 'c3');
    expect(name(element)).to.contain('Light may take back a second ball; one is enough.');
  });

  it('counts one ball as one', async () => {
    const element = await pylos(html`<pylos-board position=${LAST}></pylos-board>`);
    expect(name(element)).to.equal(
      'Pylos. Light has 0 balls in reserve and dark has 1 ball in reserve. Dark to play.',
    );
  });

  it('is one image with sentences as a figure', async () => {
    const element = await pylos(html`<pylos-board mode="figure" position=${CARRIED}></pylos-board>`);
    expect(drawing(element).getAttribute('role')).to.equal('img');
    expect(name(element)).to.equal(
      'Pylos board: light on c4, c3, d3, a1, and e1; dark on a2, b2, and b1. Light to play.',
    );
  });

  it('says of an empty figure that it is', async () => {
    const element = await pylos(html`<pylos-board mode="figure"></pylos-board>`);
    expect(name(element)).to.equal('Pylos board: empty. Light to play.');
  });

  it('says of a figure in the middle of a move what is asked', async () => {
    const element = await pylos(html`<pylos-board mode="figure" position=${`${SQUARE} d4`}></pylos-board>`);
    expect(name(element))
      .to.contain('light on c4, d4, c3, and d3')
      .and.to.match(/take.*back/);
  });

  it('names the same cells however the board lies', async () => {
    const names = async (template: ReturnType<typeof html>) =>
      parts(await pylos(template), 'cell')
        .map((one) => one.getAttribute('aria-label'))
        .sort();
    const plain = await names(html`<pylos-board position=${HIGH}></pylos-board>`);
    for (const near of ['dark', 'left', 'right']) {
      const turned = await names(html`<pylos-board near=${near} position=${HIGH}></pylos-board>`);
      expect(turned, near).to.deep.equal(plain);
    }
    const tilted = await names(html`<pylos-board view="tilt" position=${HIGH}></pylos-board>`);
    expect(tilted).to.deep.equal(plain);
  });

  it("lets the author's aria-label win", async () => {
    const element = await pylos(html`<pylos-board aria-label="My game"></pylos-board>`);
    expect(name(element)).to.equal('My game');
  });

  it('says a refusal again when the same is tried again', async () => {
    const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
    await click(element, 'a1');
    const once = part(element, 'status')!.textContent;
    await click(element, 'a1');
    expect(part(element, 'status')!.textContent).not.to.equal(once);
    expect(status(element)).to.equal(once!.trim());
  });

  it('tells each step in one polite live region', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const region = part(element, 'status')!;
    expect(element.shadowRoot!.querySelectorAll('[role=status], [aria-live]')).to.have.length(1);
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status(element)));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const at of ['d4', 'c3']) await click(element, at);
    await push(element, 'choice');
    observer.disconnect();
    expect(said).to.deep.equal([
      'Light placed a ball on d4. Light takes back one or two balls: choose the first.',
      'Light took back c3. Light may take back a second ball; one is enough.',
      'Light placed a ball on d4 and took back c3; dark to play.',
    ]);
    expect(part(element, 'status'), 'it is the same region all the time').to.equal(region);
  });

  for (const [when, act] of [
    ['at the start', []],
    ['with a ball picked up', ['RAISE']],
    ['when a ball is to be taken back', ['d4']],
    ['when a second one may be', ['d4', 'c3']],
  ] as const) {
    it(`has nothing that axe objects to ${when}`, async function () {
      this.timeout(60_000);
      const position = act[0] === 'RAISE' ? RAISE : SQUARE;
      const element = await pylos(
        html`<pylos-board takeback coordinates position=${position}></pylos-board>`,
      );
      for (const at of act) await click(element, at === 'RAISE' ? 'a4' : at);
      await expect(element).shadowDom.to.be.accessible();
    });
  }

  it('has nothing that axe objects to as a figure, tilted, or at the end', async function () {
    this.timeout(60_000);
    for (const template of [
      html`<pylos-board mode="figure" position=${CARRIED}></pylos-board>`,
      html`<pylos-board view="tilt" position=${CARRIED}></pylos-board>`,
      html`<pylos-board position="llld/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 l"></pylos-board>`,
    ]) {
      await expect(await pylos(template)).shadowDom.to.be.accessible();
    }
  });

  it('speaks the language of the nearest lang if it has its words', async () => {
    addWords('pylos', {
      ...words,
      lang: 'eo',
      toPlay: (seat) => `${seat}: via vico.`,
      choice: () => 'Sufiĉas',
    });
    const host = await pylos(html`<pylos-board lang="eo" position=${SQUARE}></pylos-board>`);
    expect(status(host)).to.equal('light: via vico.');
    await click(host, 'd4');
    await click(host, 'c3');
    expect(part(host, 'choice')!.textContent).to.equal('Sufiĉas');
    expect(part(host, 'choice')!.closest('[lang]')!.getAttribute('lang')).to.equal('eo');
    expect(cell(host, 'd4').getAttribute('aria-label')).to.contain('may be taken back');
  });
});
