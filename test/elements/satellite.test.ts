import { expect } from '@open-wc/testing';
import '../../src/elements/board-frame.js';
import '../../src/elements/board-status.js';
import { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { place, ready, RECORD, settled } from './support.js';

const PLAYED = '4/1ryr/1bgr/4 g rg';
const said = (line: Element) => line.shadowRoot!.querySelector('[role=status]')!.textContent;
const line = (box: ParentNode, nth = 0) => box.querySelectorAll('board-status')[nth]!;
const WITH_GREEN = `<rolit-board id="b" position="${PLAYED}"></rolit-board>`;

describe('a satellite', () => {
  it('belongs to the board that `for` names, wherever both stand', async () => {
    const box = await place(
      `<div><board-status for="b"></board-status></div><rolit-board id="a"></rolit-board><p>${WITH_GREEN}</p>`,
    );
    expect(said(line(box))).to.equal('Green to play.');
  });

  it('belongs to the board of its frame, and by `for` to another', async () => {
    const box = await place(`${WITH_GREEN}
      <board-frame><div><board-status></board-status></div><rolit-board></rolit-board><board-status for="b"></board-status></board-frame>`);
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['Red to play.', 'Green to play.']);
  });

  it('belongs to the nearest frame', async () => {
    const box = await place(
      `<board-frame><rolit-board></rolit-board><board-frame>${WITH_GREEN}<board-status></board-status></board-frame><board-status></board-status></board-frame>`,
    );
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['Green to play.', 'Red to play.']);
  });

  it('finds a board in its own shadow root, and in no other', async () => {
    const box = await place(`${WITH_GREEN}<div></div>`);
    const root = box.querySelector('div')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<board-status for="b"></board-status>';
    await ready(root);
    expect(said(line(root))).to.equal('');
    root.append(Object.assign(document.createElement('rolit-board'), { id: 'b' }));
    await ready(root);
    expect(said(line(root))).to.equal('Red to play.');
  });

  it('in a shadow root finds the frame around that', async () => {
    const box = await place(`<board-frame>${WITH_GREEN}<div></div></board-frame>`);
    const root = box.querySelector('div')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<board-status></board-status>';
    await ready(root);
    expect(said(line(root))).to.equal('Green to play.');
  });

  it('waits for a board that comes later, or gets its id later', async () => {
    const box = await place(`<board-status for="b"></board-status><board-status for="c"></board-status>`);
    box.insertAdjacentHTML('beforeend', WITH_GREEN);
    await ready(box);
    expect(said(line(box))).to.equal('Green to play.');
    box.querySelector('rolit-board')!.id = 'c';
    await ready(box);
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['', 'Green to play.']);
  });

  it('waits for a board that is defined later', async () => {
    const box = await place(
      '<board-status for="late"></board-status><late-rolit-board id="late"></late-rolit-board><board-frame><board-status></board-status><late-rolit-board></late-rolit-board></board-frame>',
    );
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['', '']);
    customElements.define('late-rolit-board', class extends RolitBoard {});
    await ready(box);
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['Red to play.', 'Red to play.']);
  });

  it('lets go of a board that is removed, and takes it again', async () => {
    for (const markup of [
      `<board-status for="b"></board-status>${WITH_GREEN}`,
      `<board-frame><board-status></board-status>${WITH_GREEN}</board-frame>`,
    ]) {
      const box = await place(markup);
      const board = box.querySelector('rolit-board')!;
      const home = board.parentElement!;
      board.remove();
      await ready(box);
      expect(said(line(box))).to.equal('');
      home.prepend(board);
      await ready(box);
      expect(said(line(box))).to.equal('Green to play.');
      board.play(board.match.moves()[0]!);
      await ready(box);
      expect(said(line(box))).to.match(/^Green played/);
    }
  });

  it('may be moved from frame to frame, and out of them', async () => {
    const box = await place(
      `<board-frame><board-status></board-status><rolit-board></rolit-board></board-frame><board-frame>${WITH_GREEN}</board-frame>`,
    );
    const one = line(box);
    box.lastElementChild!.append(one);
    await ready(box);
    expect(said(one)).to.equal('Green to play.');
    box.append(one);
    await ready(box);
    expect(said(one)).to.equal('');
    box.firstElementChild!.append(one);
    await ready(box);
    expect(said(one)).to.equal('Red to play.');
  });

  it('finds its board again when it is moved while that is busy', async () => {
    for (const markup of [
      `${WITH_GREEN}<board-status for="b"></board-status><aside></aside>`,
      `<board-frame>${WITH_GREEN}<board-status></board-status><aside></aside></board-frame>`,
    ]) {
      const box = await place(markup);
      const one = line(box);
      const board = box.querySelector('rolit-board')!;
      board.play(board.match.moves()[0]!);
      one.remove();
      box.querySelector('aside')!.append(one);
      await ready(box);
      expect(said(one)).to.match(/^Green played /);
    }
  });

  it('takes another `for`, and none', async () => {
    const box = await place(
      `<rolit-board id="a"></rolit-board><board-frame>${WITH_GREEN}<board-status for="a"></board-status></board-frame>`,
    );
    const one = line(box);
    expect(said(one)).to.equal('Red to play.');
    one.removeAttribute('for');
    await ready(box);
    expect(said(one)).to.equal('Green to play.');
    one.setAttribute('for', 'none');
    await ready(box);
    expect(said(one)).to.equal('');
  });

  it('hears nothing of a board when it is gone', async () => {
    const box = await place(`<board-status for="b"></board-status>${WITH_GREEN}`);
    const one = line(box);
    const board = box.querySelector('rolit-board')!;
    one.remove();
    board.play(board.match.moves()[0]!);
    await settled(board, one);
    expect(said(one)).to.equal('');
  });

  it('leaves elements alone that are no boards', async () => {
    const box = await place(
      '<p id="p"></p><board-status for="p"></board-status><board-status id="s" for="s"></board-status>',
    );
    expect([said(line(box)), said(line(box, 1))]).to.deep.equal(['', '']);
  });

  it('shows nothing before the record of its board is read', async () => {
    const seen: string[] = [];
    const box = await place('');
    box.innerHTML = `<board-status for="b"></board-status><rolit-board id="b" moves='${RECORD}'></rolit-board>`;
    const one = line(box);
    for (let i = 0; i < 20; i++) {
      await new Promise((done) => setTimeout(done));
      seen.push(said(one) ?? '');
    }
    expect([...new Set(seen)].filter(Boolean)).to.deep.equal(['Red to play.']);
    expect(box.querySelector('rolit-board')!.match.ply).to.equal(8);
  });
});
