import { ContextProvider } from '@lit/context';
import { define } from '../board/define.js';
import { version } from '../board/version.js';
import { type AnyBoard, boardContext } from '../contexts/board.js';

// Where there is no page, as in Node, a class can still be imported.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/**
 * Holds a board and the satellites that belong to it: a move list, controls, a status line. It looks like nothing itself. Its board is
 * the first element in it whose tag ends in `-board`; it may come later than the frame.
 *
 * @tagname board-frame
 *
 * @slot - The board and what belongs to it.
 */
export class BoardFrame extends Base {
  static readonly version: string = version;

  readonly #provider = new ContextProvider(this, { context: boardContext, initialValue: undefined });
  readonly #observer = new MutationObserver(() => this.#find());

  connectedCallback(): void {
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#find();
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  #find() {
    const board = [...this.querySelectorAll('*')].find(({ localName }) => localName.endsWith('-board'));
    this.#provider.setValue(board as AnyBoard | undefined);
  }
}

define('board-frame', BoardFrame);

declare global {
  interface HTMLElementTagNameMap {
    'board-frame': BoardFrame;
  }
}
