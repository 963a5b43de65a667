import { type Ghosts, shapesOf } from './marks-draw.js';
import type { Legend, Mark } from './marks-read.js';
import type { Cell, Scene, Shape } from './scene.js';

/*
 * A legend lies below the drawing, on a card of its own, so that it can be read on any page. It is laid out in units of
 * which the drawing is 840 wide, whatever is shown of the board, so that its letters are always as large.
 */

const WIDTH = 840;
const MARGIN = 30;
/** From the left of a sample to that of its words. */
const INDENT = 70;
const LINE = 40;
/** How wide letters are at most on average: those of China, Japan and Korea, and emoji, are twice as wide. */
const letterOf = (words: string) => (/[\u2e80-\uffff]/.test(words) ? 33 : 17);

/** Words in lines of at most so many letters; a word that is longer is broken. */
const linesOf = (words: string, most: number): string[] =>
  words.match(RegExp(`\\S.{0,${most - 1}}(?=\\s|$)|\\S{${most}}`, 'gu')) ?? [];

/** Samples of all that is marked in a colour, one of each kind, or of a grade; a line where there is nothing. */
function samplesOf({ colour, grade }: Legend, marks: readonly Mark[]): readonly Mark[] {
  if (grade) return [{ kind: 'heat', cells: [], colour, text: grade }];
  // A path is an arrow of several cells, and grades are tints of the colour.
  const used = marks
    .filter((mark) => mark.colour === colour && !/label|ghost/.test(mark.kind))
    .map(({ kind }) => (kind === 'path' ? 'arrow' : kind));
  const kinds = new Set(used.filter((kind) => kind !== 'heat'));
  if (!kinds.size) kinds.add(used[0] ? 'tint' : 'line');
  return [...kinds].map((kind) => ({ kind, cells: [], colour }));
}

/** A scene with the meanings of its marks below it; the card of a part of the board covers what lies there. */
export function withLegend(
  scene: Scene,
  legends: readonly Legend[],
  marks: readonly Mark[],
  look: Ghosts,
  cropped: boolean,
): Scene {
  if (!legends[0]) return scene;
  const [left, top, width, height] = scene.box.split(' ').map(Number) as [number, number, number, number];
  const scale = width / WIDTH;
  const at = (x: number, y: number, size = 1) =>
    `translate(${left + x * scale},${top + height + y * scale})scale(${size * scale})`;

  const longest = Math.max(...legends.map(({ words }) => letterOf(words) * (words.length + 1)));
  const room = WIDTH - 2 * MARGIN;
  const columns = Math.max(1, Math.min(3, legends.length, Math.floor(room / (INDENT + longest))));
  const step = room / columns;
  const shapes: Shape[] = [];
  let y = 54;
  legends.forEach((legend, i) => {
    const column = i % columns;
    if (i && !column) y += LINE + 10;
    const x = MARGIN + step * column;
    for (const sample of samplesOf(legend, marks)) {
      const joins = sample.kind === 'arrow' || sample.kind === 'line';
      const cell: Cell = { name: '', piece: undefined, x: 0, y: 0 };
      const cells = joins
        ? [
            { ...cell, x: -62 },
            { ...cell, x: 62 },
          ]
        : [cell];
      for (const shape of shapesOf(sample, cells, look)) {
        // The number of a grade is as large as the words.
        const inside = shape.text ? 'scale(2)' : '';
        shapes.push({ ...shape, transform: at(x + 26, y, 0.5) + inside });
      }
    }
    const most = Math.floor((step - INDENT) / letterOf(legend.words));
    linesOf(legend.words, most).forEach((text, n) => {
      if (n) y += LINE;
      shapes.push({ text, class: 'mw', transform: at(x + INDENT, y) });
    });
  });
  const d = cropped ? `M-9 8h${WIDTH + 18}v${y + 50}H-9z` : `M12 18h${WIDTH - 24}v${y + 20}H12z`;
  return {
    ...scene,
    box: `${left} ${top} ${width} ${height + (y + 50) * scale}`,
    shapes: [...scene.shapes, { d, class: 'mc', transform: at(0, 0) }, ...shapes],
  };
}
