import { html, nothing } from 'lit/html.js';
import { define } from '../board/define.js';
import type { Property } from '../board/live-element.js';
import { version } from '../board/version.js';
import type { AnyBoard } from '../contexts/board.js';
import type { Point } from '../core/match.js';
import { endOf } from './line.js';
import { Satellite } from './satellite.js';

const words = {
  lang: 'en',
  moves: 'Moves',
  variation: 'Variation',
  signs: [
    'good move',
    'mistake',
    'very good move',
    'blunder',
    'move worth a thought',
    'doubtful move',
  ] as readonly string[],
  glyph: (number: number) => `annotation ${number}`,
  /** What is heard of a move that has others in its place. */
  others: (count: number) =>
    count > 1
      ? `${count} variations stand in its place: arrow down.`
      : 'A variation stands in its place: arrow down.',
};

/** The signs of the first glyphs: `!` is 1. */
const SIGNS = ['!', '?', '!!', '??', '!?', '?!'];

/** The moves that were played from a point: that of the main line, then variations. */
const movesFrom = ({ next }: Point): Point[] =>
  next.flatMap((point) => (point.move ? point : movesFrom(point)));

/** The last finished move on the way to a point, if there is one. */
const moveBefore = (point: Point | undefined): Point | undefined =>
  !point || point.move ? point : moveBefore(point.before);

/** The moves that stand in the place of one, that of the main line first. */
function choices(point: Point): readonly Point[] {
  let from = point;
  for (let steps = point.move!.steps.length; steps && from.before; steps--) from = from.before;
  return movesFrom(from);
}

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
  static readonly version: string = version;

  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    layout: { words: ['paragraph', 'list'] },
  };

  static override styles = `
:host{display:block;overflow:auto;--_current:var(--board-current,color-mix(in srgb,currentColor 18%,#0000))}
:host([hidden]){display:none}
div{line-height:1.6}
button{margin:0;padding:0 .15em;border:0;border-radius:.2em;background:none;color:inherit;font:inherit;font-weight:600;text-align:start;cursor:pointer;scroll-margin:1em}
button:hover{text-decoration:underline}
button:focus-visible{outline:2px solid}
[aria-current]{background:var(--_current)}
[part=variation] button{font-weight:inherit}
[part=number]{font-variant-numeric:tabular-nums;opacity:.75}
.list [part=row]{display:grid;grid-template-columns:2.5em repeat(auto-fill,minmax(5.5em,1fr));break-inside:avoid}
.list [part=variation],.list>[part=comment]{display:block;margin-inline-start:2.5em}
.list [part=variation] [part=variation]{margin-inline-start:1.25em}
.list [part=variation]{padding-inline-start:.6em;border-inline-start:2px solid color-mix(in srgb,currentColor 30%,#0000)}
@media (forced-colors:active){button{color:ButtonText}[aria-current]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media print{:host{overflow:visible!important;max-block-size:none!important;block-size:auto!important}[aria-current]{background:none}}`;

  /** All in one `paragraph`, variations in brackets; or a `list` with a row for each round, variations indented below it. */
  layout: 'paragraph' | 'list' = 'paragraph';

  /** The points of the buttons, in their order. */
  #points: Point[] = [];
  #seen: Point | undefined;

  get #buttons() {
    return [...this.shadowRoot!.querySelectorAll('button')];
  }

  protected override render() {
    const { match } = this.board ?? {};
    this.#points = [];
    return html`<div part="moves" class=${this.layout ?? ''} role="group" aria-label=${this.ariaLabel ?? words.moves} @click=${this.#click} @keydown=${this.#key}>${match && this.#tree(match)}</div>`;
  }

  #tree({ game, root, point, state }: AnyBoard['match']) {
    const list = this.layout === 'list';
    const current = moveBefore(point);
    const [start] = movesFrom(root);
    const first = start?.move!.seat;

    const draw = (point: Point) => {
      const { move, nags = [] } = point;
      this.#points.push(point);
      const [main, ...others] = choices(point);
      const heard = nags.map((nag) => words.signs[nag - 1] ?? words.glyph(nag));
      const here = point === current;
      return html`<button type="button" part=${here ? 'move current' : 'move'} tabindex=${point === (current ?? start) ? 0 : -1} aria-current=${here ? 'step' : nothing} aria-label=${nags[0] ? [move!.text, ...heard].join(', ') : nothing} aria-description=${main === point && others[0] ? words.others(others.length) : nothing}>${move!.text}${nags.map((nag) => html`<span part="nag">${SIGNS[nag - 1] ?? ` $${nag}`}</span>`)}</button>`;
    };
    const say = (comment: string | undefined) =>
      comment && html`<span part="comment" dir="auto">${comment}</span>`;
    const numeral = (text: string) => html`<span part="number">${text}</span>`;
    /** Stands in a row for the seats that moved before. */
    const gap = (seat: string) => {
      const seats = game.seats(state);
      const places = (seats.indexOf(seat) - seats.indexOf(first!) + seats.length) % seats.length;
      return Array.from({ length: places }, () => html`<span aria-hidden="true">…</span>`);
    };

    /** Writes a line from its first move on, before which so many moves of the first seat were made. */
    const write = (begin: readonly Point[], before: number, rows: boolean) => {
      const parts: unknown[] = [];
      let row: unknown[] = [];
      const add = (part: unknown) => part && parts.push(parts[0] ? ' ' : '', part);
      const flush = () => {
        if (row[0]) parts.push(html`<div part="row">${row}</div>`);
        row = [];
      };
      let count = before;
      let numbered = true;
      let [main, ...others] = begin;
      while (main) {
        const { intro, comment, move } = main;
        const { seat } = move!;
        const number = ({ move }: Point) => count + Number(move!.seat === first) || 1;
        const own = number(main);
        const leads = seat === first;
        if (intro || leads) flush();
        add(say(intro));
        if (rows) {
          if (!row[0]) row.push(numeral(`${own}.`), gap(seat));
          row.push(draw(main));
          if (comment || others[0]) flush();
        } else if (leads) add(html`${numeral(`${own}.`)}\u00a0${draw(main)}`);
        else add(numbered || intro ? html`${numeral(`${own}…`)}\u00a0${draw(main)}` : draw(main));
        add(say(comment));
        for (const other of others) {
          const inside = write([other], number(other) - Number(other.move!.seat === first), false);
          add(
            html`<span part="variation" role="group" aria-label=${words.variation}>${list ? '' : '('}${inside}${list ? '' : ')'}</span>`,
          );
        }
        numbered = Boolean(comment ?? others[0]);
        count = own;
        [main, ...others] = movesFrom(main);
      }
      flush();
      return parts;
    };
    return [say(root.comment), ' ', write(movesFrom(root), 0, list)];
  }

  #click({ target }: Event) {
    const at = this.#buttons.indexOf((target as Element).closest('button')!);
    if (at >= 0) this.ask(this.#points[at]!);
  }

  #key(event: KeyboardEvent) {
    const { point } = this.board!.match;
    const move = moveBefore(point);
    const trunk = () => {
      for (let at = move; at; at = moveBefore(at.before)) {
        const [main] = choices(at);
        if (main !== at) return main;
      }
      return undefined;
    };
    const to = {
      ArrowLeft: () => 'undo' as const,
      ArrowRight: () => 'redo' as const,
      ArrowUp: trunk,
      ArrowDown: () => move && choices(move)[choices(move).indexOf(move) + 1],
      Home: () => 0,
      End: () => endOf(point),
    }[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = to();
    if (there !== undefined) this.ask(there);
  }

  protected override updated(): void {
    super.updated();
    const { activeElement } = this.shadowRoot!;
    const stop = this.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]');
    if (activeElement && activeElement !== stop) stop?.focus({ preventScroll: true });
    const point = this.board?.match.point;
    if (point === this.#seen) return;
    this.#seen = point;
    this.#reveal(stop);
  }

  /** Brings a move into view, scrolling nothing but this. */
  #reveal(move: HTMLElement | null) {
    if (!move) return;
    const { top, bottom } = move.getBoundingClientRect();
    const box = this.getBoundingClientRect();
    const margin = Math.min(24, (box.height - (bottom - top)) / 2);
    if (top < box.top + margin) this.scrollTop -= box.top + margin - top;
    else if (bottom > box.bottom - margin) this.scrollTop += bottom - box.bottom + margin;
  }
}

define('board-moves', BoardMoves);

declare global {
  interface HTMLElementTagNameMap {
    'board-moves': BoardMoves;
  }
}
