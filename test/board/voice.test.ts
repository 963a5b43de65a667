import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { BoardRequest } from '../../src/board/events.js';
import '../../src/games/pylos/define.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { board, cell, click, part, press, status } from './support.js';

/** What the line of status said, each time that it changed. */
function heard(element: Element): string[] {
  const said: string[] = [];
  const line = part(element, 'status')!;
  new MutationObserver(() => said.push(line.textContent!)).observe(line, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

describe('what a listener hears', () => {
  it('is told of every step back and on by a satellite, and of the start', async () => {
    const element = await board(html`<rolit-board moves="f4 c3 c4" ply="2"></rolit-board>`);
    for (const [to, told] of [
      ['redo', /^Red played c4, .*; green to play\.$/],
      ['undo', /^Taken back; red to play\.$/],
      [0, /^Red to play\.$/],
      [Infinity, /^Red played c4, .*; green to play\.$/],
    ] as const) {
      element.dispatchEvent(new BoardRequest(to));
      await element.updateComplete;
      expect(status(element)).to.match(told);
    }
  });

  it('hears last what a bot answers to what was taken back', async () => {
    const element = await board(html`<rolit-board moves="f4 c3"></rolit-board>`);
    element.addEventListener('board-change', () => element.play(element.match.moves()[0]!, 'bot'), {
      once: true,
    });
    element.dispatchEvent(new BoardRequest('undo'));
    await element.updateComplete;
    expect(status(element)).to.match(/^Green played /);
  });

  it('hears the same sentence again when it is said again', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    const said = heard(element);
    element.dispatchEvent(new BoardRequest('reset'));
    await element.updateComplete;
    element.dispatchEvent(new BoardRequest('reset'));
    await element.updateComplete;
    expect(said.map((text) => text.trim())).to.deep.equal(['Red to play.', 'Red to play.']);
  });

  it('hears of each of several things undone in edit mode', async () => {
    const element = await board<PylosBoard>(html`<pylos-board mode="edit"></pylos-board>`);
    for (const name of ['a1', 'b1', 'c1']) await click(element, name);
    const said = heard(element);
    for (let i = 0; i < 3; i++) {
      await press('Control+z');
      await element.updateComplete;
    }
    expect(said.map((text) => text.trim())).to.deep.equal(['Undone.', 'Undone.', 'Undone.']);
  });

  it('hears that a piece is put down that may not go there', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board position="l2d/4/dl2/ld2 3/3/3 2/2 1 l"></pylos-board>`,
    );
    await click(element, 'a4');
    await click(element, 'b4');
    expect(status(element)).to.match(/\(PY-4\)\. It is put down\.$/);
  });

  it('reads what a fault says in its own direction', async () => {
    const box = await fixture<HTMLElement>('<div dir="rtl"></div>');
    box.innerHTML = '<rolit-board position="9" lang="en"></rolit-board>';
    const element = box.querySelector<RolitBoard>('rolit-board')!;
    await element.updateComplete;
    expect(part(element, 'error')!.matches(':dir(ltr)')).to.equal(true);
  });

  it('is told which language the board speaks', async () => {
    const element = await board(html`<rolit-board lang="de"></rolit-board>`);
    expect(element.language).to.equal('en');
    expect(cell(element, 'a1').closest('[lang]')!.getAttribute('lang')).to.equal('en');
  });
});
