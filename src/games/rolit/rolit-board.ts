import { BoardElement } from '../../board/board-element.js';
import { boardCss } from '../../board/board.styles.js';
import { stateCss } from '../../board/scene.js';
import { type Cell, type Position, rolit } from './rules/index.js';
import { words } from './words.js';
import { look } from './look.js';

/**
 * A board of Rolit for two, three or four players, who share the balls and turn those they capture.
 *
 * Tap a cell, or reach it with the arrow keys and press Enter, to place a ball. Text inside the element is its
 * position, in place of the attribute; elements inside are shown until the upgrade only.
 *
 * @tagname rolit-board
 *
 * @slot caption - A caption below the board.
 *
 * @fires {BoardEvent<StepDetail>} board-step - Before the reader's step; cancelable.
 * @fires {BoardEvent<MoveDetail>} board-move - After a finished move.
 * @fires {BoardEvent<ChangeDetail>} board-change - The reader changed the position.
 * @fires {BoardEvent<Outcome>} board-victory - Somebody has won: `winners`, `reason`, `value`, `scores`.
 * @fires {BoardEvent<RefusedDetail>} board-refused - The reader tried something illegal: `rule` and `message` tell why.
 * @fires {BoardEvent<PuzzleDetail>} board-solved - A puzzle was solved: `move`, `message`, `misses`, `hints`.
 * @fires {BoardEvent<PuzzleDetail>} board-missed - A finished move was none that the puzzle asks for; `message` tells why.
 * @fires {BoardEvent<MarkedDetail>} board-marked - The reader drew or removed a mark; `marks` are all as text.
 * @fires {BoardEvent<Fault>} board-error - An attribute could not be read: `place`, `expected`, `message`.
 *
 * @csspart board - The drawing.
 * @csspart cell - A cell; with `target` where a ball may be placed.
 * @csspart piece - A ball; with `seat-1` red, `seat-2` blue, `seat-3` green, `seat-4` yellow.
 * @csspart coordinate - The names of columns and of rows.
 * @csspart reserve - The counts below the board.
 * @csspart status - The line that says whose turn it is, what was played, and why a try was refused.
 * @csspart hint - The button that helps with a puzzle; `again` where it was solved.
 * @csspart pause - The button that pauses a replay which goes on by itself, and goes on.
 * @csspart mark - The button by which taps draw marks, where the reader may.
 * @csspart palette - What is chosen from in the mode `edit`; in it `clear`.
 * @csspart undo - The button that takes a move back.
 * @csspart error - The note about an attribute that could not be read.
 *
 * @cssprop [--board-accent=#efe5d0] - Rings, counts and coordinates.
 * @cssprop [--board-surface=#403d3b] - The tray.
 * @cssprop [--board-seat-1=#d3564a] - Red balls.
 * @cssprop [--board-seat-2=#2e57a2] - Blue balls.
 * @cssprop [--board-seat-3=#63b891] - Green balls.
 * @cssprop [--board-seat-4=#f5d471] - Yellow balls.
 *
 * @cssstate over - The game has ended.
 * @cssstate solved - The puzzle is solved.
 */
export class RolitBoard extends BoardElement<Position, Cell> {
  static override styles: string = boardCss + stateCss + look.css;

  protected override readonly kit = {
    game: rolit,
    look,
    words,
    motion: () => import('./turning.js'),
    goals: () => import('./goals.js'),
    setup: () => import('./setup.js'),
  };
}
