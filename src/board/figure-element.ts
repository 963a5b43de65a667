import { type Fault, misread } from '../core/fault.js';
import { wordsFor } from '../controllers/localize.js';
import { flag, type Property } from './live-element.js';
import { MatchElement } from './match-element.js';
import { marksOf } from './remark.js';
import { type Cell, holdingsOf, type Showing, showingOf } from './scene.js';
import type { BoardWords, Holdings } from './words.js';

/** An element that shows where its match stands: from which side, how much of it, and with which marks. */
export abstract class FigureElement<Position, Step> extends MatchElement<Position, Step> {
  static override properties: Readonly<Record<string, Property>> = {
    ...MatchElement.properties,
    near: {},
    marks: {},
    crop: {},
    flipped: { read: flag },
    coordinates: { read: flag },
  };

  /**
   * The seat or the edge (`top`, `right`, `bottom`, `left`) that lies near the reader.
   * @default null
   */
  declare near: string | null;

  /**
   * Arrows, lines, rings, dots, crosses, labels, tints and ghosts of pieces: `a1>c3 b2! c4:x@teal`.
   * @default null
   */
  declare marks: string | null;

  /**
   * Shows a part of the board: two cells as its corners, `a1:d4`.
   * @default null
   */
  declare crop: string | null;

  /**
   * Turns the board half round.
   * @default false
   */
  declare flipped: boolean;

  /**
   * Shows the names of columns and rows.
   * @default false
   */
  declare coordinates: boolean | 'path';

  #lit = '';

  /** Names of cells that are ringed, with spaces between: what a text beside the board speaks of. */
  get lit(): string {
    return this.#lit;
  }
  set lit(cells: string) {
    this.#lit = cells;
    this.requestUpdate();
  }

  /** Turns the board half round. */
  flip(): void {
    if (this.isConnected) this.flipped = !this.flipped;
  }

  /** The board as the text of an SVG file; ids and classes in it begin with `prefix`. */
  async toSvg(prefix: string = this.kit.game.id): Promise<string> {
    const [{ fileOf }, places] = await Promise.all([import('./figure.js'), this.kit.places?.()]);
    await super.ready();
    const { kit, match, crop, words, allMarks: marks } = this;
    // What a text beside the board speaks of at the moment is no part of the picture.
    const showing = { ...this.showing, lit: [] };
    const drawing = { showing, marks, crop: crop ?? '', places: places?.placesOf(match.state), prefix };
    return fileOf({ ...kit, words }, match, drawing).file;
  }

  /** The marks of the attribute, and those that a record has where it stands. */
  get allMarks(): string {
    return `${this.marks ?? ''} ${marksOf(this.match.point)}`.trim();
  }

  protected override get fault(): Fault | undefined {
    const { near } = this;
    const edges = [...this.kit.look.edges.keys()];
    if (!near || edges.includes(near.toLowerCase())) return super.fault;
    return this.read().fault ?? misread('near', near, edges.join(' or '));
  }

  protected get words(): BoardWords {
    return wordsFor(this, this.kit.game.id, this.kit.words as BoardWords);
  }

  /** The language that the board speaks, as in `lang`. */
  get language(): string {
    return this.words.lang;
  }

  /** What each seat has, in words: on the board, in reserve, home, or conquered. */
  get tally(): string {
    return this.words.tally(this.holdings, this.shown);
  }

  /** The position that is drawn: at the end of a game it may be a later one than the last that was played. */
  protected get shown(): Position {
    const { state, outcome } = this.match;
    return (this.mode !== 'figure' && outcome?.winners[0] && this.kit.look.final?.(state)) || state;
  }

  /** What is shown of the position to whoever looks on. */
  protected get showing(): Showing {
    const playing = this.mode !== 'figure';
    return { ...showingOf(this.kit.look, this.match, this), playing, lit: this.#lit.split(/\s+/) };
  }

  /** The cells as they are shown now. */
  protected get cells(): readonly Cell[] {
    return this.kit.look.cells(this.shown, this.showing.turned).flat(2);
  }

  /** Which cells each kind of piece holds. */
  protected get holdings(): Holdings {
    return holdingsOf(this.kit.look, this.shown);
  }
}
