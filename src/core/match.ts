import { type Fault, isFault, misread } from './fault.js';
import type { Game, Outcome, Purpose, Seat, StepView } from './game.js';
import { finishedMoves, writeMove } from './moves.js';
import { perft } from './perft.js';
import { randomSeed, rollOf } from './random.js';
import { readRules, type Rules } from './rules.js';

/** Who made a move: a person at the board, a bot, the page by a method, or the clock at its limit. */
export type By = 'human' | 'bot' | 'page' | 'clock';

/** A finished move: where its piece came from and went to, whatever else changed, and the steps it was made of. */
export interface Move extends StepView {
  readonly seat: Seat;
  /** Who made its last step. */
  readonly by: By;
  readonly steps: readonly StepView[];
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

/** What is there after a step, or at the beginning. */
interface Point<Position> {
  readonly state: Position;
  /** How many moves were finished on the way here. */
  readonly ply: number;
  /** The steps of the move under way; none where a turn begins. */
  readonly started: readonly StepView[];
  /** The move that the last step finished. */
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
  /** The points in order, one for each step. */
  #line: readonly Point<Position>[];
  #at = 0;
  /** Where the match began: behind the steps of a move that its position had already started. */
  #base = 0;
  readonly #listeners = new Set<() => void>();

  private constructor(game: Game<Position, Step>, rules: Rules, seed: number, state: Position) {
    this.game = game;
    this.rules = rules;
    this.seed = seed;
    this.#line = [{ state, ply: 0, started: [] }];
  }

  /** Begins a match; a `Fault` tells what could not be read in `rules` or `position`. */
  static start<Position, Step>(
    game: Game<Position, Step>,
    { rules: words = '', position, seed, purpose = 'play' }: MatchOptions = {},
  ): Match<Position, Step> | Fault {
    const rules = readRules(game.options, words);
    if (isFault(rules)) return rules;
    const number = seed ?? randomSeed();
    if (!Number.isSafeInteger(number)) return misread('seed', `${seed}`, 'an integer');
    const text = position?.trim();
    const state = text ? game.readPosition(text, rules, purpose) : game.initial(rules);
    if (!isFault(state)) return new Match(game, rules, number, state);
    // The last word may be a started move.
    const [, before = '', started = ''] = (game.midTurn && /^(.*)\s(\S+)$/s.exec(text!)) || [];
    const turn = before && game.readPosition(before, rules, purpose);
    if (!turn || isFault(turn)) return state;
    const match = new Match(game, rules, number, turn);
    const line = match.#follow(0, started, 'page', false);
    if (isFault(line)) return line;
    if (line.length - 1 !== line.at(-1)!.started.length) {
      return misread('position', started, 'a move begun and not finished');
    }
    match.#line = line;
    match.#base = match.#at = line.length - 1;
    return match;
  }

  get #point(): Point<Position> {
    return this.#line[this.#at]!;
  }

  /** The position now, as the value that the game's own functions take. */
  get state(): Position {
    return this.#point.state;
  }

  /** The position now, as text: in the middle of a turn the position where that began, and the started move. */
  get position(): string {
    const { started } = this;
    const start = this.game.writePosition(this.#line[this.#at - started.length]!.state);
    return started[0] ? `${start} ${writeMove(this.game, started)}` : start;
  }

  /** The steps of the move under way. */
  get started(): readonly StepView[] {
    return this.#point.started;
  }

  /** Who is on turn, `chance` where dice are to be thrown; `undefined` when the game is over. */
  get turn(): Seat | undefined {
    return this.game.turn(this.state);
  }

  /** Whose move it is, where the dice are thrown for it too; `undefined` when the game is over. */
  get mover(): Seat | undefined {
    const { game, state } = this;
    return game.mover ? game.mover(state) : game.turn(state);
  }

  /** The legal next steps. */
  steps(): StepView[] {
    return this.game.steps(this.state).map((step) => this.game.view(this.state, step));
  }

  /** Every legal finished move, as canonical text, sorted; no two have the same effect. */
  moves(): string[] {
    return [...finishedMoves(this.game, this.state, this.started).keys()].sort();
  }

  /**
   * Plays a step, a started move, a move or several moves after one another (`f4`, `f4d6c3`): all or, with a fault
   * that names the rule, none of them. What a text leaves open of a move that it began is left, if the rules
   * allow that: `d4^d4` takes back one ball, not two. `roll` throws the dice where they are to be thrown.
   */
  play(text: string, by: By = 'human'): true | Fault {
    const { started } = this;
    const first = this.#at - started.length;
    let line = this.#follow(this.#at, text, by);
    // A text that begins where the turn began must repeat what has been played of it.
    const again = isFault(line) && started[0] ? this.#follow(first, text, by) : undefined;
    if (again && !isFault(again)) {
      const { move, started: steps = move!.steps } = again[this.#at] ?? again.at(-1)!;
      if (writeMove(this.game, steps.slice(0, started.length)) === writeMove(this.game, started))
        line = again;
    }
    if (isFault(line)) return line;
    this.#line = line;
    this.#show(line.length - 1);
    return true;
  }

  /** The line up to a point, and on from there by what a text says; a move begun in it is also ended if it can be. */
  #follow(at: number, text: string, by: By, whole = true): Point<Position>[] | Fault {
    const { game } = this;
    const line = this.#line.slice(0, at + 1);
    const take = (step: Step) => {
      const { state, ply, started } = line.at(-1)!;
      const seat = (game.mover ?? game.turn)(state)!;
      const steps = [...started, game.view(state, step)];
      const next = game.play(state, step);
      if (game.midTurn?.(next)) return line.push({ state: next, ply, started: steps });
      const main = steps.find(({ to }) => to) ?? steps[0]!;
      const others = steps
        .filter((each) => each !== main)
        .flatMap((each) => [each.from, each.to, each.changes]);
      const move = {
        ...main,
        text: writeMove(game, steps),
        changes: [...main.changes, ...others.flat().filter((cell) => cell !== undefined)],
        seat,
        by,
        steps,
        position: game.writePosition(next),
      };
      return line.push({ state: next, ply: ply + 1, started: [], move });
    };
    let rest = text.trim();
    do {
      const { state } = line.at(-1)!;
      const [, roll, more = ''] = (game.odds && /^(roll)\b(.*)/is.exec(rest)) || [];
      if (roll && game.turn(state) === 'chance') {
        take(rollOf(game, state, this.seed, line.length));
        rest = more.trim();
        continue;
      }
      const read = game.readStep(state, rest);
      if (isFault(read)) return read;
      take(read.step);
      rest = read.rest.trim();
    } while (rest);
    const { state, started } = line.at(-1)!;
    if (whole && line.length - started.length > at) {
      const leave = game.steps(state).find((step) => !game.view(state, step).text);
      if (leave !== undefined) take(leave);
    }
    return line;
  }

  /**
   * Takes back the last step of a move under way, else the last move; false at the start.
   */
  undo(): boolean {
    return this.started[0] ? this.#at > this.#base && this.#show(this.#at - 1) : this.goTo(this.ply - 1);
  }

  /** Plays again what was taken back; false where nothing was. */
  redo(): boolean {
    const last = this.#line.length - 1;
    if (this.started[0] || this.#line[last]!.ply === this.ply)
      return this.#at < last && this.#show(this.#at + 1);
    return this.goTo(this.ply + 1);
  }

  /** Shows the position after so many moves; false, and no change, where there is none. */
  goTo(ply: number): boolean {
    const at = Math.max(
      this.#base,
      this.#line.findIndex((point) => point.ply === ply),
    );
    return this.#line[at]!.ply === ply && at !== this.#at && this.#show(at);
  }

  #show(at: number) {
    this.#at = at;
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** How many moves lie between the start and the position now. */
  get ply(): number {
    return this.#point.ply;
  }

  /** The moves from the start to the position now. */
  get history(): readonly Move[] {
    return this.#line.slice(0, this.#at + 1).flatMap(({ move = [] }) => move);
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
