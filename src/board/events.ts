import type { Fault } from '../core/fault.js';
import type { Outcome, Seat } from '../core/game.js';
import type { By, Point } from '../core/match.js';

/** Before a step by a person, a bot or the dice; `preventDefault()` stops it. */
export interface StepDetail {
  readonly seat: Seat;
  /** The step as text. */
  readonly step: string;
  /** The position before it. */
  readonly position: string;
  readonly by: By;
}
/** After a finished move. */
export interface MoveDetail {
  readonly seat: Seat;
  /** The move as text. */
  readonly move: string;
  /** Its steps as text. */
  readonly steps: readonly string[];
  /** The position after it. */
  readonly position: string;
  /** How many moves have been played. */
  readonly ply: number;
  readonly by: By;
}
/** The shown position changed by something the reader or a bot did. */
export interface ChangeDetail {
  readonly position: string;
  readonly ply: number;
  readonly by: By;
}
/** An illegal try. */
export interface RefusedDetail {
  /** What was tried: a cell or a move. */
  readonly tried: string;
  /** The rule that forbids it, `RO-8` for instance. */
  readonly rule: string | undefined;
  /** Why, in words. */
  readonly message: string;
}

/** The reader drew a mark, or took one away. */
export interface MarkedDetail {
  /** All marks now, as text. */
  readonly marks: string;
}
/** A puzzle was solved, or a finished move was none that it asks for. */
export interface PuzzleDetail {
  /** The reader's last move. */
  readonly move: string;
  /** What the reader was told of it. */
  readonly message: string;
  /** How many wrong moves were tried on this page. */
  readonly misses: number;
  /** How many steps of help were taken on this page. */
  readonly hints: number;
}

/** What a board tells the page: the fields stand on the event itself and again, together, in `detail`. */
export class BoardEvent<Detail extends object> extends Event {
  readonly detail: Readonly<Detail>;

  constructor(type: string, detail: Detail, cancelable?: boolean) {
    super(type, { bubbles: true, composed: true, cancelable: cancelable! });
    this.detail = detail;
    Object.assign(this, detail);
  }
}

/** A satellite asks a board, on behalf of the reader, to show another point: one step or move on or back, a ply or a point. */
export class BoardRequest extends Event {
  readonly to: 'undo' | 'redo' | 'reset' | 'flip' | number | Point;

  constructor(to: BoardRequest['to']) {
    super('board-request');
    this.to = to;
  }
}

export interface BoardEventMap {
  'board-step': BoardEvent<StepDetail> & StepDetail;
  'board-move': BoardEvent<MoveDetail> & MoveDetail;
  'board-victory': BoardEvent<Outcome> & Outcome;
  'board-draw': BoardEvent<Outcome> & Outcome;
  'board-change': BoardEvent<ChangeDetail> & ChangeDetail;
  'board-refused': BoardEvent<RefusedDetail> & RefusedDetail;
  'board-error': BoardEvent<Fault> & Fault;
  'board-solved': BoardEvent<PuzzleDetail> & PuzzleDetail;
  'board-missed': BoardEvent<PuzzleDetail> & PuzzleDetail;
  'board-marked': BoardEvent<MarkedDetail> & MarkedDetail;
}

declare global {
  interface HTMLElementEventMap extends BoardEventMap {
    'board-request': BoardRequest;
  }
}
