import { readerOf } from '../shared/reader.js';

/** A board of Pylos as a reader meets it. */
export async function reader(canvas: Element) {
  const read = await readerOf(canvas, 'pylos-board');
  /** The names of the cells that say this of themselves. */
  const which = (says: RegExp) =>
    read.cells(says).map((cell) => cell.getAttribute('aria-label')!.split(',')[0]);
  return {
    ...read,
    which,
    /** Which balls may be taken back. */
    takeable: () => which(/may be taken back/),
  };
}
