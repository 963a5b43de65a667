import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/elements/board-clock.js';
import '../../src/elements/board-score.js';
import '../../src/games/rolit/define.js';
import '../../src/games/real-queen/define.js';
import type { BoardClock } from '../../src/elements/board-clock.js';
import type { BoardScore } from '../../src/elements/board-score.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { listen, part, parts } from '../board/support.js';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** One empty cell is left, and red takes it. */
const LAST = 'rrrr/rggr/rggr/rrg1 r rg';

async function beside<Name extends 'board-clock' | 'board-score'>(name: Name, clock = '', rules = '') {
  const place = await fixture(html`<div></div>`);
  place.innerHTML = `<rolit-board id="b" rules="${rules}"></rolit-board><${name} for="b" ${clock}></${name}>`;
  const board = place.querySelector('rolit-board') as RolitBoard;
  const it = place.querySelector(name) as HTMLElementTagNameMap[Name];
  await board.updateComplete;
  await wait(0);
  await it.updateComplete;
  return { board, it };
}

describe('<board-clock>', () => {
  const times = (clock: BoardClock) => parts(clock, 'time').map((one) => one.textContent!.trim());

  it('shows the limit of each seat, by the rules of the board', async () => {
    const { it: clock } = await beside('board-clock', '', 'clock=90');
    await wait(250);
    expect(times(clock)).to.deep.equal(['red 1:30', 'green 1:30']);
  });

  it('stands still until the first move', async () => {
    const { it: clock } = await beside('board-clock', 'turn="60"');
    await wait(1300);
    expect(times(clock)).to.deep.equal(['red 1:00', 'green 1:00']);
  });

  it('runs for the seat on turn, and begins anew with each turn', async () => {
    const { board, it: clock } = await beside('board-clock', 'turn="60"');
    board.play('f4');
    await wait(2300);
    expect(times(clock)[0]).to.equal('red 1:00');
    expect(times(clock)[1]).to.match(/green 0:5[678]/);
    expect(part(clock, 'on')!.textContent).to.contain('green');
    board.play(board.match.moves()[0]!);
    await wait(500);
    expect(times(clock)[1]).to.equal('green 1:00');
  });

  it('keeps what each seat has used where the limit is for the game', async () => {
    const { board, it: clock } = await beside('board-clock', 'game="60"');
    board.play('f4');
    await wait(2300);
    board.play(board.match.moves()[0]!);
    await wait(500);
    expect(times(clock)[1]).to.match(/green 0:5[678]/);
  });

  it('tells once when time is up, and plays nothing', async () => {
    const { board, it: clock } = await beside('board-clock', 'turn="0.5"');
    const { events, stop } = listen('board-timeout', 'board-move');
    board.play('f4');
    await wait(1600);
    stop();
    const told = events.filter(({ type }) => type === 'board-timeout') as unknown as { seat: string }[];
    expect(told.map(({ seat }) => seat)).to.deep.equal(['green']);
    expect(board.match.ply).to.equal(1);
    expect(part(clock, 'up')!.getAttribute('aria-label')).to.equal('green: time is up');
  });

  it('RO-16: plays a legal cell by lot where the rules say timeout=random, and says that the clock did', async () => {
    const { board } = await beside('board-clock', '', 'clock=1 timeout=random');
    board.play('f4');
    await wait(1700);
    expect(board.match.history[1]!.by).to.equal('clock');
  });
});

describe('<board-score>', () => {
  const rows = (score: BoardScore) =>
    [...score.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(' '),
    );

  it('begins with nothing', async () => {
    const { it: score } = await beside('board-score', '', 'size=4');
    expect(rows(score)).to.deep.equal(['red 0 0', 'green 0 0']);
    expect(part(score, 'next')).to.equal(null);
  });

  it('RO-14: counts a point for the winner, and the own balls as mini points', async () => {
    const { board, it: score } = await beside('board-score');
    board.position = LAST;
    await board.updateComplete;
    board.play('d4');
    await score.updateComplete;
    await wait(0);
    await score.updateComplete;
    const { scores } = board.match.outcome!;
    expect(rows(score)).to.deep.equal([`red 1 ${scores.red}`, 'green 0 0']);
  });

  it('counts a game once whose end is taken back and played again', async () => {
    const { board, it: score } = await beside('board-score');
    board.position = LAST;
    await board.updateComplete;
    board.play('d4');
    board.undo();
    board.play('d4');
    await board.updateComplete;
    await score.updateComplete;
    expect(score.outcomes).to.have.length(1);
  });

  it('RO-15: lets the next seat begin the next game', async () => {
    const { board, it: score } = await beside('board-score', '', 'size=4');
    while (board.match.turn) board.play(board.match.moves()[0]!);
    await board.updateComplete;
    await score.updateComplete;
    const next = part(score, 'next') as HTMLButtonElement;
    expect(next.textContent).to.equal('Next game: green begins');
    next.click();
    await board.updateComplete;
    expect(board.match.turn).to.equal('green');
    expect(board.match.ply).to.equal(0);
    expect(score.outcomes).to.have.length(1);
  });

  it('RQ-18: adds up values and conquered marbles in Real Queen', async () => {
    const place = await fixture(html`<div></div>`);
    place.innerHTML =
      '<real-queen-board id="q" position="7/7/7/3B3/2www2/7/7 w w17b20"></real-queen-board><board-score for="q"></board-score>';
    const board = place.querySelector('real-queen-board')!;
    const score = place.querySelector('board-score')!;
    await board.updateComplete;
    await wait(0);
    expect(board.play('f3')).to.equal(true);
    await board.updateComplete;
    await score.updateComplete;
    const { value, reason } = board.match.outcome ?? {};
    expect([reason, value]).to.deep.equal(['winning-real', 1]);
    expect(rows(score)[0]).to.equal('white 1 0');
  });
});
