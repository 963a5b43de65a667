import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import '../../src/games/rolit/define.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';

/** Four players, 27 moves in, green to move. */
export const MIDGAME = '8/2y1y3/1rbyby2/2rrrry1/1bbbbrb1/1bygbrgg/1y2br1y/4b3 g rbgy';
/** The same after g3. */
export const AFTER = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';
export const START = '8/8/8/3ry3/3bg3/8/8/8 r rg';

export async function board(template: TemplateResult): Promise<RolitBoard> {
  const made = await fixture<RolitBoard>(template);
  await made.updateComplete;
  return made;
}

export const part = (element: Element, name: string) =>
  element.shadowRoot!.querySelector(`[part~="${name}"]`);
export const parts = (element: Element, name: string) => [
  ...element.shadowRoot!.querySelectorAll(`[part~="${name}"]`),
];
export const cell = (element: Element, name: string) =>
  element.shadowRoot!.getElementById(name) as Element as SVGElement;
export const drawing = (element: Element) => part(element, 'board')!;
export const status = (element: Element) => part(element, 'status')!.textContent!.trim();
/** What is drawn, as text: equal pictures have equal texts, in whatever order attributes came. */
export const picture = (element: Element): string => {
  const write = (node: Element): string => {
    const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    return `<${node.localName} ${attributes.join(' ')}>${[...node.children].map(write).join('') || node.textContent}`;
  };
  return write(drawing(element));
};

/** The cells that are shown as targets. */
export const targets = (element: Element) =>
  parts(element, 'cell')
    .filter((one) => one.matches('[part~=target]'))
    .map(({ id }) => id);

/** Where the pieces of each kind are drawn: a kind is one path with a marker at each point. */
export const drawnPieces = (element: Element): Record<string, string[]> =>
  Object.fromEntries(
    parts(element, 'piece').map((path) => [
      path.getAttribute('marker-mid')!.slice(5, -1),
      path.getAttribute('d')!.slice('M0 0L'.length, -' 0 0'.length).split(' ').filter(Boolean),
    ]),
  );
/** The centres of the circles that paths of a class draw. */
export const circles = (element: Element, selector: string): string[] =>
  [...drawing(element).querySelectorAll(selector)].flatMap((path) =>
    [...path.getAttribute('d')!.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)].map(
      ([, x, y, r]) => `${Number(x) + Number(r)},${y}`,
    ),
  );

/** Does this with the mouse in the middle of a cell. */
async function point(type: 'click' | 'move', element: RolitBoard, name: string): Promise<void> {
  // What was added a moment ago can be hit from the next frame on.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, width, height } = cell(element, name).getBoundingClientRect();
  await sendMouse({ type, position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  await element.updateComplete;
}

export const click = (element: RolitBoard, name: string) => point('click', element, name);
export const hover = (element: RolitBoard, name: string) => point('move', element, name);

/** Records the events of these types that reach the document. */
export function listen(...types: string[]): {
  events: (Event & { detail: Record<string, unknown> })[];
  stop(): void;
} {
  const events: (Event & { detail: Record<string, unknown> })[] = [];
  const add = (event: Event) => void events.push(event as (typeof events)[number]);
  for (const type of types) document.addEventListener(type, add);
  return { events, stop: () => types.forEach((type) => document.removeEventListener(type, add)) };
}

/** Catches what would be warned of while something is done. */
export async function warnings(act: () => unknown): Promise<string[]> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (...words: unknown[]) => void said.push(words.join(' '));
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return said;
}
