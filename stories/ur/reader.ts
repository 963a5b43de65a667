import { userEvent } from 'storybook/test';
import { readerOf } from '../shared/reader.js';

/** A board of Ur as a reader meets it. */
export async function reader(canvas: Element) {
  const read = await readerOf(canvas, 'ur-board');
  const { board } = read;
  const which = (says: RegExp) =>
    read.cells(says).map((cell) => cell.getAttribute('aria-label')!.split(',')[0]);
  return {
    ...read,
    /** The names of the squares that say this of themselves. */
    which,
    /** The squares where a piece may come. */
    goals: () => which(/may enter here|may come here/),
    throwDice: () => read.press('Throw the dice'),
    async keys(typed: string) {
      await userEvent.keyboard(typed);
      await board.updateComplete;
    },
  };
}
