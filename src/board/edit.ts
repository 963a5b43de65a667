import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Activity, ActivityHost } from './activity.js';
import { draw } from './draw.js';
import { editCss } from './edit.styles.js';
import { pieces, type Shape } from './scene.js';
import type { Setting, Setup } from './setup.js';

const sentence = (words: string) => words[0]!.toUpperCase() + words.slice(1);

const words = {
  lang: 'en',
  pieces: 'Piece to put',
  nothing: 'nothing',
  turn: 'To move',
  nobody: 'nobody',
  clear: 'Clear',
  undo: 'Undo',
  asks: (piece: string | undefined) =>
    piece ? `Choose a cell to put a ${piece} there.` : 'Choose a cell to empty it.',
  chosen: (piece: string | undefined) =>
    piece ? `${sentence(piece)} is chosen.` : 'Nothing is chosen: cells are emptied.',
  put: (piece: string, cell: string) => `${sentence(piece)} on ${cell}.`,
  empty: (cell: string) => `${cell} is empty.`,
  moves: (seat: string | undefined) => (seat ? `${sentence(seat)} to move.` : 'Nobody to move.'),
  set: ({ label }: Setting, value: string) => `${label}: ${value}.`,
  cleared: 'The board is empty.',
  undone: 'Undone.',
  cannot: 'This cannot be shown.',
};

/** A cross, for the choice of nothing. */
const NOTHING: Shape = { class: 'no', d: 'M-24-24 24 24M24-24-24 24' };

/** Sets up a position by hand, legal or not: what `mode="edit"` loads. */
class Editor implements Activity {
  readonly still = true;
  readonly #host: ActivityHost;
  readonly #setup: Setup;
  /** The kind of piece that is put; undefined where cells are emptied. */
  #piece: string | undefined;
  /** The positions before the changes that were made here, and the last that was made. */
  #before: string[] = [];
  #made = '';

  constructor(host: ActivityHost, setup: Setup) {
    this.#host = host;
    this.#setup = setup;
    this.#piece = host.kit().look.pieces[0];
  }

  /** What may be chosen, by the digits of their keys; nothing is 0. */
  get #choices(): readonly (string | undefined)[] {
    return [undefined, ...this.#host.kit().look.pieces];
  }

  get #cells() {
    const { board, kit } = this.#host;
    return kit().look.cells(board.match.state, 0).flat(2);
  }

  /** The position that is shown, without a move that is under way. */
  get #position(): string {
    const { board, kit } = this.#host;
    return kit().game.writePosition(board.match.state);
  }

  get #undoable() {
    return this.#before.length > 0 && this.#made === this.#host.board.match.position;
  }

  get status(): string {
    return words.asks(this.#name(this.#piece));
  }

  #name(piece: string | undefined) {
    return piece && this.#setup.names[piece];
  }

  handle(event: Event, cell: string | undefined): boolean {
    const { type } = event;
    if (type === 'keydown') return this.#key(event as KeyboardEvent, cell);
    if (type === 'click' && cell) this.#put(cell, this.#piece);
    // Neither pieces nor dice and racks do what they do in play; other buttons of the mouse may do something else.
    return type === 'click' || (type === 'pointerdown' && !(event as PointerEvent).button);
  }

  #key(event: KeyboardEvent, cell: string | undefined): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
    const digit = /^\d$/.test(key) && (target as Element).localName !== 'select';
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'z' || shiftKey) return false;
      this.undo();
    } else if (altKey) return false;
    else if (digit && Number(key) < this.#choices.length) this.#choose(this.#choices[Number(key)]);
    else if (cell && (key === 'Enter' || key === ' ')) {
      if (!repeat) this.#put(cell, this.#piece);
    } else if (cell && (key === 'Delete' || key === 'Backspace')) this.#put(cell, undefined);
    // In play it takes a Queen.
    else return key === 'q';
    event.preventDefault();
    return true;
  }

  #choose(piece: string | undefined) {
    this.#piece = piece;
    this.#host.say(words.chosen(this.#name(piece)));
  }

  /** Puts a piece on a cell, or takes it away if it is there. */
  #put(cell: string, piece: string | undefined) {
    const held = this.#cells.find(({ name }) => name === cell)?.piece;
    const put = piece === held ? undefined : piece;
    const said = put ? words.put(this.#setup.names[put]!, cell) : words.empty(cell);
    this.#change(this.#setup.put(this.#position, cell, put), said);
  }

  #clear() {
    const empty = (position: string, { name }: { name: string }) =>
      this.#setup.put(position, name, undefined);
    this.#change(this.#cells.reduce(empty, this.#position), words.cleared);
  }

  #change(position: string, said: string) {
    const { board } = this.#host;
    const before = board.match.position;
    if (position === before) return this.#host.say(said);
    if (!this.#undoable) this.#before = [];
    if (!this.#host.setUp(position)) return this.#host.say(words.cannot, true);
    this.#before.push(before);
    this.#made = board.match.position;
    this.#host.say(said);
  }

  undo(): boolean {
    const { board } = this.#host;
    const before = this.#undoable && this.#before.pop();
    if (!before || !this.#host.setUp(before)) return false;
    this.#made = board.match.position;
    this.#host.say(words.undone);
    return true;
  }

  /** A piece as it lies on the board, by itself. */
  #shapesOf(piece: string | undefined): readonly Shape[] {
    if (!piece) return [NOTHING];
    return this.#host.kit().look.lifted?.({ ...this.#cells[0]!, piece }) ?? [pieces(piece, [[0, 0]])];
  }

  below(): TemplateResult {
    const { board, kit } = this.#host;
    const position = this.#position;
    const choice = (piece: string | undefined, i: number) => {
      const name = this.#name(piece) ?? words.nothing;
      return html`<label class="tool ic" title="${sentence(name)} (${i})"><input type="radio" name="piece" aria-label=${name} .checked=${piece === this.#piece} @change=${() => this.#choose(piece)}><svg viewBox="-56 -56 112 112" aria-hidden="true">${draw({ box: '', art: '', shapes: this.#shapesOf(piece) })}</svg></label>`;
    };
    const seat = (name: string | undefined) => {
      const moved = this.#setup.withTurn(position, name);
      return html`<label class="tool"><input type="radio" name="turn" .checked=${moved === position} @change=${() => this.#change(moved, words.moves(name))}>${name ?? words.nobody}</label>`;
    };
    const setting = (each: Setting) => {
      const set = ({ target }: Event) => {
        const { value } = target as HTMLSelectElement;
        this.#change(this.#setup.withSetting!(position, each.name, value), words.set(each, value));
      };
      return html`<label class="set">${each.label} <select @change=${set}>${each.values.map((value) => html`<option .selected=${value === each.value}>${value}</option>`)}</select></label>`;
    };
    const [nothing_, ...kinds] = this.#choices.map(choice);
    return html`<div class="edit" part="palette" lang=${words.lang}><div role="radiogroup" aria-label=${words.pieces}>${kinds}${nothing_}</div><div role="radiogroup" aria-label=${words.turn}><span class="name" aria-hidden="true">${words.turn}</span>${[...kit().game.seats(board.match.state), undefined].map(seat)}</div>${this.#setup.settings?.(position).map(setting)}<div class="name"><button part="clear" @click=${() => this.#clear()}>${words.clear}</button><button part="undo" aria-disabled=${this.#undoable ? nothing : 'true'} @click=${() => this.undo()}>${words.undo}</button></div></div>`;
  }
}

/** Begins to set up a position on a board. */
export async function start(host: ActivityHost): Promise<Activity> {
  const loaded = await host.kit().setup?.();
  if (!loaded) return { still: true };
  host.addStyles(editCss);
  return new Editor(host, loaded.setup);
}
