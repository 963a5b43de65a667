import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { readerOf } from './reader.js';

/**
 * A figure becomes a question: the board takes the moves that solve it, and says of every other one what it missed. Three steps of
 * help lie behind the button.
 */
export default {
  title: 'Shared/Puzzles',
  parameters: { controls: { disable: true } },
} satisfies Meta;

const SQUARE = 'll2/l3/1d2/dd2 3/3/3 2/2 1 l';
const narrow = 'max-inline-size:22rem';

/** The rules decide: any move that makes a square will do, whichever balls are then taken back. */
export const AnySquare: StoryObj = {
  render: () =>
    html`<pylos-board style=${narrow} mode="puzzle" goal="square" position=${SQUARE}></pylos-board>`,
  play: async ({ canvasElement }) => {
    const { tap, status, board } = await readerOf(canvasElement, 'pylos-board');
    await expect(status()).toBe('Light to play: make a square.');
    await tap('d1');
    await expect(status()).toMatch(/d1 makes no square .*PY-7/);
    await tap('b3', 'b4', 'a3');
    await expect(status()).toMatch(/Solved\.$/);
    await expect(board.match.ply).toBe(1);
  },
};

/** As many balls as one move can turn, among four players. */
export const MostBalls: StoryObj = {
  render: () => html`
    <rolit-board
      style=${narrow}
      mode="puzzle"
      goal="most"
      position="8/2y1y3/1rbyby2/2rrrry1/1bbbbrb1/1bygbrgg/1y2br1y/4b3 g rbgy"
    ></rolit-board>
  `,
  play: async ({ canvasElement }) => {
    const { press, status } = await readerOf(canvasElement, 'rolit-board');
    await press('Hint');
    await expect(status()).toMatch(/^Look at /);
    await press('Hint');
    await expect(status()).toMatch(/^It begins at /);
    await press('Hint');
    await expect(status()).toMatch(/^The move is /);
  },
};

/** A throw of one: two pieces can move, one of them captures. */
export const Capture: StoryObj = {
  render: () =>
    html`<ur-board style="max-inline-size:32rem" mode="puzzle" goal="capture" position="l2lxx2/d7/4xx2 l l0d0 1"></ur-board>`,
  play: async ({ canvasElement }) => {
    const { tap, status } = await readerOf(canvasElement, 'ur-board');
    await tap('a4', 'a3');
    await expect(status()).toMatch(/UR-/);
    await tap('a1', 'b1');
    await expect(status()).toMatch(/Solved\.$/);
  },
};

/** A kind of Real is asked for: `real=queen`. */
export const RealQueen: StoryObj = {
  render: () =>
    html`<real-queen-board style=${narrow} mode="puzzle" goal="real=queen" position="b1b1b2/7/7/7/2wwW2/7/7 w w18b17"></real-queen-board>`,
  play: async ({ canvasElement }) => {
    const { tap, status } = await readerOf(canvasElement, 'real-queen-board');
    await tap('a1');
    await expect(status()).toMatch(/RQ-/);
    await tap('f3');
    await expect(status()).toMatch(/conquer/);
  },
};

/** The author's own line, with what is said of a tempting move, and an answer that the board plays. */
export const Line: StoryObj = {
  render: () => html`
    <rolit-board
      style=${narrow}
      mode="puzzle"
      rules="size=4"
      solution="d2 {The edge.} (b4? {That gives Green the edge.}) c1 d4 {And the next one.}"
    ></rolit-board>
  `,
  play: async ({ canvasElement }) => {
    const { tap, status, board } = await readerOf(canvasElement, 'rolit-board');
    await tap('b4');
    await expect(status()).toBe('That gives Green the edge. Try another move.');
    await tap('d2');
    await waitFor(() => expect(board.match.ply).toBe(2), { timeout: 3000 });
    await tap('d4');
    await expect(status()).toMatch(/Solved\. And the next one\.$/);
  },
};

/** The last word is the other side's: its answer is played and said before the puzzle counts as solved. */
export const Answered: StoryObj = {
  render: () => html`
    <rolit-board
      style=${narrow}
      mode="puzzle"
      rules="size=4"
      solution="d2 {The edge.} c1 {Green has nothing better.}"
    ></rolit-board>
  `,
  play: async ({ canvasElement }) => {
    const { tap, status, board } = await readerOf(canvasElement, 'rolit-board');
    await tap('d2');
    await waitFor(() => expect(status()).toMatch(/Green has nothing better\. Solved\.$/), { timeout: 5000 });
    await expect(board.match.ply).toBe(2);
  },
};

/** The page hears of every try: a list of puzzles can keep the score. */
export const Score: StoryObj = {
  render: () => {
    const count = ({ type, currentTarget }: Event) => {
      const line = (currentTarget as Element).querySelector('output')!;
      line.textContent += type === 'board-solved' ? '✓' : '✗';
    };
    return html`
      <section @board-solved=${count} @board-missed=${count}>
        <rolit-board style=${narrow} mode="puzzle" rules="size=4" solution="d2 | d4"></rolit-board>
        <p>Tries: <output></output></p>
      </section>
    `;
  },
  play: async ({ canvasElement }) => {
    const { tap } = await readerOf(canvasElement, 'rolit-board');
    await tap('b4', 'd4');
    await expect(canvasElement.querySelector('output')!.textContent).toBe('✗✓');
  },
};
