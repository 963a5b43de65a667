import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { readMarks, sayMarks } from '../../src/board/marks.js';
import '../../src/games/pylos/define.js';
import { board, cell, drawing, part, warnings } from './support.js';

const CELLS = [...'abcd'].flatMap((letter) => [1, 2, 3, 4].map((digit) => `${letter}${digit}`));
const read = (text: string) => readMarks(text, CELLS, ['light', 'dark']);

describe('the language of marks', () => {
  const GOOD: readonly (readonly [text: string, said: string])[] = [
    ['a1>c3', 'an arrow from a1 to c3'],
    ['a1-c3@teal', 'a teal line from a1 to c3'],
    ['b2!', 'a ring on b2'],
    ['b2.@rose', 'a rose dot on b2'],
    ['b2x@ink', 'a ink cross on b2'],
    ['b2:7', '“7” on b2'],
    ['b2:"two words"', '“two words” on b2'],
    ['b2=dark', 'a faint dark piece on b2'],
    ['b2~', 'a tint on b2'],
    ['a1..b2~@teal', 'a teal tint on a1, a2, b1, and b2'],
    ['b2..a1!', 'a ring on a1, a2, b1, and b2'],
  ];
  for (const [text, said] of GOOD) {
    it(`reads ${text}`, () => {
      const { marks, fault } = read(text);
      expect(fault).to.equal(undefined);
      expect(sayMarks(marks)).to.equal(` Marked: ${said.replace('a ink', 'a ink')}.`);
    });
  }

  for (const text of [
    'a1',
    'a1>',
    'a1>c3!',
    'a1-c3:x',
    'z9!',
    'a1!@pink',
    'a1=queen',
    'a1..b2',
    '>',
    '!',
    'a1::',
    'a1!!',
  ]) {
    it(`names ${text} as what it could not read, and keeps the rest`, () => {
      const { marks, fault } = read(`b1! ${text} b2.`);
      expect(fault?.place).to.equal('marks');
      expect(fault?.message).to.contain(text);
      expect(marks.map(({ kind }) => kind)).to.deep.equal(['ring', 'dot']);
    });
  }

  it('never throws', () => {
    const signs = 'ab12>-.!x~:=@"z 9tealink';
    let seed = 7;
    for (let i = 0; i < 20_000; i++) {
      let text = '';
      for (let j = 0; j < 1 + (i % 14); j++) {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        text += signs[(seed >>> 16) % signs.length]!;
      }
      const { marks, fault } = read(text);
      expect(marks.length > 0 || fault !== undefined || !text.trim(), text).to.equal(true);
    }
  });
});

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
    expect(cell(element, 'd4').getAttribute('aria-label')).to.match(/, “3” on d4$/);
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
    expect(element.shadowRoot!.adoptedStyleSheets).to.have.length(2);
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
