import { expect, html } from '@open-wc/testing';
import { addWords } from '../../../src/controllers/localize.js';
import { words } from '../../../src/games/rolit/words.js';
import { AFTER, board, cell, click, drawing, MIDGAME, part, status } from '../../board/support.js';

const label = (element: Element, name: string) => cell(element, name).getAttribute('aria-label');

describe('rolit-board: what a listener hears', () => {
  it('names an empty cell by what playing there would turn', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    expect(label(element, 'g3')).to.equal('g3, empty, turns four balls');
    expect(label(element, 'h8')).to.equal('h8, empty, turns one ball');
    expect(label(element, 'a1')).to.equal('a1, empty');
  });

  it('names a held cell by its ball', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    expect(label(element, 'c2')).to.equal('c2, yellow');
  });

  it('says where a ball may be placed freely', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'f6');
    expect(label(element, 'c3')).to.equal('c3, empty, may be played');
    expect(label(element, 'f6')).to.equal('f6, red, last played');
  });

  it('is a grid of eight rows of eight, named by the counts and the turn', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    expect(drawing(element).getAttribute('role')).to.equal('grid');
    expect(drawing(element).getAttribute('aria-label')).to.equal(
      'Rolit. Red 8, blue 11, green 3, and yellow 8. Green to play.',
    );
    const rows = [...drawing(element).querySelectorAll('[role=row]')];
    expect(rows.map((row) => row.querySelectorAll('[role=gridcell]').length)).to.deep.equal(Array(8).fill(8));
  });

  it('tells each move in a polite live region', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    expect(part(element, 'status')!.getAttribute('role')).to.equal('status');
    await click(element, 'f6');
    expect(status(element)).to.equal('Red played f6, one ball turned; green to play.');
    await click(element, 'c3');
    expect(status(element)).to.equal('Green played c3; red to play.');
  });

  it('is one image with a sentence as a figure', async () => {
    const element = await board(html`<rolit-board mode="figure" position=${AFTER}></rolit-board>`);
    expect(drawing(element).getAttribute('role')).to.equal('img');
    expect(drawing(element).querySelector('[role=gridcell]')).to.equal(null);
    expect(drawing(element).getAttribute('aria-label')).to.contain(
      'green on g3, f4, g4, e5, g5, d6, g6, and h6',
    );
    expect(drawing(element).getAttribute('aria-label')).to.contain('Yellow to play.');
  });

  it("lets the author's aria-label win", async () => {
    const element = await board(html`<rolit-board aria-label="My game"></rolit-board>`);
    expect(drawing(element).getAttribute('aria-label')).to.equal('My game');
  });

  it('has nothing that axe objects to, in play and as a figure', async function () {
    this.timeout(60_000);
    const playing = await board(html`<rolit-board takeback coordinates position=${MIDGAME}></rolit-board>`);
    await click(playing, 'g3');
    await expect(playing).shadowDom.to.be.accessible();
    const figure = await board(html`<rolit-board mode="figure" position=${AFTER}></rolit-board>`);
    await expect(figure).shadowDom.to.be.accessible();
  });

  it('speaks the language of the nearest lang, through shadow roots, if it has its words', async () => {
    addWords('rolit', { ...words, lang: 'eo', toPlay: (seat) => `${seat}: via vico.` });
    const host = document.createElement('div');
    host.lang = 'eo-XX';
    document.body.append(host);
    const inner = document.createElement('div');
    host.append(inner);
    inner.attachShadow({ mode: 'open' }).innerHTML = '<rolit-board></rolit-board>';
    const element = inner.shadowRoot!.querySelector('rolit-board')!;
    await element.updateComplete;
    expect(status(element)).to.equal('red: via vico.');
    expect(part(element, 'status')!.closest('[lang]')!.getAttribute('lang')).to.equal('eo');
    host.remove();
  });
});
