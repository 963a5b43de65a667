import { expect, html } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { cell, click, hover, listen, part, parts, press, push, status } from '../../board/support.js';
import { CARRIED, held, label, marked, pylos, reserves, ringed, SQUARE } from './support.js';

const moves = ({ match }: { match: { history: readonly { text: string }[] } }) =>
  match.history.map(({ text }) => text);
const focus = (element: Element) => element.shadowRoot!.activeElement;
/** A board on which light has just made a square with d4. */
const made = async (position = SQUARE, takeback = false) => {
  const element = await pylos(html`<pylos-board ?takeback=${takeback} position=${position}></pylos-board>`);
  await click(element, 'd4');
  return element;
};

describe('pylos-board: taking balls back', () => {
  afterEach(() => resetMouse());

  it('goes on with the same seat after a square of its own', async () => {
    const element = await made();
    expect(element.match.turn).to.equal('light');
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4']);
    expect(element.matches(':state(mid-turn)')).to.equal(true);
  });

  it('says what is asked, in the live region', async () => {
    const element = await made();
    expect(part(element, 'status')!.getAttribute('role')).to.equal('status');
    expect(status(element)).to.equal(
      'Light placed a ball on d4. Light takes back one or two balls: choose the first.',
    );
  });

  it('shows the balls that may be taken, and nothing else', async () => {
    const element = await made();
    expect(marked(element, 'choosable')).to.deep.equal(['c3', 'c4', 'd3', 'd4']);
    expect(ringed(element, '.dash')).to.deep.equal(['c3', 'c4', 'd3', 'd4']);
    expect(marked(element, 'target')).to.deep.equal([]);
    expect(marked(element, 'movable')).to.deep.equal([]);
  });

  it('names them so, and the others not', async () => {
    const element = await made();
    expect(label(element, 'c3')).to.equal('c3, level 1, light ball, may be taken back');
    expect(label(element, 'd4')).to.equal('d4, level 1, light ball, last played, may be taken back');
    for (const other of ['a1', 'a2', 'b1', 'c1']) expect(label(element, other)).not.to.contain('taken');
  });

  it('shows the square that was made', async () => {
    const element = await made();
    const outlines = () => parts(element, 'board')[0]!.querySelectorAll('.sq:not([d="M0 0"])');
    expect(outlines()).to.have.length(1);
    await click(element, 'c3');
    await push(element, 'choice');
    expect(outlines()).to.have.length(0);
  });

  it('closes the ring of the ball that the mouse is over', async () => {
    const element = await made();
    await hover(element, 'c3');
    expect(ringed(element, '.q:not(.u):not(.dash):not(.la)')).to.deep.equal(['c3']);
  });

  it('shows a free ball far from the square too, and none that carries another', async () => {
    const element = await made(CARRIED);
    expect(marked(element, 'choosable')).to.deep.equal(['c3', 'c4', 'd3', 'd4', 'e1']);
  });

  it('offers no way round the first one', async () => {
    const element = await made();
    expect(part(element, 'choice')).to.equal(null);
  });

  it('takes the first one that is tapped, and asks for a second', async () => {
    const element = await made();
    await click(element, 'c3');
    expect(held(element).light).to.equal('c4 d3 d4');
    expect(reserves(element)).to.deep.equal(['12', '12']);
    expect(status(element)).to.equal('Light took back c3. Light may take back a second ball; one is enough.');
    expect(part(element, 'choice')!.textContent).to.equal('One is enough');
    expect(element.match.turn).to.equal('light');
  });

  it('takes the second one that is tapped, and the move is over', async () => {
    const element = await made();
    await click(element, 'c3');
    await click(element, 'd3');
    expect(held(element).light).to.equal('c4 d4');
    expect(reserves(element)).to.deep.equal(['12', '13']);
    expect(moves(element)).to.deep.equal(['d4^c3^d3']);
    expect(status(element)).to.equal('Light placed a ball on d4 and took back c3 and d3; dark to play.');
    expect(part(element, 'choice')).to.equal(null);
    expect(element.matches(':state(mid-turn)')).to.equal(false);
  });

  it('leaves the second one by the button', async () => {
    const element = await made();
    await click(element, 'c3');
    await push(element, 'choice');
    expect(moves(element)).to.deep.equal(['d4^c3']);
    expect(held(element).light).to.equal('c4 d3 d4');
    expect(status(element)).to.equal('Light placed a ball on d4 and took back c3; dark to play.');
    expect(part(element, 'choice')).to.equal(null);
  });

  it('brings the focus from the button back to the grid', async () => {
    const element = await made();
    await click(element, 'c3');
    (part(element, 'choice') as HTMLElement).focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(moves(element)).to.deep.equal(['d4^c3']);
    expect(focus(element)).to.equal(cell(element, 'c3'));
  });

  it('brings it back by the space bar, too', async () => {
    const element = await made();
    await click(element, 'c3');
    (part(element, 'choice') as HTMLElement).focus();
    await sendKeys({ press: 'Space' });
    await element.updateComplete;
    expect(moves(element)).to.deep.equal(['d4^c3']);
    expect(focus(element)?.getAttribute('role')).to.equal('gridcell');
  });

  it('reaches the button by one Tab from the grid', async () => {
    const element = await made(SQUARE, true);
    await click(element, 'c3');
    await sendKeys({ press: 'Tab' });
    expect(focus(element)).to.equal(part(element, 'choice'));
    await sendKeys({ press: 'Tab' });
    expect(focus(element)).to.equal(part(element, 'undo'));
  });

  it('takes the ball just played', async () => {
    const element = await made();
    await click(element, 'd4');
    await push(element, 'choice');
    expect(moves(element)).to.deep.equal(['d4^d4']);
    expect(held(element).light).to.equal('c3 c4 d3');
    expect(reserves(element)).to.deep.equal(['12', '12']);
  });

  it('takes a ball second that the first one freed', async () => {
    const element = await made(CARRIED);
    await click(element, 'e1');
    expect(marked(element, 'choosable')).to.include('a1');
    expect(label(element, 'a1')).to.equal('a1, level 1, light ball, may be taken back');
    await click(element, 'a1');
    expect(moves(element)).to.deep.equal(['d4^a1^e1']);
    expect(held(element).light).to.equal('c3 c4 d3 d4');
  });

  it('asks after a raise as well', async () => {
    const position = '3l/ldl1/dld1/ldl1 3/l2/ll1 2/2 1 l';
    const element = await pylos(html`<pylos-board position=${position}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'f2');
    expect(status(element)).to.equal(
      'Light raised d4 to f2. Light takes back one or two balls: choose the first.',
    );
    await click(element, 'e1');
    await click(element, 'f1');
    expect(moves(element)).to.deep.equal(['d4-f2^e1^f1']);
    expect(status(element)).to.equal('Light raised d4 to f2 and took back e1 and f1; dark to play.');
  });

  it('asks once where one ball makes two squares, and shows both', async () => {
    const position = '4/l1l1/lll1/2l1 3/3/3 2/2 1 l';
    const element = await pylos(
      html`<pylos-board position=${position.replace('2l1 ', '1ll1 ')}></pylos-board>`,
    );
    await click(element, 'b3');
    const shapes = [...parts(element, 'board')[0]!.querySelectorAll('.sq')];
    const outlines = shapes.map((path) => path.getAttribute('d')!.match(/M-?\d/g)!.length);
    expect(Math.max(...outlines)).to.equal(2);
    await click(element, 'a2');
    await click(element, 'c2');
    expect(element.match.turn).to.equal('dark');
  });

  for (const [what, position, rules, play, asks] of [
    ['a line of the base', '4/4/4/lll1 3/3/3 2/2 1 l', 'expert', 'd1', true],
    ['a column of level 2', 'dddd/dldl/ldld/dldl 3/1l1/1l1 2/2 1 l', 'expert', 'f3', true],
    ['a diagonal', '4/2l1/1l2/l3 3/3/3 2/2 1 l', 'expert', 'd4', false],
    ['a line where only squares count', '4/4/4/lll1 3/3/3 2/2 1 l', 'standard', 'd1', false],
    ['a square among children', SQUARE, 'child', 'd4', false],
  ] as const) {
    it(`${asks ? 'asks' : 'does not ask'} after ${what}`, async () => {
      const element = await pylos(html`<pylos-board rules=${rules} position=${position}></pylos-board>`);
      await click(element, play);
      expect(element.match.history.length).to.equal(asks ? 0 : 1);
      expect(marked(element, 'choosable').length > 0).to.equal(asks);
      expect(status(element)).to.contain(asks ? 'choose the first' : 'dark to play');
    });
  }

  it('loses nothing by Escape, neither before the first nor before the second', async () => {
    const element = await made();
    await sendKeys({ press: 'Escape' });
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4']);
    expect(marked(element, 'choosable')).to.deep.equal(['c3', 'c4', 'd3', 'd4']);
    await click(element, 'c3');
    await sendKeys({ press: 'Escape' });
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4', '^c3']);
    expect(part(element, 'choice')).not.to.equal(null);
  });

  it('loses nothing by Escape on the button', async () => {
    const element = await made();
    await click(element, 'c3');
    (part(element, 'choice') as HTMLElement).focus();
    await sendKeys({ press: 'Escape' });
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4', '^c3']);
    expect(focus(element)).to.equal(part(element, 'choice'));
  });

  for (const [rule, position, name, words] of [
    ['PY-8', SQUARE, 'b2', 'take back a ball of your own'],
    ['PY-8', SQUARE, 'a4', 'take back a ball of your own'],
    ['PY-5', CARRIED, 'a1', 'this ball carries e1'],
  ] as const) {
    it(`refuses a tap on ${name} by ${rule}, and goes on asking`, async () => {
      const element = await made(position);
      const { events, stop } = listen('board-refused', 'board-step');
      await click(element, name);
      stop();
      expect(events.map(({ detail }) => [detail.tried, detail.rule])).to.deep.equal([[`^${name}`, rule]]);
      expect(status(element)).to.contain(words).and.to.contain(rule);
      expect(marked(element, 'choosable')).to.include('c3');
    });
  }

  it('takes back the last step, not the move, in the middle of one', async () => {
    const element = await made(SQUARE, true);
    await click(element, 'c3');
    await push(element, 'undo');
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4']);
    expect(held(element).light).to.equal('c3 c4 d3 d4');
    expect(marked(element, 'choosable')).to.deep.equal(['c3', 'c4', 'd3', 'd4']);
    expect(part(element, 'choice')).to.equal(null);
    await push(element, 'undo');
    expect(element.match.position).to.equal(SQUARE);
    expect(status(element)).to.equal('Taken back; light to play.');
  });

  it('takes back the last step by Ctrl+Z', async () => {
    const element = await made(SQUARE, true);
    await click(element, 'c3');
    await press('Control+z');
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4']);
  });

  it('says what is asked again when a step was taken back', async () => {
    const element = await made(SQUARE, true);
    await click(element, 'c3');
    await push(element, 'undo');
    expect(status(element))
      .to.match(/^Taken back/)
      .and.to.contain('choose the first');
  });

  it('takes back a whole move that is over', async () => {
    const element = await made(SQUARE, true);
    await click(element, 'c3');
    await click(element, 'd3');
    await push(element, 'undo');
    expect(element.match.position).to.equal(SQUARE);
  });

  it('lets a move that is begun be taken back, though none is finished', async () => {
    const element = await made(SQUARE, true);
    expect(part(element, 'undo')!.getAttribute('aria-disabled')).not.to.equal('true');
  });

  it('begins in the middle of a move where the position does', async () => {
    const element = await pylos(html`<pylos-board takeback position=${`${SQUARE} d4^c3`}></pylos-board>`);
    expect(status(element)).to.equal('Light may take back a second ball; one is enough.');
    expect(marked(element, 'choosable')).to.deep.equal(['c4', 'd3', 'd4']);
    expect(element.matches(':state(mid-turn)')).to.equal(true);
    await push(element, 'choice');
    expect(moves(element)).to.deep.equal(['d4^c3']);
  });

  it('shows no ball that may be taken with without-hints, but the button, and says it', async () => {
    const element = await pylos(html`<pylos-board without-hints position=${SQUARE}></pylos-board>`);
    await click(element, 'd4');
    expect(marked(element, 'choosable')).to.deep.equal([]);
    expect(status(element)).to.contain('choose the first');
    element.hint();
    await element.updateComplete;
    expect(status(element)).to.equal('You may take back c3, d3, c4, or d4.');
    await click(element, 'c3');
    expect(part(element, 'choice')).not.to.equal(null);
  });
});
