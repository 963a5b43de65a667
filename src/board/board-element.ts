import { html, LitElement, nothing, svg } from 'lit';
import { type Fault, isFault, misread } from '../core/fault.js';
import type { Game } from '../core/game.js';
import type { By, Match, Move } from '../core/match.js';
import { GridFocus } from '../controllers/grid-focus.js';
import { wordsFor } from '../controllers/localize.js';
import { MatchController } from '../controllers/match-controller.js';
import { draw } from './draw.js';
import { BoardEvent, type BoardEventMap } from './events.js';
import { type Cell, type Look, sceneOf, type Showing, stateCss } from './scene.js';
import { version } from './version.js';
import type { BoardWords, Holdings } from './words.js';

/** What makes the board of one game out of `BoardElement`. */
export interface Kit<Position, Step> {
  readonly game: Game<Position, Step>;
  readonly look: Look<Position>;
  /** The game's sentences in English. */
  readonly words: BoardWords;
  /** Loads what shows how a move came about, when one is first played. */
  motion?(): Promise<{
    move(layer: Element, before: Position, move: Move, cells: readonly Cell[]): void;
  }>;
}

/** What every board is: it keeps a match, draws it, takes moves from the reader and tells the page of them. */
export abstract class BoardElement<Position, Step> extends LitElement {
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

  #matches: MatchController<Position, Step> | undefined;
  readonly #focus = new GridFocus(this);
  readonly #states = this.attachInternals().states;
  readonly #observer = new MutationObserver(() => this.requestUpdate());
  #hovered: string | undefined;
  /** Whether `hint()` shows the legal cells. */
  #hinted = false;
  /** What the status line says in place of whose turn it is. */
  #notice: string | undefined;
  #refused = false;
  #fault: Fault | undefined;
  /** The fault that the page was told of. */
  #told: string | undefined;

  /** The match being shown: position, moves, outcome, and a way to be told of changes. */
  get match(): Match<Position, Step> {
    if (this.isUpdatePending && this.isConnected) this.performUpdate();
    return this.#live;
  }

  /** The same from inside an update. */
  get #live(): Match<Position, Step> {
    if (!this.#matches) this.willUpdate();
    return this.#matches!.match;
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
    if (!this.isConnected) return;
    this.willUpdate(undefined, true);
  }

  /** Turns the board half round. */
  flip(): void {
    if (this.isConnected) this.flipped = !this.flipped;
  }

  /** Shows and says where the reader may play, until the next move, even with `without-hints`. */
  hint(): void {
    if (!this.isConnected || !this.match.turn) return;
    this.#say(this.#words.hint(this.match.steps()));
    this.#hinted = true;
  }

  /** The board as the text of an SVG file; ids and classes in it begin with `prefix`. */
  async toSvg(prefix: string = this.kit.game.id): Promise<string> {
    const { toSvg } = await import('./to-svg.js');
    const { look } = this.kit;
    const scene = sceneOf(look, this.match.state, { ...this.#showing(), steps: [] });
    return toSvg(scene, stateCss + look.css, this.#words.figure(this.#holdings(), this.match.turn), prefix);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#hovered = undefined;
  }

  /** Style sheets belong to a document: in another one they are made anew. */
  adoptedCallback(): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const { CSSStyleSheet: Sheet } = this.ownerDocument.defaultView ?? globalThis;
    const root = this.renderRoot as ShadowRoot | undefined;
    if (!root) return;
    root.adoptedStyleSheets = elementStyles.map((style) => {
      const sheet = new Sheet();
      sheet.replaceSync(`${style}`);
      return sheet;
    });
  }

  /** Takes the attributes in: whatever is wrong with them becomes a fault, and the board stays. */
  protected override willUpdate(_?: unknown, anew = false): void {
    const { mode, near, rules, first } = this;
    const { game, look } = this.kit;
    this.#matches ??= new MatchController(game, () => this.#changed());
    this.#matches.start(
      {
        position: this.position ?? directText(this),
        rules: `${rules ?? ''} ${first ? `first=${first}` : ''}`,
        seed: this.seed ?? undefined,
        purpose: mode === 'figure' ? mode : 'play',
      },
      anew,
    );
    const known = (name: string, value: string, values: readonly string[]) =>
      values.includes(value) ? undefined : misread(name, value, values.join(' or '));
    this.#fault =
      this.#matches.fault ??
      known('mode', mode, ['play', 'figure']) ??
      (near ? known('near', near, Object.keys(look.edges)) : undefined);
  }

  /** The match changed, by whomever: what was said and shown of the position before is over. */
  #changed() {
    this.#hinted = false;
    this.#layer?.replaceChildren();
    this.#say();
  }

  /** Where things move. */
  get #layer() {
    return this.shadowRoot?.querySelector('.motion');
  }

  get #playing() {
    return this.mode !== 'figure';
  }

  get #words(): BoardWords {
    return wordsFor(this, this.kit.game.id, this.kit.words);
  }

  #showing(): Showing {
    const { near, flipped, coordinates } = this;
    const hints = this.#playing && (this.#hinted || !this.withoutHints);
    return {
      turned: ((this.kit.look.edges[near!] ?? 0) + (flipped ? 2 : 0)) % 4,
      coordinates,
      last: this.#live.history.at(-1)?.to,
      steps: hints ? this.#live.steps() : [],
    };
  }

  /** Which cells each kind of piece holds. */
  #holdings(): Holdings {
    const { look } = this.kit;
    const { state } = this.#live;
    const names = look.cells(state, 0).flatMap((row) => row.map(({ name }) => name));
    return look.pieces.map((piece) => [piece, names.filter((name) => look.piece(state, name) === piece)]);
  }

  protected override render() {
    return html`${this.#playing ? this.#drawGame() : this.#drawFigure()}${
        this.#fault
          ? html`<p class="fault" part="error" role="note" lang="en">${this.#fault.message}</p>`
          : nothing
      }<slot name="caption"></slot>`;
  }

  #drawFigure() {
    const words = this.#words;
    const scene = sceneOf(this.kit.look, this.#live.state, this.#showing());
    const label = this.ariaLabel ?? words.figure(this.#holdings(), this.#live.turn);
    return html`<svg part="board" role="img" lang=${words.lang} aria-label=${label} viewBox=${scene.box}>
      ${draw(scene)}
    </svg>`;
  }

  #drawGame() {
    const { look } = this.kit;
    const { state, outcome, turn, ply } = this.#live;
    const words = this.#words;
    const holdings = this.#holdings();
    const showing = this.#showing();
    const { steps } = showing;
    const rows = look.cells(state, showing.turned);
    const known = rows.flat().some(({ name }) => name === this.#focus.cell);
    const stop = known ? this.#focus.cell : (steps[0]?.to ?? rows[0]![0]!.name);
    const focused = this.#focus.visible ? stop : undefined;
    const scene = sceneOf(look, state, { ...showing, focused, aimed: this.#hovered ?? focused });
    const strip = look.strip(state, holdings);
    const status = outcome ? words.over(outcome) : words.toPlay(turn!);
    const cell = ({ name, x, y }: Cell) => {
      const step = steps.find(({ to }) => to === name);
      return svg`<rect id=${name} role="gridcell" class="cell" part=${step ? 'cell target' : 'cell'} tabindex=${name === stop ? 0 : -1} aria-label=${words.cell(name, look.piece(state, name), step)} x=${x - 50} y=${y - 50} width="100" height="100"></rect>`;
    };
    return html`<svg
        part="board"
        role="grid"
        lang=${words.lang}
        aria-label=${this.ariaLabel ?? words.board(holdings, status)}
        viewBox=${scene.box}
        @click=${this}
        @keydown=${this}
        @pointerover=${this}
        @pointerleave=${this}
        @focusin=${this}
        @focusout=${this}
      >
        <g aria-hidden="true">${draw(scene)}</g>
        <g class="motion" aria-hidden="true"></g>
        <g role="rowgroup">${rows.map((row) => svg`<g role="row">${row.map(cell)}</g>`)}</g></svg
      ><svg part="reserve" aria-hidden="true" viewBox=${strip.box}>${draw(strip)}</svg>
      <div class="below">
        <p class=${this.#refused ? 'refused' : nothing} part="status" role="status" lang=${words.lang}>
          ${this.#notice ?? status}
        </p>
        ${
          this.takeback && ply
            ? html`<button part="undo" lang=${words.lang} @click=${this.#takeBack}>${words.undo}</button>`
            : nothing
        }
      </div>`;
  }

  protected override updated(): void {
    this.#states[this.#live.outcome ? 'add' : 'delete']('over');
    const message = this.#fault?.message;
    if (message && message !== this.#told) {
      console.warn(`<${this.localName}> ${message}`);
      this.#tell('board-error', this.#fault!);
    }
    this.#told = message;
  }

  #say(notice?: string, refused = false) {
    this.#notice = notice;
    this.#refused = refused;
    this.requestUpdate();
  }

  #tell<Type extends keyof BoardEventMap>(
    type: Type,
    detail: BoardEventMap[Type]['detail'],
    cancelable = false,
  ) {
    return this.dispatchEvent(new BoardEvent(type, detail, cancelable));
  }

  #play(text: string, by: By): true | Fault {
    const { match } = this;
    const { ply, state } = match;
    const played = match.play(text, by);
    if (isFault(played)) return played;
    const { turn, outcome } = match;
    const moves = match.history.slice(ply);
    const last = moves.at(-1)!;
    const words = this.#words;
    this.#say(words.moved(last, turn) + (outcome ? ` ${words.over(outcome)}` : ''));
    if (this.#playing && !moves[1]) void this.#move(state, last);
    moves.forEach(({ text: move, seat, position }, i) =>
      this.#tell('board-move', { seat, move, steps: [move], position, ply: ply + i + 1, by }),
    );
    if (by !== 'page') this.#tell('board-change', { position: last.position, ply: ply + moves.length, by });
    if (outcome) this.#tell(outcome.winners[0] ? 'board-victory' : 'board-draw', outcome);
    return true;
  }

  /** Shows how a move came about, if nothing else happened meanwhile. */
  async #move(before: Position, move: Move) {
    const motion = await this.kit.motion?.();
    await this.updateComplete;
    const { history } = this.#live;
    const layer = this.#layer;
    if (!motion || !layer || history.at(-1) !== move) return;
    motion.move(layer, before, move, this.kit.look.cells(before, this.#showing().turned).flat());
  }

  /** The reader chose a cell. */
  #tap(cell: string) {
    const { match } = this;
    const { position, game, state, turn } = match;
    const read = game.readStep(state, cell);
    if (isFault(read)) {
      const { rule, message } = read;
      this.#say(message, true);
      this.#tell('board-refused', { tried: cell, rule, message });
    } else if (this.#tell('board-step', { seat: turn!, step: cell, position, by: 'human' }, true)) {
      this.#play(cell, 'human');
    }
  }

  #takeBack() {
    const { match } = this;
    if (!this.takeback || !match.undo()) return;
    this.#say(this.#words.undone(match.turn!));
    this.#tell('board-change', { position: match.position, ply: match.ply, by: 'human' });
  }

  /** Every listener of the grid: one for all cells. */
  handleEvent(event: Event): void {
    const { type, target } = event;
    const cell = (target as Element).closest('[role=gridcell]') ?? undefined;
    if (type === 'click' && cell) this.#tap(cell.id);
    else if (type === 'keydown' && cell) this.#onKey(event as KeyboardEvent, cell);
    else if (type.startsWith('focus')) this.#focus.moved(type === 'focusin' ? cell : undefined);
    else if (type.startsWith('pointer')) {
      // A mouse or a pen shows what playing there would do; a finger has no place to hover at.
      const hovers = type === 'pointerover' && (event as PointerEvent).pointerType !== 'touch';
      this.#hovered = hovers ? cell?.id : undefined;
      this.requestUpdate();
    }
  }

  #onKey(event: KeyboardEvent, cell: Element) {
    const { key, ctrlKey, metaKey } = event;
    if ((ctrlKey || metaKey) && key === 'z') this.#takeBack();
    else if (key === 'Enter' || key === ' ') this.#tap(cell.id);
    else if (!this.#focus.key(event, cell)) return;
    event.preventDefault();
  }
}

/**
 * The direct text of an element, which is its position. Elements in it are what stands there before the
 * upgrade, except a paragraph that Markdown put round a position.
 */
const directText = (element: Element) =>
  [...element.childNodes]
    .map(({ nodeType, nodeName, textContent }) =>
      nodeType === 3 || (nodeName === 'P' && /^\s*[^\s/]+(\/[^\s/]+)+/.test(textContent!)) ? textContent : '',
    )
    .join(' ')
    .trim();
