import { html, nothing } from 'lit/html.js';
import { type Fault, isFault } from '../core/fault.js';
import type { Seat, StepView } from '../core/game.js';
import type { By, Match } from '../core/match.js';
import type { AnyBoard } from '../contexts/board.js';
import { Hand } from '../controllers/hand.js';
import type { Activity, ActivityHost, ActivityModule } from './activity.js';
import { draw, drawGrid } from './draw.js';
import type { BoardEventMap, BoardRequest } from './events.js';
import { FigureElement } from './figure-element.js';
import type { Kit } from './kit.js';
import { flag, type Property } from './live-element.js';
import { actsOf, type Cell, choicesOf, kindOf, sceneOf, type Showing } from './scene.js';

// The event types of every element come along with the types of a board.
export type { BoardEventMap };

/** What a board does besides playing: loaded when its attributes ask for it. */
const activities: Readonly<Record<string, () => Promise<ActivityModule>>> = {
  marks: () => import('./marks.js'),
  markable: () => import('./marking.js'),
  replay: () => import('./replay.js'),
  puzzle: () => import('./puzzle.js'),
  edit: () => import('./edit.js'),
};

/** What every board is: it keeps a match, draws it, takes moves from the reader and tells the page of them. */
export abstract class BoardElement<Position, Step> extends FigureElement<Position, Step> {
  static override properties: Readonly<Record<string, Property>> = {
    ...FigureElement.properties,
    takeback: { read: flag },
    withoutHints: { read: flag, attribute: 'without-hints' },
    markable: { read: flag },
    solution: {},
    goal: {},
  };

  /**
   * Lets the reader take moves back.
   * @default false
   */
  declare takeback: boolean;

  /**
   * Hides which cells may be played to.
   * @default false
   */
  declare withoutHints: boolean;

  /**
   * Lets the reader draw marks: by dragging with the right button, by the key M, or by taps.
   * @default false
   */
  declare markable: boolean;

  /**
   * Moves that solve a `puzzle`: a line, or several with `|` between, the answers to the reader's moves in them.
   * @default null
   */
  declare solution: string | null;

  /**
   * What the rules ask of a move that solves a `puzzle`, in a word: `win`, and others by the game.
   * @default null
   */
  declare goal: string | null;

  readonly #internals = this.attachInternals();
  readonly #hand = new Hand({
    match: () => this.match as Match<unknown, unknown>,
    acting: () => this.#acting,
    layer: () => this.#layer!,
    lifted: (name) => this.kit.look.lifted!(this.cells.find((cell) => cell.name === name)!),
    handle: (event, cell) => this.#active.some((each) => each.handle?.(event, cell)),
    choose: (step) => this.choose(step),
    refuse: (tried, { rule, message }, picked) => {
      this.#say(picked && this.words.down ? `${message} ${this.words.down}` : message, true);
      this.tell('board-refused', { tried, rule, message });
    },
    picked: (cell) => this.#say(cell && this.words.picked?.(cell, this.showing.steps)),
    takeBack: () => this.#takeBack(),
    requestUpdate: () => this.requestUpdate(),
  });
  /** What the attributes ask for that is not play, and is loaded. */
  readonly #activities: Record<string, Activity> = {};
  readonly #host: ActivityHost = {
    board: this as unknown as AnyBoard,
    kit: () => this.kit as unknown as Kit<unknown, unknown>,
    words: () => this.words,
    say: (text, refused) => this.#say(text, refused),
    setUp: (position) => this.setUp(position),
    tell: (type, detail) => void this.tell(type, detail),
    addStyles: (css) => this.addStyles(css),
  };
  /** Whether `hint()` shows the legal cells. */
  #hinted: boolean | undefined;
  /** What the status line says in place of whose turn it is, and whether it tells of a refused try. */
  #notice: string | undefined;
  #refused: boolean | undefined;

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
    const before = this.cells;
    const { started } = match;
    if (!super.redo()) return false;
    const move = match.point.move ?? { seat: match.mover!, steps: match.started };
    void this.#move(move.seat, move.steps.slice(started.length), before);
    return true;
  }

  override undo(): boolean {
    const own = this.isConnected && this.#active.find(({ undo }) => undo);
    return own ? own.undo!() : super.undo();
  }

  protected override asked(request: BoardRequest): boolean {
    if (request.to === 'flip') this.flip();
    return super.asked(request);
  }

  protected override stepped(to: BoardRequest['to']): void {
    if (this.mode === 'play') this.#say(to === 'undo' ? this.#undone : (this.#made ?? this.due));
  }

  /** Gives the focus to the cell that is the tab stop, where cells may be acted on. */
  override focus(options?: FocusOptions): void {
    const stop = this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]');
    if (stop) stop.focus(options);
    else super.focus(options);
  }

  /** Shows and says where the reader may play, until the next move, even with `without-hints`. */
  hint(): void {
    const { match } = this;
    if (!this.isConnected || !match.turn || this.#active.some((each) => each.hint?.())) return;
    this.#hinted = true;
    this.#say(this.words.hint(this.showing.steps));
  }

  /** What is drawn waits for what its attributes ask for. */
  protected override async ready(): Promise<void> {
    await super.ready();
    for (const [name, load] of Object.entries(activities)) {
      const wanted =
        name === this.mode ||
        (name === 'markable' && this.markable) ||
        (name === 'marks' && (this.allMarks || this.crop));
      const active = this.#activities[name];
      if (wanted) {
        const activity = active ?? (await (await load()).start(this.#host));
        this.#activities[name] = activity;
        activity.update?.();
      } else if (active) {
        active.end?.();
        delete this.#activities[name];
      }
    }
  }

  get #active(): readonly Activity[] {
    // In the order of the table: marks are drawn before pieces are set up.
    return Object.keys(activities).flatMap((name) => this.#activities[name] ?? []);
  }

  protected override createRoot() {
    const root = super.createRoot();
    this.#hand.listen(root);
    return root;
  }

  protected override get fault(): Fault | undefined {
    return super.fault ?? this.#active.find(({ fault }) => fault)?.fault;
  }

  /** Whether there is a board to act on, cell by cell. */
  get #playing() {
    return (this.mode !== 'figure' && this.mode !== 'replay') || this.markable;
  }

  /** Whether moves may be made on it. */
  get #acting() {
    const { mode } = this;
    return mode !== 'figure' && mode !== 'replay' && !this.#active.some(({ still }) => still);
  }

  /** What the line below the board says: whose turn it is, what was played, or the result. */
  get status(): string {
    return this.#notice ?? this.#asked;
  }

  /** What is asked or told where nothing else was said. */
  get #asked(): string {
    return this.#active.find(({ status }) => status)?.status ?? this.due;
  }

  /** Whose turn it is, or the result. */
  get due(): string {
    const { match } = this;
    const { outcome, mover } = match;
    if (outcome) return this.words.over(outcome);
    return mover ? this.words.toPlay(mover, match.started, match.steps()) : '';
  }

  /** What the last step did, if one led here. */
  get #made(): string | undefined {
    const { match, words } = this;
    const { outcome, mover, started, point } = match;
    const step = started.at(-1);
    if (step) return words.started?.(mover!, step, match.steps());
    return point.move && words.moved(point.move, mover) + (outcome ? ` ${words.over(outcome)}` : '');
  }

  /** That something was taken back. */
  get #undone(): string {
    const { mover, started } = this.match;
    return this.words.undone(mover!, started, this.match.steps());
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
    const shown = this.shadowRoot?.querySelector('[part=status]')?.textContent;
    this.#notice = notice && notice === shown ? `${notice}\u00a0` : notice;
    this.#refused = refused;
    this.requestUpdate();
  }

  get #layer() {
    return this.shadowRoot?.querySelector<SVGElement>('.motion');
  }

  protected override get showing(): Showing {
    const { match } = this;
    const { picked } = this.#hand;
    const shows = this.#acting && (this.#hinted || !this.withoutHints);
    const steps = shows ? match.steps() : [];
    return {
      ...super.showing,
      acting: this.#acting,
      picked,
      direct: this.kit.look.direct || steps.every(({ from }) => from && !from[1]),
      steps: picked ? steps.filter(({ from }) => from === picked) : steps,
    };
  }

  protected override render() {
    const { match } = this;
    const { look } = this.kit;
    const { mover } = match;
    const playing = this.#playing;
    const { words, holdings, showing, shown } = this;
    const { picked, last } = showing;
    const levels = look.cells(shown, showing.turned, picked);
    const cells = levels.flat(2);
    if (this.#hand.dragging)
      Object.assign(
        cells.find(({ name }) => name === picked)!,
        { piece: undefined },
      );
    const acts = actsOf(showing);
    const choices = this.#acting ? choicesOf(match) : [];
    const { cell = Object.keys(acts)[0], visible } = this.#hand.focus;
    const stop = (cells.find(({ name }) => name === cell) ?? cells[0]!).name;
    const focused = visible ? stop : undefined;
    const aimed = this.#hand.hovered ?? focused;
    const drawn = sceneOf(look, shown, mover, levels, { ...showing, focused, aimed });
    // Where a part of the board is shown, the others are out of reach.
    const { scene, seen, said } = this.#activities.marks?.mark!(drawn, levels) ?? {
      scene: drawn,
      seen: levels,
      said: () => '',
    };
    const tab = seen.flat(2).find(({ name }) => name === stop) ?? seen.flat(2)[0];
    const { fault } = this;
    const name =
      this.mode !== 'figure' && playing
        ? words.board(this.tally, this.#asked)
        : words.figure(holdings, mover, match.started, match.steps()) + said();
    const grid = () =>
      drawGrid(seen, (each) => {
        const steps = acts[each.name] ?? [];
        return [
          steps[0] ? `cell ${kindOf(steps[0], each.name)}` : 'cell',
          each === tab ? 0 : -1,
          words.cell(each, steps, each.name === last) + said(each.name),
        ];
      });
    const button = (name: string, label: string, act: () => void, disabled?: boolean, pressed?: boolean) =>
      html`<button part=${name} dir="auto" aria-disabled=${disabled ?? nothing} aria-pressed=${pressed || nothing} @click=${act}>${label}</button>`;
    const below = () =>
      html`<div class="below" lang=${words.lang}><p class=${this.#refused ? 'refused' : ''} part="status" role="status" dir="auto">${this.status}</p>${choices.map((step) => button('choice', words.choice!(step), () => this.#hand.press(step), undefined, picked === step))}${this.#active.map((each) => each.below?.())}${this.takeback && this.#acting ? button('undo', words.undo, this.#takeBack, match.point === match.root) : nothing}</div>`;
    return html`<svg part="board" role=${playing ? 'grid' : 'img'} aria-readonly=${(playing && this.mode !== 'edit') || nothing} lang=${words.lang} aria-label=${this.ariaLabel ?? name} viewBox=${scene.box}><g aria-hidden="true"><g>${draw(scene)}</g><g class="motion"></g></g>${playing ? grid() : nothing}</svg>${showing.playing || playing ? below() : nothing}${fault ? html`<p class="fault" part="error" role="note" lang="en" dir="auto">${fault.message}</p>` : nothing}<slot name="caption"></slot>`;
  }

  protected override updated(): void {
    const { outcome, started } = this.match;
    const { states } = this.#internals;
    states[outcome ? 'add' : 'delete']('over');
    states[started[0] ? 'add' : 'delete']('mid-turn');
    states[this.#active.some(({ solved }) => solved) ? 'add' : 'delete']('solved');
    // As `<figure>` and `<figcaption>`: a figure with a caption is a figure of that name.
    const caption =
      this.mode === 'figure' ? [...this.children].find(({ slot }) => slot === 'caption') : undefined;
    if (caption || this.#internals.role) {
      this.#internals.role = caption ? 'figure' : null;
      this.#internals.ariaLabel = caption?.textContent ?? null;
    }
    super.updated();
  }

  #play(text: string, by: By): true | Fault {
    const { match } = this;
    const { ply, started } = match;
    const before = this.cells;
    const played = match.play(text, by);
    if (isFault(played)) return played;
    const { outcome, mover } = match;
    const moves = match.history.slice(ply);
    const last = moves.at(-1);
    this.#say(this.#made);
    const made = last ?? { seat: mover!, steps: match.started };
    if (!moves[match.started[0] ? 0 : 1])
      void this.#move(made.seat, made.steps.slice(started.length), before);
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
    const { turned } = this.showing;
    show({ layer, look, seat, steps, before, after: this.cells, drawing, turned, state });
  }

  /** What a game does of itself after a step of the reader. */
  protected chosen?(): void;

  /** The reader chose a step, by its text. */
  protected choose(step: string): void {
    const { mover: seat, position } = this.match;
    if (!this.#acting || !seat) return;
    const active = this.#active;
    if (!active.some((each) => each.choose?.(step))) {
      if (!this.tell('board-step', { seat, step, position, by: 'human' }, true)) return;
      this.#play(step, 'human');
      this.chosen?.();
      for (const each of active) each.played?.();
    }
    // The button that was pressed may be gone: the board goes on from the cell where it was left.
    if (this.shadowRoot!.activeElement?.matches('[part=choice]')) this.focus();
  }

  #takeBack() {
    if (!this.takeback || !this.undo()) return;
    this.#say(this.#undone);
    this.tellChange('human');
  }
}
