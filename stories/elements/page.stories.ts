import '../../src/elements/board-controls.js';
import '../../src/elements/board-frame.js';
import '../../src/elements/board-moves.js';
import '../../src/elements/board-ref.js';
import '../../src/elements/board-status.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import type { BoardEventMap } from '../../src/board/events.js';
import { plain } from '../shared/plain.js';
import { buttonOf, drawn, RECORD } from './reader.js';

/** Everything together, as it stands on a page. */
export default { title: 'Satellites/Pages' } satisfies Meta;

/** A commented game in a blog: a board, its moves, its controls and a text that points at it. */
export const CommentedGame: StoryObj = {
  ...plain(`
<style>
  .post { max-inline-size: 60rem; margin-inline: auto; line-height: 1.6 }
  .game { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem 2rem }
  .game board-moves { max-block-size: 26rem }
  /* The line stands above. */
  .game rolit-board::part(status) { display: none }
</style>
<article class="post">
  <h1>Nine to seven</h1>
  <p>On a board of sixteen cells Rolit can be reckoned to the end, and the second player wins. Here is how.</p>
  <board-frame>
    <board-status></board-status>
    <div class="game">
      <div>
        <rolit-board id="game" mode="replay" coordinates moves='${RECORD}'></rolit-board>
        <board-controls></board-controls>
      </div>
      <board-moves layout="list"></board-moves>
    </div>
    <h2>Where it is decided</h2>
    <p>Red begins at <board-ref ply="1" cells="d2">d2</board-ref>. Green has three cells to choose from and only
    <board-ref ply="2" cells="c1">c1</board-ref> wins. The corners
    <board-ref ply="3" cells="d4">d4</board-ref> and <board-ref ply="7" cells="a4">a4</board-ref> go to red, and are not
    enough: <a href="#game@ply=8">at the eighth move</a> green turns two balls instead of three, and keeps the win.</p>
  </board-frame>
</article>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const { match } = canvasElement.querySelector('rolit-board')!;
    const line = canvasElement.querySelector('board-status')!.shadowRoot!;
    await userEvent.click(buttonOf(canvasElement, 'board-controls', 'Go one move on'));
    await userEvent.click(buttonOf(canvasElement, 'board-moves', 'c1!'));
    await drawn(canvasElement);
    await expect(line).toHaveTextContent('The only winning reply.');
    await userEvent.click(canvasElement.querySelector('a')!);
    await expect(match.ply).toBe(8);
  },
};

const MIRRORED = `
<rolit-board aria-label="One board"></rolit-board>
<rolit-board aria-label="The other board" near="top"></rolit-board>
<script type="module">
  const boards = [...document.querySelectorAll('rolit-board')];
  for (const board of boards)
    board.addEventListener('board-change', ({ position }) => {
      for (const other of boards) if (other !== board) Object.assign(other, { position }).reset();
    });
</script>`;

/** Nothing is told of what the page sets, so two boards that follow each other come to rest. */
export const TwoBoards: StoryObj = {
  ...plain(MIRRORED),
  play: async ({ canvasElement }) => {
    // Storybook does not run the script of a story.
    const boards = [...canvasElement.querySelectorAll('rolit-board')];
    for (const board of boards)
      board.addEventListener('board-change', ({ position }: BoardEventMap['board-change']) => {
        for (const other of boards) if (other !== board) Object.assign(other, { position }).reset();
      });
    await drawn(canvasElement);
    const [one, two] = boards as [(typeof boards)[0], (typeof boards)[0]];
    const tap = async (board: typeof one, name: string) => {
      await userEvent.click(board.shadowRoot!.getElementById(name)!);
      await drawn(canvasElement);
    };
    await tap(one, 'f4');
    await expect(two.match.position).toBe(one.match.position);
    await expect(two.match.turn).toBe('green');
    await tap(two, 'c3');
    await expect(one.match.position).toBe(two.match.position);
    await expect(one.match.turn).toBe('red');
  },
};
