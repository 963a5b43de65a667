import { COLOURS, type Mark } from './marks-read.js';
import { type Cell, circle, type Look, pieces, type Point, type Scene, type Shape } from './scene.js';

/** A look as far as marks need it. */
export type Ghosts = Pick<Look<never>, 'lifted'>;

/** How far the marks of a colour lie beside those of another on the same way. */
const ASIDE = [0, 16, -16, 32];
/** How far an outline lies round the centre of a cell, so that one of a neighbour finds room beside it. */
const OUTLINE = 41;

const round = (number: number) => Math.round(number * 10) / 10;

/** What the halo of a label takes on either side. */
const EDGE = 6;
/** How wide words are on a cell at most, with their halo: as in the widest of the usual fonts. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[\u2e80-\u{10ffff}]/u.test(letter)
        ? 39
        : /[A-Zmw]/.test(letter)
          ? 33
          : /[ fijlrt.,:;'!|()]/.test(letter)
            ? 18
            : 26),
    2 * EDGE,
  );

/** A point so far from one towards another, and so far aside. */
function towards([x1, y1]: Point, [x2, y2]: Point, along: number, aside = 0): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return [round(x1 + ux * along - uy * aside), round(y1 + uy * along + ux * aside)];
}

/** A line through points from so far behind the first to so far before the last, and the head of an arrow at its end. */
function stroke(points: readonly Point[], from: number, to: number, head: boolean) {
  const [first, second] = points as [Point, Point];
  const [last, before] = [...points].reverse() as [Point, Point];
  // Between cells that lie close, as in Pylos one on another, all of it is smaller.
  const size = Math.min(1, Math.hypot(last[0] - before[0], last[1] - before[1]) / 85);
  const way = [
    towards(first, second, from * size),
    ...points.slice(1, -1),
    towards(last, before, (head ? to + 22 : to) * size),
  ];
  const tip = [
    towards(last, before, to * size),
    towards(last, before, (to + 34) * size, 20 * size),
    towards(last, before, (to + 34) * size, -20 * size),
  ];
  return { d: `M${way.join('L')}`, tip: head ? `M${tip.join('L')}z` : '' };
}

/** One outline round cells that lie 100 units apart. */
function outline(cells: readonly Cell[]): string {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  /** Every piece of it, by where it begins, goes on where the next one begins. */
  const next = new Map<string, Point>();
  for (const { x, y } of cells) {
    for (const [nx, ny] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (has(x + 100 * nx, y + 100 * ny)) continue;
      /** An end of the piece: at a corner of the cell, on to the neighbour, or into a corner of the outline. */
      const end = (way: number): Point => {
        const [tx, ty] = [-ny * way, nx * way];
        const beside = has(x + 100 * tx, y + 100 * ty);
        const corner = beside && has(x + 100 * (tx + nx), y + 100 * (ty + ny));
        const along = corner ? 100 - OUTLINE : beside ? 50 : OUTLINE;
        return [x + OUTLINE * nx + along * tx, y + OUTLINE * ny + along * ty];
      };
      next.set(`${end(-1)}`, end(1));
    }
  }
  let d = '';
  for (let [start] = next.keys(); start; [start] = next.keys()) {
    const points: Point[] = [];
    for (let at = start, to = next.get(at); to; to = next.get(at)) {
      next.delete(at);
      points.push(to);
      at = `${to}`;
    }
    d += `M${points.join('L')}z`;
  }
  return d;
}

/** A faint piece on a cell. */
function ghostOf({ lifted }: Ghosts, piece: string, cell: Cell): Shape[] {
  const { x, y, size = 1 } = cell;
  const shapes = lifted?.({ ...cell, piece }) ?? [pieces(piece, [[0, 0]])];
  return shapes.map((shape) => ({
    ...shape,
    part: 'mark',
    class: `${shape.class} mg`,
    transform: `translate(${x} ${y})scale(${size})`,
  }));
}

/** A dot, which has another shape in every colour: full, hollow, with a point in it, a lozenge. */
function dotOf(colour: string, size: number, [x, y]: Point): string {
  const r = round(13 * size);
  const wide = round(1.3 * r);
  if (colour === 'ink') return `M${x} ${y - wide}l${wide} ${wide} ${-wide} ${wide} ${-wide} ${-wide}z`;
  return circle(r, [x, y]) + (colour === 'rose' ? circle(2, [x, y]) : '');
}

/** Words on a cell, within the drawing if that is known; the colours differ in the line under them. */
function labelOf(text: string, colour: string, { x, y }: Cell, box: string | undefined): Shape[] {
  const width = widthOf(text);
  const [left, , across] = (box ?? `${x - width} 0 ${2 * width}`).split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  const size = Math.min(1, Math.floor((100 * across) / width) / 100);
  const half = (width * size) / 2;
  const at = round(Math.min(Math.max(x, left + half), left + across - half));
  const transform = `translate(${at},${y})${size < 1 ? `scale(${size})` : ''}`;
  const shapes: Shape[] = [{ text, class: `ml ${colour}`, transform }];
  if (colour === COLOURS[0]) return shapes;
  const line = { d: `M${round(-0.4 * width)} 23H${round(0.4 * width)}`, transform };
  return [{ ...line, class: 'mh mi' }, { ...line, class: `mk mi ${colour}` }, ...shapes];
}

/** What is drawn of a mark on cells that lie there; tints have the class `mt`, and `mo` where a piece would hide them. */
export function shapesOf(
  { kind, colour, text }: Mark,
  cells: readonly Cell[],
  look: Ghosts,
  box?: string,
): Shape[] {
  const shapes: Shape[] = [];
  const put = (d: string, style: string) => {
    if (d) shapes.push({ d, class: `mh ${style}` }, { d, class: `mk ${style} ${colour}` });
  };
  if (kind === 'tint' || kind === 'heat') {
    for (const { x, y, reach, piece, size = 1 } of cells) {
      const square = reach === undefined;
      const style = `${colour}${text ? ` g${text}` : ''}`;
      const ground = square ? `M${x - 46} ${y - 46}h92v92h-92z` : circle(46 * size, [x, y]);
      shapes.push({ d: ground, class: `mt ${style}` });
      // A round piece leaves nothing of its cell to be seen.
      if (piece && !square) {
        const rim = circle(round(43 * size), [x, y]);
        shapes.push({ d: rim, class: 'mh mo' }, { d: rim, class: `mo ${style}` });
      }
      if (!text) continue;
      // In one ink a grade is a hatch, of the dashes of a thick line; where cells are round it is as many rings.
      const rings = Array.from({ length: Number(text) }, (_, i) => circle(7.5 * (i + 1) * size, [x, y]));
      shapes.push(
        square
          ? { d: `M${x - 46} ${y}h92`, class: `mt mz my g${text}` }
          : { d: rings.join(''), class: 'mt mz' },
        { text, class: 'mn', transform: `translate(${x + 36 * size},${y - 33 * size})` },
      );
    }
  } else if (kind === 'zone') put(outline(cells), 'ms');
  else if (kind === 'arrow' || kind === 'line' || kind === 'path') {
    if (!cells[1]) return shapes;
    const way = kind === 'path';
    const aside = way ? ASIDE[COLOURS.indexOf(colour)]! : 0;
    const points = cells.map(({ x, y }): Point => [x + aside, y + aside]);
    // A path comes from beside the board and goes on there, a place reaches to its ends.
    const { d, tip } = stroke(
      points,
      way ? -54 : text ? -10 : 20,
      way ? -64 : kind === 'arrow' ? 14 : text ? -10 : 20,
      way || kind === 'arrow',
    );
    put(d, 'ms');
    put(tip, 'mp');
    if (way) put(circle(11, towards(points[0]!, points[1]!, -54)), 'mp');
  } else {
    for (const cell of cells) {
      const { x, y, size = 1 } = cell;
      if (kind === 'ring') put(circle(41 * size, [x, y]), 'ms');
      else if (kind === 'dot') put(dotOf(colour, size, [x, y]), 'mp');
      else if (kind === 'cross') put(`M${x - 20} ${y - 20}l40 40m0-40l-40 40`, 'ms');
      else if (kind === 'ghost') shapes.push(...ghostOf(look, text!, cell));
      else shapes.push(...labelOf(text!, colour, cell, box));
    }
  }
  return shapes;
}

/** A scene with marks: tints under the pieces, those of one kind as one, and everything else above all. */
export function withMarks(scene: Scene, marks: readonly Mark[], cells: readonly Cell[], look: Ghosts): Scene {
  const all = marks.flatMap((mark) =>
    shapesOf(
      mark,
      mark.cells.flatMap((name) => cells.find((cell) => cell.name === name) ?? []),
      look,
      scene.box,
    ),
  );
  const tints = new Map<string, string>();
  const over = all.filter(({ class: name, d }) => {
    const tint = name.startsWith('mt');
    if (tint) tints.set(name, (tints.get(name) ?? '') + d);
    return !tint;
  });
  const under = [...tints].map(([name, d]) => ({ class: name, d }));
  return { ...scene, shapes: [...under, ...scene.shapes, ...over] };
}
