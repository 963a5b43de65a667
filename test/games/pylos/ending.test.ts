import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, drawing, listen, part, press, push, status } from '../../board/support.js';
import {
  balls,
  held,
  label,
  LAST,
  marked,
  pylos,
  reserves,
  ringed,
  SPENT,
  SQUARE,
  STUCK,
} from './support.js';

/** Light has played all its balls; by these moves the same position comes again. */
const DRAWN = 'llll/llll/ddll/1ddl ll1/1ll/3 2/2 1 l';
const CYCLE = 'd1-g3^g3 a1^a1 d1 a1^a1';

describe('pylos-board: the end', () => {
  afterEach(() => resetMouse());

  it('is the ball on top', async () => {
    const element = await pylos(html`<pylos-board position=${LAST}></pylos-board>`);
    await click(element, 'j1');
    expect(status(element)).to.equal('Dark placed a ball on j1. Dark wins with the last ball, on top.');
    expect(held(element).dark).to.contain('j1');
    expect(reserves(element)).to.deep.equal(['0', '0']);
  });

  it('shows the ball on top in the colour of the winner, and no more than was played', async () => {
    const element = await pylos(html`<pylos-board position=${LAST}></pylos-board>`);
    await click(element, 'j1');
    expect(balls(element).light).to.have.length(15);
    expect(balls(element).dark).to.have.length(15);
  });

  it('is a player with nothing to play: the winner completes the pyramid', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    const { light } = held(element);
    await click(element, 'd4');
    expect(status(element)).to.equal(
      'Dark placed a ball on d4. Light has no ball left to play: dark wins and completes the pyramid.',
    );
    expect(held(element).light).to.equal(light);
    expect(held(element).dark.split(' ')).to.include.members(['d4', 'g3', 'h2', 'i2', 'j1']);
    expect(balls(element).light.length + balls(element).dark.length).to.equal(30);
  });

  it('is an empty reserve by end=no-reserve: the winner completes the pyramid', async () => {
    const element = await pylos(html`<pylos-board rules="end=no-reserve" position=${SPENT}></pylos-board>`);
    await click(element, 'i1');
    expect(status(element)).to.equal(
      'Light placed a ball on i1. Light has played the last ball of the reserve: dark wins and completes the pyramid.',
    );
    expect(held(element).dark.split(' ')).to.include.members(['d4', 'g3', 'h2', 'i2', 'j1']);
    expect(balls(element).light).to.have.length(15);
  });

  it('goes on with an empty reserve by the usual rule', async () => {
    const element = await pylos(html`<pylos-board position=${SPENT}></pylos-board>`);
    await click(element, 'i1');
    expect(status(element)).to.equal('Light placed a ball on i1; dark to play.');
    expect(held(element).dark).not.to.contain('j1');
  });

  it('leaves both trays empty where the pyramid is complete', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    expect(reserves(element)).to.deep.equal(['5', '0']);
    await click(element, 'd4');
    expect(reserves(element)).to.deep.equal(['0', '0']);
  });

  it('names the board as it is shown', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    await click(element, 'd4');
    expect(label(element, 'j1')).to.contain('dark ball');
    expect(drawing(element).getAttribute('aria-label')).to.contain('dark has 0 balls in reserve');
  });

  it('tells the page the position that was played, not the completed one', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    const { events, stop } = listen('board-move', 'board-change');
    await click(element, 'd4');
    stop();
    const position = 'llld/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 l';
    expect(events.map(({ detail }) => detail.position)).to.deep.equal([position, position]);
    expect(element.match.position).to.equal(position);
  });

  it('marks the last ball that was played, not those that complete', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    await click(element, 'd4');
    expect(ringed(element, '.la')).to.deep.equal(['d4']);
  });

  it('leaves nobody on turn and nothing to play', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    await click(element, 'd4');
    for (const kind of ['target', 'movable', 'choosable']) expect(marked(element, kind)).to.deep.equal([]);
    expect(part(element, 'reserve')!.querySelector('.q, .on'), 'nobody is on turn').to.equal(null);
  });

  it('refuses a tap after it, and says why', async () => {
    const element = await pylos(html`<pylos-board position=${LAST}></pylos-board>`);
    await click(element, 'j1');
    const { events, stop } = listen('board-refused', 'board-step');
    await click(element, 'j1');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.rule])).to.deep.equal([['board-refused', 'PY-11']]);
  });

  it('is not completed in a figure of the same position', async () => {
    const over = 'llld/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 l';
    const playing = await pylos(html`<pylos-board position=${over}></pylos-board>`);
    const figure = await pylos(html`<pylos-board mode="figure" position=${over}></pylos-board>`);
    expect(balls(playing).dark).to.have.length(15);
    expect(balls(figure).dark).to.have.length(11);
    expect(balls(figure).light).to.deep.equal(balls(playing).light);
  });

  it('is not completed in the file of a figure either', async () => {
    const element = await pylos(html`<pylos-board position=${STUCK}></pylos-board>`);
    element.play('d4');
    const file = new DOMParser().parseFromString(await element.toSvg(), 'image/svg+xml');
    const dark = [...file.querySelectorAll('.pylos-n.pylos-dark')];
    const count = dark.map((path) => path.getAttribute('d')!.match(/M[\d.-]+ [\d.-]+a/g)?.length ?? 0);
    expect(count.reduce((sum, each) => sum + each)).to.equal(11);
  });

  it('can be taken back, and the pyramid is as it was', async () => {
    const element = await pylos(html`<pylos-board takeback position=${STUCK}></pylos-board>`);
    const before = held(element);
    await click(element, 'd4');
    await press('Control+z');
    expect(held(element)).to.deep.equal(before);
    expect(element.matches(':state(over)')).to.equal(false);
  });

  it('is said from the start where the position is over', async () => {
    const over = 'llld/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 l';
    const element = await pylos(html`<pylos-board position=${over}></pylos-board>`);
    expect(status(element)).to.equal('Light has no ball left to play: dark wins and completes the pyramid.');
    expect(element.matches(':state(over)')).to.equal(true);
  });

  it('is a draw by repetition, and nothing is completed', async () => {
    const element = await pylos(html`<pylos-board rules="repetition=draw" position=${SQUARE}></pylos-board>`);
    element.play('d4^d4 b1^b1 d4^d4');
    await element.updateComplete;
    await click(element, 'b1');
    await click(element, 'b1');
    await push(element, 'choice');
    expect(status(element)).to.contain('A draw: this position has come for the third time.');
    expect(held(element)).to.deep.equal({ light: 'c3 c4 d3', dark: 'a1 a2 b2' });
  });

  it('completes nothing at a draw where a reserve is empty', async () => {
    const element = await pylos(html`<pylos-board rules="repetition=draw" position=${DRAWN}></pylos-board>`);
    const before = balls(element);
    element.play(`${CYCLE} ${CYCLE}`);
    await element.updateComplete;
    expect(element.match.outcome?.reason).to.equal('repetition');
    expect(balls(element)).to.deep.equal(before);
  });
});
