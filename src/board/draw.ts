import { nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Scene, Shape } from './scene.js';

/** Draws a scene as Lit templates: the interpreter for the page. */
export const draw = ({ art, shapes }: Scene): TemplateResult<2> => svg`${still(art)}${shapes.map(drawShape)}`;

function drawShape(shape: Shape) {
  const { class: name, part = nothing, transform = nothing } = shape;
  if (shape.text) {
    return svg`<text class=${name} part=${part} transform=${transform} x=${shape.x ?? nothing} y=${shape.y ?? '.36em'}>${shape.text}</text>`;
  }
  return svg`<path class=${name} part=${part} transform=${transform} d=${shape.d} marker-mid=${shape['marker-mid'] ?? nothing} stroke-width=${shape['stroke-width'] ?? nothing}></path>`;
}

const stills: Record<string, TemplateStringsArray> = {};

/**
 * Markup that never changes, as a template of its own: Lit parses it once a page and clones it for every
 * board. The markup comes from a game's `look.ts` alone, never from an attribute.
 */
const still = (markup: string) => svg((stills[markup] ??= Object.assign([markup], { raw: [markup] })));
