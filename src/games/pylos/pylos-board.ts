import { BoardElement } from '../../board/board-element.js';
import { boardCss } from '../../board/board.styles.js';
import type { Property } from '../../board/live-element.js';
import { stateCss } from '../../board/scene.js';
import { looks } from './look.js';
import { type Position, pylos, type Step } from './rules/index.js';
import { words } from './words.js';

/**
 * A board of Pylos: two players build a pyramid of thirty balls, and whoever places the last one wins.
 *
 * Tap a hollow or a square of four balls to place a ball; tap or drag a free ball of your own to raise it to a
 * square. After a square of your own, tap the balls that you take back. The same by keys: arrows, Page Up and Page Down
 * for the levels, Enter. Text inside the element is its position, in place of the attribute; elements inside are
 * shown until the upgrade only.
 *
 * @tagname pylos-board
 *
 * @slot caption - A caption below the board.
 *
 * @fires {BoardEvent<StepDetail>} board-step - Before the reader's step; cancelable.
 * @fires {BoardEvent<MoveDetail>} board-move - After a finished move.
 * @fires {BoardEvent<ChangeDetail>} board-change - The reader changed the position.
 * @fires {BoardEvent<Outcome>} board-victory - Somebody has won: `winners`, `reason` (`apex`, `no-move`, `no-reserve`), `value`, `scores`.
 * @fires {BoardEvent<Outcome>} board-draw - A position came for the third time, where `repetition=draw` is set.
 * @fires {BoardEvent<RefusedDetail>} board-refused - The reader tried something illegal: `rule` and `message` tell why.
 * @fires {BoardEvent<PuzzleDetail>} board-solved - A puzzle was solved: `move`, `message`, `misses`, `hints`.
 * @fires {BoardEvent<PuzzleDetail>} board-missed - A finished move was none that the puzzle asks for; `message` tells why.
 * @fires {BoardEvent<MarkedDetail>} board-marked - The reader drew or removed a mark; `marks` are all as text.
 * @fires {BoardEvent<Fault>} board-error - An attribute could not be read: `place`, `expected`, `message`.
 *
 * @csspart board - The drawing.
 * @csspart cell - A cell; with `target` where a ball may be put, `movable` where one may be raised, `choosable` where one may be taken back.
 * @csspart piece - A ball; with `seat-1` light, `seat-2` dark.
 * @csspart coordinate - The names of columns and rows.
 * @csspart reserve - The trays below the board.
 * @csspart status - The line that says whose turn it is, what was played, what is asked, and why a try was refused.
 * @csspart choice - The button that leaves the second ball on the board.
 * @csspart hint - The button that helps with a puzzle; `again` where it was solved.
 * @csspart pause - The button that pauses a replay which goes on by itself, and goes on.
 * @csspart mark - The button by which taps draw marks, where the reader may.
 * @csspart palette - What is chosen from in the mode `edit`; in it `clear`.
 * @csspart undo - The button that takes a step or a move back.
 * @csspart error - The note about an attribute that could not be read.
 *
 * @cssprop [--board-accent=#f7c65c] - Rings and dots.
 * @cssprop [--board-surface=#9f724b] - The field.
 * @cssprop [--board-frame=#6d452d] - The frame and the trays.
 * @cssprop [--board-seat-1=#e3c591] - Light balls.
 * @cssprop [--board-seat-2=#3a2114] - Dark balls.
 *
 * @cssstate over - The game has ended.
 * @cssstate solved - The puzzle is solved.
 * @cssstate mid-turn - A move is under way: a ball is to be taken back.
 */
export class PylosBoard extends BoardElement<Position, Step> {
  static override styles: string = boardCss + stateCss + looks.above.css;
  static override properties: Readonly<Record<string, Property>> = {
    ...BoardElement.properties,
    view: { words: ['above', 'tilt'] },
  };

  /**
   * From where the board is seen: from `above`, or with a `tilt`.
   * @default 'above'
   */
  declare view: 'above' | 'tilt';

  protected override get kit() {
    return {
      game: pylos,
      look: this.view === 'tilt' ? looks.tilt : looks.above,
      words,
      motion: () => import('./flying.js'),
      goals: () => import('./goals.js'),
      setup: () => import('./setup.js'),
    };
  }
}
