import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { cell, click, drawing, hover, part, parts, press } from '../../board/support.js';
import { castles, DOUBLE, FROZEN, held, holders, keyAt, queens, REAL, START } from './support.js';

const QUEENS = 'b1b4/1B4b/7/7/2www1W/7/7 w w17b17';

describe('real-queen-board: the look', () => {
  afterEach(() => resetMouse());

  it('draws each marble where its name says', async () => {
    const element = await queens(html`<real-queen-board position=${QUEENS}></real-queen-board>`);
    expect(held(element)).to.deep.equal({
      white: 'c3 d3 e3',
      black: 'a7 c7 g6',
      'white-queen': 'g3',
      'black-queen': 'b6',
    });
  });

  it('has a1 at the lower left, and g7 at the upper right', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    const place = (name: string) => ['x', 'y'].map((axis) => cell(element, name).getAttribute(axis));
    expect([place('a1'), place('g7'), place('a7')]).to.deep.equal([
      ['0', '600'],
      ['600', '0'],
      ['0', '0'],
    ]);
  });

  for (const [near, corner, holder] of [
    ['white', 'a7', 'black'],
    ['black', 'g1', 'white'],
    ['left', 'g7'],
    ['right', 'a1'],
  ] as const) {
    it(`turns with ${near} near: ${corner} at the upper left`, async () => {
      const element = await queens(html`<real-queen-board near=${near} position=${REAL}></real-queen-board>`);
      const one = parts(element, 'cell').find(
        (each) => each.getAttribute('x') === '0' && each.getAttribute('y') === '0',
      );
      expect(one!.id).to.equal(corner);
      if (holder) expect(holders(element)[0]).to.equal(`rack: 17 ${holder}`);
      expect(held(element).white).to.equal('c3 d3 e3');
    });
  }

  it('writes the names of columns and rows where they lie', async () => {
    const element = await queens(html`<real-queen-board coordinates near="left"></real-queen-board>`);
    expect(part(element, 'coordinate')!.textContent).to.match(/^[1-7]{7}[a-g]{7}$/);
  });

  it('draws racks, thrones and what is conquered', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    expect(holders(element)).to.deep.equal([
      'rack: 20 black',
      'throne: 1 black-queen',
      'throne: 1 white-queen',
      'rack: 20 white',
    ]);
    element.position = 'b1b3B/6b/7/7/2www2/7/7 w w14b0';
    await element.updateComplete;
    expect(holders(element)).to.deep.equal([
      'conquered: 3 white',
      'conquered: 17 black',
      'throne: 1 white-queen',
      'rack: 14 white',
    ]);
  });

  it('keeps the conquered in their row, however many', async () => {
    const element = await queens(
      html`<real-queen-board position="b1b3B/6b/7/7/2www2/7/7 w w14b0"></real-queen-board>`,
    );
    const xs = [...part(element, 'reserve')!.querySelectorAll('[marker-mid]')].flatMap((path) =>
      [...path.getAttribute('d')!.matchAll(/(-?[\d.]+),794/g)].map(([, x]) => Number(x)),
    );
    expect(xs).to.have.length(17);
    expect(Math.min(...xs)).to.be.at.least(112);
    expect(Math.max(...xs)).to.be.at.most(588);
  });

  it('has no holders as a figure', async () => {
    const element = await queens(html`<real-queen-board mode="figure" position=${REAL}></real-queen-board>`);
    expect(part(element, 'reserve')).to.equal(null);
  });

  it('shows no castle area by itself', async () => {
    const element = await queens(html`<real-queen-board position=${QUEENS}></real-queen-board>`);
    expect(castles(element)).to.deep.equal([]);
  });

  it('shows both by castle, and hides them again', async () => {
    const element = await queens(html`<real-queen-board castle position=${QUEENS}></real-queen-board>`);
    expect(castles(element)).to.deep.equal(['f2 f3 f4 g2 g3 g4', 'a5 a6 a7 b5 b6 b7 c5 c6 c7']);
    element.castle = false;
    await element.updateComplete;
    expect(castles(element)).to.deep.equal([]);
  });

  it('shows both by castle in a figure', async () => {
    const element = await queens(
      html`<real-queen-board castle mode="figure" position=${QUEENS}></real-queen-board>`,
    );
    expect(drawing(element).querySelectorAll('.ca:not([d="M0 0"])')).to.have.length(2);
  });

  it('shows that of a Queen with the focus', async () => {
    const element = await queens(html`<real-queen-board position=${QUEENS}></real-queen-board>`);
    await keyAt(element, 'a6', 'ArrowRight');
    expect(castles(element)).to.deep.equal(['a5 a6 a7 b5 b6 b7 c5 c6 c7']);
    await press('ArrowRight');
    await element.updateComplete;
    expect(castles(element)).to.deep.equal([]);
  });

  it('shows that of a Queen under the mouse', async () => {
    const element = await queens(html`<real-queen-board position=${QUEENS}></real-queen-board>`);
    await hover(element, 'g3');
    expect(castles(element)).to.deep.equal(['f2 f3 f4 g2 g3 g4']);
  });

  it('shows that of a Queen in her rack nowhere', async () => {
    const element = await queens(html`<real-queen-board castle></real-queen-board>`);
    expect(castles(element)).to.deep.equal([]);
  });

  it('draws thrones as large as a Queen', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    const [throne] = part(element, 'reserve')!.querySelectorAll('.th.l3');
    expect(getComputedStyle(throne!).strokeWidth).to.equal('78px');
    expect(getComputedStyle(throne!).opacity).to.equal('1');
  });

  it('keeps its shape: height follows width', async () => {
    for (const [element, shape] of [
      [await queens(html`<real-queen-board></real-queen-board>`), 1046 / 804],
      [await queens(html`<real-queen-board mode="figure"></real-queen-board>`), 1],
    ] as const) {
      element.style.inlineSize = '320px';
      const { width, height } = drawing(element).getBoundingClientRect();
      expect(width).to.equal(320);
      expect(height).to.be.closeTo(320 * shape, 1);
    }
  });

  it('gives the text of an SVG file', async () => {
    const element = await queens(html`<real-queen-board position=${DOUBLE}></real-queen-board>`);
    element.play('a1');
    const file = new DOMParser().parseFromString(await element.toSvg(), 'image/svg+xml');
    expect(file.querySelector('parsererror')).to.equal(null);
    expect(file.querySelectorAll('[marker-mid="url(#real-queen-white)"]')).not.to.have.length(0);
  });

  it('marks the last marble', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    await click(element, 'd5');
    expect(drawing(element).querySelectorAll('.la')).to.have.length(1);
  });

  it('begins with empty hollows', async () => {
    const element = await queens(html`<real-queen-board position=${START}></real-queen-board>`);
    expect(Object.values(held(element)).join('')).to.equal('');
  });
});
