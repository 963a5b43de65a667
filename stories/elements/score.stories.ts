import '../../src/elements/board-frame.js';
import '../../src/elements/board-score.js';
import '../../src/games/real-queen/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { plain } from '../shared/plain.js';
import { buttonOf, drawn } from './reader.js';

/** The table of a match of several games on one board. */
export default { title: 'Satellites/Score', component: 'board-score' } satisfies Meta;

const tableOf = (canvas: Element) => canvas.querySelector('board-score')!.shadowRoot!;

/** Points and mini points. The next seat begins the next game. */
export const Rolit: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board rules="size=4"></rolit-board>
  <board-score></board-score>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('d2 c1 d4 a3 a2 a1 a4 d3 c4 b1 d1 b4');
    await drawn(canvasElement);
    await expect(tableOf(canvasElement)).toHaveTextContent('After 1 game: green leads');
    await userEvent.click(buttonOf(canvasElement, 'board-score', 'Next game: green begins'));
    await drawn(canvasElement);
    await expect(board.match.turn).toBe('green');
    board.play('a3 b4 a1 d2 d3 d4 d1 a2 b1 c4 a4 c1');
    await drawn(canvasElement);
    await expect(tableOf(canvasElement)).toHaveTextContent('After 2 games: red and green are level');
  },
};

/** Values of the victories, then conquered marbles: f3 wins. */
export const RealQueen: StoryObj = {
  ...plain(`
<board-frame>
  <real-queen-board position="7/7/7/3B3/2www2/7/7 w w17b15"></real-queen-board>
  <board-score></board-score>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    canvasElement.querySelector('real-queen-board')!.play('f3');
    await drawn(canvasElement);
    await expect(tableOf(canvasElement)).toHaveTextContent('After 1 game: white leads');
  },
};

export const Dark: StoryObj = { ...Rolit, globals: { scheme: 'dark' } };

export const RightToLeft: StoryObj = {
  ...plain(Rolit.parameters!.docs.source.code),
  globals: { dir: 'rtl' },
};
