/**
 * The direct text of an element, which is its position or a record. Elements in it are what stands there before the
 * upgrade, except what Markdown put round a position or parts of a record, and a script of plain text.
 */
export const directText = (element: Element): string =>
  [...element.childNodes]
    .map(({ nodeType, nodeName, textContent }) => {
      const text = textContent!.trim();
      const meant = /^(P|PRE|OL|BLOCKQUOTE)$/.test(nodeName) && (isRecord(text) || /^\w+\/\S/.test(text));
      return nodeType === 3 || nodeName === 'SCRIPT' || meant ? textContent : '';
    })
    .join('\n')
    .trim();

/** Whether a text begins as records do: with a tag, a comment, a number, or a move where a position has its rows. */
export const isRecord = (text: string): boolean =>
  /^([[{;]|\d+\s*[.:…]|0\s+-|q?[a-i]@?[a-c]?\d[^\s/]*(\s|$))/i.test(text);
