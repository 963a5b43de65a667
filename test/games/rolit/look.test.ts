import { expect, html } from '@open-wc/testing';
import { AFTER, board, cell, drawing, drawnPieces, MIDGAME, parts } from '../../board/support.js';

const label = (element: Element) => parts(element, 'coordinate').map(({ textContent }) => textContent);
const at = (element: Element, name: string) => [
  cell(element, name).getAttribute('x'),
  cell(element, name).getAttribute('y'),
];
const side = (element: Element, colour: string) => drawing(element).querySelector(`path.m.${colour}`)!;

describe('rolit-board: the picture', () => {
  it('has coordinates only where they are wanted', async () => {
    expect(label(await board(html`<rolit-board></rolit-board>`))).to.deep.equal([]);
    expect(label(await board(html`<rolit-board coordinates></rolit-board>`))).to.deep.equal([
      'abcdefgh',
      '12345678',
    ]);
  });

  for (const [near, corner, labels] of [
    ['green', ['0', '0'], ['abcdefgh', '12345678']],
    ['yellow', ['700', '0'], ['87654321', 'abcdefgh']],
    ['red', ['700', '700'], ['hgfedcba', '87654321']],
    ['blue', ['0', '700'], ['12345678', 'hgfedcba']],
  ] as const) {
    it(`lies with ${near} near the reader: a1 and the labels turn, the light does not`, async () => {
      const element = await board(html`<rolit-board near=${near} coordinates></rolit-board>`);
      expect(at(element, 'a1')).to.deep.equal(corner);
      expect(label(element)).to.deep.equal(labels);
      expect(side(element, near).getAttribute('transform')).to.match(/^rotate\((180|-180|540) /);
    });
  }

  it('takes the names of edges too, and half turns on top', async () => {
    const left = await board(html`<rolit-board near="left"></rolit-board>`);
    expect(at(left, 'a1')).to.deep.equal(['0', '700']);
    const flipped = await board(html`<rolit-board near="left" flipped></rolit-board>`);
    expect(at(flipped, 'a1')).to.deep.equal(['700', '0']);
  });

  it('shows whose turn it is on the rim and below', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    expect(parts(element, 'board')[0]!.querySelectorAll('path.m.on')).to.have.length(1);
    expect(side(element, 'green').classList.contains('on')).to.equal(true);
  });

  it('draws colours that nobody plays like the others', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    expect(Object.keys(drawnPieces(element))).to.have.members(['red', 'blue', 'green', 'yellow']);
    expect(side(element, 'yellow').classList.contains('off')).to.equal(true);
  });

  for (const size of [6, 4]) {
    it(`has ${size * size} cells in size ${size}`, async () => {
      const element = await board(html`<rolit-board rules="size=${size}" coordinates></rolit-board>`);
      expect(parts(element, 'cell')).to.have.length(size * size);
      expect(label(element)).to.deep.equal(['abcdefgh'.slice(0, size), '12345678'.slice(0, size)]);
    });
  }

  it('keeps its shape: height follows width', async () => {
    const element = await board(html`<rolit-board mode="figure" position=${AFTER}></rolit-board>`);
    element.style.inlineSize = '320px';
    const { width, height } = drawing(element).getBoundingClientRect();
    expect(width).to.equal(320);
    expect(height).to.be.closeTo((320 * 85) / 84, 1);
  });
});
