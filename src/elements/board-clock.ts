import { html, type TemplateResult } from 'lit/html.js';
import { define } from '../board/define.js';
import { number, type Property } from '../board/live-element.js';
import { version } from '../board/version.js';
import { draw } from '../core/random.js';
import { Satellite } from './satellite.js';

/** How often the clock looks at the time, in milliseconds. */
const TICK = 200;

const written = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A seat's time is up. */
export class BoardTimeout extends Event {
  readonly seat: string;

  constructor(seat: string) {
    super('board-timeout', { bubbles: true, composed: true });
    this.seat = seat;
  }
}

/**
 * A clock beside a board in play: a limit for each turn, or one for the whole game of each seat. It begins with the first move,
 * stands still while the page is hidden, and only tells when time is up, unless the rules say `timeout=random`.
 *
 * @tagname board-clock
 *
 * @attr {string} for - The id of the board; else that of the `<board-frame>` around it.
 * @attr {number} turn - Seconds for each turn; if neither is given, the `clock` of the board's rules (RO-16).
 * @attr {number} game - Seconds for each seat in the whole game.
 *
 * @fires {BoardTimeout} board-timeout - The time of `seat` is up.
 *
 * @csspart time - The time of a seat; with `on` for the one on turn, `up` when there is none left.
 */
export class BoardClock extends Satellite {
  static readonly version: string = version;

  static override styles: string = `
:host{display:flex;flex-wrap:wrap;gap:.3em 1.2em;font-variant-numeric:tabular-nums}
:host([hidden]){display:none}
[part~=time]{opacity:.65}[part~=on]{opacity:1;font-weight:600}[part~=up]{color:light-dark(#b3261e,#ffb4ab)}
@media(forced-colors:active){[part~=time]{opacity:1}[part~=on]{color:Highlight}[part~=up]{color:CanvasText}}
@media print{:host{display:none}}`;

  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    turn: { read: number },
    game: { read: number },
  };

  /** Seconds for each turn. */
  turn: number | null = null;
  /** Seconds for each seat in the whole game. */
  game: number | null = null;

  /** Seconds used by each seat: in this turn, or in the game. */
  #used: Record<string, number> = {};
  #at: unknown;
  #ply = 0;
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The seat whose time was said to be up. */
  #up: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** The seconds that a seat has, if there is a limit. */
  get #limit(): number | undefined {
    const given = this.game ?? this.turn ?? Number(this.board?.match.rules.clock);
    return given || undefined;
  }

  #tick() {
    const { board } = this;
    const now = performance.now();
    const passed = (now - this.#last) / 1000;
    this.#last = now;
    const limit = this.#limit;
    if (!board || !limit || document.hidden || board.mode === 'figure' || board.mode === 'replay') return;
    const { match } = board;
    const { mover, ply } = match;
    if (match.root !== this.#at || ply < this.#ply) {
      // Another match, or moves taken back: a turn begins.
      if (match.root !== this.#at) this.#used = {};
      this.#at = match.root;
      this.#up = undefined;
    }
    if (ply !== this.#ply) {
      this.#ply = ply;
      this.#up = undefined;
      if (this.game === null) this.#used = {};
    }
    if (!mover || !ply || this.#up) return;
    const used = Math.min(limit, (this.#used[mover] ?? 0) + passed);
    this.#used[mover] = used;
    if (used >= limit) {
      this.#up = mover;
      this.dispatchEvent(new BoardTimeout(mover));
      if (match.rules.timeout === 'random') {
        const steps = match.steps();
        const step = steps[draw(match.seed, ply, steps.length)];
        if (step) board.play(step.text, 'clock');
      }
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const limit = this.#limit;
    const { match } = this.board ?? {};
    const seats = match && limit ? match.game.seats(match.state) : [];
    return html`${seats.map((seat) => {
      const left = Math.ceil(limit! - (this.#used[seat] ?? 0));
      const on = seat === match!.mover;
      return html`<span part=${`time${on ? ' on' : ''}${left <= 0 ? ' up' : ''}`} role="timer" aria-label=${`${seat}: ${left > 0 ? `${left} seconds left` : 'time is up'}`}>${seat} ${written(left)}</span>`;
    })}`;
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
