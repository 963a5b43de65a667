import type { Meta } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import type { Args, Story } from './board.js';
import { lesson, lessons } from './lesson.js';
import { reader } from './reader.js';

/** RQ-1 to RQ-6: what a turn is. Each plays exactly one marble; there is no passing. */
export default { ...lessons, title: 'Real Queen/Placing and moving' } satisfies Meta<Args>;

/** RQ-2: a marble goes from the rack to any empty hollow. */
export const Placing: Story = lesson('White: tap any hollow.', {}, async ({ canvasElement }) => {
  const { status, tap, which } = await reader(canvasElement);
  await expect(which(/a marble may be placed here/)).toHaveLength(49);
  await tap('d4');
  await expect(status()).toBe('White placed a marble on d4; black to play.');
});

/** RQ-4: the Queen waits on her throne. The button, a tap on her, or Q takes her; the same again puts her down. */
export const PlacingTheQueen: Story = lesson(
  'White: take the Queen and place her. The hollows round her are her castle area.',
  { position: '7/7/4bb1/7/2ww3/7/7 w w18b18' },
  async ({ canvasElement }) => {
    const { button, press, status, tap, which } = await reader(canvasElement);
    await press('Queen');
    await expect(button('Queen')).toHaveAttribute('aria-pressed', 'true');
    await press('Queen');
    await expect(status()).toBe('White to play.');
    await press('Queen');
    await tap('e3');
    await expect(status()).toBe('White placed the Queen on e3; black to play.');
    await expect(which(/castle area of white/)).toHaveLength(8);
  },
);

/** RQ-4: as the last marble in the rack she must be placed: a tap on a hollow does it. */
export const QueenForcedAsLast: Story = lesson(
  'White: nothing but the Queen is left in the rack. Try to move a1, then tap a hollow.',
  { position: 'b3w1b/7/7/7/7/2w4/w5B w w0b18' },
  async ({ args, canvasElement }) => {
    const { status, tap } = await reader(canvasElement);
    await expect(status()).toMatch(/place the Queen, the last in the rack/);
    await tap('a1');
    await expect(status()).toMatch(/RQ-4/);
    await expect(args['board-refused']).toHaveBeenCalledOnce();
    await tap('d4');
    await expect(status()).toBe('White placed the Queen on d4; black to play.');
  },
);

/** RQ-4: with `queenEntry=real-or-last` she enters only where she completes a Real. */
export const QueenEntersByAReal: Story = lesson(
  'White: take the Queen. She may go to b3 and f3 alone.',
  { position: '7/2b4/4bb1/7/2www2/7/7 w w17b17', rules: 'queenEntry=real-or-last' },
  async ({ canvasElement }) => {
    const { press, which } = await reader(canvasElement);
    await press('Queen');
    await expect(which(/the Queen may come here/)).toEqual(['b3', 'f3']);
  },
);

/** RQ-5: the Queen steps to an empty neighbour at any time. */
export const QueenSteps: Story = lesson(
  'White: tap the Queen, then a hollow beside her.',
  { position: '7/7/3b3/3W3/2b4/7/w6 w w19b18' },
  async ({ canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await tap('d4');
    await expect(which(/the Queen may come here/)).toEqual(['c4', 'c5', 'd3', 'e3', 'e4', 'e5']);
    await tap('e5');
    await expect(status()).toBe('White moved the Queen from d4 to e5; black to play.');
  },
);

/** RQ-5: with `queenMoves=after-rack` she waits until the rack is empty. */
export const QueenStepsAfterTheRack: Story = lesson(
  'White: try to tap the Queen.',
  { position: '7/7/3b3/3W3/2b4/7/w6 w w19b18', rules: 'queenMoves=after-rack' },
  async ({ args, canvasElement }) => {
    const { tap, which } = await reader(canvasElement);
    await expect(which(/may be moved/)).toEqual([]);
    await tap('d4');
    await expect(args['board-refused']).toHaveBeenCalledOnce();
  },
);

/** RQ-3: marbles on the board are frozen while the rack holds one. */
export const FrozenUntilTheRackIsEmpty: Story = lesson(
  'White: a1 cannot move yet. Place the last marble; black places one too; then a1 may go anywhere.',
  { position: 'b5b/1B5/7/3W3/7/7/w5w w w1b18' },
  async ({ args, canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await tap('a1');
    await expect(status()).toMatch(/RQ-3/);
    await expect(args['board-refused']).toHaveBeenCalledOnce();
    await tap('d6', 'f1');
    await expect(which(/may be moved/)).toEqual(['a1', 'd4', 'd6', 'g1']);
    await tap('a1', 'g6');
    await expect(status()).toBe('White moved a marble from a1 to g6; black to play.');
  },
);

/** RQ-3, RQ-8: marbles taken back refill the rack, and freeze the others again. */
export const FrozenAgain: Story = lesson(
  'White: complete the row by e3 to d1. Two marbles go back to the rack; after black’s turn no marble may move.',
  { position: 'b1b1b2/7/B5W/7/4w2/7/www4 w w0b10' },
  async ({ canvasElement }) => {
    const { status, tap, which } = await reader(canvasElement);
    await tap('e3', 'd1', 'a7', 'a1', 'd1');
    await expect(status()).toMatch(/took back a1 and d1; black to play\.$/);
    await tap('d5');
    await expect(which(/marble.*may be moved/)).toEqual([]);
  },
);

/** All by keys: arrows and Enter, Q for the Queen. */
export const ByKeys: Story = lesson(
  'Press Tab to come to the board, Q to take the Queen, arrows to a hollow, and Enter.',
  {},
  async ({ canvasElement }) => {
    const { board, cell, status } = await reader(canvasElement);
    cell('d4').focus();
    await userEvent.keyboard('q{ArrowRight}{ArrowUp}{Enter}');
    await board.updateComplete;
    await expect(status()).toBe('White placed the Queen on e5; black to play.');
    await expect(board.shadowRoot!.activeElement).toBe(cell('e5'));
  },
);
