import type { Shape } from '../board/scene.js';
import { type Fault, isFault } from '../core/fault.js';
import type { Match } from '../core/match.js';
import { GridFocus } from './grid-focus.js';

/** What a hand needs of its board. */
export interface Handled {
  match(): Match<unknown, unknown>;
  /** Whether steps may be made now. */
  acting(): boolean;
  /** Where things move. */
  layer(): SVGElement;
  /** What is seen of the piece of a cell while it is dragged. */
  lifted(cell: string): readonly Shape[];
  /** Something happens; true if nothing else is to come of it. */
  handle(event: Event, cell: string | undefined): boolean;
  /** The reader chose a step, by its text. */
  choose(step: string): void;
  /** The reader tried what the rules forbid; what was picked up for it is put down. */
  refuse(tried: string, fault: Fault, picked: string | undefined): void;
  /** The reader picked up the piece of a cell, or put it down. */
  picked(cell: string | undefined): void;
  takeBack(): void;
  requestUpdate(): void;
}

/** What the reader does at the cells, by pointer and keys: one listener for all of them. */
export class Hand {
  /** Where the keys are. */
  readonly focus = new GridFocus();
  /** The cell that is pointed at. */
  hovered: string | undefined;
  /** The cell of the piece that is picked up to be moved, and whether it is being dragged. */
  picked: string | undefined;
  dragging: boolean | undefined;
  /** Ends a drag. */
  #end: (() => void) | undefined;
  /** Whether a pointer is down on a piece that it may drag. */
  #down = false;
  readonly #board: Handled;

  constructor(board: Handled) {
    this.#board = board;
  }

  /** Listens where the cells are. Not on the drawing: in Chromium an SVG element that listens for the focus is a tab stop. */
  listen(root: ShadowRoot): void {
    const types = 'click keydown pointerdown pointerover pointerout focusin focusout';
    for (const type of types.split(' ')) root.addEventListener(type, this);
    // A finger that drags a piece does not scroll; `touch-action` does not work on parts of a drawing.
    root.addEventListener('touchmove', this, { passive: false });
    // In WebKit a drag that begins on the drawing selects what is written below it.
    root.addEventListener('selectstart', (event) => {
      if ((event.target as Element).closest?.('svg')) event.preventDefault();
    });
  }

  /** Forgets what is picked up, since the position is another one. */
  letGo(): void {
    this.#end?.();
    this.picked = this.dragging = this.#end = undefined;
  }

  /** At a cell: plays there, picks up its piece, or puts what is picked up where it may go, else where it was. */
  #tap(cell: string) {
    const { choose, refuse } = this.#board;
    if (!this.#board.acting()) return;
    const match = this.#board.match();
    const { game, state } = match;
    if (this.picked === cell) return this.#pick();
    const text = game.writeTry?.(state, this.picked, cell) ?? cell;
    const read = game.readStep(state, text);
    if (!isFault(read)) return choose(text);
    if (match.steps().some(({ from, to }) => from === cell && to)) return this.#pick(cell);
    refuse(text, read, this.picked);
    this.letGo();
  }

  /** A key, a button or a thing beside the board: the dice, or a piece in a rack by its letter, which comes from nowhere else. */
  press(name: string): void {
    const match = this.#board.match();
    if (!this.#board.acting()) return;
    if (name === 'roll' ? match.turn === 'chance' : !name) this.#board.choose(name);
    else if (match.steps().some(({ from }) => from === name))
      this.#pick(this.picked === name ? undefined : name);
  }

  #pick(cell?: string) {
    this.letGo();
    this.picked = cell;
    this.#board.picked(cell);
  }

  /** The piece of a cell may be about to be dragged. */
  async #drag(down: PointerEvent, cell: string) {
    const board = this.#board;
    this.#down = true;
    const up = () => (this.#down = false);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, up, { once: true });
    const { drag } = await import('./drag.js');
    if (!this.#down) return;
    const pick = () => {
      this.picked = cell;
      this.dragging = true;
      board.picked(cell);
    };
    this.#end = drag(down, board.layer(), board.lifted(cell), pick, (to) => {
      this.dragging = this.#end = undefined;
      board.requestUpdate();
      // On its own cell the click that follows puts it down, which a finger makes none of.
      if (to && to !== cell) this.#tap(to);
      else if (!to || down.pointerType === 'touch') this.#pick();
    });
  }

  /** Whatever happens at a cell comes here. */
  handleEvent(event: Event): void {
    const board = this.#board;
    const { focus } = this;
    const { type, key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const { pointerType, relatedTarget, isPrimary, button } = event as PointerEvent;
    const at = type === 'pointerout' ? relatedTarget : event.target;
    const cell = (at as Element | null)?.closest<SVGElement>('.cell') ?? undefined;
    if (board.handle(event, cell?.id)) return;
    if (type.startsWith('focus')) {
      focus.moved(type === 'focusin' ? cell : undefined);
      // Whoever comes by keys looks there, wherever the mouse was left.
      if (focus.visible) this.hovered = undefined;
      board.requestUpdate();
    } else if (type === 'touchmove') {
      if (this.#down) event.preventDefault();
    } else if (type === 'pointerdown') {
      const movable =
        cell &&
        board.acting() &&
        board
          .match()
          .steps()
          .some(({ from, to }) => to && from === cell.id);
      if (movable && isPrimary && !button) void this.#drag(event as PointerEvent, cell.id);
    } else if (type.startsWith('pointero')) {
      // A mouse or a pen shows what playing there would do; a finger has no place to hover at.
      const hovered = pointerType === 'touch' ? undefined : cell?.id;
      if (hovered !== this.hovered) board.requestUpdate();
      this.hovered = hovered;
    } else if (cell && type === 'click') this.#tap(cell.id);
    else if (type === 'click') {
      if ((at as Element).closest('.dice')) this.press('roll');
      if ((at as Element).closest('.rack')) this.press('Q');
    } else {
      // Captions have keys of their own.
      if (!(at as Element).closest('svg,.below')) return;
      // Caps Lock makes capitals.
      const letter = key?.toLowerCase();
      if ((ctrlKey || metaKey) && !shiftKey && letter === 'z') board.takeBack();
      else if (key === 'Escape' && this.picked) this.#pick();
      else if (!cell) return;
      else if (key === 'Enter' || key === ' ') this.#tap(cell.id);
      else if (letter === 't') this.press('roll');
      else if (letter === 'q') this.press('Q');
      else if (!focus.key(event as KeyboardEvent, cell)) return;
      event.preventDefault();
    }
  }
}
