import { html, nothing, type TemplateResult } from 'lit/html.js';
import { define } from '../board/define.js';
import { isFault } from '../core/fault.js';
import type { Outcome, Seat } from '../core/game.js';
import type { Match } from '../core/match.js';
import { Satellite } from './satellite.js';

const list = new Intl.ListFormat('en');

const words = {
  lang: 'en',
  seat: 'seat',
  points: 'points',
  /** What a table adds up beside the points, in games that do: RO-14, RQ-18. */
  second: { rolit: 'balls', 'real-queen': 'marbles conquered' } as Readonly<Record<string, string>>,
  caption(games: number, leaders: readonly Seat[]) {
    const after = `After ${games} ${games === 1 ? 'game' : 'games'}`;
    return games ? `${after}: ${list.format(leaders)} ${leaders[1] ? 'are level' : 'leads'}` : after;
  },
  next: (seat: Seat) => `Next game: ${seat} begins`,
};

interface Row {
  readonly seat: Seat;
  readonly points: number;
  readonly second: number;
}

/** Whether the game began at the start of its rules, not at a position that was set. */
function isFromStart({ game, rules, root }: Match<unknown, unknown>): boolean {
  const start = game.initial(rules);
  return !isFault(start) && game.writePosition(start) === game.writePosition(root.state);
}

/**
 * The table of a match of several games on one board in play: points, and with them Rolit's mini points (RO-14) or Real Queen's
 * conquered marbles (RQ-18). It says who begins the next game (RO-15) and starts it. It counts the games of this page view.
 *
 * @tagname board-score
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @csspart table - The table.
 * @csspart caption - How many games were played, and who leads.
 * @csspart row - The row of a seat; with `leads` for one that leads.
 * @csspart next - The button that starts the next game.
 */
export class BoardScore extends Satellite {
  static override styles: string = `
table{min-inline-size:min(100%,20em);margin-inline:auto;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{padding-block-end:.4em;text-align:center}
th,td{padding:.3em .8em;text-align:start;font-weight:inherit}
td,thead th:not(:first-child){text-align:end}
thead{font-size:.85em}
tbody tr{border-block-start:1px solid color-mix(in srgb,currentColor 30%,#0000)}
[part~=leads]{font-weight:600}
button{display:block;min-block-size:2.75em;margin:.6em auto 0;padding:0 1em;border:1px solid;border-radius:.4em;background:none;color:inherit;font:inherit}
button:hover{background:#8884}
button:focus-visible{outline:2px solid;outline-offset:2px}
@media(forced-colors:active){button{border-color:ButtonBorder;color:ButtonText}}
@media print{button{display:none}}`;

  /** The results of the games that were left, and that of the last one while its end stands. */
  #past: Outcome[] = [];
  #ended: Outcome | undefined;
  /** The game that is counted last. */
  #match: Match<unknown, unknown> | undefined;
  #heard: Element | undefined;
  /** The board whose games these are. */
  #counted: Element | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listen();
  }

  /** The results of the games that were finished, in order. */
  get outcomes(): readonly Outcome[] {
    return this.#ended ? [...this.#past, this.#ended] : this.#past;
  }

  /** Looks at the match: another game, an end, or an end that was taken back. */
  #count(): void {
    const { board } = this;
    if (!board) return;
    const { match } = board;
    const { root, point, outcome } = match;
    if (board !== this.#counted) {
      this.#past = [];
      this.#ended = undefined;
    } else if (match !== this.#match && this.#ended && this.#match!.outcome) this.#past.push(this.#ended);
    this.#counted = board;
    this.#match = match;
    // What begins with its end was not played here.
    this.#ended = board.mode === 'play' && point !== root ? outcome : undefined;
  }

  /** An end is seen when it is told, before anybody else hears of it: the next game may begin at once. */
  #listen(): void {
    const { board } = this;
    if (board === this.#heard) return;
    for (const type of ['board-victory', 'board-draw']) {
      this.#heard?.removeEventListener(type, this, true);
      board?.addEventListener(type, this, true);
    }
    this.#heard = board;
  }

  handleEvent(): void {
    this.#count();
    this.requestUpdate();
  }

  #row(seat: Seat): Row {
    // Only Rolit counts the balls of winners alone, unless its rules say otherwise (RO-14).
    const all = this.board!.match.rules.miniPoints !== 'winner';
    let [points, second] = [0, 0];
    for (const { winners, value, scores } of this.outcomes) {
      const won = winners.includes(seat);
      if (won) points += value;
      if (won || all) second += scores[seat] ?? 0;
    }
    return { seat, points, second };
  }

  /** Who begins the next game: the seat after the one that began this one; the same where a position says who. */
  #next(match: Match<unknown, unknown>, seats: readonly Seat[]): Seat {
    const { game, root } = match;
    const began = seats.indexOf((game.mover ?? game.turn)(root.state)!);
    return seats[(began + (isFromStart(match) ? 1 : 0)) % seats.length] ?? seats[0]!;
  }

  #start(first: Seat): void {
    const board = this.board!;
    // A record, which may be text inside, would be played to its end again.
    Object.assign(board, { first, moves: '' });
    this.ask('reset');
    // The button goes: whoever pressed it goes on at the board.
    if (this.shadowRoot!.activeElement) board.focus();
  }

  protected override render(): TemplateResult {
    this.#listen();
    this.#count();
    const { match, mode } = this.board ?? {};
    if (!match) return html``;
    const seats = match.game.seats(match.root.state);
    const second = words.second[match.game.id];
    const rows = seats.map((seat) => this.#row(seat));
    // The second number breaks ties.
    const order = (one: Row, other: Row) =>
      other.points - one.points || (second ? other.second - one.second : 0);
    const [best] = [...rows].sort(order);
    const games = this.outcomes.length;
    const leaders = rows.filter((row) => games && !order(row, best!)).map(({ seat }) => seat);
    const body = rows.map(
      ({ seat, ...row }) =>
        html`<tr part=${leaders.includes(seat) ? 'row leads' : 'row'}><th scope="row">${seat}</th><td>${row.points}</td>${second ? html`<td>${row.second}</td>` : nothing}</tr>`,
    );
    const next = this.#next(match, seats);
    const button =
      match.outcome && mode === 'play'
        ? html`<button part="next" lang=${words.lang} @click=${() => this.#start(next)}>${words.next(next)}</button>`
        : nothing;
    return html`<table part="table" lang=${words.lang}><caption part="caption">${words.caption(games, leaders)}</caption><thead><tr><th scope="col">${words.seat}</th><th scope="col">${words.points}</th>${second ? html`<th scope="col">${second}</th>` : nothing}</tr></thead><tbody>${body}</tbody></table>${button}`;
  }
}

define('board-score', BoardScore);

declare global {
  interface HTMLElementTagNameMap {
    'board-score': BoardScore;
  }
}
