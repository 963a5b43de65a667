import { type Fault, isFault, misread } from './fault.js';
import type { Game, Outcome, Purpose, Seat, StepView } from './game.js';
import { onward } from './main-line.js';
import { finishedMoves, writeMove } from './moves.js';
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

/** What is said of a point: before its move, after it, and of the move as numeric annotation glyphs (1 for `!` or `$1`). */
export interface Note {
  readonly intro?: string;
  readonly comment?: string;
  readonly nags?: readonly number[];
}

/** A point of a match: what is there after a step, or at the beginning. Points make a tree, by what was played on from each. */
export interface Point<Position = unknown> extends Note {
  readonly state: Position;
  /** How many moves were finished on the way here. */
  readonly ply: number;
  /** The steps of the move under way; none where a turn begins. */
  readonly started: readonly StepView[];
  /** The step that led here. */
  readonly step?: StepView;
  /** The move that this step finished. */
  readonly move?: Move;
  /** The point before this step. */
  readonly before?: Point<Position>;
  /** What was played from here: the main line, then variations in the order of their making. */
  readonly next: readonly Point<Position>[];
  /** Which of them was visited last. */
  readonly on?: Point<Position>;
}

/** A point while the match grows. */
interface Growing<Position> extends Omit<Point<Position>, 'before' | 'next' | 'on'> {
  readonly before?: Growing<Position>;
  readonly next: Growing<Position>[];
  /** Which of `next` was visited last. */
  on?: Growing<Position>;
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
  /** Where the match began: behind the steps of a move that its position had already started. */
  #base: Growing<Position>;
  #at: Growing<Position>;
  readonly #listeners = new Set<() => void>();

  protected constructor(game: Game<Position, Step>, rules: Rules, seed: number, state: Position) {
    this.game = game;
    this.rules = rules;
    this.seed = seed;
    this.#base = this.#at = { state, ply: 0, started: [], next: [] };
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
    if (!isFault(state)) return new this(game, rules, number, state);
    // The last word may be a started move.
    const [, before = '', started = ''] = (game.midTurn && /^(.*)\s(\S+)$/s.exec(text!)) || [];
    const turn = before && game.readPosition(before, rules, purpose);
    if (!turn || isFault(turn) || !game.turn(turn)) return state;
    const match = new this(game, rules, number, turn);
    const line = match.#follow(match.#at, [started], 'page', false, false);
    if (isFault(line)) {
      const place = 'position, started move';
      return { ...line, place, message: `${place}: ${line.message}` };
    }
    const last = line.at(-1)!;
    if (last.ply) return misread('position', started, 'a move begun and not finished');
    match.#base = match.#at = last;
    return match;
  }

  /** Where the match stands. */
  get point(): Point<Position> {
    return this.#at;
  }

  /** Where it began. */
  get root(): Point<Position> {
    return this.#base;
  }

  /** The position now, as the value that the game's own functions take. */
  get state(): Position {
    return this.#at.state;
  }

  /** The position now, as text: in the middle of a turn the position where that began, and the started move. */
  get position(): string {
    return this.textAt(this.#at);
  }

  /** The position at a point, as text. */
  textAt(point: Point<Position>): string {
    const { started } = point;
    const start = this.game.writePosition(turnOf(point).state);
    return started[0] ? `${start} ${writeMove(this.game, started)}` : start;
  }

  /** The steps of the move under way. */
  get started(): readonly StepView[] {
    return this.#at.started;
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

  /** Every legal finished move, as canonical text, sorted, each once. */
  moves(): string[] {
    return [...new Map(finishedMoves(this.game, this.state, this.started)).keys()].sort();
  }

  /**
   * Plays a step, a started move, a move or several moves after one another (`f4`, `f4d6c3`): all or, with a fault
   * that names the rule, none of them. What a text leaves open of a move that it began is left, if the rules
   * allow that: `d4^d4` takes back one ball, not two; with `open` more may come, and the move stays under way. `roll`
   * throws the dice where they are to be thrown.
   */
  play(text: string, by: By = 'human', open = false): true | Fault {
    // Where more may come, what was played is not said again.
    const rest = open && this.#at !== this.#base ? undefined : this.#beyond(text, by, !open);
    if (rest?.length === 0) return true;
    const line = this.#follow(this.#at, rest ?? [text], by, !open);
    if (isFault(line)) return line;
    // Only now do the new points join the tree.
    for (const point of line) {
      const { next } = point.before!;
      if (!next.includes(point)) next.push(point);
    }
    this.#show(line.at(-1)!);
    return true;
  }

  /** Of a text that says the move under way again from its beginning, the steps that go beyond what was played of it. */
  #beyond(text: string, by: By, leaves: boolean): string[] | undefined {
    const { started } = this;
    const line = started[0] && this.#follow(turnOf(this.#at), [text], by, leaves);
    if (!line || isFault(line)) return undefined;
    const texts = (steps: readonly StepView[]) => steps.map(({ text: each }) => each);
    const end = line.find(({ move }) => move) ?? line.at(-1)!;
    const steps = texts(end.move?.steps ?? end.started);
    const others = texts(line.slice(line.indexOf(end) + 1).map(({ step }) => step!));
    for (const step of started) {
      const at = steps.indexOf(step.text);
      if (at < 0) return undefined;
      steps.splice(at, 1);
    }
    return [...steps, ...others];
  }

  /** The points from one on by what texts say, old ones or new; if it `leaves`, a move begun in them is also ended if it can be. */
  #follow(
    from: Growing<Position>,
    texts: readonly string[],
    by: By,
    leaves = true,
    rolls = true,
  ): Growing<Position>[] | Fault {
    const { game } = this;
    const line: Growing<Position>[] = [];
    let at = from;
    const take = (step: Step) => {
      const { state, ply, started, next } = at;
      const view = game.view(state, step);
      const known = next.find((point) => point.step!.text === view.text);
      at = known ?? this.#grow(at, step, [...started, view], ply, by);
      line.push(at);
    };
    for (const text of texts) {
      let rest = text.trim();
      do {
        const { state } = at;
        const [, roll, more = ''] = (rolls && game.odds && /^(roll)\b(.*)/is.exec(rest)) || [];
        if (roll && game.turn(state) === 'chance') {
          take(rollOf(game, state, this.seed, depthOf(at)));
          rest = more.trim();
          continue;
        }
        const read = game.readStep(state, rest);
        if (isFault(read)) return read;
        take(read.step);
        rest = read.rest.trim();
      } while (rest);
    }
    if (leaves && at.started[0] && line.length >= at.started.length) {
      const leave = game.steps(at.state).find((step) => !game.view(at.state, step).text);
      if (leave !== undefined) take(leave);
    }
    return line;
  }

  /** The point after a step, which is the last of these steps of a move. */
  #grow(
    before: Growing<Position>,
    step: Step,
    steps: readonly StepView[],
    ply: number,
    by: By,
  ): Growing<Position> {
    const { game } = this;
    const state = game.play(before.state, step);
    const last = steps.at(-1)!;
    // Field by field: by spreading, a record took a quarter longer to read.
    if (game.midTurn?.(state)) return { state, before, step: last, next: [], ply, started: steps };
    const main = steps.find(({ to }) => to) ?? steps.find(({ from }) => from) ?? steps[0]!;
    const others = steps
      .filter((each) => each !== main)
      .flatMap((each) => [each.from, each.to, each.changes]);
    const move: Move = {
      ...main,
      text: writeMove(game, steps),
      changes: [...main.changes, ...others.flat().filter((cell) => cell !== undefined)],
      seat: (game.mover ?? game.turn)(before.state)!,
      by,
      steps,
      // Written when it is asked for, which is seldom.
      get position() {
        return game.writePosition(state);
      },
    };
    return { state, before, step: last, next: [], ply: ply + 1, started: [], move };
  }

  /** Takes back the last step of a move under way, else the last move; false at the start. */
  undo(): boolean {
    const { before, started } = this.#at;
    if (started[0]) return this.#at !== this.#base && this.#show(before!);
    return this.goTo(this.ply - 1);
  }

  /** Plays again what was taken back; false where nothing was. */
  redo(): boolean {
    const { started } = this.#at;
    const on = onward(this.#at);
    const inTurn = started[0] && this.#at !== this.#base;
    return (!inTurn && this.goTo(this.ply + 1)) || (!!on && this.#show(on));
  }

  /**
   * Shows a point, or the position after so many moves: those played, or on along the line that was visited last, whose end
   * `Infinity` is. False, and no change, where there is none.
   */
  goTo(to: number | Point<Position>): boolean {
    let at: Growing<Position> | undefined = this.#at;
    if (typeof to === 'object') {
      // A point of this match, not of another one.
      at = to as Growing<Position>;
      while (at && at !== this.#base) at = at.before;
      at &&= to as Growing<Position>;
    } else {
      while (at && at !== this.#base && (at.ply > to || at.started[0])) at = at.before;
      let end = at;
      while (at && (at.ply !== to || (at.started[0] && at !== this.#base))) at = onward((end = at));
      if (to === Infinity) at = end;
    }
    return !!at && at !== this.#at && this.#show(at);
  }

  #show(at: Growing<Position>) {
    // Behind the point that was shown everything is on the line already.
    for (let point = at; point !== this.#at && point.before; point = point.before) point.before.on = point;
    this.#at = at;
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** Says something of the point where the match stands. */
  annotate(note: Note): void {
    Object.assign(this.#at, note);
    for (const listener of this.#listeners) listener();
  }

  /** How many moves lie between the start and the position now. */
  get ply(): number {
    return this.#at.ply;
  }

  /** The moves from the start to the position now. */
  get history(): readonly Move[] {
    const moves: Move[] = [];
    for (let at: Point | undefined = this.#at; at; at = at.before) if (at.move) moves.unshift(at.move);
    return moves;
  }

  /** How the game ended; `undefined` while it goes on. */
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** Calls back after every change of the position; returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The point where the turn of another one began. */
export function turnOf<P extends Point>(point: P): P {
  return point.started[0] ? turnOf(point.before as P) : point;
}

/** How many steps led to a point. */
function depthOf(point: Point): number {
  let depth = 1;
  for (let at = point; at.before; at = at.before) depth++;
  return depth;
}
