import { expect } from '@open-wc/testing';
import '../../src/elements/board-status.js';
import { click, status } from '../board/support.js';
import { beside } from './support.js';

const said = (root: ParentNode) => root.querySelector('[role=status]')!.textContent;

describe('<board-status>', () => {
  it('says what the line of the board says', async () => {
    const { root, board, until } = await beside('board-status', '', '');
    expect(said(root)).to.equal('Red to play.');
    await click(board, 'c4');
    await until();
    expect(said(root)).to.equal(status(board));
    await click(board, 'a1');
    await until();
    expect(said(root)).to.match(/RO-8|choose/);
  });

  it('says in a replay the move and its comment', async () => {
    const { root, board, until } = await beside('board-status');
    board.goTo(1);
    await until();
    expect(said(root)).to.match(/Red played d2.*The best\.$/);
  });

  it('says the result, and has a state for it', async () => {
    const { root, board, it: line, until } = await beside('board-status', '', '');
    expect(line.matches(':state(over)')).to.equal(false);
    board.play('c4 b1 d1 b4');
    await until();
    expect(said(root)).to.match(/Green wins with 9; red 7\./);
    expect(line.matches(':state(over)')).to.equal(true);
    await expect(line).to.be.accessible();
  });
});
