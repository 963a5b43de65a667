import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { cell, click, drawing, hover, listen, part, push, status } from '../../board/support.js';
import { CARRIED, held, HIGH, label, marked, pylos, reserves, ringed, START } from './support.js';

const BASE = ['a', 'b', 'c', 'd'].flatMap((letter) => [1, 2, 3, 4].map((digit) => letter + digit));

describe('pylos-board: placing a ball', () => {
  afterEach(() => resetMouse());

  it('begins with an empty board and fifteen balls in each tray, light to play', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    expect(held(element)).to.deep.equal({ light: '', dark: '' });
    expect(reserves(element)).to.deep.equal(['15', '15']);
    expect(status(element)).to.equal('Light to play.');
  });

  it('begins with dark where first says so', async () => {
    const element = await pylos(html`<pylos-board first="dark"></pylos-board>`);
    expect(status(element)).to.equal('Dark to play.');
    await click(element, 'b2');
    expect(held(element)).to.deep.equal({ light: '', dark: 'b2' });
  });

  it('shows every hollow of the base, and only squares above it', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    expect(marked(element, 'target')).to.deep.equal(BASE);
    expect(ringed(element, '.dot')).to.deep.equal(BASE);
    element.position = 'l2d/4/dl2/ld2 3/3/3 2/2 1 d';
    await element.updateComplete;
    expect(marked(element, 'target').filter((name) => name > 'd4')).to.deep.equal(['e1']);
  });

  it('puts a ball of the reserve into a hollow that is tapped', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    await click(element, 'b2');
    expect(held(element)).to.deep.equal({ light: 'b2', dark: '' });
    expect(reserves(element)).to.deep.equal(['15', '14']);
    expect(status(element)).to.equal('Light placed a ball on b2; dark to play.');
  });

  it('puts it on a square of four balls of any colour', async () => {
    const element = await pylos(html`<pylos-board position="4/4/dl2/ld2 3/3/3 2/2 1 d"></pylos-board>`);
    await click(element, 'e1');
    expect(held(element)).to.deep.equal({ light: 'a1 b2', dark: 'a2 b1 e1' });
  });

  it('puts it on a square of the second and of the third level', async () => {
    const second = 'ldld/dldl/ldld/dldl 3/dl1/ld1 2/2 1 d';
    const element = await pylos(html`<pylos-board position=${second}></pylos-board>`);
    await click(element, 'h1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['h1']);
    element.position = 'ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1 d';
    await element.updateComplete;
    await click(element, 'j1');
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['j1']);
  });

  it('marks the ball that was played last', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    await click(element, 'b2');
    expect(ringed(element, '.la')).to.deep.equal(['b2']);
    await click(element, 'c3');
    expect(ringed(element, '.la')).to.deep.equal(['c3']);
  });

  it('shows the ball where it would lie while the mouse is there', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    await hover(element, 'b2');
    const [ghost] = drawing(element).querySelectorAll('.gh.light');
    expect(ghost!.getAttribute('transform')).to.match(/^translate\(150 2[45]\d(\.\d)?\)/);
    expect(ringed(element, '.dot')).not.to.include('b2');
    await hover(element, 'c2');
    expect(drawing(element).querySelectorAll('.gh')).to.have.length(1);
  });

  it('shows no ghost where nothing can be placed, and none under a finger', async () => {
    const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
    await hover(element, 'e1');
    expect(drawing(element).querySelector('.gh')).to.equal(null);
    cell(element, 'a4').dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true, composed: true }),
    );
    await element.updateComplete;
    expect(drawing(element).querySelector('.gh')).to.equal(null);
  });

  it('shows whose turn it is by a ring round the tray', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const ring = () => part(element, 'reserve')!.querySelector('.q')!.getAttribute('transform');
    expect(ring(), 'light is nearer').to.equal('translate(0 32)');
    await click(element, 'b2');
    expect(ring()).to.equal('translate(0 0)');
    expect(part(element, 'reserve')!.querySelectorAll('.q')).to.have.length(1);
  });

  it('shows nothing with without-hints until a hint is asked for, and plays all the same', async () => {
    const element = await pylos(html`<pylos-board without-hints position=${HIGH}></pylos-board>`);
    expect(marked(element, 'target')).to.deep.equal([]);
    expect(marked(element, 'movable')).to.deep.equal([]);
    expect(label(element, 'a4')).to.equal('a4, level 1, empty');
    element.hint();
    await element.updateComplete;
    expect(marked(element, 'target')).to.deep.equal(['a4', 'b4', 'd1', 'd2', 'g3', 'h1']);
    expect(status(element)).to.equal(
      'You may place a ball on d1, d2, a4, b4, g3, or h1 or raise c4 to h1 or d4 to h1.',
    );
    await click(element, 'a4');
    expect(marked(element, 'target')).to.deep.equal([]);
    expect(held(element).light).to.contain('a4');
  });

  for (const [rule, name, ...words] of [
    ['PY-2', 'b1', 'an empty hollow, or a ball of your own'],
    ['PY-3', 'f1', 'a ball rests on four', 'c1, c2', 'empty'],
    ['PY-4', 'c3', 'nowhere to raise this ball'],
    ['PY-5', 'a1', 'carries e1'],
  ] as const) {
    it(`refuses a tap on ${name} by ${rule}, says why, and changes nothing`, async () => {
      const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
      const { events, stop } = listen('board-refused', 'board-step', 'board-move', 'board-change');
      await click(element, name);
      stop();
      expect(events.map(({ type }) => type)).to.deep.equal(['board-refused']);
      const { tried, rule: named, message } = events[0]!.detail;
      expect([tried, named]).to.deep.equal([name, rule]);
      for (const word of [name, rule, ...words]) expect(message).to.contain(word);
      expect(status(element)).to.equal(message);
      expect(element.match.position).to.equal(CARRIED);
    });
  }

  it('names each of several balls that one carries', async () => {
    const element = await pylos(
      html`<pylos-board position="4/ldl1/dld1/ldl1 3/l2/ld1 2/2 1 l"></pylos-board>`,
    );
    const { events, stop } = listen('board-refused');
    await click(element, 'b2');
    stop();
    expect(events[0]!.detail).to.include({ rule: 'PY-5' });
    expect(status(element)).to.contain('carries e1, f1, e2');
  });

  it('refuses a ball that a reserve no longer has', async () => {
    const position = 'llll/llll/llll/lldl 3/3/3 2/2 1 l';
    const element = await pylos(html`<pylos-board rules="child" position=${position}></pylos-board>`);
    expect(reserves(element)).to.deep.equal(['14', '0']);
    expect(marked(element, 'target'), 'each is reached by a raise alone').to.deep.equal([]);
    await click(element, 'e1');
    expect(status(element)).to.contain('PY-2').and.to.contain('your reserve is empty');
  });

  it('plays nothing when the page prevents the step', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    await click(element, 'b2');
    expect(element.match.position).to.equal(START);
    expect(held(element)).to.deep.equal({ light: '', dark: '' });
  });

  it('takes a placed ball back by the button where takeback is set', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    await click(element, 'b2');
    expect(part(element, 'undo')).to.equal(null);
    element.takeback = true;
    await element.updateComplete;
    await push(element, 'undo');
    expect(held(element)).to.deep.equal({ light: '', dark: '' });
    expect(reserves(element)).to.deep.equal(['15', '15']);
    expect(status(element)).to.equal('Taken back; light to play.');
  });
});
