import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** UR-14 and UR-15: other rules by a word in `rules`. */
export default { ...lessons, title: 'Royal Game of Ur/Rules' } satisfies Meta<Args>;

/** UR-15: sixteen squares, of which twelve are shared; three dice, where none marked counts 4; no rosette is safe. */
export const Masters: Story = lesson(
  'After b7 the path of light turns to c7 and c8. Light threw 1: go from b7 to c7, a rosette.',
  { rules: 'masters', position: '4xx2/6l1/4xx2 l l0d0 1' },
  async ({ canvasElement }) => {
    const { cell, status, tap, which } = await reader(canvasElement);
    await expect(which(/square \d+/)).toHaveLength(16);
    await expect(cell('b4')).toHaveAccessibleName(/^b4, square 8, rosette/);
    await tap('c7');
    await expect(status()).toMatch(/went from b7 to c7, a rosette. Another turn/);
  },
);

/** UR-15: by masters a piece on b4 can be captured. */
export const MastersCaptureOnTheRosette: Story = lesson(
  'Light threw 1: capture on b4.',
  { rules: 'masters', position: '4xx2/2ld4/4xx2 l l0d0 1' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('b4');
    await expect(status()).toMatch(/captured a piece, a rosette. Another turn/);
  },
);

/** UR-15: five pieces, the path of masters, and another turn for a capture. */
export const Blitz: Story = lesson(
  'Light threw 2: capture on b3, and throw again.',
  { rules: 'blitz', position: '4xx2/l1d5/4xx2 l l0d0 2' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('b3');
    await expect(status()).toMatch(/captured a piece. Another turn: throw again\.$/);
  },
);

/** UR-14: fewer pieces make a shorter game. */
export const ThreePieces: Story = lesson(
  'Three pieces each: whoever has three home has won.',
  { rules: 'pieces=3' },
  async ({ canvasElement }) => {
    const { board } = await reader(canvasElement);
    await expect(board.match.rules.pieces).toBe('3');
  },
);

/** UR-1: light begins, or whom `first` names. */
export const First: Story = lesson('Dark begins.', { first: 'dark' }, async ({ canvasElement }) => {
  const { status } = await reader(canvasElement);
  await expect(status()).toBe('Dark to throw.');
});
