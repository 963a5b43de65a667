import { BoardElement } from '../../board/board-element.js';
import { boardCss } from '../../board/board.styles.js';
import { flag, type Property } from '../../board/live-element.js';
import { stateCss } from '../../board/scene.js';
import { looks } from './look.js';
import { type Position, realQueen, type Step } from './rules/index.js';
import { words } from './words.js';

/**
 * A board of Real Queen: two players lay lines of four marbles, conquer by them, and hunt the other's Queen.
 *
 * Tap a hollow to place a marble; take the Queen from her throne, by the button or with Q, and tap a hollow; tap or drag a
 * marble to move it. After a Real, tap the marbles that are conquered and those that are taken back, as the board asks.
 * Text inside the element is its position, in place of the attribute; elements inside are shown until the upgrade only.
 *
 * @tagname real-queen-board
 *
 * @slot caption - A caption below the board.
 *
 * @fires {BoardEvent<StepDetail>} board-step - Before the reader's step; cancelable.
 * @fires {BoardEvent<MoveDetail>} board-move - After a finished move.
 * @fires {BoardEvent<ChangeDetail>} board-change - The reader changed the position.
 * @fires {BoardEvent<Outcome>} board-victory - Somebody has won: `winners`, `reason` (`winning-real`, `winning-real-queen`, `fewer-than-four`, `deadlock`), `value`, `scores` (marbles conquered).
 * @fires {BoardEvent<Outcome>} board-draw - A position came for the third time.
 * @fires {BoardEvent<RefusedDetail>} board-refused - The reader tried something illegal: `rule` and `message` tell why.
 * @fires {BoardEvent<PuzzleDetail>} board-solved - A puzzle was solved: `move`, `message`, `misses`, `hints`.
 * @fires {BoardEvent<PuzzleDetail>} board-missed - A finished move was none that the puzzle asks for; `message` tells why.
 * @fires {BoardEvent<MarkedDetail>} board-marked - The reader drew or removed a mark; `marks` are all as text.
 * @fires {BoardEvent<Fault>} board-error - An attribute could not be read: `place`, `expected`, `message`.
 *
 * @csspart board - The drawing.
 * @csspart cell - A hollow; with `target` where a marble may come, `movable` where one may be moved, `choosable` where one may be conquered or taken back.
 * @csspart piece - A marble; with `seat-1` white, `seat-2` black, and `queen`.
 * @csspart coordinate - The names of columns and rows.
 * @csspart reserve - The marbles in the holders.
 * @csspart status - The line that says whose turn it is, what was played, what is asked, and why a try was refused.
 * @csspart choice - The button that takes the Queen from her throne.
 * @csspart hint - The button that helps with a puzzle; `again` where it was solved.
 * @csspart pause - The button that pauses a replay which goes on by itself, and goes on.
 * @csspart mark - The button by which taps draw marks, where the reader may.
 * @csspart palette - What is chosen from in the mode `edit`; in it `clear`.
 * @csspart undo - The button that takes a step or a move back.
 * @csspart error - The note about an attribute that could not be read.
 *
 * @cssprop [--board-accent=#f0cd84] - Rings.
 * @cssprop [--board-gilt=#e8c374] - A broken castle.
 * @cssprop [--board-frame=#694634] - The frame and the holders.
 * @cssprop [--board-surface=#966b4b] - The wood.
 * @cssprop [--board-seat-1] - White marbles.
 * @cssprop [--board-seat-2] - Black marbles.
 *
 * @cssstate over - The game has ended.
 * @cssstate solved - The puzzle is solved.
 * @cssstate mid-turn - A Real is made: marbles are to be conquered or taken back.
 */
export class RealQueenBoard extends BoardElement<Position, Step> {
  static override styles: string = boardCss + stateCss + looks.plain.css;
  static override properties: Readonly<Record<string, Property>> = {
    ...BoardElement.properties,
    castle: { read: flag },
  };

  /**
   * Shows the castle areas of both Queens; that of a Queen with the focus is shown in any case.
   * @default false
   */
  declare castle: boolean;

  protected override get kit() {
    return {
      game: realQueen,
      look: this.castle ? looks.castles : looks.plain,
      words,
      motion: () => import('./rolling.js'),
      places: () => import('./places.js'),
      goals: () => import('./goals.js'),
      setup: () => import('./setup.js'),
    };
  }
}
