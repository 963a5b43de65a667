import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** PY-1 to PY-6: what a turn is. There is no passing: a ball is placed, or one is raised. */
export default { ...lessons, title: 'Pylos/Placing and raising' } satisfies Meta<Args>;

/** PY-2, PY-3: a ball from the reserve goes into a hollow, or on a square of four balls of whatever colours. */
export const Placing: Story = lesson(
  'Light: place a ball in a hollow, or on the square of four, which is e1. Then dark plays.',
  { position: '4/4/ld2/dl2 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { cell, counts, status, tap, which } = await reader(canvasElement);
    await expect(which(/level 1, empty, a ball may be placed here/)).toHaveLength(12);
    await expect(which(/level 2, .* a ball may be placed here/)).toEqual(['e1']);
    await tap('e1');
    await expect(status()).toBe('Light placed a ball on e1; dark to play.');
    await expect(cell('e1')).toHaveAccessibleName(/light ball, on a1, b1, a2, and b2/);
    await expect(counts()).toEqual([12, 13]);
  },
);

/** PY-3: three balls carry nothing. */
export const ThreeAreNoSquare: Story = lesson(
  'Light: try e1, over three balls. The board says what is missing. Place it, and e1 is open to dark.',
  { position: '3d/4/l3/dl2 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await tap('e1');
    await expect(status()).toMatch(/empty: b2 \(PY-3\)/);
    await tap('b2');
    await expect(which(/level 2, .* a ball may be placed here/)).toEqual(['e1']);
  },
);

/** PY-1: light moves first, or whom `first` names. */
export const First: Story = lesson('Dark begins.', { first: 'dark' }, async ({ canvasElement }) => {
  const { status } = await reader(canvasElement);
  await expect(status()).toBe('Dark to play.');
});

/** PY-4: a ball of one's own may be raised to a square. It costs no ball of the reserve, which is its whole point. */
export const RaisingOneLevel: Story = lesson(
  'Light: tap d1, then e1. The reserve stays at twelve.',
  { position: '3d/4/ld2/dl1l 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { counts, status, tap } = await reader(canvasElement);
    await tap('d1');
    await expect(status()).toMatch(/raise it to e1/);
    await tap('e1');
    await expect(status()).toBe('Light raised d1 to e1; dark to play.');
    await expect(counts()).toEqual([12, 12]);
  },
);

/** PY-4: two levels up at once is as good as one. */
export const RaisingTwoLevels: Story = lesson(
  'Light: h1 is a square of level 2. Raise d4 to it, from the base past a whole level.',
  { position: '3l/ldl1/dld1/ldd1 3/dl1/ld1 2/2 1 l' },
  async ({ canvasElement }) => {
    const { cell, status, tap, which } = await reader(canvasElement);
    await expect(which(/may be raised to/)).toEqual(['d4']);
    await tap('d4', 'h1');
    await expect(status()).toBe('Light raised d4 to h1; dark to play.');
    await expect(cell('h1')).toHaveAccessibleName(/level 3, light ball/);
  },
);

/** PY-4: never on the same level, and never down. */
export const OnlyUp: Story = lesson(
  'Light: pick up d1 and try the hollow beside it, d2.',
  { position: '3d/4/ld2/dl1l 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('d1', 'd2');
    await expect(status()).toBe('d1-d2: a raise goes to a higher level (PY-4). It is put down.');
  },
);

/** PY-6: a ball is lifted first, and a square that it helps to form is then none. */
export const NotOnItsOwnSquare: Story = lesson(
  'Light: pick up d1. It may go to e1 and f1, not to g1, which is empty as well but rests on d1. Try g1.',
  { position: '4/4/lddl/dldl 3/3/3 2/2 1 l' },
  async ({ canvasElement }) => {
    const { cell, status, tap, which } = await reader(canvasElement);
    await tap('d1');
    await expect(which(/may be raised here/)).toEqual(['e1', 'f1']);
    await tap('g1');
    await expect(status()).toBe('d1-g1: g1 rests on this very ball (PY-6). It is put down.');
    await expect(cell('d1')).toHaveAccessibleName(/light ball/);
  },
);

/** PY-5: a ball that carries another one stays where it is. */
export const CarryingBalls: Story = lesson(
  'Light: try to pick up a2, or any ball under e1. They look like the others: the board tells when asked.',
  { position: '3d/4/ldd1/dll1 3/3/l2 2/2 1 l' },
  async ({ canvasElement }) => {
    const { cell, status, tap } = await reader(canvasElement);
    await tap('a2');
    await expect(status()).toBe('a2: this ball carries e1 (PY-5).');
    await expect(cell('a2')).toHaveAccessibleName(/carries e1/);
  },
);
