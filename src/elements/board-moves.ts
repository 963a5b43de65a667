import { html, nothing } from 'lit/html.js';
import { define } from '../board/define.js';
import type { Property } from '../board/live-element.js';
import { remark } from '../board/remark.js';
import { version } from '../board/version.js';
import type { Point } from '../core/match.js';
import { movesFrom } from '../core/moves.js';
import { endOf } from './line.js';
import { Satellite } from './satellite.js';

const words = {
  moves: 'Moves',
  variation: 'Variation',
  /** What the signs of the first glyphs say. */
  signs: 'good move,mistake,very good move,blunder,interesting move,doubtful move'.split(','),
  /** Heard of a move in whose place others stand too. */
  others: 'Other moves are given here: arrow down.',
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
 * @csspart row - A row of a list: a number and the moves of a round.
 *
 * @cssprop [--board-current] - The ground of the current move.
 */
export class BoardMoves extends Satellite {
  static readonly version: string = version;

  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    layout: { words: ['paragraph', 'list'] },
  };

  static override styles = `
:host{display:block;overflow:auto;line-height:1.6}
:host([hidden]){display:none}
.one{white-space:nowrap}
button{justify-self:start;padding:0 .15em;border:0;border-radius:.2em;background:none;color:inherit;font:inherit;font-weight:600;text-align:start;cursor:pointer}
button:focus-visible{outline:2px solid}
[part=variation] button{font-weight:inherit}
[aria-current]{background:var(--board-current,color-mix(in srgb,currentColor 18%,#0000))}
[part=row]{display:grid;grid-template-columns:2.5em repeat(auto-fill,minmax(5.5em,1fr))}
.list [part=variation]{display:block;margin-inline-start:1em;padding-inline-start:.6em;border-inline-start:2px solid #8888}
@media (forced-colors:active){[aria-current]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media print{:host{overflow:visible!important;block-size:auto!important;max-block-size:none!important}[aria-current]{background:none}}`;

  /** All in one `paragraph`, variations in brackets; or a `list` with a row for each round, variations indented below it. */
  layout: 'paragraph' | 'list' = 'paragraph';

  /** The moves in their order here, each with those that stand in one place. */
  readonly #moves = new Map<Point, readonly Point[]>();
  #seen: Point | undefined;

  protected override render() {
    const match = this.board?.match;
    this.#moves.clear();
    return html`<div part="moves" class=${this.layout} role="group" aria-label=${this.ariaLabel ?? words.moves} @click=${this.#click} @keydown=${this.#key}>${match && this.#tree(match.root, moveBefore(match.point))}</div>`;
  }

  #tree(root: Point, current: Point | undefined) {
    const list = this.layout === 'list';
    const [start] = movesFrom(root);
    const leads = ({ move }: Point) => Number(move!.seat === start!.move!.seat);

    const draw = (point: Point, all: readonly Point[]) => {
      const { move, nags = [] } = point;
      this.#moves.set(point, all);
      const here = point === current;
      return html`<button part=${here ? 'move current' : 'move'} tabindex=${point === (current ?? start) ? 0 : -1} aria-current=${here ? 'step' : nothing} aria-description=${point === all[0] && all[1] ? words.others : nothing}>${move!.text}${nags.map((nag) => html`<span part="nag" role="img" aria-label=${words.signs[nag - 1] ?? nag}>${SIGNS[nag - 1] ?? ` $${nag}`}</span>`)}</button>`;
    };
    const say = (comment: string | undefined) => {
      const text = remark(comment);
      return text && html`<span part="comment" dir="auto">${text}</span>`;
    };

    /** Writes a line from its first move on, one of several, before which so many moves of the first seat were made. */
    const write = (begin: Point | undefined, several: readonly Point[], before: number, rows: boolean) => {
      const parts: unknown[] = [];
      const add = (part: unknown) => part && parts.push(part, ' ');
      let row: unknown[] = [];
      const flush = () => {
        if (row[0]) parts.push(html`<div part="row">${row}</div>`);
        row = [];
      };
      let count = before;
      let place = 0;
      let numbered = true;
      for (let main = begin, all = several; main; all = movesFrom(main), [main] = all) {
        const others = main === all[0] ? all.slice(1) : [];
        const { intro, comment } = main;
        const lead = leads(main);
        const earlier = count;
        const numberOf = (point: Point) => earlier + leads(point) || 1;
        count = numberOf(main);
        const number = html`<span part="number">${count}${lead || rows ? '.' : '…'}</span>`;
        if (lead) place = 0;
        if (intro || lead) flush();
        add(say(intro));
        if (rows) {
          // Dots stand for those who moved before.
          if (!row[0]) row.push(number, Array(place).fill(html`<span aria-hidden="true">…</span>`));
          row.push(draw(main, all));
          place++;
          if (comment || others[0]) flush();
        } else
          add(
            lead || numbered || intro
              ? html`<span class="one">${number} ${draw(main, all)}</span>`
              : draw(main, all),
          );
        add(say(comment));
        for (const other of others) {
          const inside = write(other, all, numberOf(other) - leads(other), false);
          add(
            html`<span part="variation" role="group" aria-label=${words.variation}>${list ? inside : ['(', inside, ')']}</span>`,
          );
        }
        numbered = Boolean(comment ?? others[0]);
      }
      flush();
      if (!rows) parts.pop();
      return parts;
    };
    return [say(root.comment), ' ', write(start, movesFrom(root), 0, list)];
  }

  #click({ target }: Event) {
    const buttons = [...this.shadowRoot!.querySelectorAll('button')];
    const at = buttons.indexOf((target as Element).closest('button')!);
    if (at >= 0) this.ask([...this.#moves.keys()][at]!);
  }

  #key(event: KeyboardEvent) {
    const { point } = this.board!.match;
    const all = (move: Point) => this.#moves.get(move) ?? [move];
    const move = moveBefore(point);
    let out = move;
    while (out && all(out)[0] === out) out = moveBefore(out.before);
    const to = {
      ArrowLeft: 'undo' as const,
      ArrowRight: 'redo' as const,
      ArrowUp: out && all(out)[0],
      ArrowDown: move && all(move)[all(move).indexOf(move) + 1],
      Home: 0,
      End: endOf(point),
    };
    const { key } = event;
    if (!(key in to) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = to[key as keyof typeof to];
    if (there !== undefined) this.ask(there);
  }

  protected override updated(): void {
    super.updated();
    const { activeElement } = this.shadowRoot!;
    const stop = this.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]');
    const point = this.board?.match.point;
    if (!stop || point === this.#seen) return;
    this.#seen = point;
    if (activeElement) stop.focus({ preventScroll: true });
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
