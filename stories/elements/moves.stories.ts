import '../../src/elements/board-frame.js';
import '../../src/elements/board-moves.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { plain } from '../shared/plain.js';
import { buttonOf, drawn, RECORD } from './reader.js';

/** The moves of a board, with variations, comments and signs. A click goes to a move; so do the arrow keys. */
export default { title: 'Satellites/Moves', component: 'board-moves' } satisfies Meta;

/** As a book prints a game. */
export const Paragraph: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board mode="replay" moves='${RECORD}'></rolit-board>
  <board-moves></board-moves>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const { match } = canvasElement.querySelector('rolit-board')!;
    const moves = canvasElement.querySelector('board-moves')!.shadowRoot!;
    await userEvent.click(buttonOf(canvasElement, 'board-moves', 'a3'));
    await drawn(canvasElement);
    await expect(match.ply).toBe(4);
    await userEvent.keyboard('{ArrowDown}');
    await drawn(canvasElement);
    await expect(match.history.at(-1)!.text).toBe('a4');
    await expect(moves.querySelector('[aria-current=step]')).toHaveTextContent('a4?');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(match.history.at(-1)!.text).toBe('a2');
  },
};

/** A row for each round, variations indented. */
export const List = plain(`
<board-frame>
  <rolit-board mode="replay" ply="5" moves='${RECORD}'></rolit-board>
  <board-moves layout="list"></board-moves>
</board-frame>`);

/** A list that is lower than its moves keeps the current one in view, and never moves the page. */
export const Scrolling: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board mode="replay" ply="9" moves='${RECORD}'></rolit-board>
  <board-moves layout="list" style="block-size: 8em"></board-moves>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('board-moves')!.scrollTop).toBeGreaterThan(0);
  },
};

/** Moves that are played on a board appear at once; after a step back another move makes a variation. */
export const OfAGameInPlay: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board takeback></rolit-board>
  <board-moves></board-moves>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('f4c3');
    board.undo();
    board.play('c5');
    await drawn(canvasElement);
    const text = canvasElement.querySelector('board-moves')!.shadowRoot!.textContent!;
    await expect(text.replaceAll('\u00a0', ' ')).toContain('1. f4 c3 (1… c5)');
  },
};

export const Dark: StoryObj = { ...Paragraph, globals: { scheme: 'dark' } };
