import { expect, html } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { cell, centre, click, drawing, picture } from '../../board/support.js';
import { BOTH, DOUBLE, FREE, held, queens, REAL, WINNING } from './support.js';

const layer = (element: Element) => element.shadowRoot!.querySelector('.motion')!;
const soon = () => new Promise((done) => setTimeout(done, 5));
/** Waits until something moves, and gives its animations. */
async function moving(element: Element): Promise<Animation[]> {
  for (let i = 0; i < 1000; i++) {
    const found = layer(element).getAnimations({ subtree: true });
    if (found[0]) return found;
    await soon();
  }
  throw new Error('Nothing moves.');
}
/** Where what moves is at its end, in pixels of the window. */
function end(animation: Animation) {
  const { delay = 0, duration = 0 } = animation.effect!.getTiming();
  animation.pause();
  animation.currentTime = Number(delay) + Number(duration);
  const { e, f } = ((animation.effect as KeyframeEffect).target as SVGGraphicsElement).getScreenCTM()!;
  return [Math.round(e), Math.round(f)] as const;
}
const over = async (found: Animation[]) => {
  for (const each of found) each.finish();
  await Promise.all(found.map(({ finished }) => finished));
  await soon();
};

describe('real-queen-board: motion', () => {
  before(() => import('../../../src/games/real-queen/rolling.js'));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await resetMouse();
  });

  it('brings a marble from the rack to its hollow', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    element.play('d4');
    const [flight] = await moving(element);
    const [x, y] = end(flight!);
    const [cx, cy] = centre(cell(element, 'd4'));
    expect(Math.hypot(x - cx, y - cy)).to.be.below(4);
  });

  it('shows each step of a move one after another', async () => {
    const element = await queens(html`<real-queen-board position=${REAL}></real-queen-board>`);
    element.play('f3xa7^c3^d3');
    const delays = (await moving(element)).map(({ effect }) => effect!.getTiming().delay);
    expect(delays).to.deep.equal([0, 340, 680, 1020]);
  });

  it('shows a marble that is played and taken back in the same move once', async () => {
    const element = await queens(html`<real-queen-board position=${REAL}></real-queen-board>`);
    element.play('f3xa7^c3^f3');
    expect(await moving(element)).to.have.length(3);
  });

  for (const [what, position, move] of [
    ['placing', '', 'd4'],
    ['moving', FREE, 'a1-g6'],
    ['a Double Real', DOUBLE, 'a1xe6xf6xg7^a1^a2^b1'],
    ['a Winning Real', WINNING, 'd1'],
    ['a Winning Real Queen', BOTH, 'Qb3'],
  ] as const) {
    it(`leaves nothing in its layer, and the same picture as without motion, after ${what}`, async () => {
      const element = await queens(html`<real-queen-board position=${position}></real-queen-board>`);
      element.play(move);
      await over(await moving(element));
      expect(layer(element).childElementCount).to.equal(0);
      await emulateMedia({ reducedMotion: 'reduce' });
      const still = await queens(html`<real-queen-board position=${position}></real-queen-board>`);
      still.play(move);
      await still.updateComplete;
      expect(picture(element) === picture(still), 'the same picture').to.equal(true);
    });

    it(`shows no motion of ${what} where less of it is wanted`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await queens(html`<real-queen-board position=${position}></real-queen-board>`);
      element.play(move);
      for (let i = 0; i < 10; i++) {
        expect(layer(element).childElementCount).to.equal(0);
        await soon();
      }
      expect(drawing(element).getAnimations({ subtree: true })).to.deep.equal([]);
    });
  }

  it('exchanges the Queens slowly at the end', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    element.play('d1');
    const durations = (await moving(element)).map(({ effect }) => effect!.getTiming().duration);
    expect(durations).to.deep.equal([340, 900]);
    expect(layer(element).querySelectorAll('#was, #gone')).to.have.length(2);
    expect(layer(element).querySelectorAll('[clip-path] > *'), 'both show how it was').to.have.length(2);
  });

  it('does not keep a reader from playing on', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    await click(element, 'b2');
    await moving(element);
    await click(element, 'c3');
    expect(held(element)).to.include({ white: 'b2', black: 'c3' });
  });
});
