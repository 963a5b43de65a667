import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../../src/elements/board-controls.js';
import { listen, warnings } from '../board/support.js';
import { beside, mouse, place } from './support.js';

const button = (root: ShadowRoot, name: string) => root.getElementById(name) as HTMLButtonElement;
const names = (root: ShadowRoot) => [...root.querySelectorAll('button')].map(({ id }) => id);
const off = (root: ShadowRoot) =>
  [...root.querySelectorAll('[aria-disabled=true]')].map(({ id }) => id).join(' ');

describe('<board-controls>', () => {
  it('has what the mode of the board needs', async () => {
    const { root, board, until } = await beside('board-controls');
    expect(names(root)).to.deep.equal(['first', 'back', 'play', 'on', 'last', 'flip']);
    expect(root.querySelector('input')).not.to.equal(null);
    board.mode = 'play';
    await until();
    expect(names(root)).to.deep.equal(['undo', 'reset', 'flip']);
    board.mode = 'figure';
    await until();
    expect(names(root)).to.deep.equal(['flip']);
  });

  it('has what `show` names, in that order, and play in a replay only', async () => {
    const { root, board, until } = await beside('board-controls', 'show="on back play"');
    expect(names(root)).to.deep.equal(['on', 'back', 'play']);
    board.mode = 'play';
    await until();
    expect(names(root)).to.deep.equal(['on', 'back']);
  });

  it('warns once of a word that it does not know', async () => {
    const told = await warnings(async () => {
      const { root, board, until } = await beside('board-controls', 'show="on pause"');
      board.goTo(2);
      await until();
      expect(names(root)).to.deep.equal(['on']);
    });
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/show.*“pause”/);
  });

  it('steps by the mouse, and cannot go beyond the ends', async () => {
    const { root, board, until } = await beside('board-controls');
    expect(off(root)).to.equal('first back');
    await mouse('click', button(root, 'back'));
    expect(board.match.ply).to.equal(0);
    for (const [name, ply, ends] of [
      ['on', 1, ''],
      ['on', 2, ''],
      ['back', 1, ''],
      ['last', 8, 'on last'],
      ['on', 8, 'on last'],
      ['first', 0, 'first back'],
    ] as const) {
      await mouse('click', button(root, name));
      await until();
      expect([name, board.match.ply, off(root)]).to.deep.equal([name, ply, ends]);
    }
  });

  it('tells the page of what the reader did, not of what the page did', async () => {
    const { root, board, until } = await beside('board-controls');
    const { events, stop } = listen('board-change');
    board.goTo(3);
    await until();
    expect(events).to.have.length(0);
    await mouse('click', button(root, 'on'));
    stop();
    expect(events).to.have.length(1);
    expect((events[0] as HTMLElementEventMap['board-change']).by).to.equal('human');
  });

  it('is a toolbar with one tab stop, where arrows, Home and End move', async () => {
    const { root, board, it: controls } = await beside('board-controls');
    const stops = () => [...root.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
    expect(root.querySelector('[role=toolbar]')!.getAttribute('aria-label')).to.equal('Board controls');
    button(root, 'first').focus();
    for (const [key, id] of [
      ['ArrowRight', 'back'],
      ['ArrowLeft', 'first'],
      ['ArrowLeft', 'flip'],
      ['ArrowRight', 'first'],
      ['End', 'flip'],
      ['Home', 'first'],
    ]) {
      await sendKeys({ press: key! });
      await controls.updateComplete;
      expect([key, root.activeElement!.id, ...stops()]).to.deep.equal([key, id, id]);
    }
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement!.localName).to.equal('input');
    expect(board.match.ply).to.equal(0);
  });

  it('keeps its tab stop when the focus is elsewhere and the board steps', async () => {
    const { root, board, until } = await beside('board-controls');
    button(root, 'on').focus();
    button(root, 'on').blur();
    board.goTo(1);
    await until();
    expect(button(root, 'on').tabIndex).to.equal(0);
  });

  it('goes the other way where the text runs from right to left', async () => {
    const { root, it: controls } = await beside('board-controls', 'dir="rtl"');
    button(root, 'first').focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(root.activeElement!.id).to.equal('back');
    expect(controls.matches(':dir(rtl)')).to.equal(true);
  });

  it('steps by the arrow keys of the slider, which says where it is', async () => {
    const { root, board, until } = await beside('board-controls');
    const slider = root.querySelector('input')!;
    expect([slider.value, slider.max, slider.ariaValueText]).to.deep.equal(['0', '8', 'Start of 8 moves.']);
    slider.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await until();
    expect([board.match.ply, slider.ariaValueText]).to.deep.equal([2, 'Move 2 of 8: c1.']);
    await sendKeys({ press: 'End' });
    await until();
    expect(board.match.ply).to.equal(8);
    board.goTo(3);
    await until();
    expect(slider.value).to.equal('3');
  });

  it('follows the line on which the board stands', async () => {
    const { root, board, until } = await beside('board-controls');
    board.goTo(board.match.root.next[0]!.next[1]!);
    await until();
    expect(root.querySelector('input')!.max).to.equal('4');
    await mouse('click', button(root, 'last'));
    expect(board.match.history.map(({ text }) => text)).to.deep.equal(['d2', 'a1', 'a2', 'a3']);
  });

  it('plays and pauses, and a step by hand pauses too', async () => {
    const { root, board, until } = await beside('board-controls', '', 'mode="replay" pace="60000"');
    const pressed = () => button(root, 'play').ariaPressed;
    expect(pressed()).to.equal('false');
    await mouse('click', button(root, 'play'));
    await until();
    expect([board.autoplay, pressed()]).to.deep.equal([true, 'true']);
    await mouse('click', button(root, 'play'));
    await until();
    expect([board.autoplay, pressed()]).to.deep.equal([false, 'false']);
    board.autoplay = true;
    await mouse('click', button(root, 'on'));
    await until();
    expect([board.autoplay, board.match.ply]).to.deep.equal([false, 1]);
    board.goTo(8);
    await until();
    await mouse('click', button(root, 'play'));
    await until();
    expect([board.autoplay, board.match.ply, pressed()]).to.deep.equal([true, 0, 'true']);
  });

  it('turns the board, takes back and begins anew', async () => {
    const { root, board, until } = await beside('board-controls', '', '');
    await mouse('click', button(root, 'flip'));
    await until();
    expect([board.flipped, button(root, 'flip').ariaPressed]).to.deep.equal([true, 'true']);
    await mouse('click', button(root, 'undo'));
    expect(board.match.ply).to.equal(7);
    board.goTo(2);
    await mouse('click', button(root, 'reset'));
    await until();
    expect(board.match.ply).to.equal(8);
  });

  it('is disabled without a board', async () => {
    const box = await place('<board-controls for="none" show="first scrub flip"></board-controls>');
    const root = box.firstElementChild!.shadowRoot!;
    expect(off(root)).to.equal('first flip');
    expect(root.querySelector('input')!.disabled).to.equal(true);
    await mouse('click', button(root, 'flip'));
  });

  it('has names and the colour of its text, and is not printed', async () => {
    const { root, it: controls } = await beside(
      'board-controls',
      'show="first back play on last scrub flip undo reset"',
    );
    await expect(controls).to.be.accessible();
    const { color } = getComputedStyle(button(root, 'flip'));
    expect(getComputedStyle(button(root, 'flip').querySelector('svg')!).fill).to.equal(color);
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(controls).display).to.equal('none');
    await emulateMedia({ media: 'screen' });
  });
});
