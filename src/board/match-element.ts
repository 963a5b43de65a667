import { type Fault, misread } from '../core/fault.js';
import type { By, Match, Point } from '../core/match.js';
import { MatchController } from '../controllers/match-controller.js';
import { directText, isRecord } from './direct-text.js';
import { BoardEvent, type BoardEventMap, type BoardRequest } from './events.js';
import type { Kit } from './kit.js';
import { LiveElement, number, flag, type Property } from './live-element.js';

/** An element that keeps a match: from its attributes and its text, and by what is played and shown of it. */
export abstract class MatchElement<Position, Step> extends LiveElement {
  static override properties: Readonly<Record<string, Property>> = {
    mode: { words: ['play', 'figure', 'replay', 'puzzle', 'edit'] },
    position: {},
    moves: {},
    ply: { read: number },
    rules: {},
    first: {},
    seed: { read: number },
    autoplay: { read: flag },
    pace: { read: number },
  };

  /**
   * What a reader may do: `play` on the board, look at a `figure`, step through its moves in a `replay`, solve a `puzzle`, or
   * set up a position in `edit`.
   * @default 'play'
   */
  declare mode: 'play' | 'figure' | 'replay' | 'puzzle' | 'edit';

  /**
   * The position to begin with, as text; direct text inside the element does the same.
   * @default null
   */
  declare position: string | null;

  /**
   * A record of moves from there; direct text that begins like a record, or a script of plain text, does the same.
   * @default null
   */
  declare moves: string | null;

  /**
   * After how many of these moves the board stands: the end if left out, in a `replay` the beginning.
   * @default null
   */
  declare ply: number | null;

  /**
   * Rule options: `name=value`, separated by spaces; a preset may be its word alone.
   * @default null
   */
  declare rules: string | null;

  /**
   * The seat that begins, in place of the game's first.
   * @default null
   */
  declare first: string | null;

  /**
   * An integer that makes everything drawn by lot repeatable.
   * @default null
   */
  declare seed: number | null;

  /**
   * Steps through a `replay` by itself, while the board is to be seen.
   * @default false
   */
  declare autoplay: boolean;

  /**
   * How long `autoplay` shows each move, in milliseconds; 1500 if left out.
   * @default null
   */
  declare pace: number | null;

  /** The game, its look and its words. */
  protected abstract readonly kit: Kit<Position, Step>;

  readonly #matches = new MatchController<Position, Step>(() => this.changed());
  readonly #listeners = new Set<() => void>();

  /** The match being shown: position, moves, outcome, and a way to be told of changes. */
  get match(): Match<Position, Step> {
    return this.read().match;
  }

  /** The match as the text of a record. */
  get record(): Promise<string> {
    const { match } = this;
    return import('../core/record.js').then(({ writeRecord }) => writeRecord(match));
  }

  /** Takes the last step or move back; false where there is none. */
  undo(): boolean {
    return this.isConnected && this.match.undo();
  }

  /** Plays again what was taken back, or on along a record; false where there is nothing. */
  redo(): boolean {
    return this.isConnected && this.match.redo();
  }

  /** Shows the position after so many moves, or a point of the match; false where there is none. */
  goTo(to: number | Point<Position>): boolean {
    return this.isConnected && this.match.goTo(to);
  }

  /** Begins again from the attributes. */
  reset(): void {
    if (this.isConnected) this.read(true);
  }

  /** Calls back whenever the board has been drawn anew; returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  protected override createRoot(): ShadowRoot {
    const root = super.createRoot();
    // Observers and listeners of itself live as long as the element.
    new MutationObserver(() => this.renew()).observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    this.addEventListener('board-request', (event) => this.asked(event));
    return root;
  }

  /** Takes the attributes in: whatever is wrong with them becomes a fault, and the board stays. */
  protected read(anew?: boolean): MatchController<Position, Step> {
    const { rules, first, moves, mode, ply } = this;
    const text = directText(this);
    const record = isRecord(text) ? text : undefined;
    this.#matches.start(
      this.kit.game,
      {
        position: this.position ?? (record ? undefined : text),
        rules: [rules, first && `first=${first}`].filter(Boolean).join(' '),
        seed: this.seed,
        purpose: mode === 'figure' || mode === 'edit' ? 'figure' : 'play',
      },
      moves ?? record ?? '',
      ply,
      mode === 'replay' ? 0 : Infinity,
      anew,
    );
    return this.#matches;
  }

  /** Shows another position until the attributes say something else; false where it cannot be read. */
  protected setUp(position: string): boolean {
    if (!this.#matches.setUp(position)) return false;
    this.tellChange('human');
    return true;
  }

  /** What is drawn waits for a record that is being read. */
  protected override async ready(): Promise<void> {
    for (let pending; (pending = this.read().pending);) await pending;
  }

  /** What could not be read, if anything. */
  protected override get fault(): Fault | undefined {
    const odd = (['ply', 'pace'] as const).find((name) => Number.isNaN(this[name]));
    return this.read().fault ?? super.fault ?? (odd && misread(odd, 'NaN', 'a number'));
  }

  /** The match is another one, or stands at another point. */
  protected abstract changed(): void;

  /** The match stands elsewhere because a satellite asked for it, and the page is about to be told. */
  protected stepped?(to: BoardRequest['to']): void;

  /** A satellite asks for something on behalf of the reader; true if it was done. */
  protected asked({ to }: BoardRequest): boolean {
    const before = this.match.point;
    // Who steps by hand is not hurried on.
    if (to !== 'flip') this.autoplay = false;
    if (to === 'undo' || to === 'redo') this[to]();
    else if (to === 'reset') this.reset();
    else if (typeof to !== 'string') this.goTo(to as Point<Position>);
    if (this.match.point === before) return false;
    this.stepped?.(to);
    this.tellChange('human');
    return true;
  }

  protected override updated(): void {
    if (this.warn()) this.tell('board-error', this.fault!);
    for (const listener of this.#listeners) listener();
  }

  protected tell<Type extends keyof BoardEventMap>(
    type: Type,
    detail: BoardEventMap[Type]['detail'],
    cancelable?: boolean,
  ): boolean {
    return this.dispatchEvent(new BoardEvent(type, detail, cancelable));
  }

  protected tellChange(by: By): void {
    const { position, ply } = this.match;
    this.tell('board-change', { position, ply, by });
  }
}
