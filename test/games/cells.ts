import { sendMouse } from '@web/test-runner-commands';
import type { LiveElement } from '../../src/board/live-element.js';
import { cell, centre, painted, parts, type Place, visible } from '../board/support.js';

export const label = (element: Element, name: string): string =>
  cell(element, name).getAttribute('aria-label')!;

/** The cells with a part. */
export const marked = (element: Element, name: string): string[] =>
  parts(element, 'cell')
    .filter((one) => one.matches(`[part~=${name}]`))
    .map(({ id }) => id)
    .sort();

/** Presses the mouse at a cell and moves it to another one, or to a place of the window, without letting go. */
export async function carry(element: LiveElement, from: string, to: string | Place): Promise<void> {
  await painted();
  const [x, y] = visible(element, from)!;
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  // A hand is no quicker.
  await new Promise((done) => setTimeout(done, 50));
  const goal = typeof to === 'string' ? centre(cell(element, to)) : to;
  await sendMouse({ type: 'move', position: [Math.round((x + goal[0]) / 2), Math.round((y + goal[1]) / 2)] });
  await sendMouse({ type: 'move', position: [...goal] });
  await element.updateComplete;
}

/** Drags from a cell to another one, or to a place of the window, and lets go there. */
export async function drag(element: LiveElement, from: string, to: string | Place): Promise<void> {
  await carry(element, from, to);
  await sendMouse({ type: 'up' });
  await element.updateComplete;
}
