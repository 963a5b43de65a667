import type { AnyBoard } from '../contexts/board.js';
import type { Fault } from '../core/fault.js';
import type { BoardEventMap } from './events.js';
import type { Kit } from './kit.js';
import type { Levels, Scene } from './scene.js';
import type { BoardWords } from './words.js';

/** A drawing with marks on it, the cells that it shows, and what is said of the marks: of all, or of those on a cell. */
export interface Marked {
  readonly scene: Scene;
  readonly seen: Levels;
  said(cell?: string): string;
}

/** What a board does besides playing: loaded when its attributes ask for it. */
export interface Activity {
  /** Something happens at a cell or beside the cells; true if nothing else is to come of it. */
  handle?(event: Event, cell: string | undefined): boolean;
  /** The reader chose a step, by its text; true if it is not to be played. */
  choose?(step: string): boolean;
  /** A step that the reader chose was played. */
  played?(): void;
  /** The reader asks for help; true if it was given. */
  hint?(): boolean;
  /** Takes back the last thing that was done, in place of the board; false where there is none. */
  undo?(): boolean;
  /** The board is about to be drawn, with what its attributes say now. */
  update?(): void;
  /** The drawing with marks on it. */
  mark?(scene: Scene, levels: Levels): Marked;
  /** What stands below the board, beside the line of status. */
  below?(): unknown;
  /** What the line of status says where nothing was just told. */
  readonly status?: string | undefined;
  /** Whether no steps are shown or taken. */
  readonly still?: boolean;
  /** What of its attributes could not be read. */
  readonly fault?: Fault | undefined;
  /** Whether what it asks was done. */
  readonly solved?: boolean;
  /** The mode is left. */
  end?(): void;
}

/** What an activity may do to its board. */
export interface ActivityHost {
  readonly board: AnyBoard;
  kit(): Kit<unknown, unknown>;
  /** The words of the board in its language. */
  words(): BoardWords;
  /** Tells of something in the line of status until the position changes; `refused` tells of a try that was not taken. */
  say(text: string, refused?: boolean): void;
  /** Shows another position, legal or not, and tells the page of it; false where the text cannot be read. */
  setUp(position: string): boolean;
  /** Tells the page, as events of the board do. */
  tell<Type extends keyof BoardEventMap>(type: Type, detail: BoardEventMap[Type]['detail']): void;
  addStyles(css: string): void;
}

/** What a file of an activity exports. */
export interface ActivityModule {
  start(host: ActivityHost): Activity | Promise<Activity>;
}
