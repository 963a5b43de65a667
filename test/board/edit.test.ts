import { expect } from '@open-wc/testing';
import { emulateMedia, sendMouse, setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import type { LiveElement } from '../../src/board/live-element.js';
import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/ur/define.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import type { RealQueenBoard } from '../../src/games/real-queen/real-queen-board.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import type { UrBoard } from '../../src/games/ur/ur-board.js';
import { board, cell, centre, click, listen, painted, part, press, push, START, status } from './support.js';

const EMPTY = '4/4/4/4 3/3/3 2/2 1 l';
const root = (element: LiveElement) => element.shadowRoot!;
/** A choice of the palette by its name. */
const choice = (element: LiveElement, name: string) =>
  [...root(element).querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (input) => (input.ariaLabel ?? input.parentElement!.textContent) === name,
  )!;
const chosen = (element: LiveElement, group: string) =>
  [...root(element).querySelectorAll<HTMLInputElement>(`[name=${group}]`)]
    .filter(({ checked }) => checked)
    .map((input) => input.ariaLabel ?? input.parentElement!.textContent);

async function choose(element: LiveElement, name: string) {
  await painted();
  choice(element, name).scrollIntoView({ block: 'nearest' });
  await sendMouse({ type: 'click', position: [...centre(choice(element, name))] });
  await element.updateComplete;
}

/** The keys at a cell. */
async function at(element: LiveElement, name: string, ...keys: string[]) {
  cell(element, name).focus();
  for (const key of keys) {
    await press(key);
    await element.updateComplete;
  }
}

const pylos = (position = EMPTY) =>
  board<PylosBoard>(html`<pylos-board mode="edit" position=${position}></pylos-board>`);

describe('a board in edit mode', () => {
  it('puts the chosen piece on a cell by the mouse, and takes it away again', async () => {
    const element = await pylos();
    await click(element, 'b3');
    expect(element.match.position).to.equal('4/1l2/4/4 3/3/3 2/2 1 l');
    expect(status(element)).to.equal('Light ball on b3.');
    await choose(element, 'dark ball');
    await click(element, 'b3');
    expect(element.match.position).to.equal('4/1d2/4/4 3/3/3 2/2 1 l');
    expect(status(element)).to.equal('Dark ball on b3.');
    await click(element, 'b3');
    expect(element.match.position).to.equal(EMPTY);
    expect(status(element)).to.equal('b3 is empty.');
  });

  it('breaks every rule', async () => {
    const element = await pylos();
    for (const name of ['e1', 'j1', 'h2']) await at(element, name, 'Enter');
    expect(element.match.position).to.equal('4/4/4/4 3/3/l2 l1/2 l l');
    expect(part(element, 'error')).to.equal(null);
  });

  it('is done by keys alone', async () => {
    const element = await pylos();
    await at(element, 'a1', 'Enter', 'ArrowRight', '2', ' ', 'ArrowRight', 'Enter', 'PageUp', '1', 'Enter');
    expect(element.match.position).to.equal('4/4/4/ldd1 3/3/2l 2/2 1 l');
    await at(element, 'b1', 'Delete');
    expect(status(element)).to.equal('b1 is empty.');
    await at(element, 'c1', 'Backspace');
    expect(element.match.position).to.equal('4/4/4/l3 3/3/2l 2/2 1 l');
    await at(element, 'a1', '0', 'Enter');
    expect(element.match.position).to.equal('4/4/4/4 3/3/2l 2/2 1 l');
    await press('Control+z');
    await press('Control+z');
    await element.updateComplete;
    expect(element.match.position).to.equal('4/4/4/l1d1 3/3/2l 2/2 1 l');
    expect(status(element)).to.equal('Undone.');
  });

  it('has one tab stop for each choice, whose arrow keys choose', async () => {
    const element = await pylos();
    cell(element, 'a1').focus();
    await press('Tab');
    expect(root(element).activeElement).to.equal(choice(element, 'light ball'));
    await press('ArrowRight');
    await element.updateComplete;
    expect(chosen(element, 'piece')).to.deep.equal(['dark ball']);
    expect(status(element)).to.equal('Dark ball is chosen.');
    await press('ArrowRight');
    await element.updateComplete;
    expect(chosen(element, 'piece')).to.deep.equal(['nothing']);
    await press('Tab');
    expect(root(element).activeElement).to.equal(choice(element, 'light'));
    await press('ArrowRight');
    await element.updateComplete;
    expect(element.match.position).to.equal('4/4/4/4 3/3/3 2/2 1 d');
    expect(status(element)).to.equal('Dark to move.');
    await press('ArrowRight');
    await element.updateComplete;
    expect(element.match.position).to.equal('4/4/4/4 3/3/3 2/2 1 -');
    expect(status(element)).to.equal('Nobody to move.');
    await press('Tab');
    expect(root(element).activeElement).to.equal(part(element, 'clear'));
  });

  it('tells the page of every change, and of nothing that the page does', async () => {
    const { events, stop } = listen('board-change');
    const element = await pylos();
    await click(element, 'a1');
    await choose(element, 'dark');
    await push(element, 'undo');
    element.position = '4/4/4/4 3/3/3 2/2 1 d';
    await element.updateComplete;
    stop();
    expect(events.map(({ detail }) => [detail.position, detail.by])).to.deep.equal([
      ['4/4/4/l3 3/3/3 2/2 1 l', 'human'],
      ['4/4/4/l3 3/3/3 2/2 1 d', 'human'],
      ['4/4/4/l3 3/3/3 2/2 1 l', 'human'],
    ]);
    expect(element.match.position).to.equal('4/4/4/4 3/3/3 2/2 1 d');
  });

  it('clears all cells at once, and undoes that at once', async () => {
    const before = '2ll/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 d';
    const element = await pylos(before);
    await push(element, 'clear');
    expect(element.match.position).to.equal('4/4/4/4 3/3/3 2/2 1 d');
    expect(status(element)).to.equal('The board is empty.');
    await push(element, 'undo');
    expect(element.match.position).to.equal(before);
  });

  it('undoes its own changes, and not what the page did since', async () => {
    const element = await pylos();
    const off = () => part(element, 'undo')!.getAttribute('aria-disabled');
    const colour = () => getComputedStyle(part(element, 'undo')!).color;
    expect(off()).to.equal('true');
    const dim = colour();
    await click(element, 'a1');
    expect(off()).to.equal(null);
    expect(colour()).not.to.equal(dim);
    element.position = '4/4/4/3d 3/3/3 2/2 1 d';
    await element.updateComplete;
    expect(off()).to.equal('true');
    await push(element, 'undo');
    expect(element.match.position).to.equal('4/4/4/3d 3/3/3 2/2 1 d');
  });

  it('begins again from the attributes by reset()', async () => {
    const element = await pylos();
    await click(element, 'a1');
    element.reset();
    await element.updateComplete;
    expect(element.match.position).to.equal(EMPTY);
    expect(element.getAttribute('position')).to.equal(EMPTY);
  });

  it('leaves a move that is under way at its last step', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="edit" position="4/4/ll2/1l2 3/3/3 2/2 1 l a1"></pylos-board>`,
    );
    expect(element.match.started).to.have.length(1);
    await click(element, 'd4');
    expect(element.match.position).to.equal('3l/4/ll2/ll2 3/3/3 2/2 1 l');
  });

  it('shows no targets, and neither throws dice nor takes a Queen', async () => {
    const ur = await board<UrBoard>(html`<ur-board mode="edit"></ur-board>`);
    expect(root(ur).querySelectorAll('[part~=target],[part~=choice]')).to.have.length(0);
    await at(ur, 'a1', 't');
    expect(ur.match.started).to.have.length(0);
    const queen = await board<RealQueenBoard>(html`<real-queen-board mode="edit"></real-queen-board>`);
    await at(queen, 'a1', 'q');
    expect(status(queen)).to.equal('Choose a cell to put a white marble there.');
    await at(queen, 'a1', '3', 'Enter');
    expect(queen.match.position).to.equal('7/7/7/7/7/7/W6 w w20b20');
  });

  it('does not drag', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="edit" position="4/4/ll2/ll2 3/3/3 2/2 1 l"></pylos-board>`,
    );
    await painted();
    await sendMouse({ type: 'move', position: [...centre(cell(element, 'a1'))] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [...centre(cell(element, 'd4'))] });
    await sendMouse({ type: 'up' });
    await element.updateComplete;
    expect(element.match.position).to.equal('4/4/ll2/ll2 3/3/3 2/2 1 l');
  });

  it('sets what lies beside the cells', async () => {
    const element = await board<UrBoard>(html`<ur-board mode="edit"></ur-board>`);
    const [light] = [...root(element).querySelectorAll('select')];
    expect(light!.labels[0]!.textContent).to.match(/^\s*Light home/);
    light!.focus();
    // Digits belong to the list here.
    await press('3');
    await element.updateComplete;
    expect(element.match.position).to.equal('4xx2/8/4xx2 l l3d0');
    expect(chosen(element, 'piece')).to.deep.equal(['light piece']);
    await push(element, 'undo');
    expect(element.match.position).to.equal('4xx2/8/4xx2 l l0d0');
    expect(light!.value).to.equal('0');
  });

  it('changes the size and the players of a board', async () => {
    const element = await board<RolitBoard>(html`<rolit-board mode="edit" position=${START}></rolit-board>`);
    const set = async (i: number, value: string) => {
      const select = root(element).querySelectorAll('select')[i]!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
    };
    await set(1, '4');
    expect(root(element).querySelectorAll('.cell')).to.have.length(16);
    await set(0, 'red, blue, green, yellow');
    await choose(element, 'blue');
    await at(element, 'b2', '4', 'Enter');
    expect(element.match.position).to.equal('4/1y2/4/4 b rbgy');
  });

  it('is left by another mode, and entered again', async () => {
    const element = await pylos();
    await click(element, 'a1');
    element.mode = 'figure';
    await element.updateComplete;
    expect(part(element, 'palette')).to.equal(null);
    expect(part(element, 'board')!.getAttribute('role')).to.equal('img');
    element.mode = 'edit';
    await element.updateComplete;
    await click(element, 'a2');
    expect(element.match.position).to.equal('4/4/l3/l3 3/3/3 2/2 1 l');
  });

  it('keeps the last good board beside a position that cannot be read', async () => {
    const element = await pylos('4/4/4/3d 3/3/3 2/2 1 d');
    element.position = 'moon';
    await element.updateComplete;
    expect(part(element, 'error')!.textContent).to.contain('position');
    await click(element, 'a1');
    expect(element.match.position).to.equal('4/4/4/l2d 3/3/3 2/2 1 d');
  });

  it('has names for everything, and room for fingers', async () => {
    for (const element of [
      await pylos(),
      await board(html`<real-queen-board mode="edit"></real-queen-board>`),
      await board(html`<rolit-board mode="edit"></rolit-board>`),
      await board(html`<ur-board mode="edit"></ur-board>`),
    ]) {
      await expect(element).to.be.accessible();
      for (const one of root(element).querySelectorAll('.edit :is(input,button,select)')) {
        const { width, height } = one.getBoundingClientRect();
        expect(Math.min(width, height), one.outerHTML).to.be.at.least(44);
      }
      const groups = [...root(element).querySelectorAll('[role=radiogroup]')];
      expect(groups.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Piece to put', 'To move']);
    }
  });

  it('draws the pieces of the palette as they lie on the board', async () => {
    const element = await pylos();
    const drawn = root(element).querySelectorAll('.ic svg');
    expect(drawn).to.have.length(3);
    expect(drawn[0]!.querySelector('.n.light')).not.to.equal(null);
    expect(drawn[1]!.querySelector('[marker-mid="url(#dark)"]')).not.to.equal(null);
  });

  it('shows the palette neither in print nor wider than the board', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await board(html`<rolit-board mode="edit"></rolit-board>`);
    expect(root(element).querySelector('.edit')!.scrollWidth).to.be.at.most(element.clientWidth);
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(root(element).querySelector('.edit')!).display).to.equal('none');
    await emulateMedia({ media: 'screen' });
  });
});

describe('a board that was set up and is played', () => {
  it('begins from its attributes', async () => {
    const element = await board<PylosBoard>(html`<pylos-board></pylos-board>`);
    const { position } = element.match;
    element.mode = 'edit';
    await element.updateComplete;
    cell(element, 'a1').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(element.match.position).not.to.equal(position);
    element.mode = 'play';
    await element.updateComplete;
    expect(element.match.position).to.equal(position);
    expect(element.match.steps()).to.have.length(16);
  });
});
