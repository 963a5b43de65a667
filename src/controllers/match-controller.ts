import { type Fault, isFault } from '../core/fault.js';
import type { Game } from '../core/game.js';
import { Match, type MatchOptions } from '../core/match.js';

/** Keeps the match that a board shows: the last good one, whatever the attributes say. */
export class MatchController<Position, Step> {
  readonly #changed: () => void;
  #started = '';
  #purpose: MatchOptions['purpose'];
  #ply = Infinity;
  #end: (() => void) | undefined;
  /** The match; there is one after the first start. */
  match!: Match<Position, Step>;
  /** A record that is still to be read. */
  pending: Promise<void> | undefined;
  /** What could not be read at the last start. */
  fault: Fault | undefined;

  /** `changed` is called after every change of the match, a new one included. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * Starts anew if the options or the record differ from those of the last start, or if `anew`. On a fault the match goes
   * on; where there is none yet, one starts from what can be read. A record is read as soon as its reader is loaded:
   * until then `pending` is there.
   */
  start(game: Game<Position, Step>, options: MatchOptions, record: string, ply: number, anew = false): void {
    const { position, rules, seed, purpose } = options;
    const key = JSON.stringify([position, rules, `${seed}`, record]);
    // A game that becomes a figure stays as it is, and may go on later; a figure may be no position to play.
    const same = purpose === this.#purpose || (purpose === 'figure' && !this.fault);
    if (same && key === this.#started && !anew) {
      if (ply !== this.#ply && !this.pending) this.#goTo(ply);
      return;
    }
    this.#started = key;
    this.#purpose = purpose;
    this.#ply = ply;
    this.fault = this.pending = undefined;
    if (record) {
      this.pending = import('../core/record.js').then(({ readRecord }) => {
        if (key !== this.#started) return;
        const read = readRecord(game, record, options);
        this.pending = undefined;
        this.fault = isFault(read) ? read : undefined;
        const match = isFault(read) ? read.kept : read;
        if (match) this.#set(match);
        this.#goTo(ply);
      });
      if (this.match) return;
    }
    for (const each of this.match ? [options] : [options, { ...options, seed: 0 }, { rules }, {}]) {
      const started = Match.start(game, each);
      if (!isFault(started)) return this.#set(started);
      this.fault ??= started;
    }
  }

  #set(match: Match<Position, Step>) {
    this.#end?.();
    this.match = match;
    this.#end = match.subscribe(this.#changed);
    this.#changed();
  }

  /** Shows the position after so many moves, or the last one there is. */
  #goTo(ply: number) {
    this.#ply = ply;
    if (this.match.goTo(ply)) return;
    if (ply > this.match.ply) while (this.match.goTo(this.match.ply + 1));
  }
}
