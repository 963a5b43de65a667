import { readerOf } from '../shared/reader.js';

/** A board of Rolit as a reader meets it. */
export async function reader(canvas: Element) {
  const read = await readerOf(canvas, 'rolit-board');
  /** Where a ball may be placed, so far as the board tells. */
  return { ...read, targets: () => read.cells(/, (turns|may be played)/) };
}
