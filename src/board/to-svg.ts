import type { Scene, Shape } from './scene.js';

/** A text for XML: what that may not hold by any name becomes the sign for what cannot be shown; `#` would begin a reference. */
const escape = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"#]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A prefix as what names of XML and of style rules may begin with. */
const nameOf = (prefix: string) => prefix.replace(/[^\p{L}\p{N}_-]/gu, '').replace(/^(?![\p{L}_])/u, '_');

function drawShape({ text, ...attributes }: Shape): string {
  const written = Object.entries({ ...(text && { y: '.36em' }), ...attributes })
    .filter(([name, value]) => name !== 'part' && value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return text ? `<text${written}>${escape(text)}</text>` : `<path${written}/>`;
}

/**
 * Draws a scene as the text of an SVG file: the interpreter for feeds, servers and downloads. Every id and
 * class gets the prefix, of which letters, digits, `_` and `-` are kept, so that the text may also stand inside a page,
 * beside others of its kind.
 */
export function toSvg(scene: Scene, css: string, title: string, named: string): string {
  const prefix = nameOf(`${named}`);
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
