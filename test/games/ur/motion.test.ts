import { expect, html } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import {
  cell,
  centre,
  click,
  drawing,
  painted,
  parts,
  picture,
  type Place,
  push,
} from '../../board/support.js';
import { held, LAST, MID, pause, pressWell, started, total, ur, well } from './support.js';

const layer = (element: Element) => element.shadowRoot!.querySelector('.motion')!;
const soon = () => pause(5);
/** Waits until something moves, which its module may have to be loaded for, and gives its animations. */
async function moving(element: Element, tries = 1000): Promise<Animation[]> {
  for (let i = 0; i < tries; i++) {
    const found = layer(element).getAnimations({ subtree: true });
    if (found[0]) return found;
    await soon();
  }
  throw new Error('Nothing moves.');
}
/** Where what moves is at a share of its way, in pixels of the window. */
function seen(element: Element, animation: Animation, share: number): Place {
  const { delay = 0, duration = 0 } = animation.effect!.getTiming();
  animation.pause();
  animation.currentTime = Number(delay) + share * Number(duration);
  const { e, f } = new DOMMatrix(
    getComputedStyle((animation.effect as KeyframeEffect).target as Element).transform,
  );
  const { x, y } = new DOMPoint(e, f).matrixTransform((drawing(element) as SVGSVGElement).getScreenCTM()!);
  return [x, y];
}
const far = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1]);
/** Where the pieces of a seat beside the board lie, in pixels of the window. */
const tray = (element: Element, seat: number): Place[] =>
  parts(element, `seat-${seat}`)
    .filter((path) => path.matches('[part~=reserve]'))
    .flatMap((path) => path.getAttribute('d')!.slice('M0 0L'.length, -' 0 0'.length).split(' '))
    .map((point) => {
      const [px, py] = point.split(',').map(Number);
      const { x, y } = new DOMPoint(px, py).matrixTransform(
        (drawing(element) as SVGSVGElement).getScreenCTM()!,
      );
      return [x, y];
    });
const nearest = (places: readonly Place[], to: Place) => Math.min(...places.map((place) => far(place, to)));
const ended = async (flights: readonly Animation[]) => {
  for (const flight of flights) flight.finish();
  await Promise.all(flights.map(({ finished }) => finished));
  await soon();
};
/** What goes wrong, and nobody waits for, while something is done. */
async function wrong(act: () => unknown): Promise<string[]> {
  const found: string[] = [];
  const note = (event: PromiseRejectionEvent) => {
    found.push(String(event.reason));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const { error } = console;
  console.error = (...words: unknown[]) => void found.push(words.join(' '));
  addEventListener('unhandledrejection', note, { capture: true });
  await act();
  await pause(300);
  removeEventListener('unhandledrejection', note, { capture: true });
  console.error = error;
  return found;
}

describe('ur-board: motion', () => {
  // Loaded before, so that no test waits for it.
  before(() => import('../../../src/games/ur/tumbling.js'));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await resetMouse();
  });

  it('tumbles four dice in the well of whoever throws', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    const place = centre(well(element)!);
    const { width } = well(element)!.getBoundingClientRect();
    element.play('3');
    const flights = await moving(element);
    expect(flights).to.have.length(4);
    for (const flight of flights) expect(far(seen(element, flight, 1), place)).to.be.below(width / 2);
    expect(layer(element).querySelectorAll('[marker-mid="url(#d1)"]')).to.have.length(3);
  });

  it('shows the total when they lie, not before', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('3');
    const flights = await moving(element);
    const floor = layer(element).querySelector('.we')!.getBoundingClientRect();
    const text = element.shadowRoot!.querySelector('svg > g > g:not(.motion) .tt')!.getBoundingClientRect();
    expect(text.left > floor.left && text.right < floor.right && text.bottom < floor.bottom).to.equal(true);
    await ended(flights);
    expect(layer(element).childElementCount).to.equal(0);
    expect(total(element)).to.equal('3');
  });

  for (const [what, position, roll] of [
    ['of 0', MID, '0'],
    ['that no piece can use', LAST, '2'],
  ] as const) {
    it(`shows a throw ${what} for longer, with its total, before the dice go over`, async () => {
      const element = await ur(html`<ur-board position=${position}></ur-board>`);
      const place = centre(well(element)!);
      element.play(roll);
      const flights = await moving(element);
      expect(Math.max(...flights.map(({ effect }) => Number(effect!.getTiming().duration)))).to.be.above(
        1500,
      );
      const text = layer(element).querySelector('.tt')!;
      expect(text.textContent).to.equal(roll);
      expect(far(centre(text), place)).to.be.below(30);
      expect(layer(element).querySelectorAll('.we'), 'both wells').to.have.length(2);
    });
  }

  it('lets the other side throw meanwhile', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('0');
    await moving(element);
    await pressWell(element);
    expect(element.match.started.length + element.match.ply).to.equal(2);
  });

  it('takes a piece from its square to where it goes', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    element.play('b3-b6');
    const [flight] = await moving(element);
    expect(far(seen(element, flight!, 0), centre(cell(element, 'b3')))).to.be.below(5);
    expect(far(seen(element, flight!, 1), centre(cell(element, 'b6')))).to.be.below(5);
  });

  for (const near of ['dark', 'right', 'light', 'left']) {
    it(`takes an entering piece from its tray, with ${near} near`, async () => {
      const element = await ur(html`<ur-board near=${near} position=${`${MID} 3`}></ur-board>`);
      const waiting = tray(element, 1);
      element.play('@a2');
      const [flight] = await moving(element);
      expect(nearest(waiting, seen(element, flight!, 0))).to.be.below(5);
      expect(far(seen(element, flight!, 1), centre(cell(element, 'a2')))).to.be.below(5);
    });
  }

  it('takes a piece home to its channel', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 2`}></ur-board>`);
    element.play('a8+');
    const [flight] = await moving(element);
    await element.updateComplete;
    expect(far(seen(element, flight!, 0), centre(cell(element, 'a8')))).to.be.below(5);
    expect(nearest(tray(element, 1), seen(element, flight!, 1))).to.be.below(5);
  });

  it('takes a captured piece back to its tray, when the other one has come', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 4`}></ur-board>`);
    element.play('b3-b7x');
    const flights = await moving(element);
    await element.updateComplete;
    expect(flights).to.have.length(2);
    const [first, second] = flights.map((flight) => flight.effect!.getTiming());
    expect(second!.delay).to.equal(Number(first!.delay) + Number(first!.duration));
    expect(far(seen(element, flights[1]!, 0), centre(cell(element, 'b7')))).to.be.below(5);
    expect(nearest(tray(element, 2), seen(element, flights[1]!, 1))).to.be.below(5);
  });

  it('moves a piece when its dice lie, where both come at once', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('3:b3-b6');
    const flights = await moving(element);
    const timings = flights.map(({ effect }) => effect!.getTiming());
    const dice = timings.filter(({ delay }) => !delay);
    const piece = timings.find(({ delay }) => delay)!;
    expect(dice).to.have.length(4);
    expect(piece.delay).to.equal(dice[0]!.duration);
  });

  it('leaves nothing in its layer', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 4`}></ur-board>`);
    element.play('b3-b7');
    await moving(element);
    await pause(1200);
    expect(layer(element).childElementCount).to.equal(0);
  });

  it('ends when something else happens', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('3');
    await moving(element);
    element.undo();
    expect(layer(element).childElementCount).to.equal(0);
  });

  it('does not keep a reader from playing on', async () => {
    const element = await ur(html`<ur-board seed="3" position=${MID}></ur-board>`);
    element.play('3');
    await moving(element);
    await click(element, 'b6');
    await moving(element);
    await push(element, 'choice');
    expect(element.match.ply + started(element).length).to.be.above(1);
    expect(held(element).light).to.equal('a1 a8 b6');
  });

  it('repeats no part of the board', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 4`}></ur-board>`);
    element.play('b3-b7');
    await moving(element);
    expect(layer(element).querySelectorAll('[part]:not([part=""]), .cell, [tabindex]')).to.have.length(0);
  });

  for (const [what, position, text] of [
    ['a throw', MID, '3'],
    ['a pass', MID, '0'],
    ['a move', `${MID} 3`, 'b3-b6'],
    ['a capture', `${MID} 4`, 'b3-b7'],
    ['entering', `${MID} 3`, '@a2'],
    ['going home', `${MID} 2`, 'a8+'],
    ['a whole move', MID, '4:b3-b7'],
  ] as const) {
    it(`changes nothing of the picture after ${what}, and shows none where less motion is wanted`, async () => {
      const moved = await ur(html`<ur-board position=${position}></ur-board>`);
      moved.play(text);
      await ended(await moving(moved));
      await emulateMedia({ reducedMotion: 'reduce' });
      const still = await ur(html`<ur-board position=${position}></ur-board>`);
      still.play(text);
      const found: number[] = [];
      for (let i = 0; i < 20; i++) {
        found.push(layer(still).childElementCount);
        await soon();
      }
      expect(Math.max(...found)).to.equal(0);
      expect(picture(moved) === picture(still), 'the same picture').to.equal(true);
    });

    it(`logs and throws nothing by ${what}`, async () => {
      const element = await ur(html`<ur-board position=${position}></ur-board>`);
      expect(await wrong(() => element.play(text))).to.deep.equal([]);
    });
  }

  it('writes no attribute that is none', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('3');
    await moving(element);
    await painted();
    for (const one of layer(element).querySelectorAll('*'))
      for (const { name, value } of one.attributes) expect(value, name).not.to.contain('undefined');
  });
});
