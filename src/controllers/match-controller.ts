import { type Fault, isFault } from '../core/fault.js';
import type { Game } from '../core/game.js';
import { Match, type MatchOptions } from '../core/match.js';

/** Keeps the match that a board shows: the last good one, whatever the attributes say. */
export class MatchController<Position, Step> {
  readonly #changed: () => void;
  #started = '';
  #purpose: MatchOptions['purpose'];
  #end: (() => void) | undefined;
  /** The match; there is one after the first start. */
  match!: Match<Position, Step>;
  /** What could not be read at the last start. */
  fault: Fault | undefined;

  /** `changed` is called after every change of the match, a new one included. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * Starts anew if the options differ from those of the last start, or if `anew`. On a fault the match goes on;
   * where there is none yet, one starts from what can be read.
   */
  start(game: Game<Position, Step>, options: MatchOptions, anew = false) {
    const { position, rules, seed, purpose } = options;
    const key = JSON.stringify([position, rules, `${seed}`]);
    // A game that becomes a figure stays as it is, and may go on later; a figure may be no position to play.
    const same = purpose === this.#purpose || (purpose === 'figure' && !this.fault);
    if (same && key === this.#started && !anew) return;
    this.#started = key;
    this.#purpose = purpose;
    this.fault = undefined;
    for (const each of this.match ? [options] : [options, { ...options, seed: 0 }, { rules }, {}]) {
      const started = Match.start(game, each);
      if (!isFault(started)) {
        this.#end?.();
        this.match = started;
        this.#end = started.subscribe(this.#changed);
        return this.#changed();
      }
      this.fault ??= started;
    }
  }
}
