import { html, nothing } from 'lit/html.js';
import { define } from '../board/define.js';
import type { Property } from '../board/live-element.js';
import { remark } from '../board/remark.js';
import type { Point } from '../core/match.js';
import { movesFrom } from '../core/moves.js';
import { Satellite } from './satellite.js';

const words = {
  lang: 'en',
  moves: 'Moves',
  variation: 'Variation',
  /** What the signs of the first glyphs say. */
  signs: 'good move,mistake,very good move,blunder,interesting move,doubtful move'.split(','),
  /** Heard of a move in whose place others stand too. */
  others: 'Other moves: arrow down.',
};

/** The signs of the first glyphs: `!` is 1. */
const SIGNS = '! ? !! ?? !? ?!'.split(' ');

/** The last finished move on the way to a point, if there is one. */
const moveBefore = (point: Point | undefined): Point | undefined =>
  !point || point.move ? point : moveBefore(point.before);

/**
 * The moves of a board's match with their variations, comments and signs (`!`, `?`; of other glyphs the number, `$13`). A
 * click or Enter goes to a move. The list is one tab stop: left and right step back and on, down goes to the next variation
 * in place of a move, up from anywhere in a variation to the move in whose place it stands, Home and End to the ends. A list that is
 * made lower than its moves scrolls to the current one; the page never moves.
 *
 * @tagname board-moves
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @csspart moves - All of it.
 * @csspart move - A move; with `current` where the board stands there.
 * @csspart number - The number of a move.
 * @csspart nag - The sign of a move.
 * @csspart comment - A comment.
 * @csspart variation - A variation.
 *
 * @cssprop [--board-current] - The ground of the current move.
 */
export class BoardMoves extends Satellite {
  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    layout: { words: ['paragraph', 'list'] },
  };

  static override styles = `
:host{overflow:auto;overflow-wrap:anywhere;line-height:1.6}
.one{display:inline-block}
button{all:unset;padding:0 .15em;border-radius:.2em;font-weight:600;cursor:pointer}
button:focus-visible{outline:2px solid;outline-offset:1px}
[part=variation] button{font-weight:inherit}
[aria-current]{background:var(--board-current,#8885)}
.list{display:grid;grid-template-columns:2.5em repeat(auto-fill,minmax(5.5em,1fr))}
.list>:not(button){grid-column:1/-1}
.list>.one{display:contents}
.list>.one>:first-child{grid-column:1}
.list [part=variation]{display:block;margin-inline-start:1em;padding-inline-start:.6em;border-inline-start:2px solid #8888}
@media (forced-colors:active){[aria-current]{background:Highlight;color:HighlightText;forced-color-adjust:none}[aria-current]:focus-visible{outline-color:CanvasText}}
@media print{:host{overflow:visible!important;block-size:auto!important;max-block-size:none!important}[aria-current]{background:none}}`;

  /**
   * All in one `paragraph`, variations in brackets; or a `list` with a row for each round, variations indented below it.
   * @default 'paragraph'
   */
  declare layout: 'paragraph' | 'list';

  #seen: Point | undefined;
  /** Whether a key of the reader led there. */
  #keyed = false;

  protected override render() {
    const match = this.board?.match;
    return html`<div part="moves" dir="ltr" class=${this.layout} role="group" aria-label=${this.ariaLabel ?? words.moves} @keydown=${this.#key}>${match && this.#tree(match.root, moveBefore(match.point))}</div>`;
  }

  #tree(root: Point, current: Point | undefined) {
    const list = this.layout === 'list';
    const [start, ...others] = movesFrom(root);

    const draw = (point: Point, others: unknown) => {
      const here = point === current;
      return html`<button part=${here ? 'move current' : 'move'} lang=${words.lang} tabindex=${point === (current ?? start) ? 0 : -1} aria-current=${here ? 'step' : nothing} aria-description=${others ? words.others : nothing} @click=${() => this.ask(point)}>${point.move!.text}${point.nags?.map((nag) => html`<span part="nag" role="img" aria-label=${words.signs[nag - 1] ?? nag}>${SIGNS[nag - 1] ?? ` $${nag}`}</span>`)}</button>`;
    };
    const say = (comment: string | undefined) => {
      const text = remark(comment);
      return text && html`<span part="comment" dir="auto">${text}</span>`;
    };

    /** Writes a line from its first move on, beside which others stand, after so many moves of the first seat. */
    const write = (begin: Point | undefined, beside: readonly Point[], count: number, rows?: boolean) => {
      const parts: unknown[] = [];
      const add = (part: unknown) => part && parts.push(part, ' ');
      let numbered: unknown = true;
      /** How many moved since the number. */
      let place = 0;
      for (let at = begin, others = beside; at; [at, ...others] = movesFrom(at)) {
        const { intro, comment } = at;
        const lead = at.move!.seat === start!.move!.seat;
        const before = count;
        if (lead) {
          count++;
          place = 0;
        }
        const move = draw(at, others[0]);
        add(say(intro));
        // In a row dots stand for those who moved before.
        add(
          lead || numbered || intro
            ? html`<span class="one"><span part="number">${count}${lead || rows ? '.' : '…'}</span> ${Array(rows ? place : 0).fill(html`<span aria-hidden="true">…</span>`)}${move}</span>`
            : move,
        );
        add(say(comment));
        for (const other of others) {
          const inside = write(other, [], before);
          add(
            html`<span part="variation" role="group" aria-label=${words.variation}>${list ? inside : ['(', inside, ')']}</span>`,
          );
        }
        numbered = comment ?? others[0];
        place++;
      }
      parts.pop();
      return parts;
    };
    return [say(root.comment), ' ', write(start, others, 0, list)];
  }

  #key(event: KeyboardEvent) {
    const { root, point } = this.board!.match;
    /** The moves that stand in one place: the main one and others. */
    const placeOf = (move: Point) => movesFrom(moveBefore(move.before) ?? root);
    const move = moveBefore(point);
    let out = move;
    while (out && placeOf(out)[0] === out) out = moveBefore(out.before);
    const place = move && placeOf(move);
    const to = {
      ArrowLeft: 'undo' as const,
      ArrowRight: 'redo' as const,
      ArrowUp: out && placeOf(out)[0],
      ArrowDown: place?.[place.indexOf(move!) + 1],
      Home: 0,
      End: Infinity,
    };
    const { key } = event;
    if (!(key in to) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = to[key as keyof typeof to];
    if (there === undefined) return;
    this.ask(there);
    this.#keyed = this.board!.match.point !== point;
  }

  protected override updated(): void {
    super.updated();
    const stop = this.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]');
    const point = this.board?.match.point;
    const keyed = this.#keyed;
    this.#keyed = false;
    if (!stop || point === this.#seen) return;
    this.#seen = point;
    if (keyed) stop.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    // Scrolls nothing but this.
    const { top, bottom } = stop.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    this.scrollTop += Math.min(0, top - box.top) || Math.max(0, bottom - box.bottom);
  }
}

define('board-moves', BoardMoves);

declare global {
  interface HTMLElementTagNameMap {
    'board-moves': BoardMoves;
  }
}
