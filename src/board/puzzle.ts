import { html, nothing } from 'lit/html.js';
import { type Fault, isFault, misread } from '../core/fault.js';
import type { Seat } from '../core/game.js';
import { type Asked, type Goals, readGoal, type Tried, turnOf } from '../core/goal.js';
import { mainPoint } from '../core/main-line.js';
import type { Match, Point } from '../core/match.js';
import { movesFrom, writeMove } from '../core/moves.js';
import { isRight, movesTo, readSolution, rightSteps, tryStep } from '../core/puzzle.js';
import { reducedMotion } from '../controllers/motion.js';
import type { Activity, ActivityHost } from './activity.js';
import { remark } from './remark.js';

const words = {
  lang: 'en',
  hint: 'Hint',
  again: 'Again',
  ask: (seat: Seat, moves: number) =>
    `${seat[0]!.toUpperCase()}${seat.slice(1)} to play: find the ${moves > 1 ? 'moves' : 'move'}.`,
  asked: 'You have solved this one already.',
  other: (move: string) => `${move || 'That'} is not the move that is looked for.`,
  missed: (why: string) => `${why} Try another move.`,
  right: 'Right.',
  solved: 'Solved.',
  where: (cells: string) => `Look at ${cells}.`,
  begins: (cell: string) => `It begins at ${cell}.`,
  move: (move: string) => `The move is ${move}.`,
  lost: 'No right move begins like that: it is taken back.',
};

/** How long the reader's move is seen before it is answered, in milliseconds. */
const ANSWER = 900;

/** What is remembered of a puzzle as long as the page is open. */
interface Progress {
  misses: number;
  hints: number;
  solved: boolean;
}
const progresses = new Map<string, Progress>();

/** A puzzle: the reader plays, and what is not right is told and not played. */
class Puzzle implements Activity {
  readonly #host: ActivityHost;
  readonly #goals: Goals<unknown, unknown>;
  /** Which puzzle it is, and of which match. */
  #key = '';
  #root: Point | undefined;
  /** Where the reader begins. */
  #start!: Point;
  #asked: Asked<unknown, unknown> | undefined;
  /** The beginnings of the author's lines. */
  #lines: readonly Point[] = [];
  #progress!: Progress;
  /** Where it was solved. */
  #solved: Point | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  /** How much help was given for a move, and where. */
  #helped = 0;
  #helpedAt: Point | undefined;
  fault: Fault | undefined;

  constructor(host: ActivityHost, goals: Goals<unknown, unknown>) {
    this.#host = host;
    this.#goals = goals;
  }

  get #match(): Match<unknown, unknown> {
    return this.#host.board.match;
  }

  get solved(): boolean {
    return this.#match.point === this.#solved;
  }

  get still(): boolean {
    return this.solved || this.#answer !== undefined || Boolean(this.fault);
  }

  /** Reads the puzzle anew where it or the match is another one. */
  update(): void {
    const { match, moves, solution, goal } = this.#host.board;
    const { game, rules, root } = match;
    const key = JSON.stringify([game.id, rules, match.textAt(root), moves, solution, goal]);
    if (key === this.#key && root === this.#root) return;
    this.end();
    this.#key = key;
    this.#root = root;
    this.#start = match.point;
    this.#solved = undefined;
    this.#progress = progresses.get(key) ?? { misses: 0, hints: 0, solved: false };
    progresses.set(key, this.#progress);
    this.fault = this.#read(solution, goal);
  }

  #read(solution: string | null, goal: string | null): Fault | undefined {
    this.#asked = undefined;
    this.#lines = [];
    if (!solution && !goal) return misread('puzzle', '', 'a solution or a goal');
    const asked = goal ? readGoal(this.#goals, goal) : undefined;
    if (isFault(asked)) return asked;
    const lines = solution ? readSolution(this.#match, solution) : [];
    if (isFault(lines)) return lines;
    this.#asked = asked;
    this.#lines = lines;
    return undefined;
  }

  /** Where the author's lines are after the moves that were played. */
  #linesAt(point: Point): readonly Point[] {
    if (point === this.#start || !point.before) return this.#lines;
    const lines = this.#linesAt(point.before);
    return point.move ? movesTo(this.#match, lines, point.state) : lines;
  }

  /** What a finished move missed, or nothing where it is right. */
  #missed(tried: Tried<unknown, unknown>): string | undefined {
    const found = movesTo(this.#match, this.#linesAt(turnOf(this.#match.point)), tried.after);
    if (found.some(isRight)) return undefined;
    const why = this.#asked?.goal.missed(tried, this.#asked.kind);
    if (this.#asked && why === undefined) return undefined;
    const said = remark(found.find(({ comment }) => comment)?.comment);
    return words.missed(said || (why ?? words.other(tried.move.text)));
  }

  choose(step: string): boolean {
    const tried = tryStep(this.#match, step);
    const message = tried && this.#missed(tried);
    if (message === undefined) return false;
    const { hints } = this.#progress;
    const misses = ++this.#progress.misses;
    this.#match.goTo(turnOf(this.#match.point));
    this.#host.say(message, true);
    this.#host.tell('board-missed', { move: tried!.move.text, message, misses, hints });
    return true;
  }

  /** A step was played that is right so far: the puzzle is solved, or goes on with an answer. */
  played(): void {
    const { board } = this.#host;
    const { point } = this.#match;
    board.lit = '';
    if (point.started[0] || !point.move) return;
    const lines = this.#linesAt(point).filter(isRight);
    const said = remark(lines.find(({ comment }) => comment)?.comment);
    if (lines[0] && lines.every((line) => line.next[0])) {
      this.#host.say([words.right, said].join(' ').trim());
      this.#answer = setTimeout(() => this.#goOn(point), reducedMotion() ? 0 : ANSWER);
      return;
    }
    this.#solved = point;
    this.#progress.solved = true;
    const { misses, hints } = this.#progress;
    const message = [board.status, words.solved, said].join(' ').trim();
    this.#host.say(message);
    this.#host.tell('board-solved', { move: point.move.text, message, misses, hints });
  }

  /** Plays what the author's line has until the reader is to choose: the answer, and a throw. */
  #goOn(from: Point) {
    this.#answer = undefined;
    const { board } = this.#host;
    const match = this.#match;
    const reader = from.move!.seat;
    for (let at: Point | undefined = from; at === match.point && match.turn;) {
      const [next] = this.#linesAt(at).flatMap(movesFrom).filter(isRight);
      const text =
        match.mover !== reader ? next?.move!.text : match.turn === 'chance' && next?.move!.steps[0]!.text;
      if (!text) break;
      board.play(text, 'bot');
      at = match.point.started[0] ? undefined : match.point;
    }
    this.#host.board.requestUpdate();
  }

  get status(): string | undefined {
    const { mover, point } = this.#match;
    if (this.solved) return words.solved;
    if (this.fault || !mover || point.started[0]) return undefined;
    const plies = Math.max(0, ...this.#lines.map((line) => mainPoint(line, Infinity).ply));
    const asked = this.#asked?.goal.ask(mover, this.#asked.kind) ?? words.ask(mover, Math.ceil(plies / 2));
    return this.#progress.solved && point === this.#start ? `${asked} ${words.asked}` : asked;
  }

  /** Help in three steps: in which column or row, at which cell, and the move. */
  hint(): boolean {
    const match = this.#match;
    const { board, kit } = this.#host;
    const { point, state, game } = match;
    if (this.still) return true;
    if (match.turn === 'chance') return false;
    const steps = rightSteps(match, this.#linesAt(turnOf(point)), this.#asked);
    if (!steps?.[0]) {
      match.goTo(turnOf(point));
      this.#host.say(words.lost);
      return true;
    }
    this.#helped = this.#helpedAt === point ? Math.min(3, this.#helped + 1) : 1;
    this.#helpedAt = point;
    this.#progress.hints++;
    const touched = steps.flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
    const cells = kit().look.cells(state, 0).flat(2);
    const names = cells.map(({ name }) => name);
    const first = touched.find((name) => names.includes(name)) ?? '';
    const line = names.filter((name) => name[0] === first[0]).sort();
    const [said, lit] = (
      [
        [words.where(line.join(', ')), line],
        [words.begins(first), [first]],
        [words.move(writeMove(game, [...match.started, ...steps])), touched],
      ] as const
    )[this.#helped - 1]!;
    this.#host.say(said);
    board.lit = lit.join(' ');
    return true;
  }

  #again() {
    this.#solved = undefined;
    this.#match.goTo(this.#start);
    this.#host.board.requestUpdate();
  }

  below(): unknown {
    if (this.fault) return nothing;
    return this.solved
      ? html`<button part="again" dir="auto" lang=${words.lang} @click=${() => this.#again()}>${words.again}</button>`
      : html`<button part="hint" dir="auto" lang=${words.lang} @click=${() => this.hint()}>${words.hint}</button>`;
  }

  end(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }
}

/** Begins the mode `puzzle`. */
export async function start(host: ActivityHost): Promise<Activity> {
  const { goals = {} } = (await host.kit().goals?.()) ?? {};
  return new Puzzle(host, goals);
}
