import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, listen, part, press, push } from '../../board/support.js';
import { CARRIED, LAST, marked, pylos, RAISE, SPENT, SQUARE, START, STUCK } from './support.js';

/** All that a board tells of a game. */
const TYPES = [
  'board-step',
  'board-move',
  'board-change',
  'board-victory',
  'board-draw',
  'board-refused',
  'board-error',
];

describe('pylos-board: what the page is told', () => {
  afterEach(() => resetMouse());

  it('is the step, the move and the change of a ball that is placed', async () => {
    const element = await pylos(html`<pylos-board></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    await click(element, 'b2');
    stop();
    const position = '4/4/1l2/4 3/3/3 2/2 1 d';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['board-step', { seat: 'light', step: 'b2', position: START, by: 'human' }],
      ['board-move', { seat: 'light', move: 'b2', steps: ['b2'], position, ply: 1, by: 'human' }],
      ['board-change', { position, ply: 1, by: 'human' }],
    ]);
    expect(events.map(({ cancelable }) => cancelable)).to.deep.equal([true, false, false]);
    expect(events.every(({ bubbles, composed }) => bubbles && composed)).to.equal(true);
  });

  it('is the raise as one step', async () => {
    const element = await pylos(html`<pylos-board position=${RAISE}></pylos-board>`);
    const { events, stop } = listen('board-step', 'board-move');
    await click(element, 'a4');
    await click(element, 'e1');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.step ?? detail.steps])).to.deep.equal([
      ['board-step', 'a4-e1'],
      ['board-move', ['a4-e1']],
    ]);
  });

  it('is each step and change of a move of three, and the move once', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    for (const name of ['d4', 'd3', 'c3']) await click(element, name);
    stop();
    expect(
      events.map(({ type, detail }) => [type, detail.step ?? detail.move ?? detail.position]),
    ).to.deep.equal([
      ['board-step', 'd4'],
      ['board-change', `${SQUARE} d4`],
      ['board-step', '^d3'],
      ['board-change', `${SQUARE} d4^d3`],
      ['board-step', '^c3'],
      ['board-move', 'd4^c3^d3'],
      ['board-change', '2ll/4/dd2/d3 3/3/3 2/2 1 d'],
    ]);
    const move = events.find(({ type }) => type === 'board-move')!.detail;
    expect(move).to.deep.equal({
      seat: 'light',
      move: 'd4^c3^d3',
      steps: ['d4', '^d3', '^c3'],
      position: '2ll/4/dd2/d3 3/3/3 2/2 1 d',
      ply: 1,
      by: 'human',
    });
    expect(
      events.filter(({ type }) => type === 'board-change').map(({ detail }) => detail.ply),
    ).to.deep.equal([0, 0, 1]);
  });

  it('is the position with the started move, before each step', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen('board-step');
    for (const name of ['d4', 'd3', 'c3']) await click(element, name);
    stop();
    expect(events.map(({ detail }) => detail.position)).to.deep.equal([
      SQUARE,
      `${SQUARE} d4`,
      `${SQUARE} d4^d3`,
    ]);
    expect(events.map(({ detail }) => detail.seat)).to.deep.equal(['light', 'light', 'light']);
  });

  it('is an empty step where the second ball is left', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'd3');
    const { events, stop } = listen(...TYPES);
    await push(element, 'choice');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-step', 'board-move', 'board-change']);
    expect(events[0]!.detail.step).to.equal('');
    expect(events[1]!.detail).to.deep.include({ move: 'd4^d3', steps: ['d4', '^d3', ''] });
  });

  for (const [at, taps, started] of [
    ['the ball that makes the square', ['d4'], []],
    ['the first ball taken back', ['d4', 'd3'], ['d4']],
    ['the second one', ['d4', 'd3', 'c3'], ['d4', '^d3']],
  ] as const) {
    it(`may be refused by the page at ${at}`, async () => {
      const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
      for (const name of taps.slice(0, -1)) await click(element, name);
      element.addEventListener('board-step', (event) => event.preventDefault());
      const { events, stop } = listen('board-move', 'board-change');
      await click(element, taps.at(-1)!);
      stop();
      expect(events).to.deep.equal([]);
      expect(element.match.started.map(({ text }) => text)).to.deep.equal(started);
    });
  }

  it('may be refused by the page at the button', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'd3');
    element.addEventListener('board-step', (event) => event.preventDefault());
    await push(element, 'choice');
    expect(element.match.started.map(({ text }) => text)).to.deep.equal(['d4', '^d3']);
    expect(part(element, 'choice')).not.to.equal(null);
  });

  it('is a change where the reader takes a step or a move back, and no move', async () => {
    const element = await pylos(html`<pylos-board takeback position=${SQUARE}></pylos-board>`);
    await click(element, 'd4');
    await click(element, 'd3');
    const { events, stop } = listen(...TYPES);
    await push(element, 'undo');
    await push(element, 'undo');
    stop();
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['board-change', { position: `${SQUARE} d4`, ply: 0, by: 'human' }],
      ['board-change', { position: SQUARE, ply: 0, by: 'human' }],
    ]);
  });

  it('is nothing by Ctrl+Z at the start', async () => {
    const element = await pylos(html`<pylos-board takeback position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    await press('Tab');
    await press('Control+z');
    stop();
    expect(events).to.deep.equal([]);
    expect(element.match.position).to.equal(SQUARE);
  });

  it('is the move alone, by page, where the page plays it', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    element.play('d4^d3^c3');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.move, detail.by])).to.deep.equal([
      ['board-move', 'd4^c3^d3', 'page'],
    ]);
  });

  it('is a move for each, where the page plays several', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    element.play('d4^d3 a4 b3');
    stop();
    expect(events.map(({ detail }) => [detail.seat, detail.move, detail.ply])).to.deep.equal([
      ['light', 'd4^d3', 1],
      ['dark', 'a4', 2],
      ['light', 'b3', 3],
    ]);
  });

  it('is nothing where the page plays a part of a move, and the move when the reader ends it', async () => {
    const element = await pylos(html`<pylos-board position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    element.play('d4');
    expect(events).to.deep.equal([]);
    await element.updateComplete;
    await click(element, 'd3');
    await push(element, 'choice');
    stop();
    expect(events.filter(({ type }) => type === 'board-move').map(({ detail }) => detail)).to.deep.equal([
      {
        seat: 'light',
        move: 'd4^d3',
        steps: ['d4', '^d3', ''],
        position: '2ll/2l1/dd2/d3 3/3/3 2/2 1 d',
        ply: 1,
        by: 'human',
      },
    ]);
  });

  it('is why a try is refused: the rule and the sentence', async () => {
    const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
    const { events, stop } = listen(...TYPES);
    await click(element, 'a1');
    stop();
    expect(events).to.have.length(1);
    expect(events[0]!.detail.rule).to.equal('PY-5');
    expect(events[0]!.detail.message).to.contain('carries e1');
    expect(marked(element, 'target'), 'nothing is picked up').to.include('a4');
  });

  it('is the fields on the event itself, too', async () => {
    const element = await pylos(html`<pylos-board position=${CARRIED}></pylos-board>`);
    const { events, stop } = listen('board-refused', 'board-move');
    await click(element, 'a1');
    await click(element, 'a4');
    stop();
    expect(events[0]).to.include({ tried: 'a1', rule: 'PY-5' });
    expect(events[1]).to.include({ seat: 'light', move: 'a4', by: 'human' });
  });

  for (const [reason, position, rules, taps, winner] of [
    ['apex', LAST, '', ['j1'], 'dark'],
    ['no-move', STUCK, '', ['d4'], 'dark'],
    ['no-reserve', SPENT, 'end=no-reserve', ['i1'], 'dark'],
  ] as const) {
    it(`is the victory, last of all, with the reason ${reason}`, async () => {
      const element = await pylos(html`<pylos-board rules=${rules} position=${position}></pylos-board>`);
      const { events, stop } = listen(...TYPES);
      for (const name of taps) await click(element, name);
      stop();
      expect(events.map(({ type }) => type)).to.deep.equal([
        'board-step',
        'board-move',
        'board-change',
        'board-victory',
      ]);
      expect(events.at(-1)!.detail).to.deep.include({ winners: [winner], reason, value: 1 });
      expect(element.matches(':state(over)')).to.equal(true);
    });
  }

  it('is a draw when a position comes for the third time, where that is a rule', async () => {
    const element = await pylos(html`<pylos-board rules="repetition=draw" position=${SQUARE}></pylos-board>`);
    const { events, stop } = listen('board-victory', 'board-draw');
    // Each makes a square and takes the ball back at once.
    for (const name of ['d4', 'b1', 'd4', 'b1']) {
      expect(events).to.deep.equal([]);
      await click(element, name);
      await click(element, name);
      await push(element, 'choice');
    }
    stop();
    expect(events.map(({ type, detail }) => [type, detail.reason, detail.winners])).to.deep.equal([
      ['board-draw', 'repetition', []],
    ]);
    expect(element.matches(':state(over)')).to.equal(true);
  });
});
