import { nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Cell, Levels, Picture, Scene, Shape } from './scene.js';

/** Draws a scene as Lit templates: the interpreter for the page. */
export const draw = ({ reserve, ...board }: Scene): TemplateResult<2> =>
  svg`${drawPicture(board)}${reserve ? svg`<g part="reserve" transform=${reserve.transform}>${drawPicture(reserve)}</g>` : nothing}`;

const drawPicture = ({ art, shapes }: Picture) => svg`${still(art)}${shapes.map(drawShape)}`;

function drawShape(shape: Shape) {
  const { class: name, part = nothing, transform = nothing } = shape;
  if (shape.text) {
    return svg`<text class=${name} part=${part} transform=${transform} x=${shape.x ?? nothing} y=${shape.y ?? '.36em'}>${shape.text}</text>`;
  }
  const marker = shape['marker-mid'];
  // A template of their own, so that no path that had no marker becomes one that has: see `pieces`.
  return marker
    ? svg`<path class=${name} part=${part} transform=${transform} d=${shape.d} marker-mid=${marker} stroke-width=${shape['stroke-width']}></path>`
    : svg`<path class=${name} part=${part} transform=${transform} d=${shape.d}></path>`;
}

const templates: Record<string, TemplateStringsArray> = {};

/**
 * Markup as a template of its own, with a `|` for each value: Lit parses it once a page and clones it for every
 * board. The markup comes from a game's `look.ts` alone, never from an attribute.
 */
function still(markup: string, values: readonly unknown[] = []) {
  const parts = markup.split('|');
  return svg((templates[markup] ??= Object.assign(parts, { raw: parts })), ...values);
}

/** The cells of a grid: one template for all, with three values for each, its part, tab stop and name. */
export const drawGrid = (
  levels: Levels,
  valuesOf: (cell: Cell) => readonly [part: string, tabindex: number, label: string],
): TemplateResult<2> => {
  const drawCell = ({ name, x, y, reach }: Cell) => {
    const cell = ` id="${name}" role="gridcell" class="cell" part="|" tabindex="|" aria-label="|"/>`;
    return reach === undefined
      ? `<rect x="${x - 50}" y="${y - 50}" width="100" height="100"${cell}`
      : `<circle cx="|" cy="|" r="|"${cell}`;
  };
  const drawn = levels.map(
    (rows) =>
      `<g role="rowgroup">${rows.map((row) => `<g role="row">${row.map(drawCell).join('')}</g>`).join('')}</g>`,
  );
  return still(
    drawn.join(''),
    levels.flat(2).flatMap((cell) => {
      const { x, y, reach } = cell;
      return reach === undefined ? valuesOf(cell) : [x, y, reach, ...valuesOf(cell)];
    }),
  );
};
