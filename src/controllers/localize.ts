import type { BoardWords } from '../board/words.js';

const locales = new Map<string, BoardWords>();

/** Makes a game's words in one more language known to every board of the page. */
export function addWords(game: string, words: BoardWords): void {
  locales.set(`${game} ${words.lang}`, words);
}

/** The language of an element: the nearest `lang`, climbing out of shadow roots; empty where none is set. */
export function languageOf(element: Element): string {
  for (let node: Element | undefined = element; node;) {
    const found: HTMLElement | null = node.closest('[lang]');
    if (found) return found.lang;
    node = (node.getRootNode() as Partial<ShadowRoot>).host;
  }
  return '';
}

/** A game's words in the language of an element, else those given. */
export function wordsFor(element: Element, game: string, otherwise: BoardWords): BoardWords {
  const tag = languageOf(element).toLowerCase();
  return locales.get(`${game} ${tag}`) ?? locales.get(`${game} ${tag.split('-')[0]}`) ?? otherwise;
}
