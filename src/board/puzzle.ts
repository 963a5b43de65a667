import { html, nothing } from 'lit/html.js';
import { type Fault, isFault, misread } from '../core/fault.js';
import type { Seat } from '../core/game.js';
import { type Asked, type Goals, readGoal, type Tried } from '../core/goal.js';
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
  none: 'There is no move here that does it.',
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
  /** Where the reader begins, and for which seat. */
  #start!: Point;
  #reader: Seat | undefined;
  #asked: Asked<unknown, unknown> | undefined;
  /** The beginnings of the author's lines. */
  #lines: readonly Point[] = [];
  #progress!: Progress;
  /** Where it was solved. */
  #solved: Point | undefined;
  /** The reader's last move, and what the author says of it. */
  #moved = '';
  #said = '';
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
    return this.solved || Boolean(this.fault) || this.#match.mover !== this.#reader;
  }

  /** Where the reader was last to choose the first step of a move. */
  get #begin(): Point {
    const { game, point, root } = this.#match;
    let at: Point = point;
    while (at.started[0] && at !== root && at.before && game.turn(at.before.state) !== 'chance')
      at = at.before;
    return at;
  }

  /** Reads the puzzle anew, from where its attributes begin, if it or the match is another one. */
  update(): void {
    const { board } = this.#host;
    const { moves, ply, position, rules, solution, goal } = board;
    const key = JSON.stringify([board.localName, position, rules, moves, ply, solution, goal]);
    if (key !== this.#key || this.#match.root !== this.#root) {
      this.end();
      if (key !== this.#key && this.#match.point !== this.#start) board.reset();
      this.#key = key;
      const match = this.#match;
      this.#root = match.root;
      this.#start = match.point;
      this.#reader = match.mover;
      this.#solved = undefined;
      this.#said = board.lit = '';
      const known = JSON.stringify([key, match.textAt(match.root)]);
      this.#progress = progresses.get(known) ?? { misses: 0, hints: 0, solved: false };
      progresses.set(known, this.#progress);
      this.fault = this.#read(solution, goal);
    }
    this.#goOn();
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
    const found = movesTo(this.#match, this.#linesAt(this.#begin), tried.after);
    if (found.some(isRight)) return undefined;
    const why = this.#asked?.goal.missed(tried, this.#asked.kind);
    if (this.#asked && why === undefined) return undefined;
    return words.missed(commentOf(found) || (why ?? words.other(tried.move.text)));
  }

  /** Shows a point, and tells the page if that is another one. */
  #goTo(point: Point) {
    if (!this.#match.goTo(point)) return;
    const { position, ply } = this.#match;
    this.#host.tell('board-change', { position, ply, by: 'human' });
  }

  choose(step: string): boolean {
    const tried = tryStep(this.#match, step);
    const message = tried && this.#missed(tried);
    if (message === undefined) return false;
    const { hints } = this.#progress;
    const misses = ++this.#progress.misses;
    this.#goTo(this.#begin);
    this.#host.say(message, true);
    this.#host.tell('board-missed', { move: tried!.move.text, message, misses, hints });
    return true;
  }

  /** A step was played that is right so far: the puzzle is solved, or goes on. */
  played(): void {
    const { board } = this.#host;
    const { point } = this.#match;
    board.lit = '';
    if (!point.move) return;
    this.#moved = point.move.text;
    this.#said = commentOf(this.#linesAt(point).filter(isRight));
    if (this.#goesOn) this.#host.say([words.right, this.#said].join(' ').trim());
    else this.#finish(board.status, words.solved, this.#said);
  }

  /** Whether every line of the author that led here has more, be it an answer. */
  get #goesOn(): boolean {
    const lines = this.#linesAt(this.#match.point).filter(isRight);
    return Boolean(lines[0]) && lines.every((line) => movesFrom(line).some(isRight));
  }

  #finish(...said: string[]) {
    this.#solved = this.#match.point;
    this.#progress.solved = true;
    const { misses, hints } = this.#progress;
    const message = said.filter(Boolean).join(' ');
    this.#host.say(message);
    this.#host.tell('board-solved', { move: this.#moved, message, misses, hints });
  }

  /** Plays soon what the author's line has where the reader is not to choose: an answer, or a throw. */
  #goOn() {
    const { board } = this.#host;
    const { point, turn, mover } = this.#match;
    const answers = mover !== this.#reader;
    if (this.solved || this.#answer !== undefined || !turn || !(answers || turn === 'chance')) return;
    const [next] = this.#linesAt(this.#begin).flatMap(movesFrom).filter(isRight);
    if (!next) return;
    const play = () => {
      this.#answer = undefined;
      if (!board.isConnected) return;
      // Somebody went elsewhere meanwhile, where another answer may be due.
      if (this.#match.point !== point) return this.#goOn();
      const { text, steps } = next.move!;
      if (board.play(answers ? text : steps[0]!.text, 'bot') !== true) return;
      const { move } = this.#match.point;
      // A throw, after which the reader chooses; or one that passes, which is the reader's move.
      if (!move) return;
      if (!answers) this.#moved = move.text;
      // Where the answer comes at once, nobody has read that the move was right.
      const right = point !== this.#start && reducedMotion() ? words.right : '';
      const said = [right, this.#said, board.status, commentOf([next])];
      if (this.#goesOn) this.#host.say(said.join(' ').trim());
      else if (!this.solved) this.#finish(...said, words.solved);
    };
    this.#answer = setTimeout(play, point === this.#start || reducedMotion() ? 0 : ANSWER);
  }

  /** Takes back a step, or the last move with what was answered. */
  undo(): boolean {
    const { game, point, root } = this.#match;
    if (point === this.#start) return false;
    this.end();
    let at = point.before!;
    const moverAt = ({ state }: Point) => (game.mover ?? game.turn)(state);
    const chosen = (each: Point) => moverAt(each) === this.#reader && game.turn(each.state) !== 'chance';
    while (at !== this.#start && at !== root && at.before && !chosen(at)) at = at.before;
    return this.#match.goTo(at);
  }

  get status(): string | undefined {
    const { board } = this.#host;
    const { point } = this.#match;
    if (this.solved) return words.solved;
    if (this.still || !this.#reader || point !== this.#begin) return undefined;
    const plies = Math.max(0, ...this.#lines.map((line) => mainPoint(line, Infinity).ply));
    const asked =
      this.#asked?.goal.ask(this.#reader, this.#asked.kind) ?? words.ask(this.#reader, Math.ceil(plies / 2));
    const known = this.#progress.solved && point === this.#start ? words.asked : '';
    // What was thrown, or begun before.
    return [asked, known, point.started[0] ? board.due : ''].filter(Boolean).join(' ');
  }

  /** Help in three steps: in which column or row, at which cell, and the move. */
  hint(): boolean {
    const match = this.#match;
    const { board, kit } = this.#host;
    const { point, state, game } = match;
    if (this.still) return true;
    if (match.turn === 'chance') return false;
    const steps = rightSteps(match, this.#linesAt(this.#begin), this.#asked);
    if (!steps?.[0]) {
      const begin = this.#begin;
      this.#goTo(begin);
      this.#host.say(point === begin ? words.none : words.lost);
      return true;
    }
    this.#helped = this.#helpedAt === point ? Math.min(3, this.#helped + 1) : 1;
    this.#helpedAt = point;
    this.#progress.hints++;
    const touched = steps.flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
    const names = kit()
      .look.cells(state, 0)
      .flat(2)
      .map(({ name }) => name);
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
    const { board } = this.#host;
    // This button goes.
    board.focus();
    this.#solved = undefined;
    this.#goTo(this.#start);
  }

  below(): unknown {
    const button = (name: 'hint' | 'again', act: () => void) =>
      html`<button part=${name} dir="auto" lang=${words.lang} @click=${act}>${words[name]}</button>`;
    if (this.solved) return button('again', () => this.#again());
    return this.fault || !this.#reader ? nothing : button('hint', () => this.hint());
  }

  end(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }
}

/** What the author says of a move, without the marks in it. */
const commentOf = (points: readonly Point[]): string =>
  remark(points.find(({ comment }) => comment)?.comment);

/** Begins the mode `puzzle`. */
export async function start(host: ActivityHost): Promise<Activity> {
  const { goals = {} } = (await host.kit().goals?.()) ?? {};
  return new Puzzle(host, goals);
}
