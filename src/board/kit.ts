import type { Game, Seat, StepView } from '../core/game.js';
import type { Goals } from '../core/goal.js';
import type { Places } from './marks.js';
import type { Cell, Look } from './scene.js';
import type { Setup } from './setup.js';
import type { BoardWords } from './words.js';

/** What is to be seen of steps that were made. */
export interface Motion<Position> {
  /** Where it is drawn: over the board, which already shows what is there now. */
  readonly layer: Element;
  readonly look: Look<Position>;
  readonly seat: Seat;
  readonly steps: readonly StepView[];
  /** The cells as they were, and the drawing. */
  readonly before: readonly Cell[];
  readonly drawing: Element;
  /** The cells as they are shown now. */
  readonly after: readonly Cell[];
  readonly turned: number;
  /** The position now. */
  readonly state: Position;
}

/** What makes the board of one game out of `BoardElement`. */
export interface Kit<Position, Step> {
  readonly game: Game<Position, Step>;
  readonly look: Look<Position>;
  /** The game's sentences in English. */
  readonly words: BoardWords<Position>;
  /** Loads what shows how a move came about, when one is first played. */
  motion(): Promise<{ show(motion: Motion<Position>): void }>;
  /** Loads the places of the board that have a name, when marks are first used. */
  places?(): Promise<{ placesOf(position: Position): Places }>;
  /** Loads what a puzzle may ask for, when one is first shown. */
  goals?(): Promise<{ readonly goals: Goals<Position, Step> }>;
  /** Loads how positions are set up by hand, when that is first done. */
  setup?(): Promise<{ readonly setup: Setup }>;
}
