import type { Meta } from '@storybook/web-components-vite';
import { figures, leading } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

/** The pictures of the rules leaflet of 2012, each as the text of its position. */
export default { ...meta, title: 'Rolit/Leaflet' } satisfies Meta<Args>;

export const Figure1: Story = {
  name: 'Figure 1',
  render: () =>
    figures('rolit-board', {
      number: 1,
      position: '8/8/8/3ry3/3bg3/8/8/8 - rbgy',
      caption: 'Four balls in the middle, whoever plays.',
    }),
};

export const Figures2And3: Story = {
  ...leading(
    'rolit-board',
    'c3',
    {
      number: 2,
      position: '8/8/8/3ry3/3bg3/8/8/8 g rbgy',
      caption:
        'Green, on turn, looks for a line of other balls that ends at a green one: e5, d4, and then c3.',
    },
    {
      number: 3,
      position: '8/8/2g5/3gy3/3bg3/8/8/8 - rbgy',
      caption: 'The ball on c3 holds d4 between itself and e5, and d4 turns green.',
    },
  ),
  name: 'Figures 2 and 3',
};

export const Figures4And5: Story = {
  ...leading(
    'rolit-board',
    'f6',
    {
      number: 4,
      position: 'b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy',
      caption: 'Blue has balls on a1 and on c3, both on the line through f6.',
    },
    {
      number: 5,
      position: 'b7/1y6/2br4/2gby3/2bbb3/3y1b2/8/8 - rbgy',
      caption: 'Blue plays f6. The line ends at the next blue ball, c3: e5 and d4 turn, b2 stays yellow.',
    },
  ),
  name: 'Figures 4 and 5',
};

export const Figures6And7: Story = {
  ...leading(
    'rolit-board',
    'f6',
    {
      number: 6,
      position: '5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy',
      caption: 'Yellow can capture on five lines at once.',
    },
    {
      number: 7,
      position: '5g2/5y2/2yyyy2/1ryybyr1/2gryy2/1yyyyy2/3ryy2/3yyy2 - rbgy',
      caption: 'Yellow plays f6, and ten balls turn.',
    },
  ),
  name: 'Figures 6 and 7',
};
