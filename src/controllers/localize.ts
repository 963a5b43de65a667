import type { BoardWords } from '../board/words.js';

const locales = new Map<string, BoardWords>();

/** Makes a game's words in one more language known to every board of the page. */
export function addWords(game: string, words: BoardWords): void {
  locales.set(game + words.lang, words);
}

/**
 * A game's words in the language of an element, else those given. The language is that of the nearest `lang`,
 * climbing out of shadow roots; of a tag such as `pt-BR` the first part counts.
 */
export function wordsFor(element: Element, game: string, otherwise: BoardWords): BoardWords {
  let node: Element | undefined = element;
  let found: HTMLElement | null = null;
  while (node && !(found = node.closest('[lang]'))) node = (node.getRootNode() as Partial<ShadowRoot>).host;
  return locales.get(game + found?.lang.slice(0, 2)) ?? otherwise;
}
