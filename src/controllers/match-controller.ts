import { type Fault, isFault, misread } from '../core/fault.js';
import type { Game } from '../core/game.js';
import { mainPoint } from '../core/main-line.js';
import { Match, type MatchOptions } from '../core/match.js';
import { writeRules } from '../core/rules.js';

/** What reads records, once it is loaded. */
let reader: typeof import('../core/record.js') | undefined;

/** Keeps the match that a board shows: the last good one, whatever the attributes say. */
export class MatchController<Position, Step> {
  readonly #changed: () => void;
  #started = '';
  #purpose: MatchOptions['purpose'];
  #ply: number | null = null;
  #usual = Infinity;
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
   * until then `pending` is there. The match stands after `ply` moves of its main line or, where that is null, after as
   * many as `usual`; when more become usual it stays where it is.
   */
  start(
    game: Game<Position, Step>,
    options: MatchOptions,
    record: string,
    ply: number | null,
    usual: number,
    anew = false,
  ): void {
    const { position, rules, seed, purpose } = options;
    const key = JSON.stringify([position, rules, `${seed}`, record]);
    // A game that becomes a figure stays as it is, and may go on later; a figure may be no position to play.
    const same = purpose === this.#purpose || (purpose === 'figure' && !this.fault);
    const moved = !Object.is(ply, this.#ply) || usual < this.#usual;
    this.#ply = ply;
    this.#usual = usual;
    if (same && key === this.#started && !anew) {
      if (moved && !this.pending) this.#goTo(this.match);
      return;
    }
    this.#started = key;
    this.#purpose = purpose;
    this.fault = this.pending = undefined;
    if (!record || !this.match) {
      for (const each of this.match ? [options] : [options, { ...options, seed: 0 }, { rules }, {}]) {
        const started = Match.start(game, each);
        if (!isFault(started)) {
          this.#set(started);
          break;
        }
        this.fault ??= started;
      }
    }
    if (!record) return;
    const read = () => {
      const found = reader!.readRecord(game, record, options);
      let match: Match<Position, Step> | undefined;
      this.fault = undefined;
      // What was kept goes to the board, and not with an event to the page: no message could carry it.
      if (isFault(found)) ({ kept: match, ...this.fault } = found);
      else match = found;
      if (!match) return;
      this.#goTo(match);
      this.#set(match);
    };
    if (reader) return read();
    this.pending = import('../core/record.js').then(
      (loaded) => {
        reader = loaded;
        if (key !== this.#started) return;
        this.pending = undefined;
        read();
      },
      () => {
        this.pending = undefined;
        this.fault = misread('moves', 'nothing', 'core/record.js to load');
      },
    );
  }

  /** Shows another position in place of the match, until the attributes say something else; false where it cannot be read. */
  setUp(position: string): boolean {
    const { game, rules, seed } = this.match;
    const match = Match.start(game, { position, rules: writeRules(rules), seed, purpose: 'figure' });
    if (isFault(match)) return false;
    // What is played later begins from the attributes.
    this.#purpose = 'figure';
    this.#set(match);
    return true;
  }

  #set(match: Match<Position, Step>) {
    this.#end?.();
    this.match = match;
    this.#end = match.subscribe(this.#changed);
    this.#changed();
  }

  /** Shows the position after so many moves of the main line, or the last one there is. */
  #goTo(match: Match<Position, Step>) {
    match.goTo(mainPoint(match.root, this.#ply ?? this.#usual));
  }
}
