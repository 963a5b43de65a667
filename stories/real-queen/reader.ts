import { readerOf } from '../shared/reader.js';

/** A board of Real Queen as a reader meets it. */
export async function reader(canvas: Element) {
  const read = await readerOf(canvas, 'real-queen-board');
  return {
    ...read,
    /** The names of the cells that say this of themselves. */
    which: (says: RegExp) =>
      read
        .cells(says)
        .map((cell) => cell.getAttribute('aria-label')!.split(',')[0]!)
        .sort(),
  };
}
