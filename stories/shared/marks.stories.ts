import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

const meta: Meta = {
  title: 'Shared/Marks',
  parameters: { controls: { disable: true } },
};
export default meta;

const POSITION = '2ll/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l';

/** A figure with the line that draws it. */
const figure = (marks: string) => html`
  <figure style="margin:0;max-inline-size:16rem">
    <pylos-board mode="figure" position=${POSITION} marks=${marks}></pylos-board>
    <figcaption><code>marks="${marks}"</code></figcaption>
  </figure>
`;
const row = 'display:flex;flex-wrap:wrap;gap:1rem';

/** Every kind of mark as a live figure. */
export const EveryMark: StoryObj = {
  render: () => html`
    <div style=${row}>
      ${['d1>g3', 'b4-a4', 'c4!', 'd4.', 'd2x', 'd3:7', 'b1:"two words"', 'a4=light', 'a4~', 'a3..b4~'].map(figure)}
    </div>
  `,
};

/** Four colours, which differ in their strokes too. */
export const Colours: StoryObj = {
  render: () => html`
    <div style=${row}>${['amber', 'teal', 'rose', 'ink'].map((colour) => figure(`d1>g3@${colour} c4!@${colour} b4~@${colour}`))}</div>
  `,
};

/** The same language on every board. */
export const OnEveryBoard: StoryObj = {
  render: () => html`
    <div style=${row}>
      <rolit-board
        style="inline-size:18rem"
        mode="figure"
        position="8/8/2g5/3gy3/3bg3/8/8/8"
        marks="c6&gt;f3 d7=red e7:1 f7:2 a1..b2~@rose g7!@teal"
      ></rolit-board>
      <ur-board style="inline-size:26rem" mode="figure" marks="a4&gt;a1 b1&gt;b8@teal b4:safe"></ur-board>
      <real-queen-board
        style="inline-size:18rem"
        mode="figure"
        position="7/7/7/3B3/2www2/7/7 w w17b20"
        marks="f3=white c3-f3@teal d4!@rose"
      ></real-queen-board>
    </div>
  `,
};

/** A part of a board. */
export const Crop: StoryObj = {
  render: () => html`
    <rolit-board
      style="inline-size:14rem"
      mode="figure"
      position="8/8/2g5/3gy3/3bg3/8/8/8"
      crop="c3:f6"
      marks="c6&gt;f3"
    ></rolit-board>
  `,
};
