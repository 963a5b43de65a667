import type { Seat, StepView } from '../core/game.js';
import type { Match } from '../core/match.js';
import type { Holdings } from './words.js';

export { stateCss } from './scene.styles.js';

/** A cell as it lies before the reader: its centre in units of the drawing, `y` down. */
export interface Cell {
  readonly name: string;
  /** What lies on it: the name of its kind is also the id of its marker in the art. */
  readonly piece: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** In units of the drawing, `y` down. */
export type Point = readonly [x: number, y: number];

/** One thing drawn: a path or a text, by the attributes of SVG, which both interpreters of a scene give it. */
export interface Shape {
  readonly class: string;
  readonly part?: string;
  readonly transform?: string | undefined;
  readonly d?: string;
  /** The piece that lies at every point of `d` but the first and last, made as large by `stroke-width`. */
  readonly 'marker-mid'?: string;
  readonly 'stroke-width'?: number;
  /** Words in place of a path; `x` and `y` may place every letter. */
  readonly text?: string;
  readonly x?: readonly number[];
  readonly y?: readonly number[];
}

/** What is drawn: markup that never changes, then shapes in the order of painting. */
export interface Scene {
  /** The view box. */
  readonly box: string;
  readonly art: string;
  readonly shapes: readonly Shape[];
}

/** What a game looks like, as data: everything that is drawn comes from here. */
export interface Look<Position> {
  /** Style rules of the art. */
  readonly css: string;
  /** The words that `near` takes, and by how many quarters, clockwise, the board is then turned. */
  readonly edges: ReadonlyMap<string, number>;
  /** Every kind of piece; the part names `seat-1`, `seat-2` and so on follow this order. */
  readonly pieces: readonly string[];
  /** The cells in rows as they lie before the reader. */
  cells(position: Position, turned: number): readonly (readonly Cell[])[];
  /** The board without its pieces. */
  board(position: Position, turn: Seat | undefined, turned: number, coordinates: boolean): Scene;
  /** What is shown below a board in play: reserves or counts. */
  strip(position: Position, turn: Seat | undefined, holdings: Holdings): Scene;
  /** A piece as an outline, shown where it would be placed. */
  ghost(position: Position, at: string): readonly Shape[];
}

/** What the reader is shown besides the position. */
export interface Showing {
  readonly turned: number;
  readonly coordinates: boolean;
  /** The legal steps that are shown. */
  readonly steps: readonly StepView[];
  /** The cell pointed at, or reached by keys. */
  readonly aimed?: string | undefined;
  /** The cell that has the focus ring. */
  readonly focused?: string | undefined;
}

/**
 * Copies of a piece, which is a marker of the art, at these points. A marker is laid out once, however often it is
 * painted, where every `<use>` would be a tree of its own. WebKit does not show a marker on a path that had none
 * before: a scene has its pieces first and always as many, so that no other path becomes one of theirs.
 */
export const pieces = (piece: string, points: readonly Point[], scale = 1): Shape => ({
  class: 'p',
  'marker-mid': `url(#${piece})`,
  'stroke-width': scale,
  d: `M0 0L${points.join(' ')} 0 0`,
});

/** A circle as path data. */
export const circle = (r: number, [x, y]: Point = [0, 0]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Puts together what is drawn of a board. */
export function sceneOf<Position, Step>(
  look: Look<Position>,
  { state: position, turn, history }: Match<Position, Step>,
  cells: readonly Cell[],
  { turned, coordinates, steps, aimed, focused }: Showing,
): Scene {
  const board = look.board(position, turn, turned, coordinates);
  const shapes = [...board.shapes];
  const places: Record<string, Point> = {};
  const held: Record<string, Point[]> = {};
  for (const { name, piece, x, y } of cells) {
    places[name] = [x, y];
    if (piece) (held[piece] ??= []).push([x, y]);
  }
  look.pieces.forEach((piece, i) =>
    shapes.push({ ...pieces(piece, held[piece] ?? []), part: `piece seat-${i + 1}` }),
  );
  /** One path for the same ring round several cells. */
  const rings = (names: readonly (string | undefined)[], r: number, style: string) => {
    const d = names.map((cell) => (places[cell!] ? circle(r, places[cell!]) : '')).join('');
    if (d) shapes.push({ d, class: style });
  };

  rings([history.at(-1)?.to], 44.5, 'q');
  const aim = steps.find(({ to }) => to === aimed);
  const targets: string[] = [];
  const dots: string[] = [];
  for (const { to, changes } of steps) if (to !== aim?.to) (changes[0] ? targets : dots).push(to!);
  rings(targets, 21, 'q t');
  rings(dots, 8, 'dot');
  for (const { to, changes } of steps) {
    if (targets.includes(to!))
      shapes.push({ text: `${changes.length}`, class: 'tn', transform: `translate(${places[to!]})` });
  }
  if (aim) {
    shapes.push(...look.ghost(position, `translate(${places[aim.to!]})`));
    rings(aim.changes, 45, 'q dash');
  }
  rings([focused], 47, 'q fk');
  rings([focused], 47, 'q fo');
  return { ...board, shapes };
}
