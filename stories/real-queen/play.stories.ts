import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

/** White makes a Double Real with a1. */
const double = '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16';
const queens = 'b1b4/1B4b/7/7/2www1W/7/7 w w17b17';

/**
 * Tap a hollow to place a marble; take the Queen by the button, from her throne or with Q; with an empty rack tap or
 * drag a marble to move it. After a Real, tap the marbles as the board asks.
 */
export default { ...meta, title: 'Real Queen/Play' } satisfies Meta<Args>;

/** Twenty marbles and a Queen each. */
export const TwoPlayers: Story = { args: { coordinates: true, takeback: true } };

/** A game may begin anywhere. */
export const FromAPosition: Story = {
  args: { position: '2w1b2/1B3w1/1bbb1W1/w1w1w1b/7/b1w1w1b/3b1w1 w w11b10', coordinates: true },
};

/** And in the middle of a move: one of four marbles is conquered. */
export const FromTheMiddleOfAMove: Story = {
  args: { position: '2w1b2/1B3w1/1bbb1W1/w1w1w1b/7/b1w1w1b/3b1w1 w w11b10 d3xc5', coordinates: true },
  play: async ({ canvasElement }) => {
    const { status, which } = await reader(canvasElement);
    await expect(status()).toBe('White conquered c5. Choose a black marble to conquer, 2 of 4.');
    await expect(which(/may be conquered/)).toHaveLength(7);
  },
};

/** The castle area of a Queen shows while she has the focus or the mouse is over her; `castle` shows both always. */
export const CastleAreas: Story = {
  render: () => html`<real-queen-board castle coordinates position=${queens}></real-queen-board>`,
  play: async ({ canvasElement }) => {
    const { cell } = await reader(canvasElement);
    await expect(cell('c5')).toHaveAccessibleName(/castle area of black/);
  },
};

/** `takeback` puts a button below the board. In the middle of a move it takes back a step, else a whole move. */
export const Takeback: Story = {
  args: { position: double, coordinates: true, takeback: true },
  play: async ({ canvasElement }) => {
    const { press, status, tap } = await reader(canvasElement);
    await tap('a1', 'g7');
    await press('Undo');
    await expect(status()).toMatch(/^Undone\. .* 1 of 3\.$/);
    await tap('g7', 'f6', 'e6', 'a1', 'b1', 'a2');
    await press('Undo');
    await expect(status()).toMatch(/^Undone\./);
  },
};

/** An illegal try changes nothing, and the line below the board tells which rule is in its way. */
export const RefusedTry: Story = {
  args: { position: `${double} a1`, coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { board, status, tap } = await reader(canvasElement);
    const { position } = board.match;
    await tap('b1');
    await expect(status()).toMatch(/RQ-9/);
    await expect(board.match.position).toBe(position);
    await expect(args['board-refused']).toHaveBeenCalledOnce();
  },
};

/** For practice: the reader finds alone what may be done. */
export const WithoutHints: Story = {
  args: { position: double, 'without-hints': true },
  play: async ({ canvasElement }) => {
    const { tap, which } = await reader(canvasElement);
    await tap('a1');
    await expect(which(/may/)).toEqual([]);
  },
};

/** `near` brings a seat or an edge to the reader, and the holder of the seat with it. */
export const NearASeat: Story = { args: { position: queens, near: 'black', coordinates: true } };
