import { expect, html } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { cell, click, drawing, hover, listen, part, press, status } from '../../board/support.js';
import { CARRIED, held, HIGH, label, marked, pylos, RAISE, reserves, ringed } from './support.js';

describe('pylos-board: raising a ball by taps', () => {
  afterEach(() => resetMouse());

  it('shows which own balls may be raised: those that are free and have a square above', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    expect(marked(element, 'movable')).to.deep.equal(['c4', 'd4']);
  });

  it('picks up a ball that is tapped: it rises, and its squares alone are shown', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    const size = () => Number(cell(element, 'd4').getAttribute('r'));
    const before = size();
    await click(element, 'd4');
    expect(size()).to.be.above(before);
    expect(ringed(element, '.q:not(.u)')).to.deep.equal(['d4']);
    expect(marked(element, 'target')).to.deep.equal(['h1']);
    expect(status(element)).to.equal('The ball of d4 is picked up: raise it to h1. Escape puts it down.');
  });

  it('raises it to the square that is tapped then', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'e1');
    expect(held(element)).to.deep.equal({ light: 'a1 b2 e1', dark: 'a2 b1 d4' });
    expect(reserves(element), 'it costs no ball').to.deep.equal(['12', '12']);
    expect(status(element)).to.equal('Light raised a4 to e1; dark to play.');
  });

  it('raises it two levels at once', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'h1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['d4-h1']);
  });

  it('marks where it came to', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'e1');
    expect(ringed(element, '.la')).to.deep.equal(['e1']);
  });

  it('plays nothing by picking a ball up, and tells the page nothing', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const { events, stop } = listen('board-step', 'board-move', 'board-change', 'board-refused');
    await click(element, 'a4');
    stop();
    expect(events).to.deep.equal([]);
    expect(element.match.position).to.equal(RAISE);
  });

  it('puts it down where the same ball is tapped again', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const targets = marked(element, 'target');
    await click(element, 'a4');
    await click(element, 'a4');
    expect(marked(element, 'target')).to.deep.equal(targets);
    expect(marked(element, 'movable')).to.deep.equal(['a4']);
    expect(status(element)).to.equal('Light to play.');
  });

  it('keeps the focus on it', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    expect(element.shadowRoot!.activeElement?.id).to.equal('a4');
  });

  it('puts it down by Escape', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await sendKeys({ press: 'Escape' });
    expect(marked(element, 'movable')).to.deep.equal(['a4']);
    expect(status(element)).to.equal('Light to play.');
    expect(element.match.position).to.equal(RAISE);
  });

  it('picks up another own ball that is tapped instead', async () => {
    const element = await pylos(html`<pylos-board position=${HIGH}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'c4');
    expect(ringed(element, '.q:not(.u)')).to.deep.equal(['c4']);
    expect(status(element)).to.equal('The ball of c4 is picked up: raise it to h1. Escape puts it down.');
    await click(element, 'h1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['c4-h1']);
  });

  for (const [rule, position, from, to, why] of [
    ['PY-4', RAISE, 'a4', 'b4', 'a raise goes to a higher level'],
    ['PY-4', RAISE, 'a4', 'd4', 'a raise goes to a higher level'],
    ['PY-3', RAISE, 'a4', 'f1', 'a ball rests on four'],
    ['PY-6', HIGH, 'd4', 'g3', 'g3 rests on this very ball'],
  ] as const) {
    it(`refuses to raise ${from} to ${to} by ${rule}, says why, and puts the ball down`, async () => {
      const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
      await click(element, from);
      const { events, stop } = listen('board-refused', 'board-step');
      await click(element, to);
      stop();
      expect(events.map(({ type }) => type)).to.deep.equal(['board-refused']);
      expect(events[0]!.detail).to.include({ tried: `${from}-${to}`, rule });
      expect(status(element)).to.contain(why).and.to.contain(rule);
      expect(marked(element, 'movable'), 'it lies again where it was').to.include(from);
      expect(element.match.position).to.equal(position);
    });
  }

  it('leaves the ball down after such a refusal: the next tap places one', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'f1');
    await click(element, 'e1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['e1']);
  });

  it('puts it down when the page plays meanwhile', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    element.play('a3');
    await element.updateComplete;
    expect(status(element)).to.equal('Light placed a ball on a3; dark to play.');
    await click(element, 'e1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['a3', 'e1']);
  });

  it('does so with without-hints as well, which shows no squares', async () => {
    const element = await pylos(html`<pylos-board without-hints position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    expect(ringed(element, '.q:not(.u)')).to.deep.equal(['a4']);
    expect(marked(element, 'target')).to.deep.equal([]);
    expect(status(element)).to.equal('The ball of a4 is picked up. Escape puts it down.');
    await click(element, 'e1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['a4-e1']);
  });

  it('keeps the ball where it was when the page prevents the step', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    await click(element, 'a4');
    await click(element, 'e1');
    expect(element.match.position).to.equal(RAISE);
    expect(held(element).light).to.equal('a1 a4 b2');
  });

  it('shows the ball on the square that the mouse is over, under its outline', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await hover(element, 'e1');
    expect(drawing(element).querySelectorAll('.gh'), 'of the reserve').to.have.length(1);
    await click(element, 'a4');
    await hover(element, 'e1');
    expect(drawing(element).querySelectorAll('.gh.light'), 'of the board').to.have.length(1);
  });

  it('names the squares by the ball that may come there', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    expect(label(element, 'e1')).to.equal(
      'e1, level 2, empty, over a1, b1, a2, and b2, the ball of a4 may be raised here',
    );
  });

  it('takes a raise back by Ctrl+Z where takeback is set', async () => {
    const element = await pylos(html`<pylos-board takeback position=${RAISE}></pylos-board>`);
    await click(element, 'a4');
    await click(element, 'e1');
    await press('Control+z');
    expect(element.match.position).to.equal(RAISE);
    expect(held(element).light).to.equal('a1 a4 b2');
  });

  it('raises nothing in a board without a turn', async () => {
    const element = await pylos(html`<pylos-board mode="figure" position=${CARRIED}></pylos-board>`);
    expect(part(element, 'cell')).to.equal(null);
    expect(part(element, 'status')).to.equal(null);
  });
});
