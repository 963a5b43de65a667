import '../../src/elements/board-controls.js';
import '../../src/elements/board-frame.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { plain } from '../shared/plain.js';
import { buttonOf, drawn, RECORD } from './reader.js';

/** Buttons and a slider that steer a board. In a `<board-frame>` they know their board; elsewhere `for` names it. */
export default { title: 'Satellites/Controls', component: 'board-controls' } satisfies Meta;

/** What a replay needs stands there by itself. */
export const Replay: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board mode="replay" moves='${RECORD}'></rolit-board>
  <board-controls></board-controls>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    await userEvent.click(buttonOf(canvasElement, 'board-controls', 'Go one move on'));
    await expect(board.match.ply).toBe(1);
    await userEvent.click(buttonOf(canvasElement, 'board-controls', 'Go to the end'));
    await expect(board.match.ply).toBe(12);
  },
};

/** Beside a board to play on: take back, begin anew, turn round. */
export const Play: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board></rolit-board>
  <board-controls></board-controls>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    board.play('f4');
    await userEvent.click(buttonOf(canvasElement, 'board-controls', 'Take a move back'));
    await expect(board.match.ply).toBe(0);
  },
};

/** Only what `show` names, in its order. */
export const AFewOfThem = plain(`
<rolit-board id="few" mode="replay" moves='${RECORD}'></rolit-board>
<board-controls for="few" show="back on flip"></board-controls>`);

/** The board plays by itself until somebody takes a step by hand. */
export const PlayingByItself = plain(`
<board-frame>
  <rolit-board mode="replay" autoplay pace="2500" moves='${RECORD}'></rolit-board>
  <board-controls show="first play scrub"></board-controls>
</board-frame>`);

/** Without controls that pause it, the board has a button of its own for that. */
export const PausedByTheBoard: StoryObj = {
  ...plain(`<rolit-board mode="replay" autoplay pace="2500" moves='${RECORD}'></rolit-board>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    const button = board.shadowRoot!.querySelector<HTMLButtonElement>('[part=pause]')!;
    await expect(button).toHaveTextContent('Pause');
    await userEvent.click(button);
    await expect(board.autoplay).toBe(false);
    await board.updateComplete;
    await expect(button).toHaveTextContent('Play on');
  },
};

export const Dark: StoryObj = { ...Replay, globals: { scheme: 'dark' } };

export const RightToLeft: StoryObj = {
  ...plain(Replay.parameters!.docs.source.code),
  globals: { dir: 'rtl' },
};
