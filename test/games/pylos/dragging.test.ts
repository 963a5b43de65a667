import { expect, html } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { cell, centre, click, drawing, listen, painted, status } from '../../board/support.js';
import { balls, beside, carry, drag, held, HIGH, marked, pylos, RAISE, ringed, SQUARE } from './support.js';

const moves = ({ match }: { match: { history: readonly { text: string }[] } }) =>
  match.history.map(({ text }) => text);
const layer = (element: Element) => element.shadowRoot!.querySelector('.motion')!;
/** The ball in the hand, if any: what flies by itself has no attribute for its place. */
const inHand = (element: Element) => layer(element).querySelector(':scope > [transform]');
/** Where the ball is that is dragged, in pixels of the window. */
const dragged = (element: Element) => centre(layer(element).querySelector('.n:not([d="M0 0"])')!);

describe('pylos-board: dragging a ball', () => {
  // Loaded before, so that no test waits for it.
  before(() => import('../../../src/controllers/drag.js'));
  afterEach(() => resetMouse());

  it('raises it to the square where it is let go', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await drag(element, 'a4', 'e1');
    expect(moves(element)).to.deep.equal(['a4-e1']);
    expect(held(element)).to.deep.equal({ light: 'a1 b2 e1', dark: 'a2 b1 d4' });
    expect(status(element)).to.equal('Light raised a4 to e1; dark to play.');
  });

  it('raises it two levels at once', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    await drag(element, 'd4', 'h1');
    expect(moves(element)).to.deep.equal(['d4-h1']);
  });

  for (const [how, template] of [
    ['a tilted board', html`<pylos-board view="tilt" position=${HIGH}></pylos-board>`],
    ['a turned board', html`<pylos-board near="dark" position=${HIGH}></pylos-board>`],
    ['a board turned by a quarter', html`<pylos-board near="left" position=${HIGH}></pylos-board>`],
  ] as const) {
    it(`raises it on ${how}`, async () => {
      const element = await pylos(template);
      await drag(element, 'd4', 'h1');
      expect(moves(element)).to.deep.equal(['d4-h1']);
    });
  }

  it('takes the ball along under the mouse, and away from where it was', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const goal = centre(cell(element, 'c3'));
    await carry(element, 'a4', 'c3');
    const [x, y] = dragged(element);
    expect(x).to.be.closeTo(goal[0], 3);
    expect(y).to.be.closeTo(goal[1], 3);
    expect(balls(element).light, 'a1 and b2').to.have.length(2);
    expect(layer(element).querySelectorAll('.n:not([d="M0 0"])')).to.have.length(1);
    await sendMouse({ type: 'up' });
  });

  for (const [how, style, boardStyle] of [
    ['scaled', 'scale: 0.6', ''],
    ['turned by a slant', 'rotate: 20deg', ''],
    ['turned by half', 'rotate: 180deg', ''],
    ['mirrored', 'scale: -1 1', ''],
    ['drawn in the middle of a wider box', '', 'block-size: 200px'],
  ]) {
    it(`takes it along under the mouse on a board that is ${how}`, async () => {
      const element = await pylos(html`<pylos-board style=${style!} position=${RAISE}></pylos-board>`);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[part=board]{${boardStyle}}`);
      element.shadowRoot!.adoptedStyleSheets.push(sheet);
      const goal = centre(cell(element, 'c3'));
      await carry(element, 'a4', 'c3');
      const [x, y] = dragged(element);
      expect(x).to.be.closeTo(goal[0], 4);
      expect(y).to.be.closeTo(goal[1], 4);
      await sendMouse({ type: 'up' });
    });
  }

  it('shows the squares of that ball meanwhile', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    await carry(element, 'd4', 'a4');
    expect(ringed(element, '.dot')).to.deep.equal(['h1']);
    expect(status(element)).to.contain('The ball of d4 is picked up: raise it to h1.');
    await sendMouse({ type: 'up' });
  });

  it('shows the outline of the ball where it would lie', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    await carry(element, 'd4', 'h1');
    await painted();
    expect(drawing(element).querySelectorAll('.gh.light')).to.have.length(1);
    await sendMouse({ type: 'up' });
  });

  it('puts it back where it is let go beside every cell', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const { events, stop } = listen('board-refused', 'board-step');
    await drag(element, 'a4', [3, 3]);
    stop();
    expect(events).to.deep.equal([]);
    expect(held(element).light).to.equal('a1 a4 b2');
    expect(marked(element, 'movable'), 'it can be picked up again').to.deep.equal(['a4']);
    expect(status(element)).to.equal('Light to play.');
    expect(inHand(element)).to.equal(null);
  });

  it('puts it back where it is let go on its own cell', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await carry(element, 'a4', 'c3');
    await sendMouse({ type: 'move', position: [...centre(cell(element, 'a4'))] });
    await sendMouse({ type: 'up' });
    await element.updateComplete;
    expect(held(element).light).to.equal('a1 a4 b2');
    expect(marked(element, 'movable')).to.deep.equal(['a4']);
    expect(status(element)).to.equal('Light to play.');
  });

  it('is a tap below six pixels: the ball stays picked up', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await drag(element, 'a4', await beside(element, 'a4', 5));
    expect(inHand(element)).to.equal(null);
    expect(marked(element, 'target')).to.deep.equal(['e1']);
    expect(ringed(element, '.q:not(.u)')).to.deep.equal(['a4']);
  });

  it('is a drag above six pixels', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await carry(element, 'a4', await beside(element, 'a4', 8));
    expect(inHand(element)).not.to.equal(null);
    await sendMouse({ type: 'up' });
  });

  for (const [rule, position, from, to] of [
    ['PY-4', RAISE, 'a4', 'b4'],
    ['PY-3', RAISE, 'a4', 'f1'],
    ['PY-6', HIGH, 'd4', 'g3'],
  ] as const) {
    it(`is refused from ${from} to ${to} by ${rule}, once, and the ball lies where it was`, async () => {
      const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      const { events, stop } = listen('board-refused', 'board-step');
      await drag(element, from, to);
      stop();
      expect(events.map(({ detail }) => [detail.tried, detail.rule])).to.deep.equal([
        [`${from}-${to}`, rule],
      ]);
      expect(status(element)).to.contain(rule);
      expect(held(element).light).to.contain(from);
      expect(element.match.position).to.equal(position);
    });
  }

  it('takes no ball along that cannot be raised', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen('board-step', 'board-refused');
    await carry(element, 'c3', 'a4');
    expect(inHand(element)).to.equal(null);
    await sendMouse({ type: 'up' });
    stop();
    expect(events).to.deep.equal([]);
    expect(element.match.position).to.equal(SQUARE);
  });

  it('asks for a ball to be taken back where it makes a square, and takes none itself', async () => {
    const position = '3l/ldl1/dld1/ldl1 3/l2/ll1 2/2 1 l';
    const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
    const { events, stop } = listen('board-step', 'board-refused');
    await drag(element, 'd4', 'f2');
    stop();
    expect(events.map(({ detail }) => detail.step)).to.deep.equal(['d4-f2']);
    expect(marked(element, 'choosable')).to.deep.equal(['e1', 'e2', 'f1', 'f2']);
  });

  it('plays once, and only where it is let go', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const { events, stop } = listen('board-step', 'board-move', 'board-change', 'board-refused');
    await carry(element, 'a4', 'e1');
    expect(events).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-step', 'board-move', 'board-change']);
  });

  it('leaves the ball where it was when the page prevents the step', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    await drag(element, 'a4', 'e1');
    expect(held(element).light).to.equal('a1 a4 b2');
    expect(inHand(element)).to.equal(null);
  });

  it('works with without-hints as well', async () => {
    const element = await pylos(html`<pylos-board without-hints position=${RAISE}></pylos-board>`);
    await drag(element, 'a4', 'e1');
    expect(moves(element)).to.deep.equal(['a4-e1']);
  });

  it('works on a ball that has been picked up by a tap', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await drag(element, 'a4', 'e1');
    expect(moves(element)).to.deep.equal(['a4-e1']);
  });

  it('works again after it was put back', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await drag(element, 'a4', [3, 3]);
    await drag(element, 'a4', 'e1');
    expect(moves(element)).to.deep.equal(['a4-e1']);
  });

  it('is given up by Escape: letting go over a square then plays nothing', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await carry(element, 'a4', 'e1');
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(inHand(element)).to.equal(null);
    await sendMouse({ type: 'up' });
    expect(moves(element)).to.deep.equal([]);
    expect(held(element).light).to.equal('a1 a4 b2');
  });

  it('is over when the position changes: letting go over a square then plays nothing', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await carry(element, 'a4', 'c3');
    element.play('a3');
    await sendMouse({ type: 'move', position: [...centre(cell(element, 'e1'))] });
    expect(inHand(element)).to.equal(null);
    await sendMouse({ type: 'up' });
    expect(moves(element)).to.deep.equal(['a3']);
  });

  it('does not begin by the right button', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const [x, y] = await beside(element, 'a4', 0);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'move', position: [x + 40, y + 40] });
    await element.updateComplete;
    expect(inHand(element)).to.equal(null);
    await sendMouse({ type: 'up', button: 'right' });
  });

  it('harms nothing when the board leaves the page meanwhile', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const errors: string[] = [];
    const note = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    const { onerror } = window;
    window.onerror = null;
    addEventListener('error', note);
    await carry(element, 'a4', 'c3');
    const parent = element.parentElement!;
    element.remove();
    await sendMouse({ type: 'move', position: [200, 200] });
    await sendMouse({ type: 'up' });
    removeEventListener('error', note);
    window.onerror = onerror;
    expect(errors).to.deep.equal([]);
    parent.append(element);
    await element.updateComplete;
    expect(held(element).light).to.equal('a1 a4 b2');
  });
});

describe('pylos-board: dragging by other pointers', () => {
  before(() => import('../../../src/controllers/drag.js'));

  /** An event of a pointer, as a browser makes it of a finger. */
  const send = (
    to: EventTarget,
    type: string,
    [clientX, clientY]: readonly [number, number],
    pointerId = 7,
  ) =>
    to.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        isPrimary: pointerId === 7,
        clientX,
        clientY,
        bubbles: true,
        composed: true,
      }),
    );
  const start = async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const one = cell(element, 'a4');
    send(one, 'pointerdown', centre(one));
    for (let i = 0; i < 100 && !inHand(element); i++) {
      await painted();
      send(window, 'pointermove', centre(cell(element, 'c3')));
    }
    await element.updateComplete;
    return element;
  };

  it('goes by a finger', async () => {
    const element = await start();
    expect(inHand(element)).not.to.equal(null);
    send(window, 'pointerup', centre(cell(element, 'e1')));
    await element.updateComplete;
    expect(moves(element)).to.deep.equal(['a4-e1']);
  });

  it('ends without a move when the browser takes the pointer away', async () => {
    const element = await start();
    send(window, 'pointercancel', centre(cell(element, 'e1')));
    await element.updateComplete;
    expect(moves(element)).to.deep.equal([]);
    expect(held(element).light).to.equal('a1 a4 b2');
    expect(inHand(element)).to.equal(null);
  });

  it('does not follow a second finger', async () => {
    const element = await start();
    const before = dragged(element);
    send(window, 'pointermove', centre(cell(element, 'd1')), 8);
    send(window, 'pointerup', centre(cell(element, 'e1')), 8);
    await element.updateComplete;
    expect(dragged(element)).to.deep.equal(before);
    expect(moves(element)).to.deep.equal([]);
    send(window, 'pointerup', [3, 3]);
  });

  it('lets a finger scroll the page everywhere but from balls that can be raised', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    /** Whether a finger that goes down there and moves on would scroll. */
    const scrolls = (name: string) => {
      const one = cell(element, name);
      send(one, 'pointerdown', centre(one));
      const move = new Event('touchmove', { bubbles: true, composed: true, cancelable: true });
      const goes = one.dispatchEvent(move);
      send(window, 'pointerup', centre(one));
      return goes;
    };
    expect(scrolls('a4')).to.equal(false);
    for (const name of ['a1', 'b4', 'd4', 'e1']) expect(scrolls(name), name).to.equal(true);
  });
});
