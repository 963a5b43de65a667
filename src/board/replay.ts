import { start as autoplay } from '../controllers/autoplay.js';
import type { Activity, ActivityHost } from './activity.js';
import { remark } from './remark.js';

/** A replay: it tells what was played and said, and goes on by itself if asked to. */
class Replay implements Activity {
  readonly #host: ActivityHost;
  /** How long each move is shown while the moves go on, and what ends that. */
  #pace: number | undefined;
  #stop: (() => void) | undefined;

  constructor(host: ActivityHost) {
    this.#host = host;
  }

  /** The move that led here, and what is said of it. */
  get status(): string {
    const { board, words } = this.#host;
    const { mover, point } = board.match;
    const { move, intro, comment } = point;
    const parts = [
      remark(intro),
      move ? words().moved(move, mover) : board.due,
      move && !mover ? board.due : '',
      remark(comment),
    ];
    return parts.filter(Boolean).join(' ');
  }

  update(): void {
    const { board } = this.#host;
    const pace = board.autoplay ? (board.pace ?? 1500) : undefined;
    if (Object.is(pace, this.#pace)) return;
    this.end();
    this.#pace = pace;
    if (pace !== undefined) this.#stop = autoplay(board, pace);
  }

  end(): void {
    this.#stop?.();
    this.#stop = this.#pace = undefined;
  }
}

/** Begins the mode `replay`. */
export const start = (host: ActivityHost): Activity => new Replay(host);
