import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../src/elements/board-clock.js';
import type { BoardClock, BoardTimeout } from '../../src/elements/board-clock.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { listen, part, parts, warnings } from '../board/support.js';
import { place, RECORD, settled } from './support.js';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Nothing else happens meanwhile: no timer fires, as in a hidden page. */
const block = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

/** Hides the page, or shows it again, as far as scripts can tell. */
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const unhide = () => {
  delete (document as { hidden?: boolean }).hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

let boards = 0;

async function beside(clock = '', rules = '', more = '') {
  const id = `board${boards++}`;
  const box = await place(
    `<rolit-board id="${id}" rules="${rules}" ${more}></rolit-board><board-clock for="${id}" ${clock}></board-clock>`,
  );
  const board = box.querySelector<RolitBoard>('rolit-board')!;
  return { box, board, clock: box.querySelector<BoardClock>('board-clock')! };
}

describe('<board-clock>', () => {
  const times = (clock: BoardClock) => parts(clock, 'time').map((one) => one.textContent!.trim());
  const said = (clock: BoardClock) => clock.shadowRoot!.querySelector('[role=status]')!.textContent;
  const next = (board: RolitBoard) => board.play(board.match.moves()[0]!);
  const seats = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'board-timeout' ? (event as BoardTimeout).seat : []));

  afterEach(unhide);

  it('RO-16: has the limit that the rules of the board say, off by default', async () => {
    const { clock } = await beside('', 'clock=90');
    expect(times(clock)).to.deep.equal(['red 1:30', 'green 1:30']);
    expect(times((await beside()).clock)).to.deep.equal([]);
    expect(times((await beside('turn="5"', 'clock=90')).clock)).to.deep.equal(['red 0:05', 'green 0:05']);
    expect(times((await beside('turn="5" game="600"')).clock)[0]).to.equal('red 10:00');
  });

  it('stands still until the first move, also after those of a record', async () => {
    const [{ clock }, { clock: later, board }] = [
      await beside('turn="60"'),
      await beside('turn="60"', '', `moves='${RECORD}' ply="2"`),
    ];
    expect(board.match.ply).to.equal(2);
    await wait(1300);
    for (const each of [clock, later]) expect(times(each)).to.deep.equal(['red 1:00', 'green 1:00']);
    board.play('d4');
    await wait(1300);
    expect(times(later)[1]).to.match(/green 0:5[89]/);
  });

  it('runs for the seat on turn, and begins anew with each turn', async () => {
    const { board, clock } = await beside('turn="60"');
    board.play('f4');
    await wait(2300);
    expect(times(clock)[0]).to.equal('red 1:00');
    expect(times(clock)[1]).to.match(/green 0:5[678]/);
    expect(part(clock, 'on')!.textContent).to.contain('green');
    next(board);
    await wait(500);
    expect(times(clock)[1]).to.equal('green 1:00');
  });

  it('begins anew with another move in place of one, however soon it comes', async () => {
    const { board, clock } = await beside('turn="60"');
    board.play('f4');
    await wait(1300);
    expect(times(clock)[1]).to.match(/green 0:5[89]/);
    board.undo();
    board.play('c5');
    await settled(board, clock);
    expect(times(clock)[1]).to.equal('green 1:00');
  });

  it('keeps what each seat has used where the limit is for the game, until the next one', async () => {
    const { board, clock } = await beside('game="60"');
    board.play('f4');
    await wait(2300);
    next(board);
    await wait(500);
    expect(times(clock)[1]).to.match(/green 0:5[678]/);
    board.reset();
    await settled(board, clock);
    expect(times(clock)).to.deep.equal(['red 1:00', 'green 1:00']);
  });

  it('writes no time of one seat to another', async () => {
    const { board, clock } = await beside('game="60"');
    board.play('f4');
    await settled(board, clock);
    block(1500);
    next(board);
    await wait(300);
    expect(times(clock)[0]).to.equal('red 1:00');
    expect(times(clock)[1]).to.match(/green 0:5[89]/);
  });

  it('stands still while the page is hidden, however late its timers are', async () => {
    const { board, clock } = await beside('turn="60"');
    board.play('f4');
    await settled(board, clock);
    hide(true);
    await wait(1300);
    block(1500);
    hide(false);
    await wait(300);
    expect(times(clock)[1]).to.equal('green 1:00');
    await wait(1000);
    expect(times(clock)[1]).to.match(/green 0:5[89]/);
  });

  it('runs in play only', async () => {
    for (const mode of ['replay', 'figure', 'edit']) {
      const { board, clock } = await beside('turn="60"', '', `mode="${mode}"`);
      board.play('f4');
      await wait(1200);
      expect(times(clock), mode).to.deep.equal(['red 1:00', 'green 1:00']);
    }
  });

  it('RO-16: tells once a turn when time is up, by event, sign and voice, and plays nothing', async () => {
    const { board, clock } = await beside('turn="0.5"');
    const { events, stop } = listen('board-timeout', 'board-move');
    board.play('f4');
    await wait(1600);
    expect(seats(events)).to.deep.equal(['green']);
    expect(events.find(({ type }) => type === 'board-timeout')!.detail).to.deep.equal({ seat: 'green' });
    expect(board.match.ply).to.equal(1);
    expect(part(clock, 'up')!.getAttribute('aria-label')).to.equal('green: time is up');
    expect(said(clock)).to.equal('The time of green is up.');
    await expect(clock).to.be.accessible();
    next(board);
    await settled(board, clock);
    expect(said(clock)).to.equal('');
    await wait(900);
    stop();
    expect(seats(events)).to.deep.equal(['green', 'red']);
  });

  it('RO-16: plays a legal cell by lot where the rules say timeout=random, and says that the clock did', async () => {
    const { board, clock } = await beside('', 'clock=1 timeout=random', 'seed="3"');
    board.play('f4');
    const legal = board.match.moves();
    const { events, stop } = listen('board-timeout', 'board-move');
    await wait(1700);
    stop();
    const [, move] = board.match.history;
    expect(legal).to.include(move!.text);
    expect(move!.by).to.equal('clock');
    expect(events.map(({ type }) => type)).to.deep.equal(['board-timeout', 'board-move']);
    expect(events[1]!.detail).to.include({ by: 'clock', seat: 'green' });
    await settled(board, clock);
    expect(said(clock)).to.equal('The time of green is up.');
  });

  it('plays nothing by lot where whoever heard of it has played', async () => {
    const { board, clock } = await beside('turn="0.5"', 'timeout=random');
    board.play('f4');
    clock.addEventListener('board-timeout', () => next(board), { once: true });
    await wait(900);
    expect(board.match.history.map(({ by }) => by)).to.deep.equal(['page', 'page']);
  });

  it('warns of a limit that is none, and goes on by the rules', async () => {
    for (const value of ['soon', '0', '-5', '']) {
      const said = await warnings(async () => {
        const { clock } = await beside(`turn="${value}"`, 'clock=90');
        expect(times(clock)[0]).to.equal('red 1:30');
      });
      expect(said).to.deep.equal([
        `<board-clock> turn: expected a number of seconds, more than 0, found “${value}”.`,
      ]);
    }
  });

  it('counts one second as one', async () => {
    const { clock } = await beside('turn="1"');
    expect(part(clock, 'time')!.getAttribute('aria-label')).to.equal('red: 1 second left');
  });

  it('marks whose turn it is in forced colours too, and is not printed', async () => {
    const { clock } = await beside('turn="60"');
    const [on, off] = parts(clock, 'time') as [Element, Element];
    await emulateMedia({ forcedColors: 'active' });
    const ground = (one: Element) => getComputedStyle(one).backgroundColor;
    const told = ground(on) !== ground(off);
    await emulateMedia({ forcedColors: 'none' });
    expect(told).to.equal(true);
    await emulateMedia({ media: 'print' });
    const { display } = getComputedStyle(clock);
    await emulateMedia({ media: 'screen' });
    expect(display).to.equal('none');
  });
});
