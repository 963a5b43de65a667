import type { Scene, Shape } from './scene.js';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function drawShape({ text, ...attributes }: Shape): string {
  const written = Object.entries({ ...(text && { y: '.36em' }), ...attributes })
    .filter(([name, value]) => name !== 'part' && value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return text ? `<text${written}>${escape(text)}</text>` : `<path${written}/>`;
}

/**
 * Draws a scene as the text of an SVG file: the interpreter for feeds, servers and downloads. Every id and
 * class gets the prefix, so that the text may also stand inside a page, beside others of its kind.
 */
export function toSvg(scene: Scene, css: string, title: string, prefix: string): string {
  const style = css
    .replace(/\.(?=[a-z][^{}]*\{)/g, `.${prefix}-`)
    .replace(/(^|[}{,\s])svg\b/g, `$1.${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}-`);
  const body = (scene.art + scene.shapes.map(drawShape).join(''))
    .replace(/( id="|href="#|url\(#)/g, `$1${prefix}-`)
    .replace(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.replace(/\S+/g, `${prefix}-$&`)}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${scene.box}" class="${prefix}" role="img" aria-label="${escape(title)}">` +
    `<title>${escape(title.replace(/[:.].*/s, ''))}</title><desc>${escape(title)}</desc><style>${style}</style>${body}</svg>`
  );
}
