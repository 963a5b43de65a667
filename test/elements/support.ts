import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { LiveElement } from '../../src/board/live-element.js';
import '../../src/games/rolit/define.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import type { Place } from '../board/support.js';
import { centre, painted } from '../board/support.js';

/** A small game with an opening comment, signs, a variation with one of its own, and comments. */
export const RECORD = `[Rules "size=4"]
{Four by four.} 1. d2 $1 {The best.} c1 (1... a1 $4 2. a2 (2. b4 $13) 2... a3 {Bad.}) 2. d4 a3 3. a2 a1 4. a4 d3`;

/** Several turns of the event loop, in which everything finds everything and is drawn. */
export async function settled(...elements: LiveElement[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await new Promise((done) => setTimeout(done));
    await Promise.all(elements.map((element) => element.updateComplete));
  }
}

/** Markup in a page; the record is read by then. */
export async function place(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>('<div></div>');
  box.innerHTML = markup;
  await ready(box);
  return box;
}

/** All boards and satellites in it are drawn. */
export async function ready(box: ParentNode): Promise<void> {
  const parts = [...box.querySelectorAll<LiveElement>('*')].filter(({ updateComplete }) => updateComplete);
  await settled(...parts);
  if ([...box.querySelectorAll('rolit-board')].some(({ match }) => !match)) throw new Error('no match');
  await settled(...parts);
}

/** A board that replays the small game, and a satellite of it. */
export async function beside<Tag extends `board-${string}` & keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes = '',
  board = 'mode="replay"',
) {
  const box = await place(
    `<rolit-board id="b" ${board} moves='${RECORD}'></rolit-board><${tag} for="b" ${attributes}>words</${tag}>`,
  );
  const made = box.querySelector('rolit-board') as RolitBoard;
  const it = box.querySelector(tag)! as HTMLElementTagNameMap[Tag] & LiveElement;
  const until = () => settled(made, it);
  return { box, board: made, it, root: it.shadowRoot!, until };
}

/** The mouse at the middle of an element. */
export async function mouse(type: 'click' | 'move', element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  await painted();
  await sendMouse({ type, position: [...(centre(element) as Place)] });
}

/** The mouse where nothing is. */
export const away = () => sendMouse({ type: 'move', position: [0, 0] });
