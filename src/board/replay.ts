import { start as autoplay } from '../controllers/autoplay.js';
import type { Activity, ActivityHost } from './activity.js';
import { following, remark } from './remark.js';

/** A replay: it tells what was played and said, and goes on by itself if asked to. */
class Replay implements Activity {
  readonly #host: ActivityHost;
  /** How long each move is shown while the moves go on, and what ends that. */
  #pace: number | undefined;
  #stop: (() => void) | undefined;

  constructor(host: ActivityHost) {
    this.#host = host;
  }

  /** The move that led here, what is said of it, and before the next one. */
  get status(): string {
    const { board, words } = this.#host;
    const { mover, point } = board.match;
    const { move, intro, comment, before } = point;
    // Before a variation nobody stands who jumped into it.
    const jumped = move && before && before.next[0] !== point;
    const parts = [
      jumped ? remark(intro) : '',
      move ? words().moved(move, mover) : board.due,
      move && !mover ? board.due : '',
      remark(comment),
      remark(following(point)?.intro),
    ];
    return parts.filter(Boolean).join(' ');
  }

  update(): void {
    const { board } = this.#host;
    const pace = board.autoplay ? (board.pace ?? 1500) : undefined;
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

  end(): void {
    this.#stop?.();
    this.#stop = this.#pace = undefined;
  }
}

/** Begins the mode `replay`. */
export const start = (host: ActivityHost): Activity => new Replay(host);
