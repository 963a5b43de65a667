import { ContextEvent } from '@lit/context';
import { LiveElement, type Property } from '../board/live-element.js';
import { type AnyBoard, boardContext } from '../contexts/board.js';
import { BoardRequest } from '../board/events.js';
import { misread } from '../core/fault.js';

/**
 * Something beside a board that shows or steers it. It belongs to the board with the id that `for` names, in the same tree,
 * else to that of the `<board-frame>` around it; either may come later.
 */
export abstract class Satellite extends LiveElement {
  static override properties: Readonly<Record<string, Property>> = { for: {} };

  /** The id of the board. */
  for: string | null = null;

  /** The board, once it is there and upgraded. */
  protected board: AnyBoard | undefined;
  #found: Element | undefined;
  #looking: (() => void) | undefined;
  #end: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look();
  }

  disconnectedCallback(): void {
    this.#looking?.();
    this.#set(undefined);
  }

  /** Asks the board for something on behalf of the reader. */
  protected ask(to: BoardRequest['to']): void {
    const { board } = this;
    if (!board) return;
    // Who steps by hand is not hurried on.
    if (to !== 'flip') board.autoplay = false;
    board.dispatchEvent(new BoardRequest(to));
  }

  #lookedFor = '';

  /** Looks for the board, and goes on looking. */
  #look() {
    this.#looking?.();
    const id = this.for;
    this.#lookedFor = id ?? '';
    if (id) {
      const root = this.getRootNode() as Document | ShadowRoot;
      const find = () => this.#set(root.getElementById?.(id) ?? undefined);
      const observer = new MutationObserver(find);
      observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
      this.#looking = () => observer.disconnect();
      find();
      return;
    }
    let unsubscribe: (() => void) | undefined;
    let over = false;
    this.#looking = () => {
      over = true;
      unsubscribe?.();
    };
    // The frame may be defined later than what it holds.
    void customElements.whenDefined('board-frame').then(() => {
      if (over) return;
      const take = (board: AnyBoard | undefined, end?: () => void) => {
        unsubscribe = end;
        this.#set(board);
      };
      this.dispatchEvent(new ContextEvent(boardContext, this, take, true));
    });
  }

  #set(found: Element | undefined) {
    if (found === this.#found) return;
    this.#found = found;
    this.#end?.();
    this.#end = this.board = undefined;
    this.requestUpdate();
    // What is no custom element never becomes a board.
    if (!found?.localName.includes('-')) return;
    void customElements.whenDefined(found.localName).then(() => {
      if (found !== this.#found || !('subscribe' in found)) return;
      this.board = found as AnyBoard;
      this.#end = this.board.subscribe(() => this.requestUpdate());
      this.requestUpdate();
    });
  }

  /** What is shown waits for what the board is about to show. */
  protected override ready(): Promise<void> | undefined {
    if (this.isConnected && (this.for ?? '') !== this.#lookedFor) this.#look();
    return this.board?.updateComplete.then(() => {});
  }

  #told: string | undefined;

  protected override updated(): void {
    const { misspelt } = this;
    if (misspelt && misspelt.value !== this.#told) {
      const { name, value, words } = misspelt;
      console.warn(`<${this.localName}> ${misread(name, value, words.join(' or ')).message}`);
    }
    this.#told = misspelt?.value;
  }
}
