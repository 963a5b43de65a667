import { html, nothing } from 'lit/html.js';
import { start as autoplay } from '../controllers/autoplay.js';
import type { AnyBoard } from '../contexts/board.js';
import { onward } from '../core/main-line.js';
import type { Activity, ActivityHost } from './activity.js';
import { BoardRequest } from './events.js';
import { following, remark } from './remark.js';

const words = { lang: 'en', pause: 'Pause', on: 'Play on', again: 'Play again' };

/** What is known here of controls. */
interface Steering {
  readonly board?: AnyBoard;
  readonly show?: string | null;
}

/** Whether controls that can be seen belong to a board and pause it. */
function isSteered(board: AnyBoard): boolean {
  const all = (board.getRootNode() as ParentNode).querySelectorAll('board-controls');
  return [...all].some((each) => {
    const { board: its, show } = each as Element as Element & Steering;
    return its === board && /(^|\s)play(\s|$)/.test(show ?? 'play') && each.checkVisibility();
  });
}

/** A replay: it tells what was played and said, and goes on by itself if asked to. */
class Replay implements Activity {
  readonly #host: ActivityHost;
  /** How long each move is shown while the moves go on, and what ends that. */
  #pace: number | undefined;
  #stop: (() => void) | undefined;
  /** Whether it has ever gone on by itself. */
  #ran = false;

  constructor(host: ActivityHost) {
    this.#host = host;
  }

  /** The move that led here, what is said of it, and before the next one. */
  get status(): string {
    const { board, words: said } = this.#host;
    const { mover, point } = board.match;
    const { move, intro, comment, before } = point;
    // Before a variation nobody stands who jumped into it.
    const jumped = move && before && before.next[0] !== point;
    const parts = [
      jumped ? remark(intro) : '',
      move ? said().moved(move, mover) : board.due,
      move && !mover ? board.due : '',
      remark(comment),
      remark(following(point)?.intro),
    ];
    return parts.filter(Boolean).join(' ');
  }

  update(): void {
    const { board } = this.#host;
    const pace = board.autoplay ? (board.pace ?? 1500) : undefined;
    this.#ran ||= board.autoplay;
    if (Object.is(pace, this.#pace)) return;
    this.end();
    this.#pace = pace;
    if (pace === undefined) return;
    const stepped = () => {
      const { position, ply } = board.match;
      this.#host.tell('board-change', { position, ply, by: 'clock' });
    };
    this.#stop = autoplay(board, pace, stepped);
  }

  /** What moves by itself can be stopped. */
  below(): unknown {
    const { board } = this.#host;
    const { point, root } = board.match;
    const ended = !onward(point);
    if (!this.#ran || (ended && point === root) || isSteered(board)) return nothing;
    const press = () => {
      if (ended) board.dispatchEvent(new BoardRequest(0));
      board.autoplay = ended || !board.autoplay;
    };
    const label = ended ? words.again : board.autoplay ? words.pause : words.on;
    return html`<button part="pause" dir="auto" lang=${words.lang} @click=${press}>${label}</button>`;
  }

  end(): void {
    this.#stop?.();
    this.#stop = this.#pace = undefined;
  }
}

/** Begins the mode `replay`. */
export const start = (host: ActivityHost): Activity => new Replay(host);
