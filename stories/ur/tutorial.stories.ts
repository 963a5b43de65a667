import type { Meta } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** UR-1 to UR-13, one after another. The numbers are the squares of whoever is on turn. */
export default { ...lessons, title: 'Royal Game of Ur/Tutorial' } satisfies Meta<Args>;

/** UR-1: four squares of one's own, eight that both walk, two of one's own, and home. */
export const PathAndZones: Story = lesson(
  'Light walks 1 to 14: row A to the left, all of row B, and back on row A. Dark does the same on row C.',
  {},
  async ({ canvasElement }) => {
    const { cell, which } = await reader(canvasElement);
    await expect(which(/square \d+/)).toHaveLength(14);
    await expect(cell('a4')).toHaveAccessibleName(/^a4, square 1,/);
    await expect(cell('a7')).toHaveAccessibleName(/^a7, square 14, rosette/);
    await expect(cell('c4')).toHaveAccessibleName('c4, empty');
  },
);

/** UR-5: a throw of 3 enters on square 3, a throw of 4 on the first rosette. */
export const Entry: Story = lesson(
  'Light threw 3: let a piece enter.',
  { position: '4xx2/8/4xx2 l l0d0 3' },
  async ({ canvasElement }) => {
    const { goals, status, tap } = await reader(canvasElement);
    await expect(goals()).toEqual(['a2']);
    await tap('a2');
    await expect(status()).toBe('Light threw 3 and entered on a2. Dark to throw.');
  },
);

/** UR-5: with `entry=throw` squares count from 0, and pieces enter one square further. */
export const EntryByTheThrow: Story = lesson(
  'The same throw by entry=throw comes to the rosette.',
  { position: '4xx2/8/4xx2 l l0d0 3', rules: 'entry=throw' },
  async ({ canvasElement }) => {
    const { goals } = await reader(canvasElement);
    await expect(goals()).toEqual(['a1']);
  },
);

/** UR-6: a square holds one piece of one's own. Jumping over pieces is free. */
export const BlockedByAnOwnPiece: Story = lesson(
  'Light threw 2: a4 would come to a2, which is taken. Try it, then jump with a2, or let a piece enter.',
  { position: '1l1lxx2/8/4xx2 l l0d0 2' },
  async ({ canvasElement }) => {
    const { goals, status, tap } = await reader(canvasElement);
    await expect(goals()).toEqual(['a3', 'b1']);
    await tap('a4');
    await expect(status()).toMatch(/your piece is there .*\(UR-6\)/);
    await tap('b1');
    await expect(status()).toMatch(/went from a2 to b1/);
  },
);

/** UR-3: a throw of 0 moves nothing, and the turn passes. */
export const ThrowOfZero: Story = lesson(
  'Light: throw the dice. It will be 0.',
  { seed: 10 },
  async ({ args, canvasElement }) => {
    const { status, throwDice } = await reader(canvasElement);
    await throwDice();
    await expect(status()).toBe('Light threw 0: nothing moves. Dark to throw.');
    await expect(args['board-move']).toHaveBeenCalledOnce();
  },
);

/** UR-7: where no piece can move, the turn passes too. */
export const NoMove: Story = lesson(
  'Light needs 1 for a7 and 2 for a8. Throw: it will be 3.',
  { position: '4xxll/8/d3xx2 l l5d2', seed: 5 },
  async ({ canvasElement }) => {
    const { status, throwDice } = await reader(canvasElement);
    await throwDice();
    await expect(status()).toBe('Light threw 3: no piece can move. Dark to throw.');
  },
);

/** UR-8: a rosette gives another turn. This is the first, square 4. */
export const FirstRosette: Story = lesson(
  'Light threw 3: go from a4 to the rosette.',
  { position: '3lxx2/8/4xx2 l l0d0 3' },
  async ({ canvasElement }) => {
    const { board, status, tap } = await reader(canvasElement);
    await tap('a1');
    await expect(status()).toBe(
      'Light threw 3 and went from a4 to a1, a rosette. Another turn: throw again.',
    );
    await expect(board.match.mover).toBe('light');
  },
);

/** UR-8: the one in the middle, square 8, gives a turn and shelter. */
export const MiddleRosette: Story = lesson(
  'Light threw 2: go from b2 to b4.',
  { position: '4xx2/1l6/4xx2 l l0d0 2' },
  async ({ canvasElement }) => {
    const { cell, status, tap } = await reader(canvasElement);
    await tap('b4');
    await expect(status()).toMatch(/a rosette. Another turn: throw again\.$/);
    await expect(cell('b4')).toHaveAccessibleName(/safe rosette, light piece/);
  },
);

/** UR-10: the last one, square 14, gives another turn and nothing more. No enemy comes there anyway. */
export const LastRosette: Story = lesson(
  'Light threw 1: go from a8 to a7 and throw again.',
  { position: '4xx1l/8/4xx2 l l3d0 1' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('a7');
    await expect(status()).toBe(
      'Light threw 1 and went from a8 to a7, a rosette. Another turn: throw again.',
    );
  },
);

/** UR-9: a piece on the middle rosette cannot be captured, so nobody lands there. */
export const GuardedRosette: Story = lesson(
  'Light threw 2: b2 would come to b4. Try it. One may jump over it: enter, and go on later.',
  { position: '4xx2/1l1d4/4xx2 l l0d0 2' },
  async ({ canvasElement }) => {
    const { goals, status, tap } = await reader(canvasElement);
    await tap('b2');
    await expect(status()).toMatch(/safe \(UR-9\)/);
    await expect(goals()).toEqual(['a3']);
  },
);

/** UR-11: on the shared squares a piece captures another one, which waits again. */
export const Capture: Story = lesson(
  'Light threw 4: capture on b5.',
  { position: '4xx2/l3d3/4xx2 l l0d0 4' },
  async ({ canvasElement }) => {
    const { cell, status, tap } = await reader(canvasElement);
    await expect(cell('b5')).toHaveAccessibleName(/dark piece, the piece of b1 may come here, capturing/);
    await tap('b5');
    await expect(status()).toBe('Light threw 4 and went from b1 to b5, captured a piece. Dark to throw.');
  },
);

/** UR-11: each has a square 3 of its own. */
export const PrivateSquaresAreSafe: Story = lesson(
  'Light threw 2 and goes from a4 to a2, square 3. Dark’s piece on its own square 3, c2, stays.',
  { position: '3lxx2/8/1d2xx2 l l0d0 2' },
  async ({ canvasElement }) => {
    const { cell, status, tap } = await reader(canvasElement);
    await tap('a2');
    await expect(status()).toBe('Light threw 2 and went from a4 to a2. Dark to throw.');
    await expect(cell('c2')).toHaveAccessibleName(/dark piece/);
  },
);

/** UR-12: from square 13 it takes exactly 2 to go home. */
export const HomeFrom13: Story = lesson(
  'Light threw 2: tap a8 to go home.',
  { position: '4xx1l/8/4xx2 l l5d0 2' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('a8');
    await expect(status()).toBe('Light threw 2 and went home from a8. Dark to throw.');
  },
);

/** UR-12: and 1 from square 14. */
export const HomeFrom14: Story = lesson(
  'Light threw 1: tap a7 to go home.',
  { position: '4xxl1/8/4xx2 l l5d0 1' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('a7');
    await expect(status()).toBe('Light threw 1 and went home from a7. Dark to throw.');
  },
);

/** UR-12: a larger throw does not move the piece. */
export const Overshoot: Story = lesson(
  'Light threw 2: try a7, which needs 1. Then go home from a8.',
  { position: '4xxll/8/4xx2 l l4d0 2' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('a7');
    await expect(status()).toMatch(/\(UR-12\)/);
    await tap('a8');
    await expect(status()).toMatch(/went home from a8/);
  },
);

/** UR-13: whoever has all seven home first has won. */
export const Victory: Story = lesson(
  'Light threw 1: bring the last piece home.',
  { position: '4xxl1/3d4/d3xx2 l l6d4 1' },
  async ({ args, canvasElement }) => {
    const { board, status, tap } = await reader(canvasElement);
    await tap('a7');
    await expect(status()).toBe(
      'Light threw 1 and went home from a7. Light wins: all pieces are home, against 4.',
    );
    await expect(board.matches(':state(over)')).toBe(true);
    await waitFor(() => expect(args['board-victory']).toHaveBeenCalledOnce());
  },
);
