import { html, nothing } from 'lit/html.js';
import { type Fault, isFault, misread } from '../core/fault.js';
import type { Seat, StepView } from '../core/game.js';
import type { By, Match } from '../core/match.js';
import { Hand } from '../controllers/hand.js';
import { wordsFor } from '../controllers/localize.js';
import { draw, drawGrid } from './draw.js';
import type { BoardEventMap, BoardRequest } from './events.js';
import { flag, type Property } from './live-element.js';
import { MatchElement } from './match-element.js';
import {
  actsOf,
  type Cell,
  kindOf,
  type Levels,
  type Scene,
  sceneOf,
  type Showing,
  stateCss,
} from './scene.js';
import { version } from './version.js';
import type { BoardWords, Holdings } from './words.js';

// The event types of every element come along with the types of a board.
export type { BoardEventMap };

/** What every board is: it keeps a match, draws it, takes moves from the reader and tells the page of them. */
export abstract class BoardElement<Position, Step> extends MatchElement<Position, Step> {
  static readonly version: string = version;

  static override properties: Readonly<Record<string, Property>> = {
    ...MatchElement.properties,
    near: {},
    marks: {},
    crop: {},
    flipped: { read: flag },
    coordinates: { read: flag },
    takeback: { read: flag },
    withoutHints: { read: flag, attribute: 'without-hints' },
  };

  /** The seat or the edge (`top`, `right`, `bottom`, `left`) that lies near the reader. */
  near: string | null = null;

  /** Arrows, lines, rings, dots, crosses, labels, tints and ghosts of pieces: `a1>c3 b2! c4:x@teal`. */
  marks: string | null = null;

  /** Shows a part of the board: two cells as its corners, `a1:d4`. */
  crop: string | null = null;

  /** Turns the board half round. */
  flipped: boolean = false;

  /** Shows the names of columns and rows. */
  coordinates: boolean | 'path' = false;

  /** Lets the reader take moves back. */
  takeback: boolean = false;

  /** Hides which cells may be played to. */
  withoutHints: boolean = false;

  readonly #states = this.attachInternals().states;
  readonly #hand = new Hand({
    match: () => this.match as Match<unknown, unknown>,
    layer: () => this.#layer!,
    lifted: (name) => this.kit.look.lifted!(this.#cells.find((cell) => cell.name === name)!),
    choose: (step) => this.choose(step),
    refuse: (tried, { rule, message }) => {
      this.#say(message, true);
      this.tell('board-refused', { tried, rule, message });
    },
    picked: (cell) => this.#say(cell && this.#words.picked?.(cell, this.#showing.steps)),
    takeBack: () => this.#takeBack(),
    requestUpdate: () => this.requestUpdate(),
  });
  #lit = '';
  /** What reads and draws marks, once it is loaded, and what of them could not be read. */
  #marking: typeof import('./marks.js') | undefined;
  #mismarked: Fault | undefined;
  /** Whether `hint()` shows the legal cells. */
  #hinted: boolean | undefined;
  /** What the status line says in place of whose turn it is, and whether it tells of a refused try. */
  #notice: string | undefined;
  #refused: boolean | undefined;

  /** Names of cells that are ringed, with spaces between: what a text beside the board speaks of. */
  get lit(): string {
    return this.#lit;
  }
  set lit(cells: string) {
    this.#lit = cells;
    this.requestUpdate();
  }

  /** The cell that is pointed at, or where the keys are. */
  get aimed(): string | undefined {
    const { cell, visible } = this.#hand.focus;
    return this.#hand.hovered ?? (visible ? cell : undefined);
  }

  /**
   * Plays a step, a move or several moves, which events tell to be made by the page or whom else. Returns true, or a
   * `Fault` whose message names the rule; does nothing and returns false while the board is not in a page.
   */
  play(text: string, by: By = 'page'): boolean | Fault {
    return this.isConnected && this.#play(text, by);
  }

  /** Plays again what was taken back, or on along a record; false where there is nothing. */
  override redo(): boolean {
    const { match } = this;
    const before = this.#cells;
    const { started } = match;
    if (!super.redo()) return false;
    const move = match.point.move ?? { seat: match.mover!, steps: match.started };
    void this.#move(move.seat, move.steps.slice(started.length), before);
    return true;
  }

  /** Turns the board half round. */
  flip(): void {
    if (this.isConnected) this.flipped = !this.flipped;
  }

  protected override asked(request: BoardRequest): boolean {
    if (request.to === 'flip') this.flip();
    return super.asked(request);
  }

  /** Shows and says where the reader may play, until the next move, even with `without-hints`. */
  hint(): void {
    const { match } = this;
    if (!this.isConnected || !match.turn) return;
    this.#hinted = true;
    this.#say(this.#words.hint(this.#showing.steps));
  }

  /** The board as the text of an SVG file; ids and classes in it begin with `prefix`. */
  async toSvg(prefix: string = this.kit.game.id): Promise<string> {
    const { match } = this;
    const { look } = this.kit;
    const { toSvg } = await import('./to-svg.js');
    await this.ready();
    const showing = { ...this.#showing, steps: [], playing: false };
    const levels = look.cells(match.state, showing.turned);
    const { scene, said } = this.#marked(sceneOf(look, match.state, match.mover, levels, showing), levels);
    const title = this.#words.figure(this.#holdings, match.mover, match.started, match.steps()) + said();
    return toSvg(scene, stateCss + look.css + (this.#marking?.marksCss ?? ''), title, prefix);
  }

  /** Marks and a crop are read by what is loaded for them. */
  protected override async ready(): Promise<void> {
    await super.ready();
    if (!this.marks && !this.crop) this.#mismarked = undefined;
    else if (!this.#marking) {
      this.#marking = await import('./marks.js');
      this.addStyles(this.#marking.marksCss);
    }
  }

  /** A scene with its marks, and what is said of them, of all or of a cell. */
  #marked(scene: Scene, levels: Levels): { scene: Scene; said(cell?: string): string } {
    const { marks, crop } = this;
    if (!this.#marking || (!marks && !crop)) return { scene, said: () => '' };
    const marked = this.#marking.markUp(scene, levels, this.kit.look, marks ?? '', crop ?? '');
    this.#mismarked = marked.fault;
    return marked;
  }

  protected override createRoot() {
    const root = super.createRoot();
    this.#hand.listen(root);
    return root;
  }

  protected override get fault(): Fault | undefined {
    const { near } = this;
    const edges = [...this.kit.look.edges.keys()];
    if (!near || edges.includes(near.toLowerCase())) return super.fault ?? this.#mismarked;
    return this.read().fault ?? misread('near', near, edges.join(' or '));
  }

  get #playing() {
    return this.mode !== 'figure' && this.mode !== 'replay';
  }

  /** What the line below the board says: whose turn it is, what was played, or the result. */
  get status(): string {
    return (
      this.#notice ?? (this.mode === 'replay' ? told(this.match, this.#words, this.#asked) : this.#asked)
    );
  }

  get #asked(): string {
    const { match } = this;
    const { outcome, mover } = match;
    if (outcome) return this.#words.over(outcome);
    return mover ? this.#words.toPlay(mover, match.started, match.steps()) : '';
  }

  /** What was said and shown of the position before is over. */
  protected override changed(): void {
    this.#hinted = false;
    this.#hand.letGo();
    this.#layer?.replaceChildren();
    this.#say();
  }

  #say(notice?: string, refused?: boolean) {
    // What is said twice must differ to be heard twice.
    this.#notice = notice && notice === this.#notice ? `${notice}\u00a0` : notice;
    this.#refused = refused;
    this.requestUpdate();
  }

  get #layer() {
    return this.shadowRoot?.querySelector<SVGElement>('.motion');
  }

  get #words(): BoardWords {
    return wordsFor(this, this.kit.game.id, this.kit.words);
  }

  /** The position that is drawn: at the end of a game it may be a later one than the last that was played. */
  get #shown(): Position {
    const { state, outcome } = this.match;
    return (this.mode !== 'figure' && outcome?.winners[0] && this.kit.look.final?.(state)) || state;
  }

  get #showing(): Showing {
    const { match } = this;
    const { picked } = this.#hand;
    const steps = this.#playing && (this.#hinted || !this.withoutHints) ? match.steps() : [];
    return {
      turned: ((this.kit.look.edges.get(this.near?.toLowerCase() ?? '') ?? 0) + (this.flipped ? 2 : 0)) % 4,
      coordinates: this.coordinates,
      playing: this.mode !== 'figure',
      picked,
      last: (match.started.find(({ to }) => to) ?? match.history.at(-1))?.to,
      direct: this.kit.look.direct || steps.every(({ from }) => from && !from[1]),
      steps: picked ? steps.filter(({ from }) => from === picked) : steps,
      lit: this.#lit.split(/\s+/),
    };
  }

  get #cells(): readonly Cell[] {
    return this.kit.look.cells(this.#shown, this.#showing.turned).flat(2);
  }

  /** Which cells each kind of piece holds. */
  get #holdings(): Holdings {
    const { look } = this.kit;
    const cells = look.cells(this.#shown, 0).flat(2);
    return look.pieces.map((piece) => [
      piece,
      cells.filter((cell) => cell.piece === piece).map(({ name }) => name),
    ]);
  }

  protected override render() {
    const { match } = this;
    const { look } = this.kit;
    const { turn, mover } = match;
    const playing = this.#playing;
    const words = this.#words;
    const holdings = this.#holdings;
    const showing = this.#showing;
    const { picked, last } = showing;
    const shown = this.#shown;
    const levels = look.cells(shown, showing.turned, picked);
    const cells = levels.flat(2);
    if (this.#hand.dragging)
      Object.assign(
        cells.find(({ name }) => name === picked)!,
        { piece: undefined },
      );
    const acts = actsOf(showing);
    // Steps that touch no cell, and pieces in a rack, which have a letter in place of a cell.
    const loose = match
      .steps()
      .flatMap(({ from, to, text }) => (from ? (from[1] ? [] : from) : to ? [] : text));
    const choices = !playing ? [] : turn === 'chance' ? ['roll'] : [...new Set(loose)];
    const { cell = Object.keys(acts)[0], visible } = this.#hand.focus;
    const stop = (cells.find(({ name }) => name === cell) ?? cells[0]!).name;
    const focused = visible ? stop : undefined;
    const aimed = this.#hand.hovered ?? focused;
    const { scene, said } = this.#marked(
      sceneOf(look, shown, mover, levels, { ...showing, focused, aimed }),
      levels,
    );
    const { fault } = this;
    const name = playing
      ? words.board(holdings, this.#asked)
      : words.figure(holdings, mover, match.started, match.steps()) + said();
    const grid = () =>
      drawGrid(levels, (each) => {
        const steps = acts[each.name] ?? [];
        return [
          steps[0] ? `cell ${kindOf(steps[0], each.name)}` : 'cell',
          each.name === stop ? 0 : -1,
          words.cell(each, steps, each.name === last) + said(each.name),
        ];
      });
    const button = (name: string, label: string, act: () => void, disabled?: boolean, pressed?: boolean) =>
      html`<button part=${name} dir="auto" lang=${words.lang} aria-disabled=${disabled ?? nothing} aria-pressed=${pressed || nothing} @click=${act}>${label}</button>`;
    const below = () =>
      html`<div class="below"><p class=${this.#refused ? 'refused' : ''} part="status" role="status" dir="auto" lang=${words.lang}>${this.status}</p>${choices.map((step) => button('choice', words.choice!(step), () => this.#hand.press(step), undefined, picked === step))}${this.takeback && playing ? button('undo', words.undo, this.#takeBack, match.point === match.root) : nothing}</div>`;
    return html`<svg part="board" role=${playing ? 'grid' : 'img'} aria-readonly=${playing || nothing} lang=${words.lang} aria-label=${this.ariaLabel ?? name} viewBox=${scene.box}><g aria-hidden="true"><g>${draw(scene)}</g><g class="motion"></g></g>${playing ? grid() : nothing}</svg>${showing.playing ? below() : nothing}${fault ? html`<p class="fault" part="error" role="note" lang="en">${fault.message}</p>` : nothing}<slot name="caption"></slot>`;
  }

  protected override updated(): void {
    const { outcome, started } = this.match;
    this.#states[outcome ? 'add' : 'delete']('over');
    this.#states[started[0] ? 'add' : 'delete']('mid-turn');
    super.updated();
  }

  #play(text: string, by: By): true | Fault {
    const { match } = this;
    const { ply, started } = match;
    const before = this.#cells;
    const played = match.play(text, by);
    if (isFault(played)) return played;
    const { outcome, mover } = match;
    const moves = match.history.slice(ply);
    const last = moves.at(-1);
    const step = match.started.at(-1);
    const words = this.#words;
    this.#say(
      step
        ? words.started?.(mover!, step, match.steps())
        : words.moved(last!, mover) + (outcome ? ` ${words.over(outcome)}` : ''),
    );
    const made = last ?? { seat: mover!, steps: match.started };
    if (!moves[step ? 0 : 1]) void this.#move(made.seat, made.steps.slice(started.length), before);
    moves.forEach(({ seat, text: move, steps, position }, i) =>
      this.tell('board-move', {
        seat,
        move,
        steps: steps.map((each) => each.text),
        position,
        ply: ply + i + 1,
        by,
      }),
    );
    if (by !== 'page') this.tellChange(by);
    if (outcome) this.tell(outcome.winners[0] ? 'board-victory' : 'board-draw', outcome);
    return true;
  }

  /** Shows how steps came about, if nothing else happened meanwhile. */
  async #move(seat: Seat, steps: readonly StepView[], before: readonly Cell[]) {
    const { look } = this.kit;
    const { state } = this.match;
    const layer = this.#layer;
    if (!layer) return;
    // The drawing as it is before it is drawn anew.
    const drawing = layer.previousElementSibling!.cloneNode(true) as Element;
    const { show } = await this.kit.motion();
    await this.updateComplete;
    if (this.match.state !== state) return;
    const { turned } = this.#showing;
    show({ layer, look, seat, steps, before, after: this.#cells, drawing, turned, state });
  }

  /** What a game does of itself after a step of the reader. */
  protected chosen?(): void;

  /** The reader chose a step, by its text. */
  protected choose(step: string): void {
    const { mover: seat, position } = this.match;
    const asks = this.#playing && seat;
    if (!asks || !this.tell('board-step', { seat, step, position, by: 'human' }, true)) return;
    this.#play(step, 'human');
    this.chosen?.();
    // The button that was pressed may be gone: the board goes on from the cell where it was left.
    if (this.shadowRoot!.activeElement?.matches('[part=choice]')) {
      this.shadowRoot!.querySelector<SVGElement>('[tabindex="0"]')!.focus();
    }
  }

  #takeBack() {
    if (!this.takeback || !this.match.undo()) return;
    const { mover, started } = this.match;
    this.#say(this.#words.undone(mover!, started, this.match.steps()));
    this.tellChange('human');
  }
}

/** The move that led to a point of a replay, and what is said of it. */
function told<Position, Step>(
  { point, mover }: Match<Position, Step>,
  words: BoardWords,
  asked: string,
): string {
  const { move, intro, comment } = point;
  const parts = [intro, move ? words.moved(move, mover) : asked, move && !mover ? asked : '', comment];
  return parts.filter(Boolean).join(' ');
}
