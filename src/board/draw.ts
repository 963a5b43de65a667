import { nothing, svg, type TemplateResult } from 'lit';
import type { Scene, Shape } from './scene.js';

/** Draws a scene as Lit templates: the interpreter for the page. */
export const draw = (scene: Scene): TemplateResult<2> =>
  svg`${still(scene.art)}${scene.shapes.map(drawShape)}`;

function drawShape(shape: Shape) {
  const {
    text,
    class: name = nothing,
    part = nothing,
    transform = nothing,
    x = nothing,
    y = '.36em',
  } = shape;
  if (text) {
    return svg`<text part=${part} class=${name} transform=${transform} x=${x} y=${y}>${text}</text>`;
  }
  const { d, 'marker-mid': piece = nothing, 'stroke-width': scale = nothing } = shape;
  return svg`<path part=${part} class=${name} transform=${transform} d=${d} marker-mid=${piece} stroke-width=${scale}></path>`;
}

const stills = new Map<string, TemplateResult<2>>();

/**
 * Markup that never changes, as a template of its own: Lit parses it once a page and clones it for every
 * board. The markup comes from a game's `look.ts` alone, never from an attribute.
 */
function still(markup: string): TemplateResult<2> {
  let result = stills.get(markup);
  if (!result) {
    const strings = Object.assign([markup], { raw: [markup] });
    stills.set(markup, (result = svg(strings as TemplateStringsArray)));
  }
  return result;
}
