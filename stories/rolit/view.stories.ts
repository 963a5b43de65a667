import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { fourEdges } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

const position = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';

/** How a board lies before the reader. */
export default { ...meta, title: 'Rolit/View', args: { ...meta.args, position } } satisfies Meta<Args>;

export const Coordinates: Story = { args: { coordinates: true } };

/** `near` brings an edge of the board, as it lies with row 1 at the top, to the reader. */
export const FourEdges: Story = fourEdges('rolit-board');

/** A colour's own side: whoever plays yellow has the yellow rim in front. */
export const NearASeat: Story = { args: { near: 'yellow', coordinates: true } };

/** `flipped` turns the board half round, `flip()` does so on demand. */
export const Flipped: Story = { args: { flipped: true, coordinates: true } };

/** The arrow keys follow the picture, not the names: with the right edge near, ArrowRight goes from d4 to d3. */
export const KeysFollowThePicture: Story = {
  args: { near: 'right', coordinates: true },
  play: async ({ canvasElement }) => {
    const { board, cell } = await reader(canvasElement);
    const left = (name: string) => cell(name).getBoundingClientRect().left;
    const from = left('d4');
    cell('d4').focus();
    await userEvent.keyboard('{ArrowRight}');
    const [name] = board.shadowRoot!.activeElement!.getAttribute('aria-label')!.split(',');
    await expect(name).toBe('d3');
    await expect(left('d3')).toBeGreaterThan(from);
  },
};
