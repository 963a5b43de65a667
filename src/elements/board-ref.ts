import { html, nothing } from 'lit/html.js';
import { BoardRequest } from '../board/events.js';
import { define } from '../board/define.js';
import { number, type Property } from '../board/live-element.js';
import type { AnyBoard } from '../contexts/board.js';
import { mainPoint } from '../core/main-line.js';
import type { Point } from '../core/match.js';
import { Satellite } from './satellite.js';

/** The point of the main line after so many moves, if there are as many. */
function pointAt(root: Point, ply: number): Point | undefined {
  const point = mainPoint(root, ply);
  return point.ply === ply ? point : undefined;
}

/** What words show on a board. */
interface Looks {
  /** The words that are looked at, the latest last. */
  readonly refs: Set<BoardRef>;
  /** Where the board stood before, and where it stands because of them. */
  before?: Point | undefined;
  at?: Point | undefined;
  autoplay?: boolean;
}
const looks = new WeakMap<AnyBoard, Looks>();

/** Shows on a board what the words that are looked at speak of; after the last of them, what was there before. */
function show(board: AnyBoard, ref: BoardRef, on: boolean) {
  const look = looks.get(board) ?? { refs: new Set() };
  looks.set(board, look);
  const { refs } = look;
  refs.delete(ref);
  if (on) refs.add(ref);
  const { match } = board;
  const all = [...refs];
  board.lit = all.at(-1)?.cells ?? '';
  const to = all.reverse().flatMap(({ ply }) => (ply === null ? [] : (pointAt(match.root, ply) ?? [])))[0];
  if (to) {
    if (!look.before || match.point !== look.at) {
      look.before = match.point;
      look.autoplay = board.autoplay;
    }
    board.autoplay = false;
    look.at = to;
    match.goTo(to);
  } else if (look.before) {
    // Who played or stepped meanwhile stays there.
    if (match.point === look.at) {
      match.goTo(look.before);
      board.autoplay = look.autoplay!;
    }
    look.before = undefined;
  }
}

/**
 * Words that show on a board what they speak of: cells, a position, or both. They do so while they are pointed at or have the
 * focus; a tap shows it until the next tap, Escape ends it; then the board goes back to where it was. They have
 * `:state(lit)` while one of their cells is pointed at, or reached by keys, on the board.
 *
 * Where this is loaded, a plain link `href="#b@ply=3"` takes the board with the id `b` to that ply, and it stays there.
 *
 * @tagname board-ref
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @slot - The words.
 *
 * @csspart words - The words.
 *
 * @cssstate lit - One of the cells is pointed at, or reached by keys, on the board.
 */
export class BoardRef extends Satellite {
  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    cells: {},
    ply: { read: (value) => (value?.trim() ? number(value) : null) },
  };

  static override styles = `
:host{display:inline}
[role]{cursor:pointer;border-radius:.15em;text-decoration-line:underline;text-decoration-style:dotted;text-underline-offset:.2em}
[role]:hover,[role]:focus,:host(:state(lit)) [role]{background:#8884}
[role]:focus-visible{outline:2px solid}
@media (forced-colors:active){:host(:state(lit)) [role]{background:Highlight;color:HighlightText;forced-color-adjust:none;outline-color:CanvasText}}
@media print{[role]{text-decoration:none!important}}`;

  /**
   * Names of cells, with spaces between.
   * @default null
   */
  declare cells: string | null;

  /**
   * After how many moves of the main line the position stood.
   * @default null
   */
  declare ply: number | null;

  readonly #states = this.attachInternals().states;
  #hovered = false;
  #held = false;
  /** Whether a finger came down on words that were shown already. */
  #again = false;
  /** The board that shows them. */
  #shown: AnyBoard | undefined;

  constructor() {
    super();
    for (const type of 'pointerenter pointerleave pointerdown focusin focusout click keydown'.split(' '))
      this.addEventListener(type, this);
  }

  override disconnectedCallback(): void {
    this.#hovered = this.#held = false;
    super.disconnectedCallback();
    this.#look();
  }

  handleEvent(event: Event): void {
    const { type, pointerType, key } = event as PointerEvent & KeyboardEvent;
    const finger = pointerType === 'touch';
    if (type === 'pointerenter') this.#hovered = !finger;
    else if (type === 'pointerleave') this.#hovered = false;
    else if (type === 'pointerdown') this.#again = finger && this.#held;
    else if (type.startsWith('focus')) this.#held = type === 'focusin';
    else if (type === 'click') {
      // A tap gives the focus nowhere in some browsers.
      this.shadowRoot!.querySelector<HTMLElement>('[role]')?.focus({ preventScroll: true });
      this.#held = !this.#again;
    } else if (key === 'Escape') this.#hovered = this.#held = false;
    else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      this.#held = !this.#held;
    }
    this.requestUpdate();
    this.#look();
  }

  #look() {
    const board = this.#hovered || this.#held ? this.board : undefined;
    const before = this.#shown;
    if (board === before) return;
    this.#shown = board;
    if (before) show(before, this, false);
    if (board) show(board, this, true);
  }

  protected override render() {
    const { board, cells } = this;
    const aimed = board?.aimed;
    this.#states[aimed && cells?.split(/\s+/).includes(aimed) ? 'add' : 'delete']('lit');
    // Without a board they are words like others.
    /* eslint-disable lit-a11y/role-supports-aria-attr -- `aria-description` is one of every role in ARIA 1.3 */
    return board
      ? html`<span part="words" role="button" tabindex="0" aria-pressed=${this.#held} aria-description=${cells ?? nothing}><slot></slot></span>`
      : html`<span part="words"><slot></slot></span>`;
  }

  protected override updated(): void {
    super.updated();
    this.#look();
  }
}

/** A plain link to a ply of a board. */
function follow(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = event.composedPath().find((each) => (each as Element).localName === 'a') as
    HTMLAnchorElement | undefined;
  const [, id, ply] = /^#(.+)@ply=(\d+)$/.exec(link?.getAttribute?.('href') ?? '') ?? [];
  if (!id) return;
  const root = link!.getRootNode() as Document | ShadowRoot;
  const board = (root.getElementById(id) ?? document.getElementById(id)) as AnyBoard | null;
  const point = board?.match && pointAt(board.match.root, Number(ply));
  if (!point) return;
  event.preventDefault();
  board.dispatchEvent(new BoardRequest(point));
  board.scrollIntoView({ block: 'nearest' });
}

globalThis.document?.addEventListener('click', follow);
define('board-ref', BoardRef);

declare global {
  interface HTMLElementTagNameMap {
    'board-ref': BoardRef;
  }
}
