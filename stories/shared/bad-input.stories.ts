import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, within } from 'storybook/test';
import { plain } from './plain.js';

/**
 * A board never breaks a page. What it cannot read it tells of: in a note over the board, in the event
 * `board-error`, and **in one warning on the console, which is expected in each of these stories**.
 */
export default { title: 'Shared/Bad input', tags: ['warns'] } satisfies Meta;

/** A story whose note must say these words. */
const noted = (markup: string, words: RegExp): StoryObj => ({
  ...plain(markup),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('rolit-board, pylos-board')!
      .shadowRoot as unknown as HTMLElement;
    await expect(await within(root).findByRole('note')).toHaveTextContent(words);
  },
});

/** One warning is expected. Row 4 has nine cells, so the board shows the start instead. */
export const Position = noted(
  `<rolit-board position="8/8/8/3ry4/3bg3/8/8/8 r rg"></rolit-board>`,
  /position, row 4/,
);

/** One warning is expected. A ball of Pylos rests on four, and one of these is missing. */
export const ImpossiblePosition = noted(
  `<pylos-board position="4/4/l3/dl2 3/3/l2 2/2 1 d"></pylos-board>`,
  /position, e1: a ball rests on four.*PY-3/,
);

/** One warning is expected. There is no colour `purple`. */
export const Rules = noted(`<rolit-board rules="seats=red,purple"></rolit-board>`, /rules, seats/);

/** One warning is expected. Two players sit opposite each other. */
export const RulesInConflict = noted(`<rolit-board rules="seats=red,blue"></rolit-board>`, /opposite.*RO-1/);

/** One warning is expected. There is no edge `north`. */
export const Near = noted(`<rolit-board near="north"></rolit-board>`, /near/);

/** One warning is expected. A figure has its note too. */
export const InAFigure = noted(`<rolit-board mode="figure" position="x"></rolit-board>`, /position/);

/** One warning is expected. The page sets a position that cannot be read, and the last good board stays. */
export const LastGoodBoardStays: StoryObj = {
  ...plain(`<rolit-board rules="size=6" position="6/6/2rrr1/2bg2/6/6 g rg"></rolit-board>`),
  play: async ({ canvasElement }) => {
    const board = canvasElement.querySelector('rolit-board')!;
    await board.updateComplete;
    const { position } = board.match;
    board.position = 'nothing of the kind';
    await board.updateComplete;
    await expect(board.match.position).toBe(position);
  },
};
