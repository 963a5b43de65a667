import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, within } from 'storybook/test';
import { figures, fourEdges, leading, svgFile } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

const position = '2w1b2/1B3w1/1bbb1W1/w1w1w1b/7/b1w1w1b/3b1w1 w w11b10';

/** A figure is a picture: nothing in it can be played, and sentences tell the whole position. */
export default {
  ...meta,
  title: 'Real Queen/Figures',
  args: { ...meta.args, mode: 'figure', position, coordinates: true },
} satisfies Meta<Args>;

export const Figure: Story = {
  play: async ({ canvasElement }) => {
    const root = within(
      canvasElement.querySelector('real-queen-board')!.shadowRoot as unknown as HTMLElement,
    );
    const picture = await root.findByRole('img');
    await expect(picture).toHaveAccessibleName(
      /^Real Queen board: white on .*; black Queen on b6\. White to play/,
    );
    await expect(root.queryByRole('grid')).toBeNull();
  },
};

/** A move as far as it has been made, after the racks: its lines are lit. */
export const MiddleOfAMove: Story = { args: { position: `${position} d3xc5` } };

/** `castle` shows both castle areas. */
export const WithCastleAreas: Story = {
  render: () =>
    html`<real-queen-board mode="figure" castle coordinates position=${position}></real-queen-board>`,
};

/** `-` stands for nobody on turn, and the racks may be left out. */
export const NobodyOnTurn: Story = { args: { position: '7/7/2wwww1/7/7/7/7 -' } };

export const FourEdges: Story = fourEdges('real-queen-board');

/** `toSvg()` gives the text of an SVG file. Here it is the source of an `<img>`. */
export const SvgFile: Story = svgFile(
  'real-queen-board',
  { position, coordinates: '' },
  'A position of Real Queen',
);

export const BeforeAndAfter: Story = leading(
  'real-queen-board',
  'a1xe6xf6xg7^a1^a2^b1',
  { number: 1, position: '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16', caption: 'White is on turn.' },
  {
    number: 2,
    position: '7/7/7/w6/w5b/7/2ww3 b w16b16',
    caption: 'White has made a Double Real on a1, conquered three marbles and taken three back.',
  },
);

const table = [
  ['b1b4/6b/7/7/2www2/7/7 w w17b17 f3', 'Real: four. Conquer 1, take back 2.'],
  ['b1b1b2/7/7/7/2wwW2/7/7 w w18b17 f3', 'Real Queen: three and the Queen. Conquer 2, take back 2.'],
  ['6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16 d4', 'Super Real of five. Conquer 2, take back 3.'],
  ['6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16 Qd4', 'Super Real Queen of five. Conquer 3, take back 3.'],
  ['6w/4bw1/7/3w3/2w4/bw5/b5b w w15b16 e5', 'Super Real of six. Conquer 3, take back 4.'],
  ['7/w1b4/w6/3b1b1/w6/w5b/W5b w w16b15 a4', 'Super Real Queen of six. Conquer 4, take back 4.'],
  [
    '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 a1',
    'Double Real. Conquer 3, take back 3: the crossing one and one of each line.',
  ],
  ['6b/4bb1/7/w6/w5b/w6/1wWw2b w w15b15 a1', 'Double Real Queen. Conquer 4, take back 3.'],
  [
    '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 Qa1',
    'The Queen crosses: she stays, and one more of any line goes back.',
  ],
  ['b5b/4b2/2w4/2w4/3www1/2w4/b1w3b w w13b15 c3', 'Four crossing five. Conquer 4, take back 4.'],
  ['b2w2w/3w1w1/3ww2/b3www/7/2b2b1/bb4b w w11b13 d4', 'Three lines of four. Conquer 5, take back 4.'],
  [
    'w1bw2w/1w1w1w1/2www2/b3www/1b5/2b1bb1/bb4b w w8b11 Qd4',
    'Four lines of four with the Queen. Conquer 8, take back 5.',
  ],
] as const;

/** RQ-10 to RQ-13 on one page: what is made, and what it gives. */
export const TheRealTable: Story = {
  render: () =>
    figures(
      'real-queen-board',
      ...table.map(([shown, caption], i) => ({ number: i + 1, position: shown, caption })),
    ),
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll('real-queen-board')];
    await Promise.all(all.map(({ updateComplete }) => updateComplete));
    await expect(all.filter(({ match }) => match.started[0]?.made)).toHaveLength(table.length);
  },
};
