import { html, nothing } from 'lit/html.js';
import { type Fault, isFault, misread } from '../core/fault.js';
import type { Game } from '../core/game.js';
import type { By, Match, Move } from '../core/match.js';
import { GridFocus } from '../controllers/grid-focus.js';
import { wordsFor } from '../controllers/localize.js';
import { MatchController } from '../controllers/match-controller.js';
import { directText } from './direct-text.js';
import { draw, drawGrid } from './draw.js';
import { LiveElement } from './live-element.js';
import { BoardEvent, type BoardEventMap } from './events.js';
import { type Cell, type Look, type Scene, sceneOf, type Showing, stateCss } from './scene.js';
import { version } from './version.js';
import type { BoardWords, Holdings } from './words.js';

// The event types of every element come along with the types of a board.
export type { BoardEventMap };

/** What makes the board of one game out of `BoardElement`. */
export interface Kit<Position, Step> {
  readonly game: Game<Position, Step>;
  readonly look: Look<Position>;
  /** The game's sentences in English. */
  readonly words: BoardWords;
  /** Loads what shows how a move came about, when one is first played. */
  motion(): Promise<{
    show(layer: Element, look: Look<Position>, move: Move, before: readonly Cell[]): void;
  }>;
}

/** What every board is: it keeps a match, draws it, takes moves from the reader and tells the page of them. */
export abstract class BoardElement<Position, Step> extends LiveElement {
  static readonly version: string = version;

  static override properties = {
    mode: {},
    position: {},
    rules: {},
    first: {},
    seed: { type: Number },
    near: {},
    flipped: { type: Boolean },
    coordinates: { type: Boolean },
    takeback: { type: Boolean },
    withoutHints: { type: Boolean, attribute: 'without-hints' },
  };

  /** What a reader may do: `play` on the board, or look at a `figure`. */
  mode: 'play' | 'figure' = 'play';

  /** The position to begin with, as text; direct text inside the element does the same. */
  position: string | null = null;

  /** Rule options: `name=value`, separated by spaces. */
  rules: string | null = null;

  /** The seat that begins, in place of the game's first. */
  first: string | null = null;

  /** An integer that makes everything drawn by lot repeatable. */
  seed: number | null = null;

  /** The seat or the edge (`top`, `right`, `bottom`, `left`) that lies near the reader. */
  near: string | null = null;

  /** Turns the board half round. */
  flipped: boolean = false;

  /** Shows the names of columns and rows. */
  coordinates: boolean = false;

  /** Lets the reader take moves back. */
  takeback: boolean = false;

  /** Hides which cells may be played to. */
  withoutHints: boolean = false;

  /** The game, its look and its words. */
  protected abstract readonly kit: Kit<Position, Step>;

  readonly #focus = new GridFocus();
  readonly #states = this.attachInternals().states;
  readonly #matches = new MatchController<Position, Step>(() => this.#changed());
  #hovered: string | undefined;
  /** Whether `hint()` shows the legal cells. */
  #hinted: boolean | undefined;
  /** What the status line says in place of whose turn it is, and whether it tells of a refused try. */
  #notice: string | undefined;
  #refused: boolean | undefined;
  /** What the page was told could not be read. */
  #told: string | undefined;

  /** The match being shown: position, moves, outcome, and a way to be told of changes. */
  get match(): Match<Position, Step> {
    return this.#read().match;
  }

  /**
   * Plays a step, a move or several moves. Returns true, or a `Fault` whose message names the rule; does
   * nothing and returns false while the board is not in a page.
   */
  play(text: string): boolean | Fault {
    return this.isConnected && this.#play(text, 'page');
  }

  /** Takes the last move back; false where there is none. */
  undo(): boolean {
    return this.isConnected && this.match.undo();
  }

  /** Plays again what was taken back; false where nothing was. */
  redo(): boolean {
    return this.isConnected && this.match.redo();
  }

  /** Shows the position after so many moves; false where there is none. */
  goTo(ply: number): boolean {
    return this.isConnected && this.match.goTo(ply);
  }

  /** Begins again from the attributes. */
  reset(): void {
    if (this.isConnected) this.#read(true);
  }

  /** Turns the board half round. */
  flip(): void {
    if (this.isConnected) this.flipped = !this.flipped;
  }

  /** Shows and says where the reader may play, until the next move, even with `without-hints`. */
  hint(): void {
    const { match } = this;
    if (!this.isConnected || !match.turn) return;
    this.#hinted = true;
    this.#say(this.#words.hint(match.steps()));
  }

  /** The board as the text of an SVG file; ids and classes in it begin with `prefix`. */
  async toSvg(prefix: string = this.kit.game.id): Promise<string> {
    const { match } = this;
    const { look } = this.kit;
    const { toSvg } = await import('./to-svg.js');
    const showing = this.#showing;
    const scene = sceneOf(look, match, look.cells(match.state, showing.turned).flat(), {
      ...showing,
      steps: [],
    });
    return toSvg(scene, stateCss + look.css, this.#words.figure(this.#holdings, match.turn), prefix);
  }

  protected override createRoot() {
    const root = super.createRoot();
    // Not on the drawing: an SVG element that listens for the focus is a tab stop of its own in Chromium.
    for (const type of ['click', 'keydown', 'pointerover', 'pointerout', 'focusin', 'focusout']) {
      root.addEventListener(type, this);
    }
    // The direct text may be the position. An observer lives as long as what it observes.
    new MutationObserver(() => this.requestUpdate()).observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return root;
  }

  /** Takes the attributes in: whatever is wrong with them becomes a fault, and the board stays. */
  #read(anew?: boolean) {
    const { rules, first } = this;
    this.#matches.start(
      this.kit.game,
      {
        position: this.position ?? directText(this),
        rules: [rules, first && `first=${first}`].join(' '),
        seed: this.seed,
        purpose: this.#playing ? 'play' : 'figure',
      },
      anew,
    );
    return this.#matches;
  }

  /** What could not be read, if anything. */
  get #fault(): Fault | undefined {
    const known = (name: string, value: string, values: readonly string[]) =>
      values.includes(value) ? undefined : misread(name, value, values.join(' or '));
    return (
      this.#read().fault ??
      known('mode', this.mode ?? 'play', ['play', 'figure']) ??
      known('near', this.near?.toLowerCase() ?? 'bottom', [...this.kit.look.edges.keys()])
    );
  }

  get #playing() {
    return this.mode !== 'figure';
  }

  /** The match changed, by whomever: what was said and shown of the position before is over. */
  #changed() {
    this.#hinted = false;
    this.#layer?.replaceChildren();
    this.#say();
  }

  #say(notice?: string, refused?: boolean) {
    // What is said twice must differ to be heard twice.
    this.#notice = notice && notice === this.#notice ? `${notice}\u00a0` : notice;
    this.#refused = refused;
    this.requestUpdate();
  }

  /** Where things move. */
  get #layer() {
    return this.shadowRoot?.querySelector('.motion');
  }

  get #words(): BoardWords {
    return wordsFor(this, this.kit.game.id, this.kit.words);
  }

  get #showing(): Showing {
    return {
      turned: ((this.kit.look.edges.get(this.near?.toLowerCase() ?? '') ?? 0) + (this.flipped ? 2 : 0)) % 4,
      coordinates: this.coordinates,
      steps: this.#playing && (this.#hinted || !this.withoutHints) ? this.match.steps() : [],
    };
  }

  /** Which cells each kind of piece holds. */
  get #holdings(): Holdings {
    const { look } = this.kit;
    const cells = look.cells(this.match.state, 0).flat();
    return look.pieces.map((piece) => [
      piece,
      cells.filter((cell) => cell.piece === piece).map(({ name }) => name),
    ]);
  }

  protected override render() {
    const { match } = this;
    const { look } = this.kit;
    const { state, outcome, turn } = match;
    const playing = this.#playing;
    const words = this.#words;
    const holdings = this.#holdings;
    const showing = this.#showing;
    const fault = this.#fault;
    const rows = look.cells(state, showing.turned);
    const cells = rows.flat();
    const steps = new Map(showing.steps.map((step) => [step.to, step]));
    const { cell = showing.steps[0]?.to, visible } = this.#focus;
    const stop = (cells.find(({ name }) => name === cell) ?? cells[0]!).name;
    const focused = visible ? stop : undefined;
    const scene = sceneOf(look, match, cells, { ...showing, focused, aimed: this.#hovered ?? focused });
    const last = match.history.at(-1)?.to;
    const status = outcome ? words.over(outcome) : turn ? words.toPlay(turn) : '';
    const name = playing ? words.board(holdings, status) : words.figure(holdings, turn);
    const grid = () =>
      drawGrid(rows, ({ name, piece }) => [
        steps.has(name) ? 'cell target' : 'cell',
        name === stop ? 0 : -1,
        words.cell(name, piece, steps.get(name), name === last),
      ]);
    const undo = () =>
      html`<button part="undo" dir="auto" lang=${words.lang} aria-disabled=${!match.ply} @click=${this.#takeBack}>${words.undo}</button>`;
    const below = (strip: Scene) =>
      html`<svg part="reserve" aria-hidden="true" viewBox=${strip.box}>${draw(strip)}</svg><div class="below"><p class=${this.#refused ? 'refused' : ''} part="status" role="status" dir="auto" lang=${words.lang}>${this.#notice ?? status}</p>${this.takeback ? undo() : nothing}</div>`;
    return html`<svg part="board" role=${playing ? 'grid' : 'img'} aria-readonly=${playing || nothing} lang=${words.lang} aria-label=${this.ariaLabel ?? name} viewBox=${scene.box}><g aria-hidden="true">${draw(scene)}<g class="motion"></g></g>${playing ? grid() : nothing}</svg>${playing ? below(look.strip(state, turn, holdings)) : nothing}${fault ? html`<p class="fault" part="error" role="note" lang="en">${fault.message}</p>` : nothing}<slot name="caption"></slot>`;
  }

  protected override updated(): void {
    this.#states[this.match.outcome ? 'add' : 'delete']('over');
    const fault = this.#fault;
    if (fault && fault.message !== this.#told) {
      console.warn(`<${this.localName}> ${fault.message}`);
      this.#tell('board-error', fault);
    }
    this.#told = fault?.message;
  }

  #tell<Type extends keyof BoardEventMap>(
    type: Type,
    detail: BoardEventMap[Type]['detail'],
    cancelable?: boolean,
  ) {
    return this.dispatchEvent(new BoardEvent(type, detail, cancelable));
  }

  #tellChange(by: By) {
    const { position, ply } = this.match;
    this.#tell('board-change', { position, ply, by });
  }

  #play(text: string, by: By): true | Fault {
    const { match } = this;
    const { ply, state } = match;
    const played = match.play(text, by);
    if (isFault(played)) return played;
    const { outcome } = match;
    const moves = match.history.slice(ply);
    const last = moves.at(-1)!;
    const words = this.#words;
    this.#say(words.moved(last, match.turn) + (outcome ? ` ${words.over(outcome)}` : ''));
    if (!moves[1]) void this.#move(state, last);
    moves.forEach(({ seat, text: move, position }, i) =>
      this.#tell('board-move', { seat, move, steps: [move], position, ply: ply + i + 1, by }),
    );
    if (by !== 'page') this.#tellChange(by);
    if (outcome) this.#tell(outcome.winners[0] ? 'board-victory' : 'board-draw', outcome);
    return true;
  }

  /** Shows how a move came about, if nothing else happened meanwhile. */
  async #move(before: Position, move: Move) {
    const { look } = this.kit;
    const { show } = await this.kit.motion();
    await this.updateComplete;
    if (this.match.history.at(-1) === move) {
      show(this.#layer!, look, move, look.cells(before, this.#showing.turned).flat());
    }
  }

  /** The reader chose a cell. */
  #tap(cell: string) {
    const { match } = this;
    const read = match.game.readStep(match.state, cell);
    if (isFault(read)) {
      const { rule, message } = read;
      this.#say(message, true);
      this.#tell('board-refused', { tried: cell, rule, message });
    } else if (
      this.#tell('board-step', { seat: match.turn!, step: cell, position: match.position, by: 'human' }, true)
    ) {
      this.#play(cell, 'human');
    }
  }

  #takeBack() {
    if (!this.takeback || !this.match.undo()) return;
    this.#say(this.#words.undone(this.match.turn!));
    this.#tellChange('human');
  }

  /**
   * Every listener of the board: one for all cells.
   * @internal
   */
  handleEvent(event: Event): void {
    const { type, key, ctrlKey } = event as KeyboardEvent;
    const at = type === 'pointerout' ? (event as PointerEvent).relatedTarget : event.target;
    const cell = (at as Element | null)?.closest<SVGElement>('.cell') ?? undefined;
    if (type.startsWith('focus')) {
      this.#focus.moved(type === 'focusin' ? cell : undefined);
      // Whoever comes by keys looks there, wherever the mouse was left.
      if (this.#focus.visible) this.#hovered = undefined;
      this.requestUpdate();
    } else if (type.startsWith('pointer')) {
      // A mouse or a pen shows what playing there would do; a finger has no place to hover at.
      const hovered = (event as PointerEvent).pointerType === 'touch' ? undefined : cell?.id;
      if (hovered !== this.#hovered) this.requestUpdate();
      this.#hovered = hovered;
    } else if (cell && type === 'click') this.#tap(cell.id);
    else if (cell) {
      if ((ctrlKey || (event as KeyboardEvent).metaKey) && key === 'z') this.#takeBack();
      else if (key === 'Enter' || key === ' ') this.#tap(cell.id);
      else if (!this.#focus.key(key, ctrlKey, cell)) return;
      event.preventDefault();
    }
  }
}
