/**
 * The direct text of an element, which is its position or a record. Elements in it are what stands there before the
 * upgrade, except a paragraph that Markdown put round a position, and a script of plain text.
 */
export const directText = (element: Element): string =>
  [...element.childNodes]
    .map(({ nodeType, nodeName, textContent }) =>
      nodeType === 3 ||
      nodeName === 'SCRIPT' ||
      (nodeName === 'P' && /^\s*(\w+\/\S+|[[{]|1\.)/.test(textContent!))
        ? textContent
        : '',
    )
    .join(' ')
    .trim();

/** Whether a text begins as records do: with a tag, a comment, a number, or a move where a position has its rows. */
export const isRecord = (text: string): boolean =>
  /^([[{;]|\d+\s*[.:]|0\s+-|q?[a-i]@?[a-c]?\d[^\s/]*(\s|$))/i.test(text);
