import type { Seat, StepView } from '../core/game.js';
import type { Match } from '../core/match.js';
import type { Holdings } from './words.js';

export { stateCss } from './scene.styles.js';

/** A cell as it lies before the reader: its centre in units of the drawing, `y` down. */
export interface Cell {
  readonly name: string;
  /** What lies on it: the name of its kind. */
  readonly piece: string | undefined;
  readonly x: number;
  readonly y: number;
  /** How far round its centre a round cell takes taps; a cell without it is a square of 100 units. */
  readonly reach?: number;
  /** How large it appears, and all that is drawn on it; 1 if left out. */
  readonly size?: number;
  /** What its name says besides: a record of the game's own. */
  readonly about?: object;
}

/** The cells as they lie before the reader: levels from the base up, rows from the far edge, cells from the left. */
export type Levels = readonly (readonly (readonly Cell[])[])[];

/** Rows of anything as they lie after so many quarter turns, clockwise. */
export function turnRows<T>(rows: readonly (readonly T[])[], quarters: number): readonly (readonly T[])[] {
  let turned = rows;
  for (let i = 0; i < quarters; i++) {
    const before = turned;
    turned = before[0]!.map((_, x) => before.map((row) => row[x]!).reverse());
  }
  return turned;
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
export interface Picture {
  readonly art: string;
  readonly shapes: readonly Shape[];
}

/** The whole drawing. In play it shows the reserves or counts too, so that a piece can fly from there to the board. */
export interface Scene extends Picture {
  /** The view box. */
  readonly box: string;
  readonly reserve?: (Picture & { readonly transform: string }) | undefined;
}

/** What a game looks like, as data: everything that is drawn comes from here. */
export interface Look<Position> {
  /** Style rules of the art. */
  readonly css: string;
  /** The words that `near` takes, and by how many quarters, clockwise, the board is then turned. */
  readonly edges: ReadonlyMap<string, number>;
  /** Every kind of piece; the part names `seat-1`, `seat-2` and so on follow this order. */
  readonly pieces: readonly string[];
  /** Whether it is shown where pieces may go before one is picked up, since each has one place to go to. */
  readonly direct?: boolean;
  /** Whether rings lie on a dark band, for want of contrast without it. */
  readonly banded?: boolean;
  cells(position: Position, turned: number, picked?: string): Levels;
  /** What a board in play shows at the end of a game, where that is not the last position. */
  final?(position: Position): Position;
  /** The board with its pieces, and the view box, which in play has room for the reserves. */
  board(position: Position, turn: Seat | undefined, levels: Levels, showing: Showing): Scene;
  /** What is shown below a board in play: reserves or counts. */
  reserve(position: Position, turn: Seat | undefined, levels: Levels, showing: Showing): Scene['reserve'];
  /** The piece of a cell by itself, round the origin: what is seen of it while it moves. */
  lifted?(cell: Cell): readonly Shape[];
  /** A piece as an outline, shown where it would be placed. */
  ghost(position: Position, at: Cell, turn: Seat): readonly Shape[];
}

/** What the reader is shown besides the position. */
export interface Showing {
  readonly turned: number;
  readonly coordinates: boolean | 'path';
  /** Whether it is a board to play on, and no figure. */
  readonly playing: boolean;
  /** Whether moves may be made on it. */
  readonly acting?: boolean;
  /** The legal steps that are shown: of a piece that is picked up only its own. */
  readonly steps: readonly StepView[];
  /** Whether it is shown where pieces may go before one is picked up. */
  readonly direct?: boolean | undefined;
  /** Where the last piece came to. */
  readonly last?: string | undefined;
  /** The cell of the piece that the reader has picked up to move. */
  readonly picked?: string | undefined;
  /** The cell pointed at, or reached by keys. */
  readonly aimed?: string | undefined;
  /** The cell that has the focus ring. */
  readonly focused?: string | undefined;
  /** Cells that a text beside the board speaks of. */
  readonly lit?: readonly string[];
}

/**
 * Copies of a piece, which is a marker of the art, at these points. A marker is laid out once, however often it is
 * painted, where every `<use>` would be a tree of its own. WebKit does not show a marker on a path that had none
 * before: a scene has its pieces first and always as many, so that no other path becomes one of theirs.
 */
export const pieces = (piece: string, points: readonly Point[], scale = 1, part?: string): Shape => ({
  class: 'p',
  ...(part && { part }),
  'marker-mid': `url(#${piece})`,
  'stroke-width': scale,
  d: `M0 0L${points.join(' ')} 0 0`,
});

/** A circle as path data. */
export const circle = (r: number, [x, y]: Point = [0, 0]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The steps by the cell where the reader makes them: that of the piece, or where something comes to from elsewhere. */
export function actsOf({ steps, picked, direct }: Showing): Record<string, StepView[]> {
  const acts: Record<string, StepView[]> = {};
  for (const step of steps) {
    const { from, to } = step;
    for (const cell of picked ? [to] : [from ?? to, from && direct && to])
      if (cell) (acts[cell] ??= []).push(step);
  }
  return acts;
}

/** What may be done at no cell: steps that touch none, the dice, and pieces in a rack, which have a letter in place of a cell. */
export function choicesOf<Position, Step>(match: Match<Position, Step>): string[] {
  if (match.turn === 'chance') return ['roll'];
  const loose = match
    .steps()
    .flatMap(({ from, to, text }) => (from ? (from[1] ? [] : from) : to ? [] : text));
  return [...new Set(loose)];
}

/** How the part of a cell is called where a step is made. */
export const kindOf = ({ to }: StepView, cell: string) =>
  to === cell ? 'target' : to ? 'movable' : 'choosable';

/** From which side a board is seen, and how much is told beside it. */
export interface Sight {
  readonly near?: string | null | undefined;
  readonly flipped?: boolean | undefined;
  readonly coordinates?: boolean | 'path' | undefined;
}

/** What is shown of where a match stands to whoever looks on; of an edge that is none the usual one. */
export const showingOf = <Position>(
  { edges }: Look<Position>,
  { started, history }: Pick<Match<Position, unknown>, 'started' | 'history'>,
  { near, flipped, coordinates = false }: Sight,
): Showing => ({
  turned: ((edges.get(near?.toLowerCase() ?? '') ?? 0) + (flipped ? 2 : 0)) % 4,
  coordinates,
  playing: false,
  last: (started.find(({ to }) => to) ?? history.at(-1))?.to,
  steps: [],
});

/** Which cells each kind of piece holds. */
export function holdingsOf<Position>(look: Look<Position>, position: Position): Holdings {
  const cells = look.cells(position, 0).flat(2);
  return look.pieces.map((piece) => [
    piece,
    cells.filter((cell) => cell.piece === piece).map(({ name }) => name),
  ]);
}

/** Puts together what is drawn of a board. */
export function sceneOf<Position>(
  look: Look<Position>,
  position: Position,
  turn: Seat | undefined,
  levels: Levels,
  showing: Showing,
): Scene {
  const { steps, last, picked, direct, aimed, focused, lit = [] } = showing;
  const board = look.board(position, turn, levels, showing);
  const shapes = [...board.shapes];
  const cells = Object.fromEntries(levels.flat(2).map((cell) => [cell.name, cell]));
  /** One path for the same ring round several cells. */
  const rings = (names: readonly (string | undefined)[], r: number, style: string) => {
    const shown = names.flatMap((name) => cells[name!] ?? []);
    const d = shown.map(({ x, y, size = 1 }) => circle(r * size, [x, y])).join('');
    if (d && look.banded && style !== 'dot') shapes.push({ d, class: 'q u' });
    if (d) shapes.push({ d, class: style });
  };

  if (cells[last!]?.piece) rings([last], 44.5, 'q la');
  const aim = steps.find(
    ({ from, to }) => aimed && (to ? to === aimed && (!from || picked) : from === aimed),
  );
  const targets: string[] = [];
  const dots: string[] = [];
  const choosable: string[] = [];
  for (const { from, to, changes } of steps) {
    if (from && !to) choosable.push(from);
    // Where a piece may be moved to is shown when it has been picked up.
    else if (to && to !== aim?.to && (!from || picked || direct)) (changes[0] ? targets : dots).push(to);
  }
  rings(targets, 21, 'q t');
  rings(dots, 8, 'dot');
  rings(choosable, 37, 'q dash');
  rings([picked], 45, 'q');
  rings([picked], 38, 'q');
  rings(lit, 41, 'q');
  for (const { to, changes } of steps) {
    if (targets.includes(to!)) {
      const { x, y } = cells[to!]!;
      shapes.push({ text: `${changes.length}`, class: 'tn', transform: `translate(${x},${y})` });
    }
  }
  if (aim?.to) {
    shapes.push(...look.ghost(position, cells[aim.to]!, turn!));
    rings(aim.changes, 45, 'q dash');
  } else rings([aim?.from], 37, 'q');
  rings([focused], 47, 'q fk');
  rings([focused], 47, 'q fo');
  const reserve = showing.playing ? look.reserve(position, turn, levels, showing) : undefined;
  return { ...board, shapes, reserve };
}
