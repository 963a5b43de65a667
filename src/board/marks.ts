import type { Activity, ActivityHost, Marked } from './activity.js';
import { type Fault, isFault, misread } from '../core/fault.js';
import { withMarks } from './marks-draw.js';
import { withLegend } from './marks-legend.js';
import { type Places, readMarks } from './marks-read.js';
import { sayAt, sayMarks } from './marks-words.js';
import { marksCss } from './marks.styles.js';
import type { Levels, Look, Scene } from './scene.js';

export { COLOURS, type Legend, type Mark, type Place, type Places, WORD } from './marks-read.js';
export { marksCss };

/** The box of a part of the board, which two cells are the corners of: `a1:d4`. */
export function cropTo(crop: string, levels: Levels): string | Fault {
  const cells = levels.flat(2);
  const ends =
    /^([a-z]\d):([a-z]\d)$/
      .exec(crop.trim().toLowerCase())
      ?.slice(1)
      .map((name) => cells.find((cell) => cell.name === name)) ?? [];
  const [one, other] = ends;
  if (!one || !other) return misread('crop', crop, 'two cells of this board as corners, as in a1:d4');
  const [x, y] = [Math.min(one.x, other.x) - 52, Math.min(one.y, other.y) - 52];
  return `${x} ${y} ${Math.abs(one.x - other.x) + 104} ${Math.abs(one.y - other.y) + 104}`;
}

/** The cells whose centres lie in a view box. */
function within(levels: Levels, box: string): Levels {
  const [left, top, width, height] = box.split(' ').map(Number) as [number, number, number, number];
  const rowsOf = (rows: Levels[number]) =>
    rows
      .map((row) => row.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height))
      .filter((row) => row[0]);
  return levels.map(rowsOf).filter((rows) => rows[0]);
}

/**
 * A scene with the marks and the crop of a board, the cells that are shown of it, what is said of the marks, of all or of a cell,
 * and what could not be read.
 */
export function markUp(
  scene: Scene,
  levels: Levels,
  look: Pick<Look<never>, 'lifted' | 'pieces'>,
  text: string,
  crop: string,
  places?: Places,
): Marked & { readonly fault: Fault | undefined } {
  const cells = levels.flat(2);
  const names = cells.map(({ name }) => name);
  const { marks, legends, fault } = readMarks(text, names, look.pieces, places);
  const box = crop ? cropTo(crop, levels) : scene.box;
  const cropped = Boolean(crop) && !isFault(box);
  // Reserves lie outside.
  const shown = cropped ? { ...scene, box, reserve: undefined } : scene;
  return {
    scene: withLegend(withMarks(shown, marks, cells, look), legends, marks, look, cropped),
    seen: cropped ? within(levels, box as string) : levels,
    fault: fault ?? (isFault(box) ? box : undefined),
    said: (cell) => (cell ? sayAt(marks, cell, legends) : sayMarks(marks, legends)),
  };
}

/** The marks of a board, and the part of it that its crop shows. */
class Marks implements Activity {
  readonly #host: ActivityHost;
  readonly #placesOf: ((position: unknown) => Places) | undefined;
  fault: Fault | undefined;

  constructor(host: ActivityHost, placesOf: ((position: unknown) => Places) | undefined) {
    this.#host = host;
    this.#placesOf = placesOf;
  }

  mark(scene: Scene, levels: Levels): ReturnType<typeof markUp> {
    const { board, kit } = this.#host;
    const places = this.#placesOf?.(board.match.state);
    const marked = markUp(scene, levels, kit().look, board.allMarks, board.crop ?? '', places);
    this.fault = marked.fault;
    return marked;
  }
}

/** Begins to draw the marks of a board. */
export async function start(host: ActivityHost): Promise<Activity> {
  const loaded = await host.kit().places?.();
  host.addStyles(marksCss);
  return new Marks(host, loaded?.placesOf);
}
