import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import '../../../src/games/real-queen/define.js';
import type { RealQueenBoard } from '../../../src/games/real-queen/real-queen-board.js';
import {
  board,
  cell,
  centre,
  drawing,
  drawnPieces,
  painted,
  part,
  parts,
  press,
} from '../../board/support.js';
import { marked as cellsWith } from '../cells.js';

export { drag, label } from '../cells.js';

export const START = '7/7/7/7/7/7/7 w w20b20';
/** White makes a Real with b3 or f3, and black has three marbles to conquer. */
export const REAL = 'b1b4/6b/7/7/2www2/7/7 w w17b17';
/** White makes a Super Real of five with d4, with the Queen a Super Real Queen. */
export const SUPER = '6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16';
/** White makes a Double Real with a1, and the Queen does from her rack. */
export const DOUBLE = '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16';
/** White wins by d1, in the castle area of a2; its own Queen stands on f6. */
export const WINNING = '7/5W1/7/7/6b/B6/www4 w w17b19';
/** White wins by b3 and f3, doubly by Qb3 and Qf3. */
export const BOTH = '7/bb4b/7/7/2www2/5B1/7 w w17b17';
/** White has its Queen alone in the rack. */
export const LAST = 'b3w1b/7/7/7/7/2w4/w5B w w0b18';
/** White has one marble left in the rack. */
export const FROZEN = 'b5b/1B5/7/3W3/7/7/w5w w w1b18';
/** White's rack is empty. */
export const FREE = 'b1w3b/1B5/7/3W3/7/7/w5w w w0b18';
/** White's f3 leaves black with two attack marbles and the Queen. */
export const POOR = 'b1b3B/6b/7/7/2www2/7/7 w w17b0';
/** Two Queens in far corners: by steps to and fro the position comes again. */
export const CIRCLE = '6B/2bb3/7/3ww2/7/7/W6 w w18b18';

export const queens = (template: TemplateResult): Promise<RealQueenBoard> => board<RealQueenBoard>(template);

export const moves = ({ match }: RealQueenBoard): string[] => match.history.map(({ text }) => text);
export const started = ({ match }: RealQueenBoard): string[] => match.started.map(({ text }) => text);
export const at = (element: Element): string | undefined => element.shadowRoot!.activeElement?.id;

/** The cells with a part. */
export const marked = (element: Element, name: string): string => cellsWith(element, name).join(' ');

const middles = (element: Element) =>
  new Map(
    parts(element, 'cell').map((one) => {
      const [x, y] = ['x', 'y'].map((name) => Number(one.getAttribute(name)) + 50);
      return [`${x},${y}`, one.id];
    }),
  );

/** The cells where marbles of each kind are drawn, of a board in play. */
export function held(element: Element): Record<string, string> {
  const names = middles(element);
  return Object.fromEntries(
    Object.entries(drawnPieces(element)).map(([kind, points]) => [
      kind,
      points
        .map((point) => names.get(point) ?? point)
        .sort()
        .join(' '),
    ]),
  );
}

/** The cells that circles of this style lie round, of a board in play. */
export function ringed(element: Element, selector: string): string {
  const names = middles(element);
  const paths = [...drawing(element).querySelectorAll(`g > path${selector}`)].filter(
    (path) => !path.closest('.motion') && getComputedStyle(path).display !== 'none',
  );
  const found = paths
    .flatMap((path) => [...path.getAttribute('d')!.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)])
    .map(([, x, y, r]) => names.get(`${Math.round(Number(x) + Number(r))},${y}`) ?? `${x},${y}`);
  return [...new Set(found)].sort().join(' ');
}

/** The ends of the lines that are lit. */
export function lit(element: Element): string[] {
  const names = middles(element);
  const [band] = drawing(element).querySelectorAll('path.b2');
  return [...band!.getAttribute('d')!.matchAll(/M(\d+) (\d+)L(\d+) (\d+)/g)].map(([, ...ends]) =>
    [names.get(`${ends[0]},${ends[1]}`), names.get(`${ends[2]},${ends[3]}`)].join('-'),
  );
}

/** The cells from the left to the right and from the top to the bottom of the castle areas that are shown. */
export function castles(element: Element): string[] {
  const names = middles(element);
  return [...drawing(element).querySelectorAll<SVGPathElement>('path.ca')].flatMap((path) => {
    const { x, y, width, height } = path.getBBox();
    if (!width) return [];
    const inside = [...names].filter(([point]) => {
      const [cx, cy] = point.split(',').map(Number);
      return cx! > x && cx! < x + width && cy! > y && cy! < y + height;
    });
    return inside
      .map(([, name]) => name)
      .sort()
      .join(' ');
  });
}

/** What lies in the holders, the upper one first: own marbles, conquered ones, who is on the throne, who in prison. */
export function holders(element: Element): string[] {
  const rows = new Map<number, string[]>();
  for (const path of part(element, 'reserve')!.querySelectorAll('[marker-mid]')) {
    const kind = path.getAttribute('marker-mid')!.slice(5, -1);
    for (const point of path.getAttribute('d')!.slice('M0 0L'.length, -' 0 0'.length).split(' ')) {
      if (!point) continue;
      const y = Number(point.split(',')[1]);
      rows.set(y, [...(rows.get(y) ?? []), kind]);
    }
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([y, kinds]) => {
      const row = { '-140': 'rack', '840': 'rack', '-94': 'conquered', '794': 'conquered' }[y] ?? 'throne';
      return `${row}: ${[...new Set(kinds)].map((kind) => `${kinds.filter((each) => each === kind).length} ${kind}`).join(', ')}`;
    });
}

/** Goes to a cell by arrows. */
export async function go(element: RealQueenBoard, goal: string): Promise<void> {
  const place = (name: string) => {
    const one = cell(element, name);
    return [Number(one.getAttribute('x')), Number(one.getAttribute('y'))] as const;
  };
  const many = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await press(key);
  };
  const [x, y] = place(at(element)!);
  const [right, down] = place(goal).map((end, i) => (end - [x, y][i]!) / 100) as [number, number];
  await many(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await many(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
}

/** A key at a cell. */
export async function keyAt(element: RealQueenBoard, name: string, key: string): Promise<void> {
  cell(element, name).focus();
  await sendKeys({ press: key });
  await element.updateComplete;
}

/** Clicks what is drawn there. */
export async function clickOn(element: RealQueenBoard, selector: string): Promise<void> {
  const one = element.shadowRoot!.querySelector(selector)!;
  one.scrollIntoView({ block: 'nearest' });
  await painted();
  await sendMouse({ type: 'click', position: [...centre(one)] });
  await element.updateComplete;
}
