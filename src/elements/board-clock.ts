import { html, type TemplateResult } from 'lit/html.js';
import { define } from '../board/define.js';
import { BoardEvent } from '../board/events.js';
import { number, type Property } from '../board/live-element.js';
import { type Fault, misread } from '../core/fault.js';
import type { Seat } from '../core/game.js';
import { stepByLot } from '../core/lot.js';
import { type Point, turnOf } from '../core/match.js';

import { Satellite } from './satellite.js';

const words = {
  lang: 'en',
  clock: 'Clock',
  left: (seat: Seat, seconds: number) =>
    seconds > 0 ? `${seat}: ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left` : `${seat}: time is up`,
  up: (seat: Seat) => `The time of ${seat} is up.`,
};

/** How often the clock looks at the time, in milliseconds. */
const TICK = 200;

const written = (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** A limit that can be kept: so many seconds, more than none. */
const isLimit = (seconds: number | null) => seconds !== null && Number.isFinite(seconds) && seconds > 0;

export interface TimeoutDetail {
  readonly seat: Seat;
}

/** A seat's time is up. */
export class BoardTimeout extends BoardEvent<TimeoutDetail> {
  declare readonly seat: Seat;

  constructor(seat: Seat) {
    super('board-timeout', { seat });
  }
}

/**
 * A clock beside a board in play: a limit for each turn, or one for the whole game of each seat. It begins with the first move,
 * stands still while the page is hidden, and only tells when time is up, unless the rules say `timeout=random`: then it plays
 * a legal step, drawn by lot.
 *
 * @tagname board-clock
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 * @attr {number} turn - Seconds for each turn; if neither is given, the `clock` of the board's rules (RO-16).
 * @attr {number} game - Seconds for each seat in the whole game; it counts where both are given.
 *
 * @fires {BoardTimeout} board-timeout - The time of `seat` is up, once a turn.
 *
 * @csspart clock - All times.
 * @csspart time - The time of a seat; with `on` for the one on turn, `up` when there is none left.
 */
export class BoardClock extends Satellite {
  static override styles: string = `
[part=clock]{display:flex;flex-wrap:wrap;justify-content:center;gap:.25em .5em}
[part~=time]{display:flex;align-items:baseline;gap:.5em;padding:.2em .7em;border:1px solid #0000;border-radius:.4em;font-variant-numeric:tabular-nums}
b{font-size:1.25em;font-weight:inherit}
[part~=on]{border-color:currentColor;background:#8884}
[part~=on] b{font-weight:600}
[part~=up]{border-color:light-dark(#b3261e,#ffb4ab);color:light-dark(#b3261e,#ffb4ab)}
p{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(forced-colors:active){[part~=time]{border-color:Canvas}[part~=on]{background:Highlight;color:HighlightText;forced-color-adjust:none}[part~=up]{border:2px dashed}}
@media print{:host{display:none}}`;

  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    turn: { read: number },
    game: { read: number },
  };

  /**
   * Seconds for each turn.
   * @default null
   */
  declare turn: number | null;
  /**
   * Seconds for each seat in the whole game.
   * @default null
   */
  declare game: number | null;

  /** Seconds used by each seat: in this turn, or in the game. */
  #used: Record<Seat, number> = {};
  /** Where the match began, where it stood when it was first seen, and where the turn began that is being timed. */
  #root: Point | undefined;
  #found: Point | undefined;
  #turn: Point | undefined;
  /** The seat whose time runs, since when. */
  #running: Seat | undefined;
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The seat whose time was said to be up, in this turn. */
  #up: Seat | undefined;
  /** What was said of it, which stays when the clock plays. */
  #said = '';

  /** The time in a hidden page is nobody's, however late a timer comes there. */
  readonly #seen = () => this.#book();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#running = undefined;
    this.#timer = setInterval(() => this.#tick(), TICK);
    document.addEventListener('visibilitychange', this.#seen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  protected override get fault(): Fault | undefined {
    const name = (['game', 'turn'] as const).find((each) => this[each] !== null && !isLimit(this[each]));
    return (
      name && misread(name, this.getAttribute(name) ?? `${this[name]}`, 'a number of seconds, more than 0')
    );
  }

  /** Whether the limit is one for the whole game. */
  get #whole(): boolean {
    return isLimit(this.game);
  }

  /** The seconds that a seat has, if there is a limit. */
  get #limit(): number | undefined {
    return [this.game, this.turn, Number(this.board?.match.rules.clock)].find(isLimit) ?? undefined;
  }

  /** Writes the time that went by to the seat whose it was, and looks whose it is from now on. */
  #book(): void {
    const now = performance.now();
    const limit = this.#limit ?? 0;
    const { board } = this;
    if (this.#running) {
      const used = (this.#used[this.#running] ?? 0) + (now - this.#last) / 1000;
      this.#used[this.#running] = Math.min(limit, used);
    }
    this.#last = now;
    this.#running = undefined;
    if (!board) return;
    const { root, point, mover } = board.match;
    const turn = turnOf(point);
    if (root !== this.#root) {
      this.#root = root;
      this.#found = turn;
      this.#used = {};
    }
    if (turn !== this.#turn) {
      // Another turn, or the same once more, after moves were taken back.
      this.#turn = turn;
      this.#up = undefined;
      if (turn.move?.by !== 'clock') this.#said = '';
      if (!this.#whole) this.#used = {};
    }
    const begun = turn !== root && turn !== this.#found;
    if (begun && limit && board.mode === 'play' && !document.hidden) this.#running = mover;
  }

  #tick(): void {
    this.#book();
    const { board } = this;
    const seat = this.#running;
    if (!board || !seat) return;
    this.requestUpdate();
    if (this.#up || this.#used[seat]! < this.#limit!) return;
    this.#up = seat;
    this.#said = words.up(seat);
    const { match } = board;
    const { point, rules } = match;
    this.dispatchEvent(new BoardTimeout(seat));
    // Whoever was told may have played, or begun anew.
    if (rules.timeout !== 'random' || board.match !== match || match.point !== point) return;
    const step = stepByLot(match);
    if (step !== undefined) board.play(step, 'clock');
  }

  protected override render(): TemplateResult {
    this.#book();
    const limit = this.#limit;
    const { match } = this.board ?? {};
    const seats = match && limit ? match.game.seats(match.state) : [];
    const times = seats.map((seat) => {
      const left = Math.ceil(limit! - (this.#used[seat] ?? 0));
      const state = `${seat === match!.mover ? ' on' : ''}${left > 0 ? '' : ' up'}`;
      return html`<span part=${`time${state}`} role="timer" aria-label=${words.left(seat, left)}><span>${seat}</span> <b>${written(left)}</b></span>`;
    });
    return html`<div part="clock" role="group" lang=${words.lang} aria-label=${this.ariaLabel ?? words.clock}>${times}</div><p role="status" lang=${words.lang}>${this.#said}</p>`;
  }
}

define('board-clock', BoardClock);

declare global {
  interface HTMLElementTagNameMap {
    'board-clock': BoardClock;
  }
  interface HTMLElementEventMap {
    'board-timeout': BoardTimeout;
  }
}
