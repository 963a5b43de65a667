import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, within } from 'storybook/test';
import { leading, svgFile } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

const position = 'l3xx1l/2ld2d1/1d2xx2 l l2d1';

/** A figure is a picture: nothing in it can be played, and one sentence tells the position. */
export default {
  ...meta,
  title: 'Royal Game of Ur/Figures',
  args: { ...meta.args, mode: 'figure', position },
} satisfies Meta<Args>;

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement.querySelector('ur-board')!.shadowRoot as unknown as HTMLElement);
    const picture = await root.findByRole('img');
    await expect(picture).toHaveAccessibleName(/^Royal Game of Ur: light on .*; dark on .* Light to throw/);
    await expect(root.queryByRole('grid')).toBeNull();
  },
};

export const WithCoordinates: Story = { args: { coordinates: true } };

/** The squares that light walks, by number. */
export const WithPath: Story = { args: { coordinates: 'path' } };

/** A throw after the position shows the dice. */
export const WithThrow: Story = { args: { position: `${position} 3` } };

/** A figure may show what no game reaches, and `-` for nobody on turn. */
export const NobodyOnTurn: Story = { args: { position: 'llllxx2/8/ddddxx2 - l0d0' } };

/** The position stands between the tags, in place of the attribute. */
export const PositionAsText: Story = {
  render: () => html`<ur-board mode="figure">l3xx1l/2ld2d1/1d2xx2 l l2d1</ur-board>`,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ur-board')!.match.position).toBe(position);
  },
};

/** Two figures of a rulebook: the move told of leads from the one to the other. */
export const Figures1And2 = {
  ...leading(
    'ur-board',
    'b3-b7x',
    { number: 1, position: `${position} 4`, caption: 'Light threw 4: b3 can capture on b7.' },
    {
      number: 2,
      position: 'l3xx1l/3d2l1/1d2xx2 d l2d1',
      caption: 'Dark’s piece waits again, and has to walk the whole path.',
    },
  ),
  name: 'Figures 1 and 2: a capture',
};

/** `toSvg()` gives the text of an SVG file. Here it is the source of an `<img>`. */
export const SvgFile = svgFile(
  'ur-board',
  { position, coordinates: '' },
  'A position of the Royal Game of Ur',
);
