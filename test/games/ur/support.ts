import { sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import '../../../src/games/ur/define.js';
import type { UrBoard } from '../../../src/games/ur/ur-board.js';
import { board, cell, centre, circles, painted, part, parts } from '../../board/support.js';

export { drag, label, marked } from '../cells.js';

export const START = '4xx2/8/4xx2 l l0d0';
/**
 * Light on a1, b3 and a8, two waiting and two home; dark on c2, on the guarded b4 and on b7, three waiting and one home.
 * By 1 light may go on from a1 and a8 and enter, by 2 it may do all, by 3 go on from b3 and enter, by 4 capture on b7.
 */
export const MID = 'l3xx1l/2ld2d1/1d2xx2 l l2d1';
/** Light's last piece needs 1 and dark's last two are far away. */
export const LAST = '4xxl1/8/d3xx2 l l6d5';

export const ur = (template: TemplateResult): Promise<UrBoard> => board<UrBoard>(template);

/** The middle of a cell, in units of the drawing. */
export const middle = (element: Element, name: string): string => {
  const one = cell(element, name);
  return `${Number(one.getAttribute('x')) + 50},${Number(one.getAttribute('y')) + 50}`;
};

/** The points where the pieces of a path lie, in units of the drawing. */
const points = (path: Element) =>
  path.getAttribute('d')!.slice('M0 0L'.length, -' 0 0'.length).split(' ').filter(Boolean);
const names = (element: Element, at: readonly string[]) => {
  const known = new Map(parts(element, 'cell').map(({ id }) => [middle(element, id), id]));
  return at.map((point) => known.get(point) ?? point);
};

/** The cells where pieces are drawn. */
export function held(element: Element): Record<'light' | 'dark', string> {
  const of = (seat: number) =>
    parts(element, `seat-${seat}`)
      .filter((path) => path.matches('[part~=piece]'))
      .flatMap((path) => names(element, points(path)))
      .sort()
      .join(' ');
  return { light: of(1), dark: of(2) };
}

/** How many pieces of a seat lie beside the board, and how far along it: those that wait, then those at home. */
export function trays(element: Element, seat: number): readonly [waiting: number, home: number] {
  const all = parts(element, `seat-${seat}`)
    .filter((path) => path.matches('[part~=reserve]'))
    .flatMap(points)
    .map((point) => point.split(',').map(Number));
  const [, , width, height] = part(element, 'board')!.getAttribute('viewBox')!.split(' ').map(Number);
  // The trays for waiting pieces are where the path begins: at a4.
  const axis = width! > height! ? 0 : 1;
  const [one, other] = ['a1', 'a8'].map((name) => Number(middle(element, name).split(',')[axis]));
  const from = (at: number) => Math.abs(at - one!) < Math.abs(at - other!);
  const waiting = all.filter((point) => from(point[axis]!)).length;
  return [waiting, all.length - waiting];
}

/** The cells that circles of this style lie round, or where else they lie. */
export const ringed = (element: Element, selector: string): string[] =>
  [...new Set(names(element, circles(element, selector)))].sort();

/** How many dice show a marked tip, of how many that lie in the well. */
export function dice(element: Element): readonly [marked: number, all: number] {
  const shown = parts(element, 'die').filter((die) => points(die)[0]);
  return [shown.filter((die) => die.getAttribute('marker-mid') === 'url(#d1)').length, shown.length];
}
/** The total that is written in the well. */
export const total = (element: Element): string | undefined =>
  element.shadowRoot!.querySelector('svg > g text.tt')?.textContent ?? undefined;
/** Where a thrower presses. */
export const well = (element: Element) => element.shadowRoot!.querySelector<SVGElement>('.dice');

/** Presses the dice. */
export async function pressWell(element: UrBoard): Promise<void> {
  await painted();
  await sendMouse({ type: 'click', position: [...centre(well(element)!)] });
  await element.updateComplete;
}

export const texts = ({ match }: UrBoard): string[] => match.history.map(({ text }) => text);
export const started = ({ match }: UrBoard): string[] => match.started.map(({ text }) => text);

export const pause = (time: number) => new Promise((done) => setTimeout(done, time));
