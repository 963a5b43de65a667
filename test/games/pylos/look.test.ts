import { expect, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import {
  cell,
  centre,
  click,
  drawing,
  painted,
  part,
  parts,
  picture,
  visible,
  warnings,
} from '../../board/support.js';
import type { PylosBoard } from '../../../src/games/pylos/pylos-board.js';
import { vectors } from './rules/load.js';
import { balls, CARRIED, held, HIGH, LAST, marked, pylos, RAISE, reserves } from './support.js';

/** Every letter and digit of the coordinates, and where its middle is in the window. */
const signs = (element: Element) =>
  parts(element, 'coordinate').flatMap((one) => {
    const text = one as SVGTextElement;
    const screen = text.getScreenCTM()!;
    return [...text.textContent!].map((sign, i) => {
      const { x, y, width, height } = text.getExtentOfChar(i);
      return { sign, ...at(new DOMPoint(x + width / 2, y + height / 2).matrixTransform(screen)) };
    });
  });
const at = ({ x, y }: DOMPoint) => ({ x, y });
const place = (element: Element, name: string) => {
  const one = cell(element, name);
  return [Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))] as const;
};
/** The level of each ball in the order of painting. */
const painting = (element: Element) =>
  parts(element, 'piece').flatMap((path) => {
    const count = path.getAttribute('d')!.match(/M[\d.-]+ [\d.-]+a/g)?.length ?? 0;
    return Array<number>(count).fill(Number(/z(\d)/.exec(path.getAttribute('class')!)![1]) + 1);
  });
/** The cells that have a ball on which nothing rests, and those with a ball that carries others. */
const stacks = (element: Element) => {
  const full = parts(element, 'cell').filter((one) => / ball\b/.test(one.getAttribute('aria-label')!));
  const carrying = full.filter((one) => one.getAttribute('aria-label')!.includes('carries'));
  return {
    free: full.filter((one) => !carrying.includes(one)).map(({ id }) => id),
    carrying: carrying.map(({ id }) => id),
  };
};
/** Clicks with the mouse and says which cell is hit, without letting the board know. */
async function hit(element: PylosBoard, [x, y]: readonly [number, number]): Promise<string | undefined> {
  let id: string | undefined;
  const note = (event: Event) => {
    id = (event.composedPath()[0] as Element).id;
    event.stopPropagation();
  };
  const stop = (event: Event) => event.stopPropagation();
  element.shadowRoot!.addEventListener('click', note, { capture: true });
  element.shadowRoot!.addEventListener('pointerdown', stop, { capture: true });
  await sendMouse({ type: 'click', position: [x, y] });
  element.shadowRoot!.removeEventListener('click', note, { capture: true });
  element.shadowRoot!.removeEventListener('pointerdown', stop, { capture: true });
  return id;
}

/** Six positions of the vectors, from few balls to many, and two of our own. */
const POSITIONS = [...[0, 5, 20, 61, 100, 149].map((i) => vectors.cases[i]!.position), HIGH, LAST];

describe('pylos-board: the picture', () => {
  afterEach(() => resetMouse());

  it('has coordinates only where they are wanted, one for each column and row of each level', async () => {
    expect(signs(await pylos(html`<pylos-board></pylos-board>`))).to.deep.equal([]);
    const all = signs(await pylos(html`<pylos-board coordinates></pylos-board>`)).map(({ sign }) => sign);
    expect(all.sort().join('')).to.equal('1111222334abcdefghij');
  });

  for (const [near, corner] of [
    ['light', 'a1'],
    ['dark', 'd4'],
    ['right', 'd1'],
    ['left', 'a4'],
  ] as const) {
    it(`lies with ${near} near the reader: places turn, names stay`, async () => {
      const plain = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
      const element = await pylos(html`<pylos-board near=${near} position=${HIGH}></pylos-board>`);
      const [x, y] = place(element, corner);
      expect(x, 'at the left').to.be.below(100);
      expect(y, 'at the bottom').to.be.above(300);
      expect(held(element)).to.deep.equal(held(plain));
    });

    for (const view of ['above', 'tilt']) {
      it(`has each coordinate beside its cells with ${near} near, seen from ${view}`, async () => {
        const element = await pylos(
          html`<pylos-board coordinates near=${near} view=${view} position=${LAST}></pylos-board>`,
        );
        await painted();
        const all = signs(element);
        const across = near === 'light' || near === 'dark';
        const pitch = cell(element, 'a1').getBoundingClientRect().width;
        for (const name of ['a1', 'b3', 'd4', 'e1', 'f2', 'g3', 'h1', 'i2', 'j1']) {
          const [x, y] = centre(cell(element, name));
          const [letter, digit] = name;
          const [column, row] = across ? [letter, digit] : [digit, letter];
          const near = (one: number, other: number) => Math.abs(one - other) < pitch * 0.45;
          expect(
            all.some((one) => one.sign === column && near(one.x, x)),
            `${name}: ${column}`,
          ).to.equal(true);
          // Seen from the side, higher cells are drawn further up than the row they are in.
          if (view === 'above')
            expect(
              all.some((one) => one.sign === row && near(one.y, y)),
              `${name}: ${row}`,
            ).to.equal(true);
        }
      });
    }
  }

  it('has the nearer tray below: that of light, or of dark where dark is near', async () => {
    expect(reserves(await pylos(html`<pylos-board position=${RAISE}></pylos-board>`))).to.deep.equal([
      '12',
      '12',
    ]);
    const position = '4/4/4/ll2 3/3/3 2/2 1 l';
    const light = await pylos(html`<pylos-board position=${position}></pylos-board>`);
    expect(reserves(light)).to.deep.equal(['15', '13']);
    const dark = await pylos(html`<pylos-board near="dark" position=${position}></pylos-board>`);
    expect(reserves(dark)).to.deep.equal(['13', '15']);
  });

  it('turns half round on top by flipped', async () => {
    const flipped = await pylos(html`<pylos-board near="dark" flipped position=${HIGH}></pylos-board>`);
    const plain = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    expect(place(flipped, 'a1')).to.deep.equal(place(plain, 'a1'));
  });

  it('draws as many balls in a tray as its number says', async () => {
    const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
    // A tray is one dashed line a layer: a dash each 27 units, and a gap of 7 more after each five.
    for (const [seat, count] of [
      ['light', 10],
      ['dark', 12],
    ] as const) {
      const [line] = part(element, 'reserve')!.querySelectorAll(`.r1.${seat}`);
      const length = (line as SVGPathElement).getTotalLength();
      expect(length, seat).to.be.closeTo(27 * (count - 1) + 7 * Math.floor((count - 1) / 5), 1);
    }
  });

  it('draws no ball in a tray that is empty', async () => {
    const element = await pylos(html`<pylos-board position=${LAST}></pylos-board>`);
    const [line] = part(element, 'reserve')!.querySelectorAll('.r1.light');
    expect((line as SVGPathElement).getTotalLength()).to.equal(0);
    expect(reserves(element)).to.deep.equal(['1', '0']);
  });

  it('has no trays as a figure', async () => {
    const element = await pylos(html`<pylos-board mode="figure" position=${HIGH}></pylos-board>`);
    expect(part(element, 'reserve')).to.equal(null);
  });

  for (const view of ['above', 'tilt'] as const) {
    it(`paints the balls from the base up, seen from ${view}`, async () => {
      const element = await pylos(html`<pylos-board view=${view} position=${LAST}></pylos-board>`);
      const levels = painting(element);
      expect(levels).to.have.length(29);
      expect(levels).to.deep.equal([...levels].sort());
    });

    it(`draws higher balls larger and further up, seen from ${view}`, async () => {
      const element = await pylos(html`<pylos-board view=${view} position=${LAST}></pylos-board>`);
      const sizes = ['a1', 'e1', 'h1'].map((name) => Number(cell(element, name).getAttribute('r')));
      expect(sizes).to.deep.equal([...sizes].sort((one, other) => one - other));
      expect(new Set(sizes).size).to.equal(3);
      // f2 lies over the middle of b2, c2, b3 and c3.
      const below = ['b2', 'c2', 'b3', 'c3'].map((name) => place(element, name)[1]);
      const middle = below.reduce((sum, y) => sum + y) / 4;
      expect(place(element, 'f2')[1]).to.be.below(middle);
    });

    it(`draws its body, its light and its sign for each ball, seen from ${view}`, async () => {
      const element = await pylos(html`<pylos-board view=${view} position=${HIGH}></pylos-board>`);
      const { light, dark } = balls(element);
      const marks = (seat: string) =>
        [...drawing(element).querySelectorAll(`[marker-mid="url(#${seat})"]`)].flatMap((path) =>
          path.getAttribute('d')!.slice('M0 0L'.length, -' 0 0'.length).split(' ').filter(Boolean),
        );
      expect(marks('light').sort()).to.deep.equal(light.sort());
      expect(marks('dark').sort()).to.deep.equal(dark.sort());
    });

    it(`lets every free ball be hit in its middle, seen from ${view}`, async function () {
      this.timeout(60_000);
      for (const position of POSITIONS) {
        const element = await pylos(html`<pylos-board view=${view} position=${position}></pylos-board>`);
        element.scrollIntoView();
        await painted();
        for (const name of stacks(element).free) {
          expect(await hit(element, centre(cell(element, name))), `${name} of ${position}`).to.equal(name);
        }
      }
    });

    it(`lets every ball that carries others be hit where it can be seen, seen from ${view}`, async function () {
      this.timeout(60_000);
      let covered = 0;
      for (const position of POSITIONS) {
        const element = await pylos(html`<pylos-board view=${view} position=${position}></pylos-board>`);
        element.scrollIntoView();
        await painted();
        for (const name of stacks(element).carrying) {
          const rim = visible(element, name);
          if (rim) expect(await hit(element, rim), `${name} of ${position}`).to.equal(name);
          // Only what lies two levels below another ball is hidden altogether.
          else covered++;
        }
      }
      expect(covered).to.be.below(10);
    });

    it(`lets every cell that may be played to be hit in its middle, seen from ${view}`, async function () {
      this.timeout(60_000);
      for (const position of ['4/4/4/4 3/3/3 2/2 1 l', RAISE, ...POSITIONS]) {
        const element = await pylos(html`<pylos-board view=${view} position=${position}></pylos-board>`);
        element.scrollIntoView();
        await painted();
        for (const name of marked(element, 'target')) {
          expect(await hit(element, centre(cell(element, name))), `${name} of ${position}`).to.equal(name);
        }
      }
    });
  }

  it('shows the same balls from both views, in other places', async () => {
    const above = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    const tilt = await pylos(html`<pylos-board view="tilt" position=${HIGH}></pylos-board>`);
    expect(held(tilt)).to.deep.equal(held(above));
    const [one, other] = [balls(above), balls(tilt)];
    expect(other.light).to.have.length(one.light.length);
    expect(other.dark).to.have.length(one.dark.length);
    expect(other).not.to.deep.equal(one);
    expect(place(tilt, 'a1')[1], 'a1 lies higher up').to.be.below(place(above, 'a1')[1]);
  });

  it('changes the view at once, and back, in the middle of a game', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'e1');
    const above = picture(element);
    const before = held(element);
    element.view = 'tilt';
    await element.updateComplete;
    expect(held(element)).to.deep.equal(before);
    expect(picture(element) === above).to.equal(false);
    element.setAttribute('view', 'above');
    await element.updateComplete;
    expect(picture(element) === above, 'the same picture').to.equal(true);
  });

  it('tells once of a view that there is not, and stays above', async () => {
    const plain = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    const said = await warnings(async () => {
      const element = await pylos(html`<pylos-board view="below" position=${HIGH}></pylos-board>`);
      element.requestUpdate();
      await element.updateComplete;
      expect(part(element, 'error')!.textContent).to.contain('view').and.to.contain('above or tilt');
      expect(picture(element) === picture(plain), 'the same picture').to.equal(true);
    });
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('below');
  });

  for (const [what, template, shape] of [
    ['a board', html`<pylos-board></pylos-board>`, 9 / 8],
    ['a tilted board', html`<pylos-board view="tilt"></pylos-board>`, 9 / 8],
    ['a figure', html`<pylos-board mode="figure"></pylos-board>`, 85 / 84],
    ['a tilted figure', html`<pylos-board mode="figure" view="tilt"></pylos-board>`, 85 / 84],
  ] as const) {
    it(`keeps the shape of ${what}: height follows width`, async () => {
      const element = await pylos(template);
      element.style.inlineSize = '320px';
      const { width, height } = drawing(element).getBoundingClientRect();
      expect(width).to.equal(320);
      expect(height).to.be.closeTo(320 * shape, 1);
      const [, , w, h] = drawing(element).getAttribute('viewBox')!.split(' ').map(Number);
      expect(h! / w!, 'nothing is cut off or left over').to.be.closeTo(shape, 0.01);
    });
  }

  for (const view of ['above', 'tilt'] as const) {
    it(`has all that it draws inside its frame, seen from ${view}`, async () => {
      for (const near of ['light', 'dark', 'left']) {
        const element = await pylos(
          html`<pylos-board coordinates view=${view} near=${near} position=${LAST}></pylos-board>`,
        );
        element.play('j1');
        await element.updateComplete;
        const [x, y, width, height] = drawing(element).getAttribute('viewBox')!.split(' ').map(Number);
        for (const one of parts(element, 'cell')) {
          const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => Number(one.getAttribute(name)));
          expect(cx! - r! >= x! && cx! + r! <= x! + width!, one.id).to.equal(true);
          expect(cy! - r! >= y! && cy! + r! <= y! + height!, one.id).to.equal(true);
        }
      }
    });
  }
});
