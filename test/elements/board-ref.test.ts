import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/elements/board-ref.js';
import '../../src/elements/board-frame.js';
import type { BoardRef } from '../../src/elements/board-ref.js';
import { cell, centre, drawing, hover, listen } from '../board/support.js';
import { away, beside, mouse, place, ready, RECORD, settled } from './support.js';

/** How many cells are ringed for words. */
const lit = (board: Element) =>
  [...drawing(board).querySelectorAll('path[class=q]')].flatMap((path) => [
    ...path.getAttribute('d')!.matchAll(/a41 41 0 1 0 82/g),
  ]).length;
const words = (ref: Element) => ref.shadowRoot!.querySelector<HTMLElement>('[part=words]')!;

const two = () =>
  place(`<rolit-board id="b" mode="replay" ply="1" moves='${RECORD}'></rolit-board>
    <p><board-ref for="b" ply="3">three</board-ref>, <board-ref for="b" ply="5">five</board-ref></p>`);

describe('<board-ref>', () => {
  afterEach(away);

  it('rings its cells while it is pointed at', async () => {
    const { board, it: ref, until } = await beside('board-ref', 'cells="a1 b2"');
    expect(lit(board)).to.equal(0);
    await mouse('move', ref);
    await until();
    expect(lit(board)).to.equal(2);
    await away();
    await until();
    expect(lit(board)).to.equal(0);
  });

  it('says which cells it rings, and whether it does', async () => {
    const { it: ref, root, until } = await beside('board-ref', 'cells="a1 b2"');
    const button = root.querySelector<HTMLElement>('[role=button]')!;
    expect([button.ariaPressed, button.getAttribute('aria-description')]).to.deep.equal(['false', 'a1 b2']);
    button.focus();
    await until();
    expect(button.ariaPressed).to.equal('true');
    await sendKeys({ press: 'Escape' });
    await until();
    expect(button.ariaPressed).to.equal('false');
    await expect(ref).to.be.accessible();
  });

  it('shows its position while it is pointed at, and goes back', async () => {
    const {
      board,
      it: ref,
      until,
    } = await beside('board-ref', 'ply="3"', 'mode="replay" autoplay pace="60000"');
    board.goTo(board.match.root.next[0]!.next[1]!);
    const { point } = board.match;
    const { events, stop } = listen('board-change');
    await mouse('move', ref);
    await until();
    expect(board.match.history.map(({ text }) => text)).to.deep.equal(['d2', 'c1', 'd4']);
    expect(board.autoplay).to.equal(false);
    await away();
    await until();
    stop();
    expect(board.match.point).to.equal(point);
    expect(board.autoplay).to.equal(true);
    expect(events).to.deep.equal([]);
  });

  it('does so with the focus, by Tab; Escape ends it, and Enter begins it again', async () => {
    const { board, it: ref, until } = await beside('board-ref', 'cells="d2" ply="1"');
    words(ref).focus();
    await until();
    expect([board.match.ply, lit(board)]).to.deep.equal([1, 1]);
    for (const [press, ply] of [
      ['Escape', 0],
      ['Enter', 1],
      [' ', 0],
      ['Enter', 1],
      ['Tab', 0],
    ] as const) {
      await sendKeys({ press: press === ' ' ? 'Space' : press });
      await until();
      expect([press, board.match.ply]).to.deep.equal([press, ply]);
    }
  });

  it('does so by a tap, until the next', async () => {
    const { board, it: ref, until } = await beside('board-ref', 'ply="1"');
    const tap = async () => {
      const event = { pointerType: 'touch', bubbles: true, composed: true };
      for (const type of ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave', 'click'])
        words(ref).dispatchEvent(new PointerEvent(type, { ...event, bubbles: !/(enter|leave)$/.test(type) }));
      await until();
      return board.match.ply;
    };
    expect([await tap(), await tap(), await tap()]).to.deep.equal([1, 0, 1]);
  });

  it('goes back to where the board was, in whatever order several end', async () => {
    const box = await two();
    const board = box.querySelector('rolit-board')!;
    const [three, five] = [...box.querySelectorAll('board-ref')] as [BoardRef, BoardRef];
    words(three).focus();
    expect(board.match.ply).to.equal(3);
    await mouse('move', five);
    expect(board.match.ply).to.equal(5);
    words(three).blur();
    expect(board.match.ply).to.equal(5);
    await away();
    expect(board.match.ply).to.equal(1);
  });

  it('leaves the board where the reader went meanwhile', async () => {
    const { board, it: ref } = await beside('board-ref', 'ply="3"');
    words(ref).focus();
    board.goTo(6);
    words(ref).blur();
    expect(board.match.ply).to.equal(6);
  });

  it('goes back when it is removed', async () => {
    const { board, it: ref, until } = await beside('board-ref', 'cells="a1" ply="3"');
    words(ref).focus();
    ref.remove();
    await until();
    expect([board.match.ply, lit(board)]).to.deep.equal([0, 0]);
  });

  it('is lit while one of its cells is pointed at, or reached by keys', async () => {
    const { board, it: ref, until } = await beside('board-ref', 'cells="d2 d4"', '');
    const state = () => ref.matches(':state(lit)');
    expect(state()).to.equal(false);
    await hover(board, 'd2');
    await until();
    expect(state()).to.equal(true);
    await hover(board, 'c2');
    await until();
    expect(state()).to.equal(false);
    await away();
    cell(board, 'd3').focus();
    await sendKeys({ press: 'ArrowDown' });
    await until();
    expect([board.aimed, state()]).to.deep.equal(['d4', true]);
    (board.getRootNode() as Document).body.focus();
    cell(board, 'd4').blur();
    await until();
    expect(state()).to.equal(false);
  });

  it('is a button only where there is a board', async () => {
    const box = await place('<p><board-ref for="b" cells="a1">here</board-ref></p>');
    const ref = box.querySelector('board-ref')!;
    expect(words(ref).role).to.equal(null);
    const board = document.createElement('rolit-board');
    board.id = 'b';
    box.append(board);
    await ready(box);
    expect(words(ref).role).to.equal('button');
    await expect(ref).to.be.accessible();
  });

  describe('a plain link', () => {
    it('goes to the ply of a board, which stays there', async () => {
      const box =
        await place(`<rolit-board id="b" mode="replay" autoplay pace="60000" moves='${RECORD}'></rolit-board>
        <p>After <a href="#b@ply=4"><i>the fourth move</i></a>, <a href="#b@ply=99">x</a> <a href="#p">y</a></p>`);
      const board = box.querySelector('rolit-board')!;
      const { events, stop } = listen('board-change');
      await mouse('click', box.querySelector('i')!);
      stop();
      expect([board.match.ply, board.autoplay, location.hash]).to.deep.equal([4, false, '']);
      expect(events).to.have.length(1);
      await away();
      expect(board.match.ply).to.equal(4);
    });

    it('finds a board in its own tree', async () => {
      const box = await place('<div></div>');
      const root = box.firstElementChild!.attachShadow({ mode: 'open' });
      root.innerHTML = `<rolit-board id="b" mode="replay" moves='${RECORD}'></rolit-board><a href="#b@ply=2">two</a>`;
      const board = root.querySelector('rolit-board')!;
      await settled(board);
      root.querySelector('a')!.click();
      expect(board.match.ply).to.equal(2);
    });
  });

  it('leaves a finger free to scroll', async () => {
    const { it: ref } = await beside('board-ref', 'cells="a1"');
    expect(getComputedStyle(words(ref)).touchAction).to.equal('auto');
    await sendMouse({ type: 'move', position: [...centre(ref)] });
  });
});
