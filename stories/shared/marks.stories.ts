import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fireEvent } from 'storybook/test';
import { readerOf } from './reader.js';

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
    <figcaption><code>marks='${marks}'</code></figcaption>
  </figure>
`;
const row = 'display:flex;flex-wrap:wrap;gap:1rem';

/** Every kind of mark as a live figure. */
export const EveryMark: StoryObj = {
  render: () => html`
    <div style=${row}>
      ${[
        'd1>g3',
        'b4-a4',
        'c4!',
        'd4.',
        'd2x',
        'd3:7',
        'b1:"two words"',
        'a4=light',
        'a4~',
        'a4~5 b4~1',
        'heat(a4=5 b4=3 c3..d4=1)',
        'a3..b4~',
        'd4!@teal @teal="the apex may come here"',
        'heat(a4=5 b4=1) ~5=good ~1=bad',
      ].map(figure)}
    </div>
  `,
};

/** Four colours, which differ in their strokes too. */
export const Colours: StoryObj = {
  render: () => html`
    <div style=${row}>${['amber', 'teal', 'rose', 'ink'].map((colour) => figure(`d1>g3@${colour} c4!@${colour} b4~@${colour}`))}</div>
  `,
};

/** Our own estimate, from measured play, of what a cell is worth; the picture of the leaflet is not at hand. */
export const Grades: StoryObj = {
  render: () => html`
    <rolit-board
      style="max-inline-size:26rem"
      mode="figure"
      position="8/8/8/3ry3/3bg3/8/8/8"
      coordinates
      marks=${[
        'heat(a1=5 h1=5 a8=5 h8=5 b2=1 g2=1 b7=1 g7=1',
        'b1=2 g1=2 a2=2 h2=2 a7=2 h7=2 b8=2 g8=2',
        'c1..f1=4 c8..f8=4 a3..a6=4 h3..h6=4 c2..f2=3 c7..f7=3 b3..g6=3)',
        '~5="very high" ~4=high ~3=medium ~2=low ~1="very low"',
      ].join(' ')}
    ></rolit-board>
  `,
};

/** What colours mean, below the drawing and in its sentence. */
export const Legends: StoryObj = {
  render: () => html`
    <div style=${row}>
      <rolit-board
        style="inline-size:18rem"
        mode="figure"
        position="8/8/2g5/3gy3/3bg3/8/8/8"
        marks='c3&gt;d4 e6!@teal f4!@teal a1..b2~@rose @amber="green has captured" @teal="where blue may capture" @rose="far away"'
      ></rolit-board>
      <rolit-board
        style="inline-size:14rem"
        mode="figure"
        position="8/8/2g5/3gy3/3bg3/8/8/8"
        crop="c3:f6"
        marks='c3&gt;d4 @amber="captured"'
      ></rolit-board>
    </div>
  `,
};

/** A figure of a place, or several, by their names. */
const placed = (what: ReturnType<typeof html>, marks: string) => html`
  <figure style="margin:0;max-inline-size:24rem">
    ${what}
    <figcaption><code>marks="${marks}"</code></figcaption>
  </figure>
`;
const ur = (marks: string, rules = 'finkel') =>
  placed(html`<ur-board mode="figure" rules=${rules} marks=${marks}></ur-board>`, marks);
const queens = (position: string, marks: string) =>
  placed(
    html`<real-queen-board mode="figure" position=${position} marks=${marks}></real-queen-board>`,
    marks,
  );

/** Places of the Royal Game of Ur: paths and zones, by the rules of the board. */
export const PlacesOfUr: StoryObj = {
  render: () => html`
    <div style=${row}>
      ${[ur('path:light path:dark@teal'), ur('path:light path:dark@teal', 'masters'), ur('zone:light zone:war@rose zone:dark@ink')]}
    </div>
  `,
};

/** Places of Real Queen: castle areas, the Real under way, and lines. */
export const PlacesOfRealQueen: StoryObj = {
  render: () => html`
    <div style=${row}>
      ${[
        queens('B6/7/7/7/2W4/7/7 w w20b20', 'castle:white castle:black@teal'),
        queens('6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 a1', 'real@teal'),
        queens('7/7/2wwwww/2b1b2/4b2/4b2/4b2 w w15b15', 'real:e2@rose'),
      ]}
    </div>
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
      <ur-board style="max-inline-size:26rem" mode="figure" marks="a4&gt;a1 b1&gt;b8@teal b4:safe"></ur-board>
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

/** Marks in the comments of a record: step on and back. */
export const InARecord: StoryObj = {
  render: () => html`
    <rolit-board
      style="inline-size:18rem"
      mode="replay"
      ply="1"
      rules="size=4"
      moves="1. d2 {[marks d2&gt;c2 b1!@teal] At the edge; green may answer on b1.} c1 {[marks c1&gt;c2@teal]} 2. d4"
    ></rolit-board>
  `,
};

/** Drag with the right button, or press M at two cells; Shift, Ctrl and Alt are the other colours. */
export const DrawnByTheReader: StoryObj = {
  render: () => html`
    <rolit-board style="max-inline-size:22rem" markable marks="c4!@ink"></rolit-board>
  `,
  play: async ({ canvasElement }) => {
    const { board, cell, status } = await readerOf(canvasElement, 'rolit-board');
    for (const name of ['c3', 'e3']) {
      await fireEvent.keyDown(cell(name), { key: 'm' });
      await board.updateComplete;
    }
    await expect(status()).toBe('Arrow from c3 to e3 drawn.');
    await expect(board.marks).toBe('c4!@ink c3>e3');
  },
};

/** A finger, or whoever cannot drag, presses the button and taps the cells. */
export const DrawnByTaps: StoryObj = {
  render: () => html`
    <pylos-board style="max-inline-size:22rem" markable position=${POSITION}></pylos-board>
  `,
  play: async ({ canvasElement }) => {
    const { board, press, tap, status } = await readerOf(canvasElement, 'pylos-board');
    await press('Draw marks');
    await tap('d1', 'g3', 'c4', 'c4');
    await expect(status()).toBe('Ring on c4 drawn.');
    await expect(board.marks).toBe('d1>g3 c4!');
  },
};
