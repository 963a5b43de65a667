import { expect } from '@open-wc/testing';
import '../../src/elements/board-status.js';
import { click, status } from '../board/support.js';
import '../../src/all.js';
import '../../src/elements/board-frame.js';
import { beside, place } from './support.js';

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

  const text = (root: ParentNode, name: string) => root.querySelector(`[part=${name}]`)?.textContent;

  it('says in which language the board speaks, whatever that of the page', async () => {
    const { root } = await beside('board-status', 'lang="de"');
    const line = root.querySelector('[part=status]')!;
    expect(line.closest('[lang]')!.getAttribute('lang')).to.equal('en');
  });

  it('says what each seat has', async () => {
    const { root, board, until } = await beside('board-status', '', '');
    expect(text(root, 'tally')).to.equal('Red 5 and green 7.');
    board.play('c4');
    await until();
    expect(text(root, 'tally')).to.equal('Red 7 and green 6.');
  });

  it('says whose turn it is where the line tells of something else', async () => {
    const { root, board, until } = await beside('board-status', '', '');
    expect(text(root, 'turn')).to.equal(undefined);
    await click(board, 'a1');
    await until();
    expect(text(root, 'turn')).to.equal('Red to play.');
  });

  it('says whose turn it is once where the line ends with it', async () => {
    const { root, board, until } = await beside('board-status', '', '');
    board.play('c4');
    await until();
    expect(said(root)).to.match(/; green to play\.$/);
    expect(text(root, 'turn')).to.equal(undefined);
  });

  const TALLIES = {
    'pylos-board': 'Light has 15 balls in reserve and dark has 15 balls in reserve.',
    'ur-board':
      'Light has 7 waiting, 0 on the board and 0 home; dark has 7 waiting, 0 on the board and 0 home.',
    'real-queen-board':
      'White has 20 marbles in the rack, 0 on the board and 0 conquered; black has 20 marbles in the rack, 0 on the board and 0 conquered.',
  };
  for (const [tag, tally] of Object.entries(TALLIES)) {
    it(`says the reserves of <${tag}>`, async () => {
      const box = await place(`<board-frame><${tag}></${tag}><board-status></board-status></board-frame>`);
      expect(text(box.querySelector('board-status')!.shadowRoot!, 'tally')).to.equal(tally);
    });
  }
});
