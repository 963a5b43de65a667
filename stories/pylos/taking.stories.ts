import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** Light's d4 will complete a square. */
const square = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';

/** PY-7 to PY-10, PY-13, PY-14: what wins balls back. */
export default { ...lessons, title: 'Pylos/Taking back' } satisfies Meta<Args>;

/** PY-7: four own balls in a square win one or two of one's own back. The first is compulsory, the second is not. */
export const SquareByPlacing: Story = lesson(
  'Light: place d4, which completes a square. Then tap a ball, and another one or “One is enough”.',
  { position: square },
  async ({ canvasElement }) => {
    const { counts, press, status, takeable, tap } = await reader(canvasElement);
    await tap('d4');
    await expect(status()).toBe(
      'Light placed a ball on d4. Light takes back one or two balls: choose the first.',
    );
    await expect(takeable().sort()).toEqual(['c3', 'c4', 'd3', 'd4']);
    await tap('c3');
    await expect(counts()).toEqual([12, 12]);
    await expect(takeable().sort()).toEqual(['c4', 'd3', 'd4']);
    await press('One is enough');
    await expect(status()).toBe('Light placed a ball on d4 and took back c3; dark to play.');
    await expect(counts()).toEqual([12, 12]);
  },
);

/** PY-7: a square that a raised ball completes counts as much, on every level. */
export const SquareByRaising: Story = lesson(
  'Light: raise d4 to f2. It was on the board already, so the balls taken back are a pure gain.',
  { position: '3l/dld1/ddl1/dldd 3/l2/ll1 2/2 1 l' },
  async ({ canvasElement }) => {
    const { counts, status, takeable, tap } = await reader(canvasElement);
    await tap('d4', 'f2');
    await expect(takeable().sort()).toEqual(['e1', 'e2', 'f1', 'f2']);
    await tap('e1', 'e2');
    await expect(status()).toBe('Light raised d4 to f2 and took back e1 and e2; dark to play.');
    await expect(counts()).toEqual([10, 8]);
  },
);

/** PY-9: two squares with one ball win no more than one does. */
export const TwoSquaresAtOnce: Story = lesson(
  'Light: b2 completes a square on its left and one on its right. Take two balls; a third one is not asked for.',
  { position: 'dd1d/d2d/l1l1/lll1 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { counts, status, takeable, tap } = await reader(canvasElement);
    await tap('b2');
    await expect(takeable()).toHaveLength(6);
    await tap('a1', 'c1');
    await expect(status()).toMatch(/took back a1 and c1; dark to play/);
    await expect(counts()).toEqual([11, 10]);
  },
);

/** PY-8: any own ball that carries none may be taken, the one just played as well. */
export const TheBallJustPlayed: Story = lesson(
  'Light: place d4, take back d4, and let that be enough. Nothing has changed, but dark is on turn.',
  { position: square },
  async ({ canvasElement }) => {
    const { board, press, status, tap } = await reader(canvasElement);
    await tap('d4', 'd4');
    await press('One is enough');
    await expect(status()).toBe('Light placed a ball on d4 and took back d4; dark to play.');
    await expect(board.match.position).toBe(square.replace(/l$/, 'd'));
  },
);

/** PY-8: one ball is taken after the other, so the first may free the second. */
export const FreedSecondBall: Story = lesson(
  'Light: place d4. You may not take back a1, which carries e1. Take e1 first; then a1 is free.',
  { position: '2l1/2ll/dd1d/ld1d 3/3/l2 2/2 1 l' },
  async ({ canvasElement }) => {
    const { status, takeable, tap } = await reader(canvasElement);
    await tap('d4', 'a1');
    await expect(status()).toBe('a1: this ball carries e1 (PY-5).');
    await tap('e1');
    await expect(takeable()).toContain('a1');
    await tap('a1');
    await expect(status()).toMatch(/took back e1 and a1; dark to play/);
  },
);

/** PY-13: `rules="child"` is the game without taking back: only raising saves balls. */
export const Child: Story = lesson(
  'Light: the square on d4 is worth nothing here, and dark plays next.',
  { position: square, rules: 'child' },
  async ({ canvasElement }) => {
    const { status, takeable, tap } = await reader(canvasElement);
    await tap('d4');
    await expect(status()).toBe('Light placed a ball on d4; dark to play.');
    await expect(takeable()).toEqual([]);
  },
);

/** PY-14: `rules="expert"` lets a full row or column win balls too: on level 1 that is four. */
export const LineOnLevel1: Story = lesson(
  'Light: d1 completes a row of four.',
  { position: 'd2d/4/1d2/lll1 3/3/3 2/2 1 l', rules: 'expert' },
  async ({ canvasElement }) => {
    const { takeable, tap } = await reader(canvasElement);
    await tap('d1');
    await expect(takeable()).toEqual(['a1', 'b1', 'c1', 'd1']);
  },
);

/** PY-14: on level 2 it is three. The levels above have no lines. */
export const LineOnLevel2: Story = lesson(
  'Light: g1 completes a row of three on level 2.',
  { position: 'd2d/4/ldld/dldl 3/3/ll1 2/2 1 l', rules: 'expert' },
  async ({ canvasElement }) => {
    const { takeable, tap } = await reader(canvasElement);
    await tap('g1');
    await expect(takeable()).toEqual(expect.arrayContaining(['e1', 'f1', 'g1']));
  },
);

/** PY-14: a diagonal is no line. */
export const DiagonalIsNoLine: Story = lesson(
  'Light: d4 completes a diagonal of four, and wins nothing.',
  { position: 'd3/1dl1/1l1d/l3 3/3/3 2/2 1 l', rules: 'expert' },
  async ({ canvasElement }) => {
    const { status, takeable, tap } = await reader(canvasElement);
    await tap('d4');
    await expect(status()).toBe('Light placed a ball on d4; dark to play.');
    await expect(takeable()).toEqual([]);
  },
);
