import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { fourEdges } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

const position = '2l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l';

/** How a board lies before the reader. */
export default { ...meta, title: 'Pylos/View', args: { ...meta.args, position } } satisfies Meta<Args>;

/** `view="tilt"` looks from the reader's side: good for showing, since the nearer balls hide the farther ones. */
export const Tilt: Story = {
  args: { view: 'tilt' },
  play: async ({ canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await tap('d1');
    await expect(status()).toMatch(/^The ball of d1 is picked up: raise it to g2/);
  },
};

/** Both views draw the same position; the page may change from one to the other in the middle of a game. */
export const BothViews: Story = {
  render: ({ position }) => html`
    <div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px">
      <pylos-board mode="figure" position=${position!}></pylos-board>
      <pylos-board mode="figure" view="tilt" position=${position!}></pylos-board>
    </div>
  `,
};

/** Columns and rows of the two lower levels stand at the near and the left edge, those of the upper ones across. */
export const Coordinates: Story = { args: { coordinates: true } };

/** With the tilt they stand on the frame and its front. */
export const CoordinatesWithTilt: Story = { args: { coordinates: true, view: 'tilt' } };

/** `near` brings a seat or an edge to the reader, and its tray with it. */
export const NearASeat: Story = { args: { near: 'dark', coordinates: true } };

/** `flipped` turns the board half round, `flip()` does so on demand. */
export const Flipped: Story = { args: { flipped: true, coordinates: true } };

/** `near` takes an edge as well, and the light falls from the upper left whichever it is. */
export const FourEdges: Story = fourEdges('pylos-board');

/** Page Up goes to the square that rests on a cell, Page Down to a cell it rests on. Hidden balls are reached too. */
export const KeysThroughTheLevels: Story = {
  args: { coordinates: true },
  play: async ({ canvasElement }) => {
    const { board, cell } = await reader(canvasElement);
    const keys = async (typed: string) => {
      await userEvent.keyboard(typed);
      return board.shadowRoot!.activeElement!.getAttribute('aria-label');
    };
    cell('a1').focus();
    await expect(await keys('{PageUp}')).toMatch(
      /^e1, level 2, dark ball, on a1, b1, a2, and b2, carries h1/,
    );
    await expect(await keys('{PageUp}')).toMatch(/^h1, level 3, light ball/);
    await expect(await keys('{PageUp}')).toMatch(/^j1, level 4, empty, over h1, i1, h2, and i2/);
    await expect(await keys('{PageDown}')).toMatch(/^h2, level 3/);
    await expect(await keys('{ArrowRight}')).toMatch(/^i2, level 3/);
  },
};
