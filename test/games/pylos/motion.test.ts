import { expect, html } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { cell, centre, click, drawing, picture, push } from '../../board/support.js';
import type { PylosBoard } from '../../../src/games/pylos/pylos-board.js';
import { balls, CARRIED, held, HIGH, pylos, RAISE, SQUARE, STUCK } from './support.js';

const layer = (element: Element) => element.shadowRoot!.querySelector('.motion')!;
const soon = () => new Promise((done) => setTimeout(done, 5));
/** Waits until something moves, which its module may have to be loaded for, and gives its animations. */
async function moving(element: Element): Promise<Animation[]> {
  for (let i = 0; i < 1000; i++) {
    const found = layer(element).getAnimations({ subtree: true });
    if (found[0]) return found;
    await soon();
  }
  throw new Error('Nothing moves.');
}
/** Where the one ball that flies is at a share of its way, in pixels of the window. */
function seen(animation: Animation, share: number) {
  const { delay = 0, duration = 0 } = animation.effect!.getTiming();
  animation.pause();
  animation.currentTime = Number(delay) + share * Number(duration);
  return centre((animation.effect as KeyframeEffect).target!.querySelector('.n:not([d="M0 0"])')!);
}
const close = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);
/** Where the last ball of a tray is, in pixels of the window. */
const tray = (element: Element, seat: string) => {
  const { right, top, height } = element
    .shadowRoot!.querySelector(`[part=reserve] .r1.${seat}`)!
    .getBoundingClientRect();
  return [right, top + height / 2] as const;
};
/** What is thrown in a promise that nobody waits for, while something is done. */
async function thrown(act: () => unknown): Promise<string[]> {
  const found: string[] = [];
  const note = (event: PromiseRejectionEvent) => {
    found.push(String(event.reason));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('unhandledrejection', note, { capture: true });
  await act();
  await new Promise((done) => setTimeout(done, 300));
  removeEventListener('unhandledrejection', note, { capture: true });
  return found;
}

describe('pylos-board: motion', () => {
  // Loaded before, so that no test waits for it.
  before(() => import('../../../src/games/pylos/flying.js'));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await resetMouse();
  });

  it('flies a placed ball from its tray to its hollow', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const from = tray(element, 'light');
    element.play('b2');
    const [flight] = await moving(element);
    expect(close(seen(flight!, 0), from)).to.be.below(20);
    expect(close(seen(flight!, 1), centre(cell(element, 'b2')))).to.be.below(5);
  });

  it('flies it from the tray that lies nearer where the board is turned', async () => {
    const element = await pylos(html`<pylos-board near="dark"></pylos-board>`);
    const from = tray(element, 'light');
    element.play('b2');
    const [flight] = await moving(element);
    expect(close(seen(flight!, 0), from)).to.be.below(20);
    expect(close(seen(flight!, 1), centre(cell(element, 'b2')))).to.be.below(5);
  });

  it('flies a raised ball from its cell to its square', async () => {
    const element = await pylos(html`<pylos-board view="tilt" position=${HIGH}></pylos-board>`);
    const from = centre(cell(element, 'd4'));
    element.play('d4-h1');
    const [flight] = await moving(element);
    expect(close(seen(flight!, 0), from)).to.be.below(5);
    expect(close(seen(flight!, 1), centre(cell(element, 'h1')))).to.be.below(5);
  });

  it('flies a ball that is taken back to its tray', async () => {
    const element = await pylos(html`<pylos-board position=${`${SQUARE} d4`}></pylos-board>`);
    const from = centre(cell(element, 'c3'));
    element.play('^c3');
    const [flight] = await moving(element);
    expect(close(seen(flight!, 0), from)).to.be.below(5);
    expect(close(seen(flight!, 1), tray(element, 'light'))).to.be.below(20);
  });

  it('flies the balls of a whole move one after another', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    element.play('d4^c3^d3');
    const delays = (await moving(element)).map(({ effect }) => effect!.getTiming().delay);
    expect(delays).to.deep.equal([0, 380, 760]);
  });

  it('flies the second ball alone where the one just played is taken back', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    element.play('d4^c3^d4');
    const flights = await moving(element);
    expect(flights).to.have.length(1);
    expect(close(seen(flights[0]!, 0), centre(cell(element, 'c3')))).to.be.below(5);
  });

  it('shows the place as it was until the ball has come', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    element.play('b2');
    await moving(element);
    expect(layer(element).querySelectorAll('[clip-path]')).to.have.length(1);
    expect(held(element).light, 'below it the ball is there').to.equal('b2');
  });

  it('completes the pyramid slowly at the end', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    element.play('d4');
    const timings = (await moving(element)).map(({ effect }) => effect!.getTiming());
    expect(timings.map(({ duration }) => duration).sort()).to.deep.equal([380, 900]);
    expect(balls(element).dark, 'below it, at once').to.have.length(15);
  });

  it('leaves nothing in its layer', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    element.play('d4^c3');
    const flights = await moving(element);
    for (const flight of flights) flight.finish();
    await Promise.all(flights.map(({ finished }) => finished));
    await soon();
    expect(layer(element).childElementCount).to.equal(0);
  });

  it('leaves nothing in its layer by itself, in time', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    element.play('b2');
    await moving(element);
    for (let i = 0; i < 1000 && layer(element).firstChild; i++) await soon();
    expect(layer(element).childElementCount).to.equal(0);
  });

  it('ends when something else happens', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    element.play('b2');
    await moving(element);
    element.undo();
    expect(layer(element).childElementCount).to.equal(0);
  });

  it('does not keep a reader from playing on', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    await click(element, 'b2');
    await moving(element);
    await click(element, 'c3');
    expect(held(element)).to.deep.equal({ light: 'b2', dark: 'c3' });
  });

  it('repeats no id and no part of the board', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const count = element.shadowRoot!.querySelectorAll('[part~=piece]').length;
    element.play('a4-e1');
    await moving(element);
    expect(element.shadowRoot!.querySelectorAll('[part~=piece]')).to.have.length(count);
    expect(element.shadowRoot!.querySelectorAll('.motion .cell, .motion [tabindex]')).to.have.length(0);
  });

  for (const [what, position, move] of [
    ['placing', SQUARE, 'a4'],
    ['raising', RAISE, 'a4-e1'],
    ['taking two balls back', CARRIED, 'd4^a1^e1'],
    ['taking one ball back', SQUARE, 'd4^d4'],
    ['the end', STUCK, 'd4'],
  ] as const) {
    it(`changes nothing of the picture after ${what}: it is that of less motion`, async () => {
      const moved = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      moved.play(move);
      // A ball that is taken back at once stays where it is.
      const flights = move === 'd4^d4' ? [] : await moving(moved);
      for (const flight of flights) flight.finish();
      await Promise.all(flights.map(({ finished }) => finished));
      await soon();
      await emulateMedia({ reducedMotion: 'reduce' });
      const still = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      still.play(move);
      await still.updateComplete;
      expect(picture(moved) === picture(still), 'the same picture').to.equal(true);
    });

    it(`shows no motion of ${what} where less of it is wanted`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      element.play(move);
      const found: number[] = [];
      for (let i = 0; i < 20; i++) {
        found.push(layer(element).childElementCount);
        await soon();
      }
      expect(Math.max(...found)).to.equal(0);
      expect(drawing(element).getAnimations({ subtree: true })).to.deep.equal([]);
    });
  }

  it('moves nothing where a move is taken back or shown anew', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    element.play('b2 c3');
    element.goTo(1);
    await new Promise((done) => setTimeout(done, 100));
    expect(layer(element).childElementCount).to.equal(0);
  });

  for (const [what, act] of [
    ['one ball is enough', (element: PylosBoard) => push(element, 'choice')],
    ['a second ball is taken', (element: PylosBoard) => click(element, 'd3')],
    ['the page leaves the second ball', (element: PylosBoard) => element.play('')],
  ] as const) {
    it(`throws nothing when ${what}`, async () => {
      const element = await pylos(html`<pylos-board position=${`${SQUARE} d4^c3`}></pylos-board>`);
      expect(await thrown(() => act(element))).to.deep.equal([]);
      expect(element.match.turn).to.equal('dark');
    });
  }

  it('throws nothing when the board leaves the page meanwhile', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    expect(
      await thrown(() => {
        element.play('b2');
        element.remove();
      }),
    ).to.deep.equal([]);
  });

  it('throws nothing when the board becomes a figure meanwhile', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const said = await thrown(() => {
      element.play('b2');
      element.mode = 'figure' as PylosBoard['mode'];
    });
    expect(said).to.deep.equal([]);
  });
});
