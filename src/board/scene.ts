import type { StepView } from '../core/game.js';
import type { Match } from '../core/match.js';
import type { Holdings } from './words.js';

/** A cell as it lies before the reader: its centre in units of the drawing, `y` down. */
export interface Cell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * One thing drawn: a copy of a symbol of the art, a path, or a text. Each is moved, turned and scaled by `at`
 * alone, an SVG transform, so that the two interpreters of a scene (draw.ts, to-svg.ts) stay small.
 */
export type Shape = {
  readonly at: string;
  readonly class?: string;
  readonly part?: string;
} & (
  | { readonly use: string }
  | { readonly d: string }
  /** `x`, `y`: the place of every letter, where one text labels a whole row of cells. */
  | { readonly text: string; readonly x?: readonly number[]; readonly y?: readonly number[] }
);

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
  readonly edges: Readonly<Record<string, number>>;
  /** Every kind of piece; the part names `seat-1`, `seat-2` and so on follow this order. */
  readonly pieces: readonly string[];
  /** The piece on a cell: the name of its kind is also the id of its symbol in the art. */
  piece(position: Position, cell: string): string | undefined;
  /** The cells in rows as they lie before the reader. */
  cells(position: Position, turned: number): readonly (readonly Cell[])[];
  /** The board without its pieces. */
  board(position: Position, turned: number, coordinates: boolean): Scene;
  /** What is shown below a board in play: reserves or counts. */
  strip(position: Position, holdings: Holdings): Scene;
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

/** A circle round the origin as path data. */
export const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Puts together what is drawn of a board. */
export function sceneOf<Position, Step>(
  look: Look<Position>,
  { state: position, history }: Match<Position, Step>,
  { turned, coordinates, steps, aimed, focused }: Showing,
): Scene {
  const board = look.board(position, turned, coordinates);
  const shapes = [...board.shapes];
  const places: Record<string, string> = {};
  const ring = (cell: string, r: number, name: string) =>
    places[cell] && shapes.push({ d: circle(r), class: name, at: places[cell] });

  for (const { name, x, y } of look.cells(position, turned).flat()) {
    const at = (places[name] = `translate(${x} ${y})`);
    const piece = look.piece(position, name);
    if (piece) shapes.push({ use: piece, part: `piece seat-${look.pieces.indexOf(piece) + 1}`, at });
  }
  ring(history.at(-1)?.to ?? '', 44.5, 'q');
  for (const { to, changes } of steps) {
    const at = places[to!]!;
    if (to === aimed) {
      shapes.push(...look.ghost(position, at));
      for (const cell of changes) ring(cell, 45, 'q dash');
    } else if (changes.length) {
      ring(to!, 21, 'q t');
      shapes.push({ text: `${changes.length}`, class: 'tn', at });
    } else ring(to!, 8, 'dot');
  }
  if (focused) {
    ring(focused, 47, 'q fk');
    ring(focused, 47, 'q fo');
  }
  return { ...board, shapes };
}

/**
 * How the states of a cell look, in every game: `q` a ring, `t` that of a target and `tn` the count in it, `dot`
 * a target that changes nothing else, `dash` what a step would change, `fo` the focus on its dark ground `fk`.
 */
export const stateCss = `
.q{fill:none;stroke:var(--_accent);stroke-width:2.5}
.t{stroke-width:2;opacity:.42}.tn{fill:var(--_accent);font-size:28px;opacity:.92}.dot{fill:var(--_accent);opacity:.6}
.dash{stroke-width:4;stroke-dasharray:11.2 9}
.fk{stroke:#141312;stroke-width:12}.fo{stroke-width:5}
@media (forced-colors:active){.fk{stroke:Canvas}.fo{stroke:Highlight}}`;
