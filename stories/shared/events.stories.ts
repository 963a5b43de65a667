import '../../src/games/pylos/define.js';
import '../../src/games/rolit/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, within } from 'storybook/test';
import type { BoardEventMap } from '../../src/board/events.js';
import { reader as pylosReader } from '../pylos/reader.js';
import { reader } from '../rolit/reader.js';

/** What a board tells its page. The events bubble, so one listener may serve a whole page. */
export default { title: 'Shared/Events' } satisfies Meta;

/** Writes an event and its fields at the top of the list below the board. */
function note(event: Event) {
  const item = document.createElement('li');
  const { detail } = event as BoardEventMap[keyof BoardEventMap];
  item.textContent = `${event.type} ${JSON.stringify(detail)}`;
  (event.currentTarget as Element).querySelector('ol')!.prepend(item);
}

const log = (board: TemplateResult) => html`
  <div
    @board-step=${note}
    @board-move=${note}
    @board-change=${note}
    @board-victory=${note}
    @board-draw=${note}
    @board-refused=${note}
  >
    ${board}
    <ol
      reversed
      aria-label="Events, the newest first"
      style="font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere"
    ></ol>
  </div>
`;

const rolit = (position: string) => html`
  <rolit-board position=${position} style="max-inline-size: 20rem"></rolit-board>
`;

/** The types of the events in the list, the newest first. */
const told = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.split(' ')[0]);

/** Play here, also where nothing may be played, and read what the page is told. */
export const Log: StoryObj = { render: () => log(rolit('4/1ry1/1bg1/4 r rg')) };

/** A refused try, then the last move of a game. */
export const RefusedAndVictory: StoryObj = {
  render: () => log(rolit('grrg/1rrg/rgrg/gggg g rg')),
  play: async ({ canvasElement }) => {
    const { board, cell } = await reader(canvasElement);
    await userEvent.click(cell('b2'));
    await userEvent.click(cell('a2'));
    await board.updateComplete;
    await expect(told(canvasElement)).toEqual([
      'board-victory',
      'board-change',
      'board-move',
      'board-step',
      'board-refused',
    ]);
  },
};

/** A move of several steps: light's d4 in Pylos makes a square, and a ball is taken back. The move is told at its end. */
export const StepsOfAMove: StoryObj = {
  render: () =>
    log(html`
      <pylos-board
        position="2l1/2ll/dd2/d3 3/3/3 2/2 1 l"
        style="max-inline-size: 20rem"
      ></pylos-board>
    `),
  play: async ({ canvasElement }) => {
    const { press, tap } = await pylosReader(canvasElement);
    await tap('d4', 'c3');
    await press('One is enough');
    const step = ['board-change', 'board-step'];
    await expect(told(canvasElement)).toEqual(['board-change', 'board-move', 'board-step', ...step, ...step]);
  },
};

/** `board-step` comes before a step, and `preventDefault()` stops it: this lesson lets only d6 through. */
export const OnlyOneMove: StoryObj = {
  render: () => html`
    <p>Red takes the blue ball. Which cell?</p>
    <rolit-board
      style="max-inline-size: 20rem"
      @board-step=${(event: BoardEventMap['board-step']) => {
        if (event.step !== 'd6') event.preventDefault();
      }}
    ></rolit-board>
  `,
  play: async ({ canvasElement }) => {
    const { board, cell, counts } = await reader(canvasElement);
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    await expect(counts()).toEqual([1, 1, 1, 1]);
    await userEvent.click(cell('d6'));
    await board.updateComplete;
    await expect(counts()).toEqual([3, 0, 1, 1]);
  },
};
