/**
 * The direct text of an element, which is its position or a record. Elements in it are what stands there before the
 * upgrade, except what Markdown put round a position or a record, and a script of plain text.
 */
export function directText(element: Element): string {
  let more = false;
  return [...element.childNodes]
    .map((node) => {
      const { nodeType, nodeName, textContent } = node;
      if (nodeType === 3 || nodeName === 'SCRIPT') return textContent;
      if (!/^(P|PRE|OL|BLOCKQUOTE)$/.test(nodeName) || (node as Element).slot) return '';
      // Items of a list may stand side by side.
      const text = [...node.childNodes]
        .map((child) => child.textContent)
        .join(' ')
        .trim();
      // What comes behind a paragraph of a record goes on with it, whatever it begins with.
      more ||= isRecord(text);
      return more || /^\w+\/\S/.test(text) ? text : '';
    })
    .join('\n')
    .trim();
}

/**
 * Whether a text begins as records do: with a tag or a comment; or with a number or a move before another one, a sign or nothing, and
 * not before the words of a sentence. The first word of a position has its rows, with slashes between.
 */
export const isRecord = (text: string): boolean =>
  /^(?!\w*\/\S)([[{;]|\(?[\d:@^a-iqx]*[\d-]\S*\s*($|[{(;$*/]|[\d:@^a-iqx]*[\d-]))/i.test(text);
