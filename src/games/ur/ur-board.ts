import { BoardElement } from '../../board/board-element.js';
import { boardCss } from '../../board/board.styles.js';
import { flag, type Property } from '../../board/live-element.js';
import { stateCss } from '../../board/scene.js';
import { look } from './look.js';
import { type Position, type Step, ur } from './rules/index.js';
import { words } from './words.js';

/** How long a throw can be read, in milliseconds, before `auto-forced` plays its only move. */
const READING = 1200;

/**
 * A board of the Royal Game of Ur: two players race seven pieces each along their paths, by the throws of four dice.
 *
 * Press the dice, the button or T to throw; tap the square where a piece is to go, or the piece and then the square.
 * Text inside the element is its position, in place of the attribute; elements inside are shown until the upgrade only.
 *
 * @tagname ur-board
 *
 * @slot caption - A caption below the board.
 *
 * @fires {BoardEvent<StepDetail>} board-step - Before the reader's step, a throw or the move of a piece; cancelable.
 * @fires {BoardEvent<MoveDetail>} board-move - After a finished move; a throw that moves nothing is one.
 * @fires {BoardEvent<ChangeDetail>} board-change - The reader changed the position.
 * @fires {BoardEvent<Outcome>} board-victory - Somebody has won: `winners`, `reason`, `value`, `scores` (pieces home).
 * @fires {BoardEvent<RefusedDetail>} board-refused - The reader tried something illegal: `rule` and `message` tell why.
 * @fires {BoardEvent<PuzzleDetail>} board-solved - A puzzle was solved: `move`, `message`, `misses`, `hints`.
 * @fires {BoardEvent<PuzzleDetail>} board-missed - A finished move was none that the puzzle asks for; `message` tells why.
 * @fires {BoardEvent<MarkedDetail>} board-marked - The reader drew or removed a mark; `marks` are all as text.
 * @fires {BoardEvent<Fault>} board-error - An attribute could not be read: `place`, `expected`, `message`.
 *
 * @csspart board - The drawing.
 * @csspart cell - A square; with `target` where a piece may come, `movable` where one may go on, `choosable` where one may go home.
 * @csspart piece - A piece on the board; with `seat-1` light, `seat-2` dark.
 * @csspart die - A die.
 * @csspart coordinate - The names of columns and rows, or the numbers of a path.
 * @csspart reserve - The pieces that wait and those that are home; with `seat-1` light, `seat-2` dark.
 * @csspart status - The line that says whose turn it is, what was thrown and moved, and why a try was refused.
 * @csspart choice - The button that throws the dice.
 * @csspart hint - The button that helps with a puzzle; `again` where it was solved.
 * @csspart pause - The button that pauses a replay which goes on by itself, and goes on.
 * @csspart mark - The button by which taps draw marks, where the reader may.
 * @csspart palette - What is chosen from in the mode `edit`; in it `clear`.
 * @csspart undo - The button that takes a step or a move back.
 * @csspart error - The note about an attribute that could not be read.
 *
 * @cssprop [--board-accent=#b23418] - Rings and dots.
 * @cssprop [--board-frame=#976d4c] - The box.
 * @cssprop [--board-surface=#30251d] - The bed of the squares.
 * @cssprop [--board-lapis=#29457c] - Blue lines.
 * @cssprop [--board-carnelian=#a5402a] - Red inlay.
 * @cssprop [--board-shell=#f3ead8] - Petals and light dots.
 * @cssprop [--board-seat-1] - Light pieces.
 * @cssprop [--board-seat-2] - Dark pieces.
 *
 * @cssstate over - The game has ended.
 * @cssstate solved - The puzzle is solved.
 * @cssstate mid-turn - The dice are thrown, and a piece is to be moved.
 */
export class UrBoard extends BoardElement<Position, Step> {
  static override styles: string = boardCss + stateCss + look.css;
  static override properties: Readonly<Record<string, Property>> = {
    ...BoardElement.properties,
    coordinates: { read: (value: string | null) => (value === 'path' ? value : flag(value)) },
    autoForced: { attribute: 'auto-forced', read: flag },
  };

  /**
   * Plays a throw's only legal move by itself, after a moment.
   * @default false
   */
  declare autoForced: boolean;

  protected override readonly kit = {
    game: ur,
    look,
    words,
    motion: () => import('./tumbling.js'),
    places: () => import('./places.js'),
    goals: () => import('./goals.js'),
    setup: () => import('./setup.js'),
  };

  protected override chosen(): void {
    const { match } = this;
    const { state, started } = match;
    const [step, other] = match.steps();
    if (!this.autoForced || !started[0] || !step || other) return;
    setTimeout(() => {
      if (this.isConnected && this.autoForced && this.mode === 'play' && this.match.state === state)
        this.choose(step.text);
    }, READING);
  }
}
