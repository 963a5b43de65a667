import { fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import type { LiveElement } from '../../src/board/live-element.js';
import '../../src/games/rolit/define.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';

/** Four players, 27 moves in, green to move. */
export const MIDGAME = '8/2y1y3/1rbyby2/2rrrry1/1bbbbrb1/1bygbrgg/1y2br1y/4b3 g rbgy';
/** The same after g3. */
export const AFTER = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';
export const START = '8/8/8/3ry3/3bg3/8/8/8 r rg';

export async function board<Made extends LiveElement = RolitBoard>(template: TemplateResult): Promise<Made> {
  const made = await fixture<Made>(template);
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

/** In pixels of the window. */
export type Place = readonly [x: number, y: number];

/** The middle of what is drawn there. */
export const centre = (one: Element): Place => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/**
 * Where a pointer meets a cell and nothing that lies over it: its middle if that can be seen, else a place that has most
 * of the cell round it; nowhere if all of it is covered.
 */
export function visible(element: Element, name: string): Place | undefined {
  const one = cell(element, name);
  const meets = (x: number, y: number) => element.shadowRoot!.elementFromPoint(x, y) === one;
  const middle = centre(one);
  if (meets(...middle)) return middle;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const found: { place: Place; round: number }[] = [];
  for (let x = Math.ceil(left); x < right; x += 2) {
    for (let y = Math.ceil(top); y < bottom; y += 2) {
      if (!meets(x, y)) continue;
      const offsets = [-6, -3, 0, 3, 6];
      const near = offsets.flatMap((dx) => offsets.filter((dy) => meets(x + dx, y + dy)));
      found.push({ place: [x, y], round: near.length });
    }
  }
  return found.sort((one, other) => other.round - one.round)[0]?.place;
}

/** What was added a moment ago can be hit from the next frame on. */
export const painted = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

/** Does this with the mouse at a cell, where it can be seen. */
async function point(type: 'click' | 'move', element: LiveElement, name: string): Promise<void> {
  await painted();
  cell(element, name).scrollIntoView({ block: 'nearest' });
  const place = visible(element, name);
  if (!place) throw new Error(`Nothing is to be seen of ${name}.`);
  await sendMouse({ type, position: [...place] });
  await element.updateComplete;
}

export const click = (element: LiveElement, name: string) => point('click', element, name);
export const hover = (element: LiveElement, name: string) => point('move', element, name);

/** Presses a button of a board with the mouse. */
export async function push(element: LiveElement, name: string): Promise<void> {
  const button = part(element, name)!;
  button.scrollIntoView({ block: 'nearest' });
  await painted();
  await sendMouse({ type: 'click', position: [...centre(button)] });
  await element.updateComplete;
}

/** Presses a key, or one with another held: `Control+Home`. */
export async function press(keys: string): Promise<void> {
  const [key, held] = keys.split('+').reverse();
  if (held) await sendKeys({ down: held });
  await sendKeys({ press: key! });
  if (held) await sendKeys({ up: held });
}

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
