import type { Meta } from '@storybook/web-components-vite';
import { fourEdges } from '../shared/figures.js';
import { type Args, boardOf, meta, type Story } from './board.js';
import { html } from 'lit';

const position = 'l3xx1l/2ld2d1/1d2xx2 l l2d1';

/** How a board lies before the reader. */
export default {
  ...meta,
  title: 'Royal Game of Ur/View',
  args: { ...meta.args, position },
} satisfies Meta<Args>;

/** Rows have letters, columns numbers. */
export const Coordinates: Story = { args: { coordinates: true } };

/** Or the squares have the numbers of the path of whoever is on turn. */
export const NumberedPath: Story = { args: { coordinates: 'path' } };

/** `near="left"` or `near="right"` makes it tall: on a phone its squares are then nearly twice as large. */
export const Tall: Story = {
  args: { near: 'left', coordinates: true },
  render: (args) => html`<div style="max-inline-size: 320px">${boardOf(args)}</div>`,
};

/** `near` brings a seat or an edge to the reader. */
export const NearASeat: Story = { args: { near: 'light', coordinates: true } };

export const Flipped: Story = { args: { flipped: true, coordinates: true } };

/** The light falls from the upper left whichever edge is near; motifs, pieces and dice stay upright. */
export const FourEdges = fourEdges('ur-board');
