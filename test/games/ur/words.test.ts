import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { addWords } from '../../../src/controllers/localize.js';
import { words } from '../../../src/games/ur/words.js';
import { cell, click, drawing, part, parts, push, status } from '../../board/support.js';
import { label, LAST, MID, START, ur } from './support.js';

const name = (element: Element) => drawing(element).getAttribute('aria-label');

describe('ur-board: what a listener hears', () => {
  afterEach(() => resetMouse());

  for (const [what, position, at, said] of [
    ['a square of the path', MID, 'a4', 'a4, square 1, empty'],
    ['a square that is not on it', MID, 'c4', 'c4, empty'],
    ['a piece of the other side off the path', MID, 'c2', 'c2, dark piece'],
    ['a rosette', MID, 'a7', 'a7, square 14, rosette, empty'],
    ['a rosette of the other side', MID, 'c1', 'c1, rosette, empty'],
    ['the safe rosette and its guard', MID, 'b4', 'b4, square 8, safe rosette, dark piece'],
    ['where a piece may enter', `${MID} 3`, 'a2', 'a2, square 3, empty, a piece may enter here'],
    ['a piece that may move', `${MID} 3`, 'b3', 'b3, square 7, light piece, may go to b6'],
    ['where it comes to', `${MID} 3`, 'b6', 'b6, square 10, empty, the piece of b3 may come here'],
    ['a piece that may capture', `${MID} 4`, 'b3', 'b3, square 7, light piece, may go to b7, capturing'],
    [
      'one that may be captured',
      `${MID} 4`,
      'b7',
      'b7, square 11, dark piece, the piece of b3 may come here, capturing',
    ],
    ['a piece that may go home', `${MID} 2`, 'a8', 'a8, square 13, light piece, may go home'],
    ['a square by the path of dark', '4xx2/8/4xx2 d l0d0', 'c4', 'c4, square 1, empty'],
    ['a square that dark does not walk', '4xx2/8/4xx2 d l0d0', 'a4', 'a4, empty'],
  ] as const) {
    it(`names ${what}`, async () => {
      const element = await ur(html`<ur-board position=${position}></ur-board>`);
      expect(label(element, at)).to.equal(said);
    });
  }

  it('numbers the path of masters, where no rosette is safe', async () => {
    const element = await ur(html`<ur-board rules="masters"></ur-board>`);
    expect(label(element, 'b4')).to.equal('b4, square 8, rosette, empty');
    expect(label(element, 'c7')).to.equal('c7, square 12, rosette, empty');
    expect(label(element, 'a7')).to.equal('a7, square 16, rosette, empty');
  });

  it('says which piece moved last', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await click(element, 'b6');
    expect(label(element, 'b6')).to.equal('b6, square 10, light piece, last moved');
  });

  it('names no square by what may be done where hints are hidden', async () => {
    const element = await ur(html`<ur-board without-hints position=${`${MID} 3`}></ur-board>`);
    for (const one of parts(element, 'cell')) expect(one.getAttribute('aria-label')).not.to.contain('may ');
  });

  it('tells all moves by hint()', async () => {
    const element = await ur(html`<ur-board without-hints position=${`${MID} 2`}></ur-board>`);
    element.hint();
    await element.updateComplete;
    expect(status(element)).to.equal(
      'You may enter on a3, go from a1 to b2, go from b3 to b5, or bring a8 home.',
    );
  });

  it('tells to throw by hint() before', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    element.hint();
    await element.updateComplete;
    expect(status(element)).to.equal('Throw the dice.');
  });

  it('is a grid of three rows of 8 squares, without those that there are not', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    const rows = [...drawing(element).querySelectorAll('[role=row]')].map((row) =>
      [...row.querySelectorAll('[role=gridcell]')].map(({ id }) => id).join(' '),
    );
    expect(rows).to.deep.equal(['a1 a2 a3 a4 a7 a8', 'b1 b2 b3 b4 b5 b6 b7 b8', 'c1 c2 c3 c4 c7 c8']);
  });

  it('names the board by what stands on it and what is asked', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    expect(name(element)).to.equal(
      'Royal Game of Ur. Light has 2 waiting, 3 on the board and 2 home; dark has 3 waiting, 3 on the board and 1 home. Light to throw.',
    );
  });

  it('tells a figure in sentences', async () => {
    const element = await ur(html`<ur-board mode="figure" position=${MID}></ur-board>`);
    expect(drawing(element).getAttribute('role')).to.equal('img');
    expect(name(element)).to.equal(
      'Royal Game of Ur: light on a1, a8, and b3; dark on b4, b7, and c2. Light to throw.',
    );
  });

  it('tells the throw of a figure', async () => {
    const element = await ur(html`<ur-board mode="figure" position=${`${MID} 3`}></ur-board>`);
    expect(name(element)).to.match(/Light threw 3 and moves a piece\.$/);
  });

  it('tells of an empty figure that it is', async () => {
    const element = await ur(html`<ur-board mode="figure" position=${START}></ur-board>`);
    expect(name(element)).to.equal('Royal Game of Ur: no piece on the board. Light to throw.');
  });

  it('tells each step in one polite live region', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    const region = part(element, 'status')!;
    expect(element.shadowRoot!.querySelectorAll('[role=status], [aria-live]')).to.have.length(1);
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status(element)));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    for (const text of ['4', '@a1', '3', '@a2', '0', '1', '@a4']) {
      if (/^\d/.test(text)) element.play(text);
      else element.play(element.match.steps().find((step) => step.text.startsWith(text))?.text ?? text);
      await element.updateComplete;
    }
    observer.disconnect();
    expect(said).to.deep.equal([
      'Light threw 4: one piece can move.',
      'Light threw 4 and entered on a1, a rosette. Another turn: throw again.',
      'Light threw 3: 2 pieces can move.',
      'Light threw 3 and entered on a2. Dark to throw.',
      'Dark threw 0: nothing moves. Light to throw.',
      'Light threw 1: 2 pieces can move.',
      'Light threw 1 and entered on a4. Dark to throw.',
    ]);
    expect(part(element, 'status') === region, 'it is the same region all the time').to.equal(true);
  });

  it('says a refusal again when the same is tried again', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await click(element, 'a1');
    const once = part(element, 'status')!.textContent;
    await click(element, 'a1');
    expect(part(element, 'status')!.textContent).not.to.equal(once);
    expect(status(element)).to.equal(once!.trim());
  });

  for (const [when, template] of [
    ['before a throw', html`<ur-board takeback coordinates position=${MID}></ur-board>`],
    ['after it', html`<ur-board takeback coordinates="path" position=${`${MID} 2`}></ur-board>`],
    ['as a figure', html`<ur-board mode="figure" position=${MID}></ur-board>`],
    ['when it is tall', html`<ur-board near="left" position=${MID}></ur-board>`],
    ['at the end', html`<ur-board position="4xx2/8/d3xx2 d l7d5"></ur-board>`],
  ] as const) {
    it(`has nothing that axe objects to ${when}`, async function () {
      this.timeout(60_000);
      await expect(await ur(template)).shadowDom.to.be.accessible();
    });
  }

  it('has nothing that axe objects to with a piece picked up', async function () {
    this.timeout(60_000);
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await click(element, 'b3');
    await expect(element).shadowDom.to.be.accessible();
  });

  it('speaks the language of the nearest lang if it has its words', async () => {
    addWords('ur', {
      ...words,
      lang: 'eo',
      toPlay: (seat) => `${seat}: via vico.`,
      choice: () => 'Ĵetu',
    });
    const element = await ur(html`<ur-board lang="eo" position=${LAST}></ur-board>`);
    expect(status(element)).to.equal('light: via vico.');
    expect(part(element, 'choice')!.textContent).to.equal('Ĵetu');
    await push(element, 'choice');
    expect(cell(element, 'a7').getAttribute('aria-label')).to.contain('a7');
  });
});
