import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, within } from 'storybook/test';
import { svgFile } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

const position = 'l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l';

/** A figure is a picture: nothing in it can be played, and one sentence tells the whole position. */
export default {
  ...meta,
  title: 'Pylos/Figures',
  args: { ...meta.args, mode: 'figure', position },
} satisfies Meta<Args>;

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement.querySelector('pylos-board')!.shadowRoot as unknown as HTMLElement);
    const picture = await root.findByRole('img');
    await expect(picture).toHaveAccessibleName(/^Pylos board: light on .*; dark on .* Light to play/);
    await expect(root.queryByRole('grid')).toBeNull();
  },
};

export const WithTilt: Story = { args: { view: 'tilt' } };

export const WithCoordinates: Story = { args: { coordinates: true } };

/** A move as far as it has been made, after the seat, shows the square. */
export const MiddleOfATurn: Story = { args: { position: `${position} d4`, coordinates: true } };

/** A figure may show what no game reaches: balls over nothing, and `-` for nobody on turn. */
export const NobodyOnTurn: Story = { args: { position: '4/4/4/4 3/1l1/3 2/d1 1 -', coordinates: true } };

/** The position stands between the tags, in place of the attribute. Line breaks and spaces do no harm. */
export const PositionAsText: Story = {
  render: () => html`
    <pylos-board mode="figure" coordinates>
      l1l1/dlll/lddd/dldl
      3/dd1/dl1
      2/l1
      1 l
    </pylos-board>
  `,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('pylos-board')!.match.position).toBe(position);
  },
};

/** `toSvg()` gives the text of an SVG file, for feeds, e-mail and servers. Here it is the source of an `<img>`. */
export const SvgFile: Story = svgFile('pylos-board', { position, coordinates: '' }, 'A position of Pylos');

export const SvgFileWithTilt: Story = svgFile(
  'pylos-board',
  { position, coordinates: '', view: 'tilt' },
  'A position of Pylos from the side',
);
