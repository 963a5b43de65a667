import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** PY-11, PY-12, PY-15: how a game ends. */
export default { ...lessons, title: 'Pylos/Ending' } satisfies Meta<Args>;

/** PY-11: whoever puts the last ball on top wins. */
export const Apex: Story = lesson(
  'Light: place the thirtieth ball.',
  { position: 'ldld/dldl/lddl/dldl dld/ldl/dld ll/dd 1 l' },
  async ({ args, canvasElement }) => {
    const { board, counts, status, tap } = await reader(canvasElement);
    await tap('j1');
    await expect(status()).toBe('Light placed a ball on j1. Light wins with the last ball, on top.');
    await expect(counts()).toEqual([0, 0]);
    await expect(board.matches(':state(over)')).toBe(true);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);

/** PY-12: whoever is on turn with an empty reserve and no ball to raise loses. The winner completes the pyramid. */
export const NoMove: Story = lesson(
  'Dark: e3 takes light’s last square away. Light’s reserve is empty, and dark has balls enough for what is missing.',
  { position: 'lll1/dlll/dlll/dlll 1d1/dld/ddd 2/ll 1 d' },
  async ({ args, canvasElement }) => {
    const { cell, counts, status, tap } = await reader(canvasElement);
    await expect(counts()).toEqual([0, 6]);
    await tap('e3');
    await expect(status()).toMatch(/Light has no ball left to play: dark wins and completes the pyramid\.$/);
    await expect(cell('j1')).toHaveAccessibleName(/dark ball/);
    await expect(counts()).toEqual([0, 0]);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);

/** PY-12: with `end=no-reserve` whoever ends a turn with an empty reserve has lost already, unless by the apex. */
export const NoReserve: Story = lesson(
  'Light has one ball left: whoever places it loses. Raise e3 to i2 instead.',
  { position: 'ddld/dlll/dlld/ldll lld/ddd/dll 2/dl 1 l', rules: 'end=no-reserve' },
  async ({ args, canvasElement }) => {
    const { press, status, tap } = await reader(canvasElement);
    await tap('h2');
    await expect(status()).toMatch(
      /Light has played the last ball of the reserve: dark wins and completes the pyramid\.$/,
    );
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
    await press('Take back');
    await tap('e3', 'i2');
    await expect(status()).toBe('Light raised e3 to i2; dark to play.');
  },
);

/** PY-15: `repetition=draw` ends a game that goes in circles. */
export const Repetition: Story = lesson(
  'Each side completes its square and takes the ball back: d4, then b1, and both again. The position comes a third time.',
  { position: '2l1/2ll/dd2/d3 3/3/3 2/2 1 l', rules: 'repetition=draw' },
  async ({ args, canvasElement }) => {
    const { press, status, tap } = await reader(canvasElement);
    for (const cell of ['d4', 'b1', 'd4', 'b1']) {
      await tap(cell, cell);
      await press('One is enough');
    }
    await expect(status()).toMatch(/A draw: this position has come for the third time\.$/);
    await waitFor(() => expect(args['board-draw']).toHaveBeenCalledOnce());
    await expect(args['board-victory']).not.toHaveBeenCalled();
  },
);

/** A finished game as the page gives it. */
export const Finished: Story = lesson(
  'Nothing is left to play.',
  { position: 'ldld/dldl/lddl/dldl dld/ldl/dld ll/dd l d', takeback: false },
  async ({ args, canvasElement }) => {
    const { status, which } = await reader(canvasElement);
    await expect(status()).toBe('Light wins with the last ball, on top.');
    await expect(which(/may be/)).toEqual([]);
    // Nobody has won just now: the page itself set this position.
    await expect(args['board-victory']).not.toHaveBeenCalled();
  },
);
