import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

/** Light can move the piece of b3, or let one enter. */
const thrown = 'l3xx1l/2ld2d1/1d2xx2 l l2d1 3';

/**
 * Press the dice, the button, or T in the grid to throw. Then tap the square where a piece is to go, or the piece and
 * then its square; or drag it there.
 */
export default { ...meta, title: 'Royal Game of Ur/Play' } satisfies Meta<Args>;

/** Seven pieces each. The dice lie in the well of whoever throws. */
export const TwoPlayers: Story = {};

/** A game may begin anywhere: rows A, B and C, who throws, how many pieces are home. */
export const FromAPosition: Story = {
  args: { position: 'l3xx1l/2ld2d1/1d2xx2 l l2d1', coordinates: true, takeback: true },
};

/** The button throws. With a `seed` the same dice fall in every game. */
export const ThrowByButton: Story = {
  args: { seed: 5 },
  play: async ({ args, canvasElement }) => {
    const { goals, status, throwDice } = await reader(canvasElement);
    await throwDice();
    await expect(status()).toBe('Light threw 3: one piece can move.');
    await expect(goals()).toEqual(['a2']);
    await expect(args['board-step']).toHaveBeenCalledOnce();
    await expect(args['board-move']).not.toHaveBeenCalled();
  },
};

/** The dice themselves can be pressed. */
export const ThrowByPressingTheDice: Story = {
  args: { seed: 3 },
  play: async ({ canvasElement }) => {
    const { board, status } = await reader(canvasElement);
    await userEvent.click(board.shadowRoot!.querySelector('.dice')!);
    await board.updateComplete;
    await expect(status()).toBe('Light threw 4: one piece can move.');
  },
};

/** A throw says where each piece would come: one tap on that square is enough. */
export const MoveByOneTap: Story = {
  args: { position: thrown, coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { goals, status, tap } = await reader(canvasElement);
    await expect(goals()).toEqual(['a2', 'b6']);
    await tap('b6');
    await expect(status()).toBe('Light threw 3 and went from b3 to b6. Dark to throw.');
    await expect(args['board-move']).toHaveBeenCalledOnce();
  },
};

/** Or the piece first, which shows its square alone. */
export const MoveByTwoTaps: Story = {
  args: { position: thrown, coordinates: true },
  play: async ({ canvasElement }) => {
    const { goals, status, tap } = await reader(canvasElement);
    await tap('b3');
    await expect(status()).toMatch(/^The piece of b3 is picked up: it goes to b6/);
    await expect(goals()).toEqual(['b6']);
    await tap('b6');
    await expect(status()).toMatch(/^Light threw 3 and went from b3 to b6/);
  },
};

/** T throws, N goes on to the next square where something may be done, Enter plays there. */
export const MoveByKeys: Story = {
  args: { seed: 5, coordinates: true },
  play: async ({ canvasElement }) => {
    const { board, cell, keys, status } = await reader(canvasElement);
    cell('a4').focus();
    await keys('t');
    await expect(status()).toBe('Light threw 3: one piece can move.');
    await keys('n');
    await expect(board.shadowRoot!.activeElement).toBe(cell('a2'));
    await keys('{Enter}');
    await expect(status()).toBe('Light threw 3 and entered on a2. Dark to throw.');
  },
};

/** With `auto-forced` a throw that leaves one move plays it after a moment. */
export const AutoForced: Story = {
  args: { seed: 5, 'auto-forced': true, coordinates: true },
  play: async ({ canvasElement }) => {
    const { status, throwDice } = await reader(canvasElement);
    await throwDice();
    await expect(status()).toBe('Light threw 3: one piece can move.');
    await waitFor(() => expect(status()).toBe('Light threw 3 and entered on a2. Dark to throw.'), {
      timeout: 5000,
    });
  },
};

/** An illegal try changes nothing, and the line below the board tells which rule is in its way. */
export const RefusedTry: Story = {
  args: { position: thrown, coordinates: true },
  play: async ({ args, canvasElement }) => {
    const { board, status, tap } = await reader(canvasElement);
    const { position } = board.match;
    await tap('a1');
    await expect(status()).toMatch(/UR-6/);
    await tap('a8');
    await expect(status()).toMatch(/UR-12/);
    await expect(board.match.position).toBe(position);
    await expect(args['board-refused']).toHaveBeenCalledTimes(2);
    await expect(args['board-move']).not.toHaveBeenCalled();
  },
};

/** A throw that is taken back and thrown again is the same: nobody can fish for a better one. */
export const Takeback: Story = {
  args: { seed: 5, takeback: true },
  play: async ({ canvasElement }) => {
    const { press, status, tap, throwDice } = await reader(canvasElement);
    await throwDice();
    await press('Take back');
    await expect(status()).toBe('Taken back; light to play.');
    await throwDice();
    await expect(status()).toBe('Light threw 3: one piece can move.');
    await tap('a2');
    await press('Take back');
    await expect(status()).toMatch(/^Taken back/);
  },
};

/** For practice: the reader finds alone what may be done. */
export const WithoutHints: Story = {
  args: { position: thrown, 'without-hints': true },
  play: async ({ canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await expect(which(/may /)).toEqual([]);
    await tap('a2');
    await expect(status()).toBe('Light threw 3 and entered on a2. Dark to throw.');
  },
};
