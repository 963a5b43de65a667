import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cell, drawing, listen, part, parts, press, status } from '../../board/support.js';
import type { PylosBoard } from '../../../src/games/pylos/pylos-board.js';
import { held, HIGH, label, marked, pylos, RAISE, ringed, SQUARE } from './support.js';

const at = (element: Element) => element.shadowRoot!.activeElement?.id;
const stops = (element: Element) =>
  parts(element, 'cell').flatMap((one) => (one.getAttribute('tabindex') === '0' ? one.id : []));
/** A board with the focus at a cell. */
const start = async (name: string, template = html`<pylos-board></pylos-board>`) => {
  const element = await pylos(template);
  cell(element, name).focus();
  await element.updateComplete;
  return element;
};

describe('pylos-board: the keyboard', () => {
  it('has one tab stop, at a cell that may be played', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    expect(stops(element)).to.have.length(1);
    expect(marked(element, 'target').concat(marked(element, 'movable'))).to.include(stops(element)[0]);
  });

  it('is entered by one Tab and left by the next', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect(at(element)).to.equal(stops(element)[0]);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement).to.equal(null);
    before.remove();
  });

  for (const [from, key, to] of [
    ['b2', 'ArrowLeft', 'a2'],
    ['b2', 'ArrowRight', 'c2'],
    ['b2', 'ArrowUp', 'b3'],
    ['b2', 'ArrowDown', 'b1'],
    ['b2', 'Home', 'a2'],
    ['b2', 'End', 'd2'],
    ['b2', 'Control+Home', 'a4'],
    ['b2', 'Control+End', 'd1'],
    ['d3', 'ArrowRight', 'a2'],
    ['a3', 'ArrowLeft', 'd4'],
    ['f2', 'ArrowUp', 'f3'],
    ['f2', 'ArrowDown', 'f1'],
    ['f2', 'ArrowLeft', 'e2'],
    ['f2', 'Home', 'e2'],
    ['f2', 'End', 'g2'],
    ['f2', 'Control+Home', 'e3'],
    ['f2', 'Control+End', 'g1'],
    ['h1', 'ArrowRight', 'i1'],
    ['h1', 'ArrowUp', 'h2'],
    ['h1', 'Control+Home', 'h2'],
    ['h1', 'Control+End', 'i1'],
    ['a4', 'PageUp', 'e3'],
    ['b3', 'PageUp', 'f2'],
    ['d1', 'PageUp', 'g1'],
    ['g1', 'PageUp', 'i1'],
    ['e3', 'PageUp', 'h2'],
    ['i1', 'PageUp', 'j1'],
    ['j1', 'PageDown', 'h2'],
    ['h2', 'PageDown', 'e3'],
    ['e3', 'PageDown', 'a4'],
    ['g1', 'PageDown', 'c2'],
  ] as const) {
    it(`goes from ${from} to ${to} by ${key}`, async () => {
      const element = await start(from);
      await press(key);
      expect(at(element)).to.equal(to);
    });
  }

  for (const [from, key] of [
    ['a4', 'ArrowUp'],
    ['a4', 'ArrowLeft'],
    ['d1', 'ArrowRight'],
    ['d1', 'ArrowDown'],
    ['e3', 'ArrowUp'],
    ['g1', 'ArrowRight'],
    ['a4', 'PageDown'],
    ['j1', 'PageUp'],
    ['j1', 'ArrowLeft'],
    ['j1', 'ArrowDown'],
    ['j1', 'Control+End'],
  ] as const) {
    it(`stays at ${from} by ${key}`, async () => {
      const element = await start(from);
      await press(key);
      expect(at(element)).to.equal(from);
    });
  }

  it('comes back to the same cell by Page Up and Page Down', async () => {
    const element = await start('b3');
    await press('PageUp');
    await press('PageUp');
    await press('PageUp');
    expect(at(element)).to.equal('j1');
    for (let i = 0; i < 3; i++) await press('PageDown');
    expect(at(element)).to.match(/^[a-d][1-4]$/);
  });

  it('follows the picture of a turned board', async () => {
    const element = await start('b2', html`<pylos-board near="dark"></pylos-board>`);
    await press('ArrowRight');
    expect(at(element)).to.equal('a2');
    await press('ArrowUp');
    expect(at(element)).to.equal('a1');
  });

  it('follows the picture of a board turned by a quarter, through the levels', async () => {
    const element = await start('b2', html`<pylos-board near="left"></pylos-board>`);
    await press('Control+Home');
    const corner = at(element)!;
    const { left, top } = cell(element, corner).getBoundingClientRect();
    for (const name of ['a1', 'a4', 'd1', 'd4']) {
      const other = cell(element, name).getBoundingClientRect();
      expect(other.left >= left - 1 && other.top >= top - 1, name).to.equal(true);
    }
    await press('PageUp');
    expect(at(element)).to.match(/^[e-g][1-3]$/);
  });

  it('keeps the tab stop where the reader was', async () => {
    const element = await start('b2');
    await press('ArrowDown');
    await element.updateComplete;
    expect(stops(element)).to.deep.equal(['b1']);
  });

  it('shows the focus, and where a ball would lie', async () => {
    const element = await start('b2');
    await press('ArrowDown');
    await element.updateComplete;
    expect(ringed(element, '.fo')).to.deep.equal(['b1']);
    expect(drawing(element).querySelectorAll('.gh.light')).to.have.length(1);
  });

  for (const key of ['Enter', 'Space']) {
    it(`places a ball by ${key}`, async () => {
      const element = await start('c3');
      await press(key);
      expect(element.match.history.map(({ text }) => text)).to.deep.equal(['c3']);
      expect(at(element), 'the focus stays').to.equal('c3');
    });

    it(`picks a ball up by ${key}, and keeps the focus there`, async () => {
      const element = await start('a4', html`<pylos-board position=${RAISE}></pylos-board>`);
      await press(key);
      await element.updateComplete;
      expect(status(element)).to.contain('The ball of a4 is picked up');
      expect(at(element)).to.equal('a4');
    });
  }

  it('raises a ball: Enter, on to the square, Enter', async () => {
    const element = await start('d4', html`<pylos-board position=${HIGH}></pylos-board>`);
    await press('Enter');
    await go(element, 'h1');
    await press('Enter');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['d4-h1']);
    expect(at(element)).to.equal('h1');
  });

  it('puts a ball down by Enter on it again', async () => {
    const element = await start('a4', html`<pylos-board position=${RAISE}></pylos-board>`);
    await press('Enter');
    await press('Enter');
    await element.updateComplete;
    expect(marked(element, 'movable')).to.deep.equal(['a4']);
    expect(status(element)).to.equal('Light to play.');
  });

  it('puts a ball down by Escape from any cell', async () => {
    const element = await start('a4', html`<pylos-board position=${RAISE}></pylos-board>`);
    await press('Enter');
    await go(element, 'e1');
    await press('Escape');
    await element.updateComplete;
    expect(at(element)).to.equal('e1');
    await press('Enter');
    expect(
      element.match.history.map(({ text }) => text),
      'a ball of the reserve',
    ).to.deep.equal(['e1']);
  });

  it('takes balls back: Enter on each', async () => {
    const element = await start('d4', html`<pylos-board position=${SQUARE}></pylos-board>`);
    await press('Enter');
    await press('Enter');
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4', '^d4']);
    await press('ArrowDown');
    await press('Enter');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['d4^d3^d4']);
    expect(held(element).light).to.equal('c3 c4');
  });

  it('goes from the button back to where the reader was, and plays on', async () => {
    const element = await start('d4', html`<pylos-board position=${SQUARE}></pylos-board>`);
    await press('Enter');
    await press('Enter');
    await press('Tab');
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'choice'));
    await press('Enter');
    await element.updateComplete;
    expect(at(element)).to.equal('d4');
    await press('Enter');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['d4^d4', 'd4']);
  });

  it('says a refusal where a cell cannot be played', async () => {
    const element = await start('j1');
    await press('Enter');
    await element.updateComplete;
    expect(status(element)).to.contain('PY-3');
  });

  it('leaves other keys to the page', async () => {
    const element = await start('b2');
    const seen: [string, boolean][] = [];
    const note = ({ key, defaultPrevented }: KeyboardEvent) => void seen.push([key, defaultPrevented]);
    document.addEventListener('keydown', note);
    for (const key of ['ArrowDown', 'x', 'Escape']) await press(key);
    document.removeEventListener('keydown', note);
    expect(seen).to.deep.equal([
      ['ArrowDown', true],
      ['x', false],
      ['Escape', false],
    ]);
    expect(element.match.history).to.deep.equal([]);
  });

  for (const [seed, near] of [
    [1, 'light'],
    [2, 'left'],
  ] as const) {
    it(`plays a whole expert game by keys alone, with ${near} near the reader`, async function () {
      this.timeout(240_000);
      const element = await pylos(html`<pylos-board rules="expert" near=${near}></pylos-board>`);
      const { events, stop } = listen('board-victory', 'board-refused', 'board-move');
      const parking = document.createElement('button');
      element.before(parking);
      parking.focus();
      await press('Tab');
      let lot = seed;
      /** A number below another one, repeatably. */
      const draw = (below: number) => (lot = (lot * 48271) % 2147483647) % below;
      const done = { placed: 0, raised: 0, taken: 0, left: 0 };
      while (element.match.turn) {
        const steps = element.match.steps();
        const raises = steps.filter(({ from, to }) => from && to);
        // As often as can be it raises a ball, and half of the time it leaves the second one.
        const [step] = raises[0] && draw(3) ? raises : [steps[draw(steps.length)]!];
        if (!step!.text) {
          await press('Tab');
          expect(element.shadowRoot!.activeElement).to.equal(part(element, 'choice'));
          await press('Enter');
          done.left++;
        } else {
          for (const name of [step!.from, step!.to]) {
            if (!name) continue;
            await go(element, name);
            expect(label(element, name)).to.match(/may be (placed|raised|taken back)/);
            await press('Enter');
          }
          done[step!.to ? (step!.from ? 'raised' : 'placed') : 'taken']++;
        }
        await element.updateComplete;
      }
      stop();
      parking.remove();
      expect(events.filter(({ type }) => type === 'board-refused')).to.deep.equal([]);
      expect(events.at(-1)!.type).to.equal('board-victory');
      expect(events.filter(({ type }) => type === 'board-victory')).to.have.length(1);
      expect(events.filter(({ type }) => type === 'board-move').length).to.equal(element.match.ply);
      for (const [what, times] of Object.entries(done)) expect(times, what).to.be.above(0);
      expect(status(element)).to.match(/(light|dark) wins/i);
      expect(at(element), 'the focus is still in the grid').to.match(/^[a-j]\d$/);
    });
  }
});

/** Goes to a cell as a reader would: to its level by Page Up and Page Down, then by arrows, and says if it gets lost. */
async function go(element: PylosBoard, goal: string): Promise<void> {
  const place = (name: string) => {
    const row = cell(element, name).parentElement!;
    const index = (one: Element) => [...one.parentElement!.children].indexOf(one);
    return { level: index(row.parentElement!), row: index(row), column: index(cell(element, name)) };
  };
  const many = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await press(key);
  };
  const levels = place(goal).level - place(at(element)!).level;
  await many(levels > 0 ? 'PageUp' : 'PageDown', Math.abs(levels));
  const rows = place(goal).row - place(at(element)!).row;
  await many(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows));
  const columns = place(goal).column - place(at(element)!).column;
  await many(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns));
  expect(at(element)).to.equal(goal);
}
