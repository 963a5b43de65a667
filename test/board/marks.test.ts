import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/ur/define.js';
import { board, cell, drawing, part, warnings } from './support.js';

/** The view box of a drawing. */
const boxOf = (element: Element) => drawing(element).getAttribute('viewBox')!.split(' ').map(Number);

describe('marks on a board', () => {
  const POSITION = '4/4/2l1/1d2 3/3/3 2/2 1 l';

  it('are drawn over the pieces, tints under them', async () => {
    const element = await board(
      html`<pylos-board mode="figure" position=${POSITION} marks="b1&gt;c2 d4! a1~@teal"></pylos-board>`,
    );
    const paths = [...drawing(element).querySelectorAll('path')];
    const at = (selector: string) => paths.findIndex((path) => path.matches(selector));
    expect(at('.mt.teal')).to.be.within(0, at('.n.light'));
    expect(at('.mk.ms.amber')).to.be.greaterThan(at('.n.light'));
    expect(drawing(element).querySelectorAll('.mk.ms')).to.have.length(2);
  });

  it('are told in the sentence of a figure', async () => {
    const element = await board(
      html`<pylos-board mode="figure" position=${POSITION} marks="b1&gt;c2 d4!@teal"></pylos-board>`,
    );
    expect(drawing(element).getAttribute('aria-label')).to.match(
      / Marked: an arrow from b1 to c2; a teal ring on d4\.$/,
    );
  });

  it('are told in the names of cells', async () => {
    const element = await board(html`<pylos-board position=${POSITION} marks="d4:3"></pylos-board>`);
    expect(cell(element, 'd4').getAttribute('aria-label')).to.match(/, “3”$/);
  });

  it('go when the attribute goes', async () => {
    const element = await board(html`<pylos-board mode="figure" marks="d4!"></pylos-board>`);
    element.removeAttribute('marks');
    await element.updateComplete;
    expect(drawing(element).querySelectorAll('.mk')).to.have.length(0);
  });

  it('that cannot be read are told once; the others are drawn', async () => {
    const said = await warnings(async () => {
      const element = await board(html`<pylos-board mode="figure" marks="d4! k9!"></pylos-board>`);
      expect(part(element, 'error')!.textContent).to.contain('k9!');
      expect(drawing(element).querySelectorAll('.mk')).to.have.length(1);
    });
    expect(said).to.have.length(1);
  });

  it('are in the file too, with their styles', async () => {
    const element = await board(html`<pylos-board mode="figure" marks="d4!@rose a1=dark"></pylos-board>`);
    const file = await element.toSvg('p');
    expect(file).to.contain('p-mk p-ms p-rose').and.to.contain('.p-rose');
    expect(file).to.contain('a rose ring on d4; a faint dark piece on a1');
    expect(new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('parsererror')).to.equal(
      null,
    );
  });

  it('keep their styles in another document', async () => {
    const element = await board(html`<pylos-board mode="figure" marks="d4!"></pylos-board>`);
    expect(element.shadowRoot!.adoptedStyleSheets).to.have.length(3);
  });
});

describe('marks in one ink', () => {
  it('have labels of the ink alone, told apart by the lines under them', async () => {
    const element = await board(
      html`<pylos-board mode="figure" marks="a1:A b1:B@teal c1:C@rose d1:D@ink a2.@ink"></pylos-board>`,
    );
    const styles = (selector: string) =>
      [...drawing(element).querySelectorAll(selector)].map((one) => getComputedStyle(one));
    await emulateMedia({ media: 'print' });
    try {
      expect(styles('.ml').map(({ fill }) => fill)).to.deep.equal(Array(4).fill('rgb(0, 0, 0)'));
      expect(new Set(styles('.mk').map(({ stroke }) => stroke)).size).to.equal(1);
      expect(new Set(styles('.mk.mi').map((style) => style.strokeDasharray)).size).to.equal(3);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('have a tint under a ball that changes what is to be seen', async () => {
    const made = (marks: string) =>
      board(html`<pylos-board mode="figure" position="l3/4/4/4 3/3/3 2/2 1 l" marks=${marks}></pylos-board>`);
    const tinted = await made('a4~@rose');
    const rim = drawing(tinted).querySelector('.mo.rose')!;
    expect(getComputedStyle(rim).stroke).to.equal('rgb(214, 80, 140)');
    // It lies over the ball.
    expect(rim.compareDocumentPosition(drawing(tinted).querySelector('.n.light')!)).to.equal(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(drawing(await made('b4~@rose')).querySelector('.mo')).to.equal(null);
  });
});

describe('grades and legends on a board', () => {
  const MARKS = 'heat(a1=5 b1..c1=1) d4!@teal ~5="very high" @teal="good <cells>"';

  it('are drawn, and the drawing is as tall as they need', async () => {
    const element = await board(html`<pylos-board mode="figure" marks=${MARKS}></pylos-board>`);
    const plain = await board(html`<pylos-board mode="figure"></pylos-board>`);
    const texts = (style: string) =>
      [...drawing(element).querySelectorAll(style)].map(({ textContent }) => textContent);
    expect(texts('.mw')).to.deep.equal(['very high', 'good <cells>']);
    // The last is the sample of the legend.
    expect(texts('.mn')).to.deep.equal(['5', '1', '1', '5']);
    const [, , width, height] = boxOf(element);
    const [, , before, less] = boxOf(plain);
    expect(width).to.equal(before);
    expect(height! - less!).to.be.within(20, 60);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shown = drawing(element).getBoundingClientRect();
    expect(shown.width / shown.height).to.be.closeTo(width! / height!, 0.01);
  });

  it('are told in the sentence and in the names of cells', async () => {
    const element = await board(html`<pylos-board mode="figure" marks=${MARKS}></pylos-board>`);
    expect(drawing(element).getAttribute('aria-label')).to.match(
      / Marked: grade 5 on a1; grade 1 on b1 and c1; a teal ring on d4\. Legend: grade 5: very high; teal: good <cells>\.$/,
    );
    const play = await board(html`<pylos-board marks=${MARKS}></pylos-board>`);
    expect(cell(play, 'a1').getAttribute('aria-label')).to.match(/, grade 5 \(very high\)$/);
    expect(cell(play, 'd4').getAttribute('aria-label')).to.match(/, a teal ring \(good <cells>\)$/);
  });

  it('are in the file', async () => {
    const element = await board(html`<pylos-board mode="figure" marks=${MARKS}></pylos-board>`);
    const file = new DOMParser().parseFromString(await element.toSvg('p'), 'image/svg+xml');
    expect(file.querySelector('parsererror')).to.equal(null);
    expect([...file.querySelectorAll('.p-mw')].map(({ textContent }) => textContent)).to.deep.equal([
      'very high',
      'good <cells>',
    ]);
    expect(file.documentElement.getAttribute('viewBox')).to.equal(drawing(element).getAttribute('viewBox'));
    expect(file.documentElement.getAttribute('aria-label')).to.contain('Legend: grade 5: very high');
  });

  it('leave room for the reserves of a board in play', async () => {
    const element = await board(html`<pylos-board marks=${MARKS}></pylos-board>`);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const card = drawing(element).querySelector('.mc')!.getBoundingClientRect();
    const reserves = [...element.shadowRoot!.querySelectorAll('[part=reserve]')];
    expect(reserves).not.to.have.length(0);
    for (const reserve of reserves) expect(reserve.getBoundingClientRect().bottom).to.be.below(card.top + 1);
  });
});

describe('named places on a board', () => {
  it('are those of its game and its rules', async () => {
    const element = await board(
      html`<ur-board mode="figure" rules="masters" marks="path:light zone:war@rose"></ur-board>`,
    );
    expect(part(element, 'error')).to.equal(null);
    expect(drawing(element).querySelectorAll('.mk.rose')).to.have.length(1);
    expect(drawing(element).getAttribute('aria-label')).to.match(
      /the path of light through a4, .*, b7, c7, c8, b8, a8, and a7; the shared squares in rose on b1/,
    );
  });

  it('follow the position', async () => {
    const element = await board(
      html`<real-queen-board position="7/2W4/7/3B3/7/7/7 w w20b20" marks="castle:white real"></real-queen-board>`,
    );
    expect(part(element, 'error')).to.equal(null);
    expect(cell(element, 'b7').getAttribute('aria-label')).to.match(/, the castle area of white$/);
    expect(cell(element, 'e5').getAttribute('aria-label')).not.to.match(/, the castle area of white$/);
    await (element as unknown as { play(move: string): unknown }).play('Qc6-d6');
    await element.updateComplete;
    expect(cell(element, 'b7').getAttribute('aria-label')).not.to.match(/, the castle area of white$/);
    expect(cell(element, 'e5').getAttribute('aria-label')).to.match(/, the castle area of white$/);
  });

  it('that it does not have are told with those that it has', async () => {
    const said = await warnings(async () => {
      const element = await board(html`<ur-board mode="figure" marks="castle:white a1!"></ur-board>`);
      expect(part(element, 'error')!.textContent).to.contain('path:light or path:dark or zone:light');
      expect(drawing(element).querySelectorAll('.mk')).to.have.length(1);
    });
    expect(said).to.have.length(1);
  });
});

describe('a crop', () => {
  it('shows the cells between its corners', async () => {
    const element = await board(html`<pylos-board mode="figure" crop="d2:b3"></pylos-board>`);
    const [x, y, width, height] = drawing(element).getAttribute('viewBox')!.split(' ').map(Number);
    expect([x, width, height]).to.deep.equal([98, 304, 204]);
    expect(y).to.be.within(90, 110);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { width: shown, height: tall } = drawing(element).getBoundingClientRect();
    expect(shown / tall).to.be.closeTo(304 / 204, 0.01);
  });

  it('that names no cells is told, and the whole board stays', async () => {
    const said = await warnings(async () => {
      const element = await board(html`<pylos-board mode="figure" crop="moon"></pylos-board>`);
      expect(part(element, 'error')!.textContent).to.contain('crop');
      expect(drawing(element).getAttribute('viewBox')).to.match(/^-42 -42 484/);
    });
    expect(said).to.have.length(1);
  });
});
