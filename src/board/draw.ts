import { nothing, svg, type TemplateResult } from 'lit';
import type { Scene, Shape } from './scene.js';

/** Draws a scene as Lit templates: the interpreter for the page. */
export const draw = (scene: Scene): TemplateResult<2> =>
  svg`${still(scene.art)}${scene.shapes.map(drawShape)}`;

function drawShape(shape: Shape) {
  const { at, part = nothing } = shape;
  const name = shape.class ?? nothing;
  if ('use' in shape) {
    return svg`<use part=${part} href=${`#${shape.use}`} transform=${at}></use>`;
  }
  if ('d' in shape) return svg`<path part=${part} class=${name} d=${shape.d} transform=${at}></path>`;
  const { text, x = nothing, y = '.36em' } = shape;
  return svg`<text part=${part} class=${name} transform=${at} x=${x} y=${y}>${text}</text>`;
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
