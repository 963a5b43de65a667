import type { Outcome, Seat, StepView } from '../core/game.js';
import type { Move } from '../core/match.js';
import type { Cell } from './scene.js';

/** The cells that each seat holds. */
export type Holdings = readonly (readonly [seat: Seat, cells: readonly string[]])[];

/** What a board says, in one language: whole sentences, since languages order their parts differently. */
export interface BoardWords<Position = unknown> {
  /** The language tag of these words. */
  readonly lang: string;
  /** The label of the button that takes a move back. */
  readonly undo: string;
  /** Whose move it is, and what is asked where one is under way: its steps so far, and those that may follow. */
  toPlay(seat: Seat, started?: readonly StepView[], steps?: readonly StepView[]): string;
  /** A finished move and who is next, if the game goes on. */
  moved(move: Move, next: Seat | undefined): string;
  /** The last step of a move under way, and what is asked of the seat now. */
  started?(seat: Seat, step: StepView, steps: readonly StepView[]): string;
  /** A piece that the reader picked up, and where it may go. */
  picked?(cell: string, steps: readonly StepView[]): string;
  /** It is put down again, since it may not go where the reader tried. */
  down?: string;
  /** The label of a button for a step that touches no cell. */
  choice?(step: string): string;
  undone(seat: Seat, started: readonly StepView[], steps: readonly StepView[]): string;
  over(outcome: Outcome): string;
  /** Where the reader may play. */
  hint(steps: readonly StepView[]): string;
  /** A cell's name: what it holds, whether that came last, what the steps there would do, if those are shown. */
  cell(cell: Cell, steps: readonly StepView[], last: boolean): string;
  /** What each seat has: on the board, in reserve, home, or conquered. */
  tally(holdings: Holdings, position: Position): string;
  /** The whole board's name while it is played: its tally, and who is on turn or the result. */
  board(tally: string, status: string): string;
  /** One sentence or two for a whole figure. */
  figure(
    holdings: Holdings,
    seat: Seat | undefined,
    started: readonly StepView[],
    steps: readonly StepView[],
  ): string;
}
