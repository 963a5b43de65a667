import type { Outcome, Seat, StepView } from '../core/game.js';
import type { Move } from '../core/match.js';

/** The cells that each seat holds. */
export type Holdings = readonly (readonly [seat: Seat, cells: readonly string[]])[];

/** What a board says, in one language: whole sentences, since languages order their parts differently. */
export interface BoardWords {
  /** The language tag of these words. */
  readonly lang: string;
  /** The label of the button that takes a move back. */
  readonly undo: string;
  toPlay(seat: Seat): string;
  /** A finished move and who is next, if the game goes on. */
  moved(move: Move, next: Seat | undefined): string;
  undone(seat: Seat): string;
  over(outcome: Outcome): string;
  /** Where the reader may play. */
  hint(steps: readonly StepView[]): string;
  /** A cell's name: what it holds, whether that came last, what playing there would do if that is shown. */
  cell(cell: string, holder: Seat | undefined, step: StepView | undefined, last: boolean): string;
  /** The whole board's name while it is played; `status` says who is on turn, or the result. */
  board(holdings: Holdings, status: string): string;
  /** One sentence or two for a whole figure. */
  figure(holdings: Holdings, turn: Seat | undefined): string;
}
