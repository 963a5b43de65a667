import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { until } from 'lit/directives/until.js';
import { expect, waitFor, within } from 'storybook/test';
import { fileOf, svgFile } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

const position = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';

/** A figure is a picture: nothing in it can be played, and one sentence tells the whole position. */
export default {
  ...meta,
  title: 'Rolit/Figures',
  args: { ...meta.args, mode: 'figure', position },
} satisfies Meta<Args>;

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement.querySelector('rolit-board')!.shadowRoot as unknown as HTMLElement);
    const picture = await root.findByRole('img');
    await expect(picture.getAttribute('aria-label')).toMatch(/^Rolit board.*red on b3.*Yellow to play/);
    await expect(root.queryByRole('grid')).toBeNull();
  },
};

export const WithCoordinates: Story = { args: { coordinates: true } };

/** A figure may show what no game reaches: `-` in place of the seat says that nobody is on turn. */
export const NobodyOnTurn: Story = { args: { position: 'r6r/8/8/8/8/8/8/r6r - rg', coordinates: true } };

/** The position stands between the tags, in place of the attribute. Line breaks and spaces do no harm. */
export const PositionAsText: Story = {
  render: () => html`
    <rolit-board mode="figure" coordinates>
      8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy
    </rolit-board>
  `,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rolit-board')!.match.position).toBe(position);
  },
};

const attributes = { position, coordinates: '' };

/** `toSvg()` gives the text of an SVG file, for feeds, e-mail and servers. Here it is the source of an `<img>`. */
export const SvgFile: Story = svgFile('rolit-board', attributes, 'A position of Rolit');

/** The same text may stand in a page, twice even: every id and class in it begins with the prefix given. */
export const SvgInThePage: Story = {
  render: () => html`
    <div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px">
      ${['one', 'two'].map(
        (prefix) =>
          html`<div>
            ${until(
              fileOf('rolit-board', attributes, prefix).then((text) => unsafeHTML(text)),
              'Drawing …',
            )}
          </div>`,
      )}
    </div>
  `,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')).toHaveLength(2));
    const ids = [...canvasElement.querySelectorAll('svg [id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};
