import '../../src/elements/board-clock.js';
import '../../src/elements/board-frame.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { plain } from '../shared/plain.js';
import { drawn } from './reader.js';

/** A limit for each turn or for the whole game. The clock tells when time is up, and plays only where the rules say so. */
export default { title: 'Satellites/Clock', component: 'board-clock' } satisfies Meta;

const textOf = (canvas: Element) => canvas.querySelector('board-clock')!.shadowRoot!;

/** A minute for each turn, as in the leaflet of Rolit. It begins with the first move. */
export const ATurn: StoryObj = {
  ...plain(`
<board-frame>
  <board-clock turn="60"></board-clock>
  <rolit-board></rolit-board>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(textOf(canvasElement)).toHaveTextContent(/red 1:00\s*green 1:00/);
    canvasElement.querySelector('rolit-board')!.play('f4');
    await drawn(canvasElement);
    await expect(textOf(canvasElement).querySelector('[part~=on]')).toHaveTextContent('green');
  },
};

/** Ten minutes for each seat, whatever the number of turns. */
export const AGame: StoryObj = {
  ...plain(`
<board-frame>
  <pylos-board></pylos-board>
  <board-clock game="600"></board-clock>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(textOf(canvasElement)).toHaveTextContent(/light 10:00\s*dark 10:00/);
  },
};

/** The clock tells that time is up, and nothing more. */
export const TimeIsUp: StoryObj = {
  ...plain(`
<board-frame>
  <board-clock turn="0.5"></board-clock>
  <rolit-board></rolit-board>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('f4');
    await waitFor(
      () =>
        expect(textOf(canvasElement).querySelector('[role=status]')).toHaveTextContent(
          'The time of green is up.',
        ),
      { timeout: 5000 },
    );
    await expect(board.match.ply).toBe(1);
  },
};

/** By the rules of the board: two seconds, and then a cell is played by lot. */
export const PlayedByLot: StoryObj = {
  ...plain(`
<board-frame>
  <board-clock></board-clock>
  <rolit-board rules="clock=2 timeout=random" seed="7"></rolit-board>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('f4');
    await waitFor(() => expect(board.match.history[1]?.by).toBe('clock'), { timeout: 8000 });
    // Left alone it would play the whole game.
    board.reset();
    await drawn(canvasElement);
  },
};

export const Dark: StoryObj = { ...TimeIsUp, globals: { scheme: 'dark' } };

export const RightToLeft: StoryObj = {
  ...plain(ATurn.parameters!.docs.source.code),
  globals: { dir: 'rtl' },
};
