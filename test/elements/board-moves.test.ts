import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../../src/elements/board-moves.js';
import { listen, warnings } from '../board/support.js';
import { beside, mouse } from './support.js';

const text = (root: ParentNode) => root.querySelector('[part=moves]')!.textContent!.trim();
const current = (root: ParentNode) => root.querySelector('[aria-current=step]');
const move = (root: ParentNode, name: string, nth = 0) =>
  [...root.querySelectorAll('button')].filter(({ textContent }) => textContent!.startsWith(name))[nth]!;
/** The moves that led to where the board stands. */
const played = (board: HTMLElementTagNameMap['rolit-board']) =>
  board.match.history.map((each) => each.text).join(' ');

describe('<board-moves>', () => {
  it('is a paragraph with numbers, signs, comments and variations in brackets', async () => {
    const { root } = await beside('board-moves');
    expect(text(root).replaceAll('\u00a0', ' ')).to.equal(
      'Four by four. 1. d2! The best. 1… c1 (1… a1?? 2. a2 (2. b4 $13) 2… a3 Bad.) 2. d4 a3 3. a2 a1 4. a4 d3',
    );
  });

  it('is a list with a row for each round, and variations between', async () => {
    const { root } = await beside('board-moves', 'layout="list"');
    // What stands at one height is a row.
    const rows = new Map<number, string[]>();
    for (const each of root.querySelectorAll('[part=moves]>:not(.one), [part=moves]>.one>*')) {
      const top = Math.round(each.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), each.textContent!]);
    }
    const lines = [...rows.values()].map((row) => row.join(' '));
    expect(lines.map((text) => text.replaceAll('\u00a0', ' '))).to.deep.equal([
      'Four by four.',
      '1. d2!',
      'The best.',
      '1. … c1',
      '1… a1?? 2. a2 2. b4 $13 2… a3 Bad.',
      '2. d4 a3',
      '3. a2 a1',
      '4. a4 d3',
    ]);
    const left = (name: string) => move(root, name).getBoundingClientRect().left;
    expect(left('c1')).to.equal(left('d3'));
    expect(left('d4')).to.equal(left('d2'));
    expect(left('a1??')).to.be.greaterThan(left('d2'));
    // A variation of a variation stands in lines of its own, further in.
    expect(left('b4')).to.be.greaterThan(left('a1??'));
    expect(move(root, 'b4').getBoundingClientRect().top).to.be.at.least(
      move(root, 'a1??').getBoundingClientRect().bottom,
    );
  });

  it('warns of another layout, and writes a paragraph', async () => {
    const told = await warnings(async () => {
      const { root } = await beside('board-moves', 'layout="table"');
      expect(getComputedStyle(root.querySelector('[part=moves]')!).display).to.equal('block');
    });
    expect(told).to.have.length(1);
  });

  it('marks the current move', async () => {
    const { root, board, until } = await beside('board-moves');
    expect(current(root)).to.equal(null);
    board.goTo(3);
    await until();
    expect(current(root)!.textContent).to.equal('d4');
    expect(current(root)!.part.contains('current')).to.equal(true);
    board.goTo(0);
    await until();
    expect(current(root)).to.equal(null);
  });

  it('goes to a move by a click, and tells the page', async () => {
    const { root, board, until } = await beside('board-moves', '', 'mode="replay" autoplay pace="60000"');
    const { events, stop } = listen('board-change');
    await mouse('click', move(root, 'a3'));
    await until();
    expect(played(board)).to.equal('d2 a1 a2 a3');
    expect(current(root)).to.equal(move(root, 'a3'));
    stop();
    expect(events).to.have.length(1);
    expect(board.autoplay).to.equal(false);
  });

  it('is one tab stop; keys step, and go into variations and out', async () => {
    const { root, board, until } = await beside('board-moves');
    move(root, 'd2').focus();
    for (const [key, moves] of [
      ['ArrowRight', 'd2'],
      ['ArrowRight', 'd2 c1'],
      ['ArrowDown', 'd2 a1'],
      ['ArrowRight', 'd2 a1 a2'],
      ['ArrowDown', 'd2 a1 b4'],
      ['ArrowDown', 'd2 a1 b4'],
      ['ArrowUp', 'd2 a1 a2'],
      ['ArrowRight', 'd2 a1 a2 a3'],
      ['ArrowLeft', 'd2 a1 a2'],
      ['ArrowUp', 'd2 c1'],
      ['ArrowUp', 'd2 c1'],
      ['End', 'd2 c1 d4 a3 a2 a1 a4 d3'],
      ['Home', ''],
      ['ArrowLeft', ''],
    ]) {
      await sendKeys({ press: key! });
      await until();
      expect([key, played(board)]).to.deep.equal([key, moves]);
      const stops = root.querySelectorAll('[tabindex="0"]');
      expect(stops).to.have.length(1);
      expect(root.activeElement, key).to.equal(stops[0]);
    }
    move(root, 'a4').focus();
    await sendKeys({ press: 'Enter' });
    expect(board.match.ply).to.equal(7);
  });

  it('says of a move what its signs mean and that others stand in its place', async () => {
    const { root, it: moves } = await beside('board-moves');
    const sign = (name: string) => move(root, name).querySelector('[part=nag]')!.ariaLabel;
    expect([sign('d2'), sign('a1'), sign('b4')]).to.deep.equal(['good move', 'blunder', '13']);
    expect(move(root, 'c1').getAttribute('aria-description')).to.match(/arrow down/);
    expect(move(root, 'a1').getAttribute('aria-description')).to.equal(null);
    await expect(moves).to.be.accessible();
  });

  it('grows with what is played', async () => {
    const { root, board, until } = await beside('board-moves', '', '');
    board.goTo(2);
    board.play('b4');
    await until();
    expect(text(root).replaceAll('\u00a0', ' ')).to.match(/2\. d4 \(2\. b4\) 2… a3/);
    expect(current(root)!.textContent).to.equal('b4');
  });

  it('keeps the current move in view without moving the page', async () => {
    const { box, it: moves, root, board, until } = await beside('board-moves', 'layout="list"');
    box.style.paddingBlock = '3000px';
    moves.style.blockSize = '3.5em';
    await until();
    const page = document.scrollingElement!;
    page.scrollTop = 0;
    for (const ply of [8, 1, 6]) {
      board.goTo(ply);
      await until();
      const { top, bottom } = current(root)!.getBoundingClientRect();
      const out = moves.getBoundingClientRect();
      expect([ply, top >= out.top - 1, bottom <= out.bottom + 1]).to.deep.equal([ply, true, true]);
    }
    expect(moves.scrollTop).to.be.greaterThan(0);
    expect(page.scrollTop).to.equal(0);
  });

  it('leaves the focus where it is while the moves go on by themselves', async () => {
    const { root, board, until } = await beside('board-moves', '', 'mode="replay" autoplay pace="60000"');
    move(root, 'd2').focus();
    board.goTo(3);
    await until();
    expect(current(root)!.textContent).to.equal('d4');
    expect(root.activeElement).to.equal(move(root, 'd2'));
  });

  it('reads from left to right, as its keys go, in whatever page', async () => {
    const { box, root } = await beside('board-moves');
    box.dir = 'rtl';
    expect(move(root, 'd2').matches(':dir(ltr)')).to.equal(true);
    expect(move(root, 'd2').getBoundingClientRect().left).to.be.lessThan(
      move(root, 'c1').getBoundingClientRect().left,
    );
    expect(move(root, 'd2').lang).to.equal('en');
  });

  it('prints all of it, and no move as current', async () => {
    const { root, it: moves, board, until } = await beside('board-moves');
    moves.style.maxBlockSize = '2em';
    board.goTo(1);
    await until();
    const ground = () => getComputedStyle(current(root)!).backgroundColor;
    expect(ground()).not.to.equal('rgba(0, 0, 0, 0)');
    await emulateMedia({ media: 'print' });
    expect(ground()).to.equal('rgba(0, 0, 0, 0)');
    expect(moves.scrollHeight).to.equal(moves.clientHeight);
    await emulateMedia({ media: 'screen' });
  });
});
