import type { TemplateResult } from 'lit';
import '../../../src/games/pylos/define.js';
import type { PylosBoard } from '../../../src/games/pylos/pylos-board.js';
import { board, drawing, painted, part, parts, type Place, visible } from '../../board/support.js';

export { carry, drag, label, marked } from '../cells.js';

export const START = '4/4/4/4 3/3/3 2/2 1 l';
/** Light makes a square with d4. */
export const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
/** The same, and light's a1 carries its e1. */
export const CARRIED = '2l1/2ll/dd2/ld2 3/3/l2 2/2 1 l';
/** Light may raise a4, to e1 alone: its a1 and b2 are under that square. */
export const RAISE = 'l2d/4/dl2/ld2 3/3/3 2/2 1 l';
/** Light may raise c4 and d4, to h1 two levels up; they help to form g3, and d3 of dark is free too. */
export const HIGH = '2ll/ldld/dld1/ldl1 3/dl1/ld1 2/2 1 l';
/** All but the apex is full: fifteen of light's, fourteen of dark's. */
export const LAST = 'ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1 d';
/** Light's reserve is empty, and its free balls are those of level 3: whatever dark plays, light cannot go on. */
export const STUCK = 'lll1/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 d';
/** Light has one ball left. */
export const SPENT = 'lll1/dlll/dlll/dlll dd1/dld/ddd 2/l1 1 l';

export const pylos = (template: TemplateResult): Promise<PylosBoard> => board<PylosBoard>(template);

/** The centres of the balls that are drawn of each seat, in units of the drawing and in the order of painting. */
export function balls(element: Element): Record<'light' | 'dark', string[]> {
  const of = (seat: number) =>
    parts(element, `seat-${seat}`).flatMap((path) =>
      [...path.getAttribute('d')!.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)].map(
        ([, x, y, r]) => `${Math.round((Number(x) + Number(r)) * 10) / 10},${y}`,
      ),
    );
  return { light: of(1), dark: of(2) };
}

/** The cells where balls are drawn, of a board in play. */
export function held(element: Element): Record<'light' | 'dark', string> {
  const names = new Map(
    parts(element, 'cell').map((one) => [`${one.getAttribute('cx')},${one.getAttribute('cy')}`, one.id]),
  );
  const { light, dark } = balls(element);
  const write = (points: readonly string[]) => points.map((point) => names.get(point) ?? point).sort();
  return { light: write(light).join(' '), dark: write(dark).join(' ') };
}

/** The numbers in the trays, the upper one first. */
export const reserves = (element: Element): (string | null)[] =>
  [...part(element, 'reserve')!.querySelectorAll('text')]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent);

/** The cells that circles of this style lie round, of a board in play. */
export function ringed(element: Element, selector: string): string[] {
  const cells = parts(element, 'cell').map((one) => ({
    name: one.id,
    x: Number(one.getAttribute('cx')),
    y: Number(one.getAttribute('cy')),
  }));
  const paths = [...drawing(element).querySelectorAll(`g > path${selector}`)].filter(
    (path) => !path.closest('.motion'),
  );
  const names = paths
    .flatMap((path) => [...path.getAttribute('d')!.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)])
    .map(([, x, y, r]) => {
      const near = cells.find(
        (one) => Math.abs(one.x - Number(x) - Number(r)) < 0.1 && Math.abs(one.y - Number(y)) < 0.1,
      );
      return near?.name ?? `${x},${y}`;
    });
  // A ball that is picked up has two rings.
  return [...new Set(names)].sort();
}

/** A place of the window so far beside where a cell can be seen. */
export async function beside(element: Element, name: string, dx: number): Promise<Place> {
  await painted();
  const [x, y] = visible(element, name)!;
  return [x + dx, y];
}
