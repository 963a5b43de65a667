/**
 * The direct text of an element, which is its position. Elements in it are what stands there before the
 * upgrade, except a paragraph that Markdown put round a position.
 */
export const directText = (element: Element) =>
  [...element.childNodes]
    .map(({ nodeType, nodeName, textContent }) =>
      nodeType === 3 || (nodeName === 'P' && /^\s*\w+\/\S+/.test(textContent!)) ? textContent : '',
    )
    .join(' ')
    .trim();
