import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, listen, part, push, status } from '../../board/support.js';
import {
  BOTH,
  castles,
  CIRCLE,
  held,
  holders,
  label,
  lit,
  marked,
  POOR,
  queens,
  ringed,
  WINNING,
} from './support.js';

/** The Queens go to and fro. */
const ROUND = 'Qa1-a2 Qg7-g6 Qa2-a1 Qg6-g7 Qa1-a2 Qg7-g6 Qa2-a1';

describe('real-queen-board: the end', () => {
  afterEach(() => resetMouse());

  for (const [reason, value, position, rules, act] of [
    ['winning-real', 1, WINNING, '', ['d1']],
    ['winning-real', 1, BOTH, '', ['b3']],
    ['winning-real-queen', 2, BOTH, '', ['Q', 'f3']],
    ['fewer-than-four', 1, POOR, '', ['f3', 'c7']],
    ['fewer-than-four', 1, 'b1b2bB/6b/7/7/2www2/7/7 w w17b0', 'minMarbles=attack-only', ['f3', 'c7']],
  ] as const) {
    it(`tells of a victory by ${reason}, worth ${value}: ${act.join(' ')} of ${position}`, async () => {
      const element = await queens(
        html`<real-queen-board rules=${rules} position=${position}></real-queen-board>`,
      );
      const { events, stop } = listen('board-victory', 'board-draw');
      for (const tap of act) await (tap === 'Q' ? push(element, 'choice') : click(element, tap));
      stop();
      expect(events.map(({ type }) => type)).to.deep.equal(['board-victory']);
      expect(events[0]!.detail).to.deep.include({ winners: ['white'], reason, value });
      expect(element.matches(':state(over)')).to.equal(true);
    });
  }

  it('tells of marbles conquered as scores', async () => {
    const element = await queens(html`<real-queen-board position=${POOR}></real-queen-board>`);
    const { events, stop } = listen('board-victory');
    await click(element, 'f3');
    await click(element, 'c7');
    stop();
    expect(events[0]!.detail.scores).to.deep.equal({ white: 18, black: 0 });
  });

  it('says who has won, and by what', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    await click(element, 'd1');
    expect(status(element)).to.equal(
      "White placed a marble on d1 and made a Real. White wins by a Winning Real, worth 1: its Queen takes the place of black's, who is its prisoner.",
    );
  });

  it('says that a side has fewer than four marbles', async () => {
    const element = await queens(html`<real-queen-board position=${POOR}></real-queen-board>`);
    await click(element, 'f3');
    await click(element, 'c7');
    expect(status(element)).to.match(/White wins: black has fewer than four marbles left\.$/);
    expect(marked(element, 'choosable'), 'nothing re-enters').to.equal('');
    expect(held(element).white).to.equal('c3 d3 e3 f3');
  });

  it('keeps the Real lit', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    await click(element, 'd1');
    expect(lit(element)).to.deep.equal(['a1-d1']);
  });

  it('shows the castle that was broken', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    await click(element, 'd1');
    expect(castles(element)).to.deep.equal(['a1 a2 a3 b1 b2 b3']);
  });

  it('exchanges the Queens on screen: the winner’s comes from where she was, the loser’s is in prison (RQ-15)', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    await click(element, 'd1');
    expect(held(element)).to.include({ 'white-queen': 'a2', 'black-queen': '' });
    expect(holders(element)).to.deep.equal(['rack: 19 black', 'throne: 1 black-queen', 'rack: 16 white']);
    expect(part(element, 'reserve')!.querySelectorAll('.pr')).to.have.length(1);
    expect(label(element, 'a2')).to.contain('white Queen');
    expect(label(element, 'f6')).to.equal('f6, empty');
  });

  it('exchanges them where the winner’s was in her rack', async () => {
    const element = await queens(html`<real-queen-board position=${BOTH}></real-queen-board>`);
    await click(element, 'b3');
    expect(held(element)).to.include({ 'white-queen': 'f2', 'black-queen': '' });
    expect(holders(element).filter((row) => row.startsWith('throne'))).to.deep.equal([
      'throne: 1 black-queen',
    ]);
  });

  it('exchanges them where the winner’s was played in the Real', async () => {
    const element = await queens(html`<real-queen-board position=${BOTH}></real-queen-board>`);
    await push(element, 'choice');
    await click(element, 'f3');
    expect(held(element)).to.include({ white: 'c3 d3 e3', 'white-queen': 'f2' });
  });

  it('changes neither position nor record by that', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    const { events, stop } = listen('board-move');
    await click(element, 'd1');
    stop();
    expect(element.match.position).to.equal('7/5W1/7/7/6b/B6/wwww3 b w16b19');
    expect(events.map(({ detail }) => [detail.move, detail.position])).to.deep.equal([
      ['d1#', '7/5W1/7/7/6b/B6/wwww3 b w16b19'],
    ]);
  });

  it('exchanges nothing in a figure', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    element.play('d1');
    element.mode = 'figure';
    await element.updateComplete;
    const [queen] = element.shadowRoot!.querySelectorAll('[marker-mid="url(#black-queen)"]');
    expect(queen!.getAttribute('d'), 'she stands on a2').to.equal('M0 0L50,550 0 0');
  });

  it('leaves nothing to play, and refuses a tap', async () => {
    const element = await queens(html`<real-queen-board position=${WINNING}></real-queen-board>`);
    await click(element, 'd1');
    for (const kind of ['target', 'movable', 'choosable']) expect(marked(element, kind)).to.equal('');
    expect(ringed(element, '.dot')).to.equal('');
    expect(part(element, 'choice')).to.equal(null);
    const { events, stop } = listen('board-refused', 'board-step');
    await click(element, 'd4');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-refused']);
  });

  it('can be taken back, and the Queens stand where they stood', async () => {
    const element = await queens(html`<real-queen-board takeback position=${WINNING}></real-queen-board>`);
    const before = held(element);
    await click(element, 'd1');
    await push(element, 'undo');
    expect(held(element)).to.deep.equal(before);
    expect(castles(element)).to.deep.equal([]);
  });

  it('is a draw when a position comes for the third time', async () => {
    const element = await queens(html`<real-queen-board position=${CIRCLE}></real-queen-board>`);
    element.play(ROUND);
    await element.updateComplete;
    const { events, stop } = listen('board-victory', 'board-draw');
    await click(element, 'g6');
    await click(element, 'g7');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.reason, detail.value])).to.deep.equal([
      ['board-draw', 'deadlock', 0],
    ]);
    expect(status(element)).to.match(/A draw: the same position for the third time\.$/);
    expect(held(element)['black-queen'], 'no Queen is taken').to.equal('g7');
  });

  it('goes by marbles conquered then, with deadlock=captures', async () => {
    const element = await queens(
      html`<real-queen-board
        rules="deadlock=captures"
        position=${CIRCLE.replace('w18b18', 'w17b16')}
      ></real-queen-board>`,
    );
    const { events, stop } = listen('board-victory');
    element.play(`${ROUND} Qg6-g7`);
    await element.updateComplete;
    stop();
    expect(events.map(({ detail }) => [detail.winners, detail.reason, detail.value])).to.deep.equal([
      [['white'], 'deadlock', 1],
    ]);
    expect(status(element)).to.match(
      /White wins: the same position for the third time, and more marbles conquered, 2\.$/,
    );
  });
});
