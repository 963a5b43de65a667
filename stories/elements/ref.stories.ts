import '../../src/elements/board-frame.js';
import '../../src/elements/board-ref.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { MIDGAME, plain } from '../shared/plain.js';
import { drawn, RECORD } from './reader.js';

/** Words that show on a board what they speak of: point at them, reach them with Tab, or tap them. */
export default { title: 'Satellites/Ref', component: 'board-ref' } satisfies Meta;

/** Cells. The other way round, the words light up while one of their cells is pointed at on the board. */
export const Cells: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board coordinates position="${MIDGAME}"></rolit-board>
  <p>Yellow holds <board-ref cells="c2 e2">two balls of the second row</board-ref>, and no
  <board-ref cells="a1 h1 a8 h8">corner</board-ref> is taken.</p>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const board = canvasElement.querySelector('rolit-board')!;
    const [two, corner] = canvasElement.querySelectorAll('board-ref');
    await userEvent.hover(two!);
    await expect(board.lit).toBe('c2 e2');
    await userEvent.unhover(two!);
    corner!.shadowRoot!.querySelector<HTMLElement>('[role=button]')!.focus();
    await expect(board.lit).toBe('a1 h1 a8 h8');
    await userEvent.keyboard('{Escape}');
    await expect(board.lit).toBe('');
  },
};

/** Positions, and a plain link, after which the board stays where it went. */
export const Positions: StoryObj = {
  ...plain(`
<board-frame>
  <rolit-board id="lesson" mode="replay" coordinates moves='${RECORD}'></rolit-board>
  <p>Red opens <board-ref ply="1" cells="d2">at the edge</board-ref>, green answers
  <board-ref ply="2" cells="c1">at the other</board-ref>. After twelve moves
  <a href="#lesson@ply=12">green has won</a>.</p>
</board-frame>`),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const { match } = canvasElement.querySelector('rolit-board')!;
    const [, answer] = canvasElement.querySelectorAll('board-ref');
    await userEvent.hover(answer!);
    await expect(match.ply).toBe(2);
    await userEvent.unhover(answer!);
    await expect(match.ply).toBe(0);
    await userEvent.click(canvasElement.querySelector('a')!);
    await expect(match.ply).toBe(12);
  },
};
