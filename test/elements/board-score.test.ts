import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../src/elements/board-frame.js';
import '../../src/elements/board-score.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/pylos/define.js';
import type { BoardScore } from '../../src/elements/board-score.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { part } from '../board/support.js';
import { place, settled } from './support.js';

/** A game that red begins and green wins by nine to seven, and the same turned by half, which green begins and red wins. */
const GREEN_9_TO_7 = 'd2 c1 d4 a3 a2 a1 a4 d3 c4 b1 d1 b4';
const RED_9_TO_7 = GREEN_9_TO_7.replace(/[a-d]\d/g, ([file, rank]) => {
  return `${'dcba'['abcd'.indexOf(file!)]}${5 - Number(rank)}`;
});
/** One empty cell is left, green takes it and turns nothing: eight to eight. */
const SHARED = 'rrrr/rrrr/gggg/ggg1 g rg';

let boards = 0;

async function beside(rules = 'size=4', more = '') {
  const id = `board${boards++}`;
  const box = await place(
    `<rolit-board id="${id}" rules="${rules}" ${more}></rolit-board><board-score for="${id}"></board-score>`,
  );
  const board = box.querySelector<RolitBoard>('rolit-board')!;
  const score = box.querySelector<BoardScore>('board-score')!;
  const until = () => settled(board, score);
  const play = async (moves: string) => {
    expect(board.play(moves)).to.equal(true);
    await until();
  };
  const next = async () => {
    (part(score, 'next') as HTMLButtonElement).click();
    await until();
  };
  return { box, board, score, until, play, next };
}

describe('<board-score>', () => {
  it('begins the next game anew where a record stands as text in the board', async () => {
    const box = await place(
      `<board-frame><rolit-board rules="size=4">${GREEN_9_TO_7}</rolit-board><board-score></board-score></board-frame>`,
    );
    const board = box.querySelector<RolitBoard>('rolit-board')!;
    const score = box.querySelector<BoardScore>('board-score')!;
    board.undo();
    board.redo();
    await settled(board, score);
    (part(score, 'next') as HTMLButtonElement).click();
    await settled(board, score);
    expect([board.match.ply, part(board, 'error')]).to.deep.equal([0, null]);
  });

  const rows = (score: BoardScore) =>
    [...score.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(' '),
    );
  const caption = (score: BoardScore) => part(score, 'caption')!.textContent;

  it('begins with nothing', async () => {
    const { score } = await beside();
    expect(rows(score)).to.deep.equal(['red 0 0', 'green 0 0']);
    expect(caption(score)).to.equal('After 0 games');
    expect(Boolean(part(score, 'next'))).to.equal(false);
    await expect(score).to.be.accessible();
  });

  it('RO-14, RO-15: adds up the games of a match, each begun by the next seat', async () => {
    const { board, score, play, next } = await beside();
    await play(GREEN_9_TO_7);
    expect(rows(score)).to.deep.equal(['red 0 0', 'green 1 9']);
    expect(caption(score)).to.equal('After 1 game: green leads');
    expect(part(score, 'next')!.textContent).to.equal('Next game: green begins');
    await expect(score).to.be.accessible();
    await next();
    expect([board.match.turn, board.match.ply]).to.deep.equal(['green', 0]);
    expect(Boolean(part(score, 'next'))).to.equal(false);
    await play(RED_9_TO_7);
    expect(rows(score)).to.deep.equal(['red 1 9', 'green 1 9']);
    expect(caption(score)).to.equal('After 2 games: red and green are level');
    expect(part(score, 'next')!.textContent).to.equal('Next game: red begins');
    await next();
    expect(board.match.turn).to.equal('red');
    await play(GREEN_9_TO_7);
    expect(rows(score)).to.deep.equal(['red 1 9', 'green 2 18']);
    expect(part(score, 'leads')!.textContent).to.contain('green');
  });

  it('RO-14: counts the balls of everybody with miniPoints=all, which break the tie of points', async () => {
    const { score, play, next } = await beside('size=4 miniPoints=all');
    await play(GREEN_9_TO_7);
    expect(rows(score)).to.deep.equal(['red 0 7', 'green 1 9']);
    await next();
    await play(RED_9_TO_7);
    expect(rows(score)).to.deep.equal(['red 1 16', 'green 1 16']);
  });

  it('RO-14: gives a point to each who shares a victory', async () => {
    const { score, play } = await beside('', `position="${SHARED}"`);
    await play('d4');
    expect(rows(score)).to.deep.equal(['red 1 8', 'green 1 8']);
  });

  it('RO-15: gives each of four seats its turn to begin', async () => {
    const { board, score, until, next } = await beside('size=6 seats=red,blue,green,yellow first=green');
    const began = [board.match.turn];
    for (let game = 0; game < 4; game++) {
      for (let i = 0; i < 32; i++) expect(board.play(board.match.moves()[0]!)).to.equal(true);
      await until();
      await next();
      began.push(board.match.turn);
    }
    expect(began).to.deep.equal(['green', 'yellow', 'red', 'blue', 'green']);
    expect(score.outcomes).to.have.length(4);
  });

  it('counts a game while its end stands: once when that is taken back and played again', async () => {
    const { board, score, play, until } = await beside();
    await play(GREEN_9_TO_7);
    board.undo();
    await until();
    expect(score.outcomes).to.have.length(0);
    await play('b4');
    expect(score.outcomes).to.have.length(1);
    board.undo();
    board.play('b4');
    await until();
    expect(rows(score)).to.deep.equal(['red 0 0', 'green 1 9']);
    // The same by the board's own way on.
    board.undo();
    await until();
    board.redo();
    await until();
    expect(score.outcomes).to.have.length(1);
    board.undo();
    board.reset();
    await until();
    expect(score.outcomes).to.have.length(0);
  });

  it('counts a game whose end is told to a page that begins the next one at once', async () => {
    const { board, score, until } = await beside();
    board.addEventListener('board-victory', () => board.reset());
    for (const games of [1, 2]) {
      board.play(GREEN_9_TO_7);
      await until();
      expect(score.outcomes).to.have.length(games);
      expect(board.match.ply).to.equal(0);
    }
  });

  it('counts no game that only stands there, and none of a replay', async () => {
    const { score } = await beside('', 'position="rrrr/rrrr/gggg/gggg r rg"');
    expect(score.outcomes).to.have.length(0);
    const replay = await beside('size=4', `mode="replay" moves="${GREEN_9_TO_7}" ply="12"`);
    expect(replay.board.match.outcome!.winners).to.deep.equal(['green']);
    expect(replay.score.outcomes).to.have.length(0);
    expect(Boolean(part(replay.score, 'next'))).to.equal(false);
  });

  it('begins again from a position with the seat that it names, and from no record', async () => {
    const set = await beside('', `position="${SHARED}"`);
    await set.play('d4');
    expect(part(set.score, 'next')!.textContent).to.equal('Next game: green begins');
    await set.next();
    expect([set.board.match.turn, set.board.match.position]).to.deep.equal(['green', SHARED]);
    const read = await beside('size=4', `moves="${GREEN_9_TO_7}"`);
    await read.next();
    expect([read.board.match.turn, read.board.match.ply]).to.deep.equal(['green', 0]);
  });

  it('counts anew beside another board', async () => {
    const { box, score, play, until } = await beside();
    await play(GREEN_9_TO_7);
    box.insertAdjacentHTML('beforeend', '<pylos-board id="p"></pylos-board>');
    score.setAttribute('for', 'p');
    await until();
    await until();
    expect(rows(score)).to.deep.equal(['light 0', 'dark 0']);
  });

  it('keeps its count when it is moved in the page', async () => {
    const { box, score, play, until } = await beside();
    await play(GREEN_9_TO_7);
    box.prepend(score);
    await until();
    expect(rows(score)).to.deep.equal(['red 0 0', 'green 1 9']);
  });

  it('hands the focus to the board when the next game begins', async () => {
    const { board, score, play, next } = await beside();
    await play(GREEN_9_TO_7);
    (part(score, 'next') as HTMLButtonElement).focus();
    await next();
    expect(document.activeElement === board).to.equal(true);
  });

  it('RQ-18: adds up values and conquered marbles in Real Queen', async () => {
    const box = await place(
      '<real-queen-board id="q" position="7/7/7/3B3/2www2/7/7 w w17b15"></real-queen-board><board-score for="q"></board-score>',
    );
    const board = box.querySelector('real-queen-board')!;
    const score = box.querySelector('board-score')!;
    for (const total of ['white 1 5', 'white 2 10']) {
      expect(board.play('f3')).to.equal(true);
      await settled(board, score);
      const { value, reason } = board.match.outcome ?? {};
      expect([reason, value]).to.deep.equal(['winning-real', 1]);
      expect(rows(score)).to.deep.equal([total, 'black 0 0']);
      (part(score, 'next') as HTMLButtonElement).click();
      await settled(board, score);
    }
    expect(part(score, 'table')!.querySelector('thead')!.textContent).to.contain('marbles conquered');
  });

  it('prints the table, not the button', async () => {
    const { score, play } = await beside();
    await play(GREEN_9_TO_7);
    await emulateMedia({ media: 'print' });
    const shown = ['table', 'next'].map((name) => getComputedStyle(part(score, name)!).display);
    await emulateMedia({ media: 'screen' });
    expect(shown).to.deep.equal(['table', 'none']);
  });
});
