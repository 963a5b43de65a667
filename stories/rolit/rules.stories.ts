import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

/** The `rules` attribute takes options as `name=value`, with spaces between them. */
export default { ...meta, title: 'Rolit/Rules' } satisfies Meta<Args>;

/** The other pair of opposite colours. */
export const YellowAndBlue: Story = { args: { rules: 'seats=yellow,blue' } };

/** Three players sit at three sides; the fourth colour is on the board and belongs to nobody. */
export const ThreeSeats: Story = { args: { rules: 'seats=red,blue,green' } };

/** Four players, in the order of the leaflet of 2012: anticlockwise round the board. */
export const FourSeats: Story = { args: { rules: 'seats=red,blue,green,yellow' } };

/** A later edition plays clockwise, which is the mirror image. */
export const Clockwise: Story = {
  args: { rules: 'seats=red,yellow,green,blue' },
  play: async ({ canvasElement }) => {
    const { board, cell, status } = await reader(canvasElement);
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    await expect(status()).toMatch(/yellow to play\.$/);
  },
};

/** At a table the first player is drawn by lot; here the page names a colour. */
export const First: Story = {
  args: { first: 'green' },
  play: async ({ canvasElement }) => {
    const { status } = await reader(canvasElement);
    await expect(status()).toBe('Green to play.');
  },
};

/** The same as a rule option, beside another one. */
export const FirstAmongFour: Story = { args: { rules: 'seats=red,blue,green,yellow first=yellow' } };

/** 36 cells, for two to four players. */
export const Size6: Story = { args: { rules: 'size=6', coordinates: true } };

/** 16 cells, for two players: a game of five minutes. */
export const Size4: Story = { args: { rules: 'size=4', coordinates: true } };
