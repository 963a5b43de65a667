import { html } from 'lit';
import { until } from 'lit/directives/until.js';
import { expect, within } from 'storybook/test';
import type { BoardElement } from '../../src/board/board-element.js';
import { boardOf, type Story } from './board.js';

type Board = BoardElement<unknown, unknown>;

interface Figure {
  number: number;
  position: string;
  caption: string;
  rules?: string;
  /** From where it is shown, side by side; the game's own view if left out. */
  views?: readonly string[];
}

/** Figures side by side where there is room, with their captions. */
export const figures = (component: string, ...all: Figure[]) => html`
  <div style="display: flex; flex-wrap: wrap; gap: 16px">
    ${all.map(({ number, caption, views = ['above'], ...what }) => {
      const boards = views.map(
        (view) =>
          html`<div style="flex: 1 1 240px; max-inline-size: 36rem">
            ${boardOf(component, { ...what, view, mode: 'figure', coordinates: true })}
          </div>`,
      );
      return html`
        <figure style="flex: ${views.length} 1 280px; max-inline-size: ${36 * views.length}rem; margin: 0">
          <div style="display: flex; flex-wrap: wrap; gap: 8px">${boards}</div>
          <figcaption><b>Figure ${number}.</b> ${caption}</figcaption>
        </figure>
      `;
    })}
  </div>
`;

/** Shows figures, and checks that the move told of leads from the first of them to the second. */
export const leading = (component: string, move: string, ...all: Figure[]): Story => ({
  render: () => figures(component, ...all),
  play: async ({ canvasElement }) => {
    const [before, after] = [...canvasElement.querySelectorAll('figure')].map((figure) =>
      figure.querySelector<Board>(component)!,
    );
    await after!.updateComplete;
    const { position } = after!.match;
    await expect(before!.play(move)).toBe(true);
    // A figure may say `-` in place of the seat.
    await expect(before!.match.position).toMatch(RegExp(`^${position.replace('-', '.')}$`));
    // The figure goes on showing what its caption tells.
    before!.undo();
  },
});

/** The text of an SVG file of a board that is in no page. */
export async function fileOf(component: string, attributes: Record<string, string>, prefix?: string) {
  const board = document.createElement(component) as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  return board.toSvg(prefix);
}

/** An SVG file as the source of an `<img>`. */
export const svgFile = (component: string, attributes: Record<string, string>, alt: string): Story => ({
  render: () =>
    html`${until(
      fileOf(component, attributes).then(
        (text) =>
          html`<img
            alt=${alt}
            style="display: block; inline-size: 100%; max-inline-size: 36rem"
            src="data:image/svg+xml,${encodeURIComponent(text)}"
          />`,
      ),
      'Drawing …',
    )}`,
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img');
    await picture.decode();
    await expect(picture.naturalWidth).toBeGreaterThan(0);
  },
});

/** A position with each edge of the board near the reader. */
export const fourEdges = (component: string): Story => ({
  render: ({ position }) => html`
    <div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px">
      ${['bottom', 'right', 'top', 'left'].map(
        (near) => html`
          <figure style="margin: 0">
            ${boardOf(component, { mode: 'figure', coordinates: true, near, position: position! })}
            <figcaption>near="${near}"</figcaption>
          </figure>
        `,
      )}
    </div>
  `,
});
