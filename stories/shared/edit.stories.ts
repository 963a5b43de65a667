import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BoardEventMap } from '../../src/board/events.js';
import { plain, PYRAMID } from './plain.js';
import { readerOf } from './reader.js';

/** `mode="edit"`: set up any position, legal or not, and read it back. Click here, or use the keys. */
export default { title: 'Shared/Edit' } satisfies Meta;

/** A ball in the air, which no game of Pylos has. */
export const Pylos: StoryObj = {
  ...plain(`<pylos-board mode="edit" position="${PYRAMID}"></pylos-board>`),
  play: async ({ canvasElement }) => {
    const { board, cell, tap, press, status } = await readerOf(canvasElement, 'pylos-board');
    await tap('b4');
    await expect(status()).toBe('Light ball on b4.');
    await userEvent.click(
      within(board.shadowRoot as unknown as HTMLElement).getByRole('radio', { name: 'dark ball' }),
    );
    cell('g3').focus();
    await userEvent.keyboard('{Enter}');
    await board.updateComplete;
    await expect(board.match.position).toBe('1ll1/dlll/lddd/dldl 2d/dd1/dl1 2/l1 1 l');
    await press('Undo');
    await press('Undo');
    await expect(board.match.position).toBe(PYRAMID);
  },
};

/** The marbles come from the racks, and go back there; racks can be emptied by hand too. */
export const RealQueen: StoryObj = {
  ...plain(`<real-queen-board mode="edit" position="7/7/7/3B3/2www2/7/7 w w17b20"></real-queen-board>`),
  play: async ({ canvasElement }) => {
    const { board, tap } = await readerOf(canvasElement, 'real-queen-board');
    await tap('f3');
    await expect(board.match.position).toBe('7/7/7/3B3/2wwww1/7/7 w w16b20');
    await tap('f3');
    await expect(board.match.position).toBe('7/7/7/3B3/2www2/7/7 w w17b20');
  },
};

/** Who plays and how large the board is can be chosen. */
export const Rolit: StoryObj = plain(`<rolit-board mode="edit"></rolit-board>`);

/** How many pieces are home is set; the others wait. */
export const RoyalGameOfUr: StoryObj = plain(`<ur-board mode="edit"></ur-board>`);

export const Dark: StoryObj = { ...RealQueen, globals: { scheme: 'dark' } };

export const Narrow: StoryObj = plain(
  `<div style="inline-size: 18rem"><rolit-board mode="edit"></rolit-board></div>`,
);

const READ_BACK = `
<rolit-board mode="edit" position="4/1ry1/1bg1/4 r rg"></rolit-board>
<p>Position: <output>4/1ry1/1bg1/4 r rg</output></p>
<script type="module">
  document.querySelector('rolit-board').addEventListener('board-change', ({ position }) => {
    document.querySelector('output').value = position;
  });
</script>`;

/** The page is told of every change. */
export const ReadBack: StoryObj = {
  ...plain(READ_BACK),
  play: async ({ canvasElement }) => {
    const { board, tap } = await readerOf(canvasElement, 'rolit-board');
    const output = canvasElement.querySelector('output')!;
    // Storybook does not run the script of a story.
    board.addEventListener('board-change', ({ position }: BoardEventMap['board-change']) => {
      output.value = position;
    });
    await tap('a1');
    await expect(output.value).toBe('r3/1ry1/1bg1/4 r rg');
    await userEvent.click(
      within(board.shadowRoot as unknown as HTMLElement).getByRole('radio', { name: 'nobody' }),
    );
    await expect(output.value).toBe('r3/1ry1/1bg1/4 - rg');
  },
};
