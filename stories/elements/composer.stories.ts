import '../../src/elements/board-composer.js';
import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BoardElement } from '../../src/board/board-element.js';
import { plain } from '../shared/plain.js';
import { drawn } from './reader.js';

/** Set up a position, draw marks, and take the line of HTML to your own page. */
export default { title: 'Satellites/Composer', component: 'board-composer' } satisfies Meta;

/** All games of Tavola. Below is the line that the page of a blog needs. */
export const Composer: StoryObj = {
  ...plain(`<board-composer></board-composer>`),
  play: async ({ canvasElement }) => {
    const composer = canvasElement.querySelector('board-composer')!;
    await drawn(canvasElement);
    const form = within(composer.shadowRoot as unknown as HTMLElement);
    const board = composer.firstElementChild as BoardElement<unknown, unknown>;
    await userEvent.click(board.shadowRoot!.getElementById('b2')!);
    await drawn(canvasElement);
    await expect(form.getByLabelText('Position')).toHaveValue('4/4/1l2/4 3/3/3 2/2 1 l');
    await userEvent.selectOptions(form.getByLabelText('Near the reader'), 'dark');
    await drawn(canvasElement);
    await expect(composer.markup).toBe(
      '<pylos-board mode="figure" position="4/4/1l2/4 3/3/3 2/2 1 l" near="dark"></pylos-board>',
    );
  },
};

/** Only the games that a page has. */
export const OneGame: StoryObj = plain(`<board-composer games="rolit"></board-composer>`);

/** The preview is the board as a reader meets it; marks are drawn on it with the right button. */
export const Preview: StoryObj = {
  ...plain(`<board-composer game="ur"></board-composer>`),
  play: async ({ canvasElement }) => {
    const composer = canvasElement.querySelector('board-composer')!;
    await drawn(canvasElement);
    const form = within(composer.shadowRoot as unknown as HTMLElement);
    await userEvent.click(form.getByRole('radio', { name: 'Preview' }));
    await drawn(canvasElement);
    const board = composer.firstElementChild as BoardElement<unknown, unknown>;
    await expect(board.mode).toBe('figure');
    await expect(composer.markup).toBe('<ur-board mode="figure"></ur-board>');
  },
};

export const Dark: StoryObj = {
  ...plain(`<board-composer game="real-queen"></board-composer>`),
  globals: { scheme: 'dark' },
};

export const Narrow: StoryObj = plain(
  `<div style="inline-size: 18rem"><board-composer game="rolit"></board-composer></div>`,
);
