import { ContextEvent } from '@lit/context';
import { LiveElement, type Property } from '../board/live-element.js';
import { type AnyBoard, boardContext } from '../contexts/board.js';
import { BoardRequest } from '../board/events.js';

/**
 * Something beside a board that shows or steers it. It belongs to the board with the id that `for` names, in the same tree,
 * else to that of the `<board-frame>` around it; either may come later.
 */
export abstract class Satellite extends LiveElement {
  static override properties: Readonly<Record<string, Property>> = { for: {} };

  /**
   * The id of the board.
   * @default null
   */
  declare for: string | null;

  /** The board, once it is there and upgraded. */
  protected board: AnyBoard | undefined;
  #found: Element | null | undefined;
  /** Which board was looked for: that of the frame by `null`, none while the element is in no page. */
  #sought: string | null | undefined;
  #stop: (() => void) | undefined;
  #leave: (() => void) | undefined;

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stop = this.#sought = undefined;
    this.#take(null);
  }

  /** Asks the board for something on behalf of the reader. */
  protected ask(to: BoardRequest['to']): void {
    this.board?.dispatchEvent(new BoardRequest(to));
  }

  /** Looks for the board, and goes on looking. */
  #seek(id: string | null) {
    this.#stop?.();
    this.#sought = id;
    if (id) {
      const root = this.getRootNode() as Document | ShadowRoot;
      const find = () => this.#take(root.getElementById(id));
      const observer = new MutationObserver(find);
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
      this.#stop = () => observer.disconnect();
      find();
      return;
    }
    let end: (() => void) | undefined;
    const stop = (this.#stop = () => end?.());
    const take = (board: AnyBoard | undefined, unsubscribe?: () => void) => {
      end = unsubscribe;
      this.#take(board);
    };
    // The frame may be defined later than what it holds.
    void customElements.whenDefined('board-frame').then(() => {
      if (stop === this.#stop) this.dispatchEvent(new ContextEvent(boardContext, this, take, true));
    });
  }

  #take(found: Element | null | undefined) {
    if (found === this.#found) return;
    this.#found = found;
    this.#leave?.();
    this.#leave = this.board = undefined;
    this.requestUpdate();
    if (!found) return;
    const upgraded = () => {
      if (found !== this.#found || !('subscribe' in found)) return;
      this.board = found as AnyBoard;
      this.#leave = this.board.subscribe(() => this.requestUpdate());
      // What stands beside a board may spare it a button.
      this.board.requestUpdate();
      this.requestUpdate();
    };
    // What is no custom element never becomes a board.
    customElements.whenDefined(found.localName).then(upgraded, () => {});
  }

  /** What is shown waits for what the board is about to show. */
  protected override async ready(): Promise<void> {
    if (this.isConnected && this.for !== this.#sought) this.#seek(this.for);
    await this.board?.updateComplete;
  }
}
