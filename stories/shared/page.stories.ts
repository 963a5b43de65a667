import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { reader } from '../rolit/reader.js';
import { MIDGAME, plain } from './plain.js';

/** Boards take after their page. The switches for colours and direction stand in the toolbar above. */
export default { title: 'Shared/Page' } satisfies Meta;

const board = plain(`<rolit-board coordinates position="${MIDGAME}"></rolit-board>`);

/** `color-scheme: light` on the page, or none. */
export const Light: StoryObj = { ...board, globals: { scheme: 'light' } };

/** `color-scheme: dark` on the page, or on whatever is round the board. */
export const Dark: StoryObj = { ...board, globals: { scheme: 'dark' } };

/** The text round a board runs from right to left; the board itself lies as it always does. */
export const RightToLeft: StoryObj = {
  ...plain(`
<p lang="ar">لوحة في صفحة تُقرأ من اليمين إلى اليسار.</p>
<rolit-board coordinates takeback rules="seats=red,blue,green,yellow"></rolit-board>`),
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const { board, cell } = await reader(canvasElement);
    const left = (name: string) => cell(name).getBoundingClientRect().left;
    await expect(left('a1')).toBeLessThan(left('h1'));
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    // ArrowRight goes to the right on the board, whatever the text does.
    cell('d4').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(board.shadowRoot!.activeElement).toBe(cell('e4'));
  },
};

const positions = [
  '8/8/8/3ry3/3bg3/8/8/8 g rbgy',
  '8/8/2g5/3gy3/3bg3/8/8/8 - rbgy',
  'b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy',
  'b7/1y6/2br4/2gby3/2bbb3/3y1b2/8/8 - rbgy',
  '5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy',
  '5g2/5y2/2yyyy2/1ryybyr1/2gryy2/1yyyyy2/3ryy2/3yyy2 - rbgy',
];

/** Each board is one of its own: a move on one leaves the others as they are. */
export const SeveralBoards: StoryObj = {
  render: () => html`
    <div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px">
      <rolit-board aria-label="A game for two"></rolit-board>
      <rolit-board aria-label="A game for four" rules="seats=red,blue,green,yellow"></rolit-board>
      ${positions.map((position) => html`<rolit-board mode="figure" position=${position}></rolit-board>`)}
    </div>
  `,
  play: async ({ canvasElement }) => {
    const boards = canvasElement.querySelectorAll('rolit-board');
    await Promise.all([...boards].map(({ updateComplete }) => updateComplete));
    const before = [...boards].map(({ match }) => match.position);
    const { board, cell } = await reader(canvasElement);
    await userEvent.click(cell('f4'));
    await board.updateComplete;
    const changed = [...boards].filter(({ match }, i) => match.position !== before[i]);
    await expect(changed).toEqual([board]);
  },
};
