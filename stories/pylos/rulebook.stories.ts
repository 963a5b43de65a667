import type { Meta } from '@storybook/web-components-vite';
import { figures, leading } from '../shared/figures.js';
import { type Args, meta, type Story } from './board.js';

const views = ['above', 'tilt'];

/** The pictures of a rulebook, each in both views, each as the text of its position. */
export default { ...meta, title: 'Pylos/Rulebook' } satisfies Meta<Args>;

export const Board: Story = {
  render: () =>
    figures('pylos-board', {
      number: 1,
      position: '4/4/4/4 3/3/3 2/2 1 -',
      caption: 'Sixteen hollows, a1 to d4. Level 2 is e1 to g3 between them, level 3 h1 to i2, the apex j1.',
      views,
    }),
};

export const Pyramid: Story = {
  render: () =>
    figures('pylos-board', {
      number: 2,
      position: 'ldld/dldl/lddl/dldl dld/ldl/dld ll/dd l -',
      caption: 'Thirty balls on four levels: sixteen, nine, four and one. Light placed the last one and won.',
      views,
    }),
};

export const Figures3And4: Story = {
  ...leading(
    'pylos-board',
    'e1',
    {
      number: 3,
      position: '3d/4/ld2/dl1l 3/3/3 2/2 1 l',
      caption: 'Four balls side by side, of whatever colours, are a square: e1 is open.',
      views,
    },
    {
      number: 4,
      position: '3d/4/ld2/dl1l 3/3/l2 2/2 1 -',
      caption: 'Light places a ball on e1. The four under it cannot be moved now.',
      views,
    },
  ),
  name: 'Figures 3 and 4: a square carries',
};

export const Figures5And6: Story = {
  ...leading(
    'pylos-board',
    'd4-h1',
    {
      number: 5,
      position: '3l/ldl1/dld1/ldd1 3/dl1/ld1 2/2 1 l',
      caption: 'The square of e1, f1, e2 and f2 is open, and d4 carries nothing.',
      views,
    },
    {
      number: 6,
      position: '4/ldl1/dld1/ldd1 3/dl1/ld1 2/l1 1 -',
      caption: 'Light raises d4 to h1, two levels up, and has as many balls in reserve as before.',
      views,
    },
  ),
  name: 'Figures 5 and 6: a raise',
};

export const Figures7To9: Story = {
  ...leading(
    'pylos-board',
    'd4',
    {
      number: 7,
      position: 'l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l',
      caption: 'Light is on turn.',
      views,
    },
    {
      number: 8,
      position: 'l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l d4',
      caption: 'Light places d4: c3, c4, d3 and d4 are a square of its own.',
      views,
    },
    {
      number: 9,
      position: '2ll/dlll/lddd/dld1 3/dd1/dl1 2/l1 1 d',
      caption: 'Light takes back a4 and d1, and dark is on turn.',
      views,
    },
  ),
  name: 'Figures 7 to 9: a square of one colour',
};

export const Figure10: Story = {
  render: () =>
    figures('pylos-board', {
      number: 10,
      position: 'd2d/4/ldld/dldl 3/3/ll1 2/2 1 l g1',
      rules: 'expert',
      caption: 'By the expert rules g1 completes a line: three on level 2. On level 1 it takes four.',
      views,
    }),
  name: 'Figure 10: a line',
};
