import { expect, html } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { cell, centre, click, drawing, painted, part, parts } from '../../board/support.js';
import { dice, held, LAST, MID, middle, trays, ur, well } from './support.js';

/** Every letter and digit of the coordinates, and where its middle is in the window. */
const signs = (element: Element) =>
  parts(element, 'coordinate').flatMap((one) => {
    const text = one as SVGTextElement;
    const screen = text.getScreenCTM()!;
    return [...text.textContent!].map((sign, i) => {
      const { x, y, width, height } = text.getExtentOfChar(i);
      const place = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(screen);
      return { sign, x: place.x, y: place.y };
    });
  });
const near = (one: number, other: number, far: number) => Math.abs(one - other) < far;
/** Where the centre of a cell lies in the window. */
const at = (element: Element, name: string) => centre(cell(element, name));
const SIDES = ['bottom', 'right', 'top', 'left'] as const;

describe('ur-board: the picture', () => {
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    await resetMouse();
  });

  for (const [side, left, top] of [
    ['bottom', 'a1', 'a8'],
    ['right', 'c1', 'a1'],
    ['top', 'c8', 'c1'],
    ['left', 'a8', 'c8'],
  ] as const) {
    it(`lies with its ${side} near the reader`, async () => {
      const element = await ur(html`<ur-board near=${side} position=${MID}></ur-board>`);
      const all = parts(element, 'cell').map((one) => centre(one));
      const [x, y] = at(element, left);
      expect([x, y], `${left} at the upper left`).to.deep.equal([
        Math.min(...all.map(([each]) => each)),
        Math.min(...all.map(([, each]) => each)),
      ]);
      const [x2, y2] = at(element, top);
      expect([x2, y2], `${top} at the upper right`).to.deep.equal([
        Math.max(...all.map(([each]) => each)),
        Math.min(...all.map(([, each]) => each)),
      ]);
    });

    it(`has the same pieces, trays and dice with its ${side} near`, async () => {
      const element = await ur(html`<ur-board near=${side} position=${`${MID} 2`}></ur-board>`);
      expect(held(element)).to.deep.equal({ light: 'a1 a8 b3', dark: 'b4 b7 c2' });
      expect([trays(element, 1), trays(element, 2)]).to.deep.equal([
        [2, 2],
        [3, 1],
      ]);
      expect(dice(element)).to.deep.equal([2, 4]);
    });

    it(`has each coordinate beside its squares with its ${side} near`, async () => {
      const element = await ur(html`<ur-board coordinates near=${side} position=${MID}></ur-board>`);
      await painted();
      const all = signs(element);
      expect(all.map(({ sign }) => sign).join('')).to.equal('12345678ABC');
      const pitch = cell(element, 'a1').getBoundingClientRect().width;
      const wide = side === 'bottom' || side === 'top';
      for (const name of ['a1', 'b5', 'c8', 'a4', 'b6', 'c7']) {
        const [x, y] = at(element, name);
        for (const sign of name.toUpperCase()) {
          const letter = /[A-C]/.test(sign);
          const found = all.find((each) => each.sign === sign)!;
          const along = letter === wide ? near(found.y, y, pitch / 4) : near(found.x, x, pitch / 4);
          expect(along, `${name}: ${sign}`).to.equal(true);
        }
      }
    });

    it(`throws in the well of its side with its ${side} near`, async () => {
      const element = await ur(html`<ur-board near=${side}></ur-board>`);
      const light = centre(well(element)!);
      const far = (name: string) =>
        Math.hypot(light[0] - at(element, name)[0], light[1] - at(element, name)[1]);
      expect(far('a4'), 'beside row A').to.be.below(far('c4'));
      expect(far('a7')).to.be.below(far('c7'));
    });
  }

  it('has dark below at first, and where dark is near', async () => {
    for (const template of [html`<ur-board></ur-board>`, html`<ur-board near="dark"></ur-board>`]) {
      const element = await ur(template);
      expect(at(element, 'c1')[1]).to.be.above(at(element, 'a1')[1]);
    }
    const element = await ur(html`<ur-board near="light"></ur-board>`);
    expect(at(element, 'a1')[1]).to.be.above(at(element, 'c1')[1]);
  });

  it('has no coordinates if none are wanted', async () => {
    expect(parts(await ur(html`<ur-board></ur-board>`), 'coordinate')).to.have.length(0);
  });

  for (const [rules, position, path] of [
    ['', MID, 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 b8 a8 a7'],
    ['', '4xx2/8/4xx2 d l0d0', 'c4 c3 c2 c1 b1 b2 b3 b4 b5 b6 b7 b8 c8 c7'],
    ['masters', '4xx2/8/4xx2 l l0d0', 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 c7 c8 b8 a8 a7'],
  ] as const) {
    it(`numbers the path ${path.slice(0, 5)} … of ${rules || 'finkel'} by coordinates="path"`, async () => {
      const element = await ur(
        html`<ur-board coordinates="path" rules=${rules} position=${position}></ur-board>`,
      );
      await painted();
      const numbers = parts(element, 'coordinate').map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const found = parts(element, 'cell').find((each) => {
          const box = each.getBoundingClientRect();
          return (
            near(box.x + box.width / 2, x + width / 2, box.width / 2) &&
            near(box.y + box.height / 2, y + height / 2, box.height / 2)
          );
        });
        return [Number(one.textContent), found?.id] as const;
      });
      numbers.sort(([one], [other]) => one - other);
      expect(numbers.map(([number]) => number)).to.deep.equal(path.split(' ').map((_, i) => i + 1));
      expect(numbers.map(([, name]) => name).join(' ')).to.equal(path);
    });
  }

  for (const side of SIDES) {
    it(`has all that it draws inside its frame, with its ${side} near, full trays included`, async () => {
      const element = await ur(
        html`<ur-board mode="figure" near=${side} position="4xx2/8/4xx2 l l7d0"></ur-board>`,
      );
      await painted();
      const [x, y, width, height] = drawing(element).getAttribute('viewBox')!.split(' ').map(Number);
      for (const path of parts(element, 'reserve')) {
        const places = path
          .getAttribute('d')!
          .slice('M0 0L'.length, -' 0 0'.length)
          .split(' ')
          .filter(Boolean)
          .map((point) => point.split(',').map(Number));
        expect(places).to.have.length(7);
        for (const [px, py] of places) {
          expect(px! - 30 >= x! && px! + 30 <= x! + width!, `${px}`).to.equal(true);
          expect(py! - 30 >= y! && py! + 30 <= y! + height!, `${py}`).to.equal(true);
        }
      }
    });

    it(`keeps its shape with its ${side} near: height follows width`, async () => {
      const element = await ur(html`<ur-board near=${side}></ur-board>`);
      element.style.inlineSize = '320px';
      const { width, height } = drawing(element).getBoundingClientRect();
      const wide = side === 'bottom' || side === 'top';
      expect(width).to.equal(320);
      expect(height).to.be.closeTo(wide ? (320 * 500) / 860 : (320 * 860) / 500, 1);
    });
  }

  it('is no wider than it is good to look at where it is tall', async () => {
    const wide = await ur(html`<ur-board></ur-board>`);
    const tall = await ur(html`<ur-board near="left"></ur-board>`);
    expect(drawing(tall).getBoundingClientRect().height).to.be.below(600);
    expect(drawing(wide).getBoundingClientRect().width).to.be.above(400);
  });

  it('is the same as a figure: nothing more is drawn in play but what may be done', async () => {
    const figure = await ur(html`<ur-board mode="figure" position=${MID}></ur-board>`);
    const play = await ur(html`<ur-board position=${MID}></ur-board>`);
    expect(drawing(figure).getAttribute('viewBox')).to.equal(drawing(play).getAttribute('viewBox'));
    expect(figure.shadowRoot!.querySelectorAll('.dash, .dot, .gh')).to.have.length(0);
  });

  it('shows waiting pieces beside the square where they enter', async () => {
    const element = await ur(html`<ur-board position=${LAST}></ur-board>`);
    const [waiting] = parts(element, 'seat-2').filter((path) => path.matches('[part~=reserve]'));
    const [x] = waiting!.getAttribute('d')!.slice('M0 0L'.length).split(',').map(Number);
    expect(Number(middle(element, 'c4').split(',')[0])).to.be.closeTo(x!, 50);
  });

  it('is drawn in two inks in print', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await emulateMedia({ media: 'print' });
    const style = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!);
    expect(style('.lp').fill, 'light and dark pieces have one ground').to.equal(style('.dp').fill);
    expect(style('.h').display, 'dark ones are hatched').to.equal('inline');
    for (const flat of ['.gr', '.bd', '.t3']) expect(style(flat).display, flat).to.equal('none');
    expect(style('.ba').fill).not.to.equal(style('.lp').fill);
  });

  it('prints a position, not what may be done', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 2`}></ur-board>`);
    await emulateMedia({ media: 'print' });
    for (const one of element.shadowRoot!.querySelectorAll('svg > g .dash, .dot, .gh, .u'))
      expect(getComputedStyle(one).display).to.equal('none');
  });

  it('takes the colours of the page', async () => {
    const element = await ur(
      html`<ur-board
        style="--board-lapis: rgb(1, 2, 3); --board-shell: rgb(4, 5, 6); --board-seat-2: rgb(7, 8, 9)"
        position=${MID}
      ></ur-board>`,
    );
    const style = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!);
    expect(style('.bl').stroke).to.equal('rgb(1, 2, 3)');
    expect(style('.sh').fill).to.equal('rgb(4, 5, 6)');
    expect(style('.dp').fill).to.equal('rgb(7, 8, 9)');
  });

  it('makes a file that shows the same, and has no state in it', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await click(element, 'b3');
    const file = new DOMParser().parseFromString(await element.toSvg(), 'image/svg+xml');
    expect(file.querySelector('parsererror')).to.equal(null);
    expect(file.querySelectorAll('.ur-dash, .ur-dot, .ur-gh')).to.have.length(0);
    expect(file.querySelector('.ur-tt')!.textContent).to.equal('3');
    expect(file.querySelector('desc')!.textContent).to.contain('light on a1, a8, and b3');
    expect(part(element, 'board')).not.to.equal(null);
  });
});
