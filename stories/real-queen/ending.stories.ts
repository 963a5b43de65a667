import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** RQ-14 to RQ-18: how a game ends, and what it is worth. */
export default { ...lessons, title: 'Real Queen/Ending' } satisfies Meta<Args>;

/** RQ-14, RQ-15: a Real that touches the castle area of the enemy Queen wins. The Queens change places. */
export const WinningReal: Story = lesson(
  'White: place d1. The row reaches the hollows round the black Queen, who goes to prison.',
  { position: '7/5W1/7/7/6b/B6/www4 w w17b19' },
  async ({ args, canvasElement }) => {
    const { cell, status, tap } = await reader(canvasElement);
    await tap('d1');
    await expect(status()).toMatch(
      /White wins by a Winning Real, worth 1: its Queen takes the place of black's/,
    );
    await expect(cell('a2')).toHaveAccessibleName(/white Queen/);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);

/** RQ-14: with the own Queen in the Real it is worth two. */
export const WinningRealQueen: Story = lesson(
  'White: place the Queen on f3.',
  { position: '7/bb4b/7/7/2www2/5B1/7 w w17b17' },
  async ({ args, canvasElement }) => {
    const { press, status, tap } = await reader(canvasElement);
    await press('Queen');
    await tap('f3');
    await expect(status()).toMatch(/White wins by a Winning Real Queen, worth 2/);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);

/** RQ-14: two hollows away is not the castle area. `castle` shows both areas. */
export const NotInTheCastleArea: Story = lesson(
  'White: place e3. The row passes two hollows below the black Queen, and wins nothing but a marble.',
  { position: '6b/7/2B4/7/1www3/7/7 w w17b19' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('e3');
    await expect(status()).toContain('a Real: conquer 1, take back 2');
  },
);

/** RQ-16: a side with fewer than four marbles, its Queen counted, has lost. Nothing is taken back then. */
export const FewerThanFour: Story = lesson(
  'White: place f3 and conquer any marble. Black has three marbles left, with its Queen.',
  { position: 'b1b3B/6b/7/7/2www2/7/7 w w17b0' },
  async ({ args, canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('f3', 'c7');
    await expect(status()).toMatch(/White wins: black has fewer than four marbles left\.$/);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);

/** RQ-16: with `minMarbles=attack-only` the Queen is not counted. */
export const FewerThanFourWithoutTheQueen: Story = lesson(
  'White: place f3 and conquer any marble. Black has three attack marbles left.',
  { position: 'b1b2bB/6b/7/7/2www2/7/7 w w17b0', rules: 'minMarbles=attack-only' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('f3', 'c7');
    await expect(status()).toMatch(/White wins: black has fewer than four marbles left\.$/);
  },
);

const circle = ['a1', 'a2', 'g7', 'g6', 'a2', 'a1', 'g6', 'g7'];

/** RQ-17: a position that comes for the third time is a draw. */
export const Deadlock: Story = lesson(
  'Both: step with the Queens to and fro, twice.',
  { position: '6B/2bb3/7/3ww2/7/7/W6 w w18b18' },
  async ({ args, canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap(...circle, ...circle);
    await expect(status()).toMatch(/A draw: the same position for the third time\.$/);
    await waitFor(() => expect(args['board-draw']).toHaveBeenCalledOnce());
    await expect(args['board-victory']).not.toHaveBeenCalled();
  },
);

/** RQ-17: with `deadlock=captures` whoever has conquered more wins then. */
export const DeadlockByCaptures: Story = lesson(
  'Both: step with the Queens to and fro, twice. White has conquered two marbles, black one.',
  { position: '6B/2bb3/7/3ww2/7/7/W6 w w17b16', rules: 'deadlock=captures' },
  async ({ args, canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap(...circle, ...circle);
    await expect(status()).toMatch(/White wins: the same position for the third time/);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);
