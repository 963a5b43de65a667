import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, listen, push } from '../../board/support.js';
import { LAST, MID, started, ur } from './support.js';

const TYPES = ['board-step', 'board-move', 'board-change', 'board-victory', 'board-refused'];

describe('ur-board: what it tells the page', () => {
  afterEach(() => resetMouse());

  it('is each step, and the move once', async () => {
    const element = await ur(html`<ur-board seed="5" position=${MID}></ur-board>`);
    const { events, stop } = listen(...TYPES);
    await push(element, 'choice');
    const roll = element.match.started[0]!.text;
    expect(events.map(({ type }) => type)).to.deep.equal(['board-step', 'board-change']);
    const step = element.match.steps().find(({ to }) => to)!;
    await click(element, step.to!);
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal([
      'board-step',
      'board-change',
      'board-step',
      'board-move',
      'board-change',
    ]);
    expect(events[3]!.detail).to.deep.include({
      seat: 'light',
      move: `${roll}:${step.text}`,
      steps: [roll, step.text],
      ply: 1,
      by: 'human',
    });
  });

  it('is the seat whose dice are thrown', async () => {
    const element = await ur(html`<ur-board first="dark"></ur-board>`);
    const { events, stop } = listen('board-step');
    await push(element, 'choice');
    stop();
    expect(events[0]!.detail).to.deep.include({ seat: 'dark', step: 'roll', by: 'human' });
  });

  it('is a pass as a move, once, with its throw alone', async () => {
    const element = await ur(html`<ur-board position=${LAST}></ur-board>`);
    const { events, stop } = listen('board-move');
    element.play('2');
    stop();
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      {
        seat: 'light',
        move: '2:-',
        steps: ['2:-'],
        position: '4xxl1/8/d3xx2 d l6d5',
        ply: 1,
        by: 'page',
      },
    ]);
  });

  it('is the victory, last of all, with the pieces home', async () => {
    const element = await ur(html`<ur-board position=${`${LAST} 1`}></ur-board>`);
    const { events, stop } = listen(...TYPES);
    await click(element, 'a7');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal([
      'board-step',
      'board-move',
      'board-change',
      'board-victory',
    ]);
    expect(events.at(-1)!.detail).to.deep.equal({
      winners: ['light'],
      reason: 'home',
      value: 1,
      scores: { light: 7, dark: 5 },
    });
  });

  it('may be prevented at the throw', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    const { events, stop } = listen('board-change', 'board-move');
    await push(element, 'choice');
    stop();
    expect(events).to.deep.equal([]);
    expect(element.match.position).to.equal(MID);
  });

  it('may be prevented at the piece', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 3`}></ur-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    await click(element, 'b6');
    expect(started(element)).to.deep.equal(['3']);
    expect(element.match.history).to.deep.equal([]);
  });

  it('is a change where the reader takes something back, and no move', async () => {
    const element = await ur(html`<ur-board takeback position=${MID}></ur-board>`);
    element.play('3');
    await element.updateComplete;
    const { events, stop } = listen(...TYPES);
    await push(element, 'undo');
    stop();
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['board-change', { position: MID, ply: 0, by: 'human' }],
    ]);
  });

  it('is a move for each that the page plays, passes included', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    const { events, stop } = listen(...TYPES);
    element.play('3:@a2 0:- 2:@a3');
    stop();
    expect(events.map(({ detail }) => [detail.seat, detail.move, detail.ply])).to.deep.equal([
      ['light', '3:@a2', 1],
      ['dark', '0:-', 2],
      ['light', '2:@a3', 3],
    ]);
  });
});
