import '../../src/all.js';
// Loaded before, so that no board waits for it and is drawn later than the page.
import '../../src/board/marks.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { expect } from 'storybook/test';
import type { BoardElement } from '../../src/board/board-element.js';
import { type Figure, leaflets } from './leaflets.js';

/**
 * The figures of four rulebooks, each by one line of HTML, which is shown beside it: what is drawn is made from that very text.
 * They are printed in one ink, and each is told in a sentence.
 */
export default {
  title: 'Shared/Leaflets',
  parameters: { controls: { disable: true } },
} satisfies Meta;

/** A caption in which no id of a rule is broken at its hyphen. */
const told = (caption: string) =>
  caption
    .split(/([A-Z]{2}-\d+)/)
    .map((part, i) => (i % 2 ? html`<span style="white-space: nowrap">${part}</span>` : part));

/** The shape of a board, which keeps its room until it is drawn. */
const SHAPES: Readonly<Record<keyof typeof leaflets, string>> = {
  rolit: '84 / 85',
  pylos: '84 / 85',
  ur: '43 / 25',
  'real-queen': '1',
};

const shown = ({ title, caption, line }: Figure, shape: string) => html`
  <div style="display: flex; flex-wrap: wrap; gap: 12px 20px; break-inside: avoid">
    <figure style="flex: 3 1 15rem; max-inline-size: 22rem; margin: 0">
      <div style="aspect-ratio: ${shape}">${unsafeHTML(line)}</div>
      <figcaption style="margin-block-start: 8px"><b>${title}.</b> ${told(caption)}</figcaption>
    </figure>
    <p style="flex: 2 1 13rem; margin: 0; font-size: 0.8em; line-height: 1.4">
      <code style="white-space: pre-wrap; overflow-wrap: anywhere">${line}</code>
    </p>
  </div>
`;

/** The figures of a game, with their lines below them to copy. */
const leaflet = (game: keyof typeof leaflets): StoryObj => ({
  render: () => html`
    <div style="display: grid; gap: 28px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 34rem), 1fr))">
      ${leaflets[game].map((figure) => shown(figure, SHAPES[game]))}
    </div>
  `,
  parameters: {
    docs: { source: { code: leaflets[game].map(({ line }) => line).join('\n'), language: 'html' } },
  },
  play: async ({ canvasElement }) => {
    const boards = [...canvasElement.querySelectorAll<BoardElement<unknown, unknown>>(`${game}-board`)];
    await expect(boards).toHaveLength(leaflets[game].length);
    for (const board of boards) {
      await board.updateComplete;
      await expect(board.shadowRoot!.querySelector('[part~=error]')).toBeNull();
      await expect(board.shadowRoot!.querySelector('[role=img]')).toHaveAccessibleName();
    }
  },
});

/** The eight figures of the leaflet of 2012; the last one is ours, in place of one that is not at hand. */
export const Rolit: StoryObj = leaflet('rolit');

/** What a help text of Pylos shows: the board, placing, raising, squares, lines and the end. */
export const Pylos: StoryObj = leaflet('pylos');

/** Six points of the rules of Ur: goal, throwing, moving, attacking, another turn on a rosette, safety. */
export const Ur: StoryObj = { ...leaflet('ur'), name: 'Royal Game of Ur' };

/** The table of Reals. What is conquered is crossed; what goes back to the rack is ringed. Then the Real that wins. */
export const RealQueen: StoryObj = leaflet('real-queen');
