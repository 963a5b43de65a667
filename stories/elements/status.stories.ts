import '../../src/elements/board-frame.js';
import '../../src/elements/board-status.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { plain } from '../shared/plain.js';
import { drawn, RECORD } from './reader.js';

/** The line of a board at another place: whose turn it is, what was played, the result. */
export default { title: 'Satellites/Status', component: 'board-status' } satisfies Meta;

/** Above the board, in larger letters; the board's own line stays. */
export const Above: StoryObj = {
  ...plain(`
<board-frame>
  <board-status style="text-align: center; font-size: 1.25em"></board-status>
  <rolit-board></rolit-board>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('f4');
    await drawn(canvasElement);
    const line = canvasElement.querySelector('board-status')!.shadowRoot!;
    await expect(line.querySelector('[role=status]')).toHaveTextContent(board.status);
  },
};

/** In a replay it tells the comment too. */
export const OfAReplay = plain(`
<rolit-board id="told" mode="replay" ply="1" moves='${RECORD}'></rolit-board>
<board-status for="told"></board-status>`);
