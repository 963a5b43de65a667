import { type Fault, isFault, misread } from './fault.js';
import type { Game, Outcome, Purpose, Seat, StepView } from './game.js';
import { perft } from './perft.js';
import { randomSeed } from './random.js';
import { readRules, type Rules } from './rules.js';

/** Who made a move: a person at the board, a bot, the page by a method, or the clock at its limit. */
export type By = 'human' | 'bot' | 'page' | 'clock';

/** A finished move. */
export interface Move extends StepView {
  readonly seat: Seat;
  readonly by: By;
  /** The position after it, as text. */
  readonly position: string;
}

export interface MatchOptions {
  /** Rule switches, as in the `rules` attribute. */
  readonly rules?: string | undefined;
  /** Where to begin; the game's own start if left out. */
  readonly position?: string | undefined;
  /** Makes everything drawn by lot repeatable: an integer. */
  readonly seed?: number | null | undefined;
  /** `figure` accepts a position that no game reaches, with or without a seat to move. */
  readonly purpose?: Purpose | undefined;
}

interface Point<Position> {
  readonly state: Position;
  /** What led here. */
  readonly move?: Move;
}

/**
 * A game being played. The only mutable thing in `tavola/core`.
 *
 * ```ts
 * const match = Match.start(rolit, { rules: 'seats=red,green', seed: 7 });
 * if (!isFault(match)) match.play('f4');
 * ```
 */
export class Match<Position, Step> {
  readonly game: Game<Position, Step>;
  /** The value of every rule switch. */
  readonly rules: Rules;
  /** What everything drawn by lot is drawn from. */
  readonly seed: number;
  #line: Point<Position>[];
  #ply = 0;
  readonly #listeners = new Set<() => void>();

  private constructor(game: Game<Position, Step>, rules: Rules, seed: number, state: Position) {
    this.game = game;
    this.rules = rules;
    this.seed = seed;
    this.#line = [{ state }];
  }

  /** Begins a match; a `Fault` tells what could not be read in `rules` or `position`. */
  static start<Position, Step>(
    game: Game<Position, Step>,
    { rules: text = '', position, seed, purpose = 'play' }: MatchOptions = {},
  ): Match<Position, Step> | Fault {
    const rules = readRules(game.options, text);
    if (isFault(rules)) return rules;
    const state = position?.trim() ? game.readPosition(position, rules, purpose) : game.initial(rules);
    if (isFault(state)) return state;
    const number = seed ?? randomSeed();
    return Number.isSafeInteger(number)
      ? new Match(game, rules, number, state)
      : misread('seed', `${seed}`, 'an integer');
  }

  /** The position now, as the value that the game's own functions take. */
  get state(): Position {
    return this.#line[this.#ply]!.state;
  }

  /** The position now, as text. */
  get position(): string {
    return this.game.writePosition(this.state);
  }

  /** Who is on turn; `undefined` when the game is over. */
  get turn(): Seat | undefined {
    return this.game.turn(this.state);
  }

  /** The legal next steps. */
  steps(): StepView[] {
    return this.game.steps(this.state).map((step) => this.game.view(this.state, step));
  }

  /** Every legal finished move, as canonical text, sorted; no two have the same effect. */
  moves(): string[] {
    return this.steps()
      .map(({ text }) => text)
      .sort();
  }

  /**
   * Plays a step, a move or several moves after one another (`f4`, `f4d6c3`): all or, with a fault that
   * names the rule, none of them.
   */
  play(text: string, by: By = 'human'): true | Fault {
    const { game } = this;
    const line = this.#line.slice(0, this.#ply + 1);
    let { state } = this;
    let rest = text.trim();
    do {
      const read = game.readStep(state, rest);
      if (isFault(read)) return read;
      const seat = game.turn(state)!;
      const view = game.view(state, read.step);
      state = game.play(state, read.step);
      line.push({ state, move: { ...view, seat, by, position: game.writePosition(state) } });
      rest = rest.slice(read.length).trim();
    } while (rest);
    this.#line = line;
    this.goTo(line.length - 1);
    return true;
  }

  /** Takes the last move back; false at the start. */
  undo(): boolean {
    return this.goTo(this.#ply - 1);
  }

  /** Plays again what was taken back; false where nothing was. */
  redo(): boolean {
    return this.goTo(this.#ply + 1);
  }

  /** Shows the position after so many moves; false, and no change, where there is none. */
  goTo(ply: number): boolean {
    if (!this.#line[ply] || ply === this.#ply) return false;
    this.#ply = ply;
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** How many moves lie between the start and the position now. */
  get ply(): number {
    return this.#ply;
  }

  /** The moves from the start to the position now. */
  get history(): readonly Move[] {
    return this.#line.slice(1, this.#ply + 1).map(({ move }) => move!);
  }

  /** How the game ended; `undefined` while it goes on. */
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** Counts the finished moves of a given depth from here. */
  perft(depth: number): number {
    return perft(this.game, this.state, depth);
  }

  /** Calls back after every change of the position; returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
