import { html, nothing, type TemplateResult } from 'lit/html.js';
import { define } from '../board/define.js';
import { version } from '../board/version.js';
import type { Outcome } from '../core/game.js';
import { Satellite } from './satellite.js';

/** What a table adds up beside the points, in games that do: RO-14, RQ-18. */
const SECOND: Readonly<Record<string, string>> = { rolit: 'balls', 'real-queen': 'marbles conquered' };

interface Row {
  readonly points: number;
  readonly second: number;
}

/**
 * The table of a match of several games on one board: points, and with them Rolit's mini points (RO-14) or Real Queen's conquered
 * marbles (RQ-18). It says who begins the next game (RO-15) and starts it. It counts the games of this page view.
 *
 * @tagname board-score
 *
 * @attr {string} for - The id of the board; else that of the `<board-frame>` around it.
 *
 * @csspart table - The table.
 * @csspart next - The button that starts the next game.
 */
export class BoardScore extends Satellite {
  static readonly version: string = version;

  static override styles: string = `
:host{display:block}
:host([hidden]){display:none}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2em .8em .2em 0;text-align:start;font-weight:inherit}
td,thead th:not(:first-child){text-align:end}
thead{font-size:.85em;border-block-end:1px solid}
button{font:inherit;margin-block-start:.4em}
@media print{button{display:none}}`;

  #outcomes: Outcome[] = [];
  /** The game that was counted last, so that taking its end back and playing it again counts once. */
  #counted: unknown;
  #listening: AbortController | undefined;
  #heard: Element | undefined;
  /** Who began the first game. */
  #first = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#heard = undefined;
  }

  /** The results of the games that were finished, in order. */
  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  #listen() {
    const { board } = this;
    if (!board || board === this.#heard) return;
    this.#heard = board;
    this.#listening?.abort();
    this.#listening = new AbortController();
    const count = () => {
      const { outcome, root } = board.match;
      if (!outcome) return;
      if (root === this.#counted) this.#outcomes.pop();
      this.#counted = root;
      this.#outcomes.push(outcome);
      this.requestUpdate();
    };
    const { signal } = this.#listening;
    for (const type of ['board-victory', 'board-draw']) board.addEventListener(type, count, { signal });
  }

  #row(seat: string): Row {
    const all = this.board!.match.rules.miniPoints === 'all' || this.board!.match.game.id !== 'rolit';
    return this.#outcomes.reduce(
      ({ points, second }, { winners, value, scores }) => ({
        points: points + (winners.includes(seat) ? value : 0),
        second: second + (all || winners.includes(seat) ? scores[seat]! : 0),
      }),
      { points: 0, second: 0 },
    );
  }

  /** Who begins the next game: the next seat after the one that began the last. */
  #next(seats: readonly string[]): string {
    return seats[(this.#first + this.#outcomes.length) % seats.length]!;
  }

  #start(first: string) {
    const { board } = this;
    if (!board) return;
    board.first = first;
    this.ask('reset');
  }

  protected override render(): TemplateResult {
    this.#listen();
    const { match } = this.board ?? {};
    if (!match) return html``;
    const seats = match.game.seats(match.root.state);
    if (!this.#outcomes[0])
      this.#first = Math.max(0, seats.indexOf((match.game.mover ?? match.game.turn)(match.root.state)!));
    const second = SECOND[match.game.id];
    const next = this.#next(seats);
    const rows = seats.map((seat) => {
      const row = this.#row(seat);
      return html`<tr><th scope="row">${seat}</th><td>${row.points}</td>${second ? html`<td>${row.second}</td>` : nothing}</tr>`;
    });
    return html`<table part="table"><caption hidden>Score after ${this.#outcomes.length} games</caption><thead><tr><th scope="col">games: ${this.#outcomes.length}</th><th scope="col">points</th>${second ? html`<th scope="col">${second}</th>` : nothing}</tr></thead><tbody>${rows}</tbody></table>${match.outcome ? html`<button part="next" @click=${() => this.#start(next)}>Next game: ${next} begins</button>` : nothing}`;
  }
}

define('board-score', BoardScore);

declare global {
  interface HTMLElementTagNameMap {
    'board-score': BoardScore;
  }
}
