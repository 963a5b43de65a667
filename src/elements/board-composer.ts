import { html, nothing, type TemplateResult } from 'lit/html.js';
import { define } from '../board/define.js';
import { LiveElement, type Property } from '../board/live-element.js';
import type { AnyBoard } from '../contexts/board.js';
import { isFault } from '../core/fault.js';
import { Match } from '../core/match.js';
import { composerCss } from './composer.styles.js';

const words = {
  lang: 'en',
  game: 'Game',
  mode: 'What a reader may do',
  modes: { figure: 'look at it', play: 'play on', replay: 'step through moves', puzzle: 'solve a puzzle' },
  view: 'What is shown here',
  setUp: 'Set up',
  preview: 'Preview',
  near: 'Near the reader',
  usual: 'as usual',
  width: 'Width in px',
  coordinates: 'Coordinates',
  caption: 'Caption',
  take: 'Take this position',
  line: 'The line for your page',
  rule: 'And a rule for your style sheet',
  unread: 'It is the last that could be read.',
  none: 'There is no line yet: see above what is missing.',
  copy: 'Copy HTML',
  copySvg: 'Copy SVG',
  saveSvg: 'Download SVG',
  copied: (what: string) => `${what} copied.`,
  saved: 'Saved.',
  selected: 'This page may not copy. The text is selected: press Ctrl+C.',
};

const GAMES: readonly string[] = ['pylos', 'real-queen', 'rolit', 'ur'];

/** What is typed: the attribute, its label, and the mode that asks for it, if not every one does. */
const FIELDS: readonly (readonly [name: string, label: string, mode?: string])[] = [
  ['position', 'Position'],
  ['rules', 'Rules'],
  ['moves', 'Moves', 'replay'],
  ['solution', 'Solution', 'puzzle'],
  ['goal', 'Goal', 'puzzle'],
  ['marks', 'Marks'],
];

/** How long a text rests before it is read, in milliseconds: half of a word is nothing to warn of. */
const REST = 250;

/** Attributes by their names, in the order in which they are written. */
type Attributes = Readonly<Record<string, string | undefined>>;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escape = (text: string) => text.replace(/[&"<]/g, (sign) => SIGNS[sign]!);

/** Sets these attributes of a board, of all that a composer knows, and takes away the others. */
function setAll(board: Element, attributes: Attributes): void {
  for (const name of ['mode', ...FIELDS.map(([field]) => field), 'near', 'coordinates', 'markable']) {
    const value = attributes[name];
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

/** `real-queen` as a title. */
const titleOf = (game: string) =>
  game.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/**
 * Composes a board for a page: choose the game, set up the position, draw marks, and copy the line of HTML, or the drawing as SVG.
 *
 * The boards that it offers must be there, by their own scripts or by `tavola.js`. The one that is composed stands inside it.
 *
 * @tagname board-composer
 *
 * @csspart field - A label with what is filled in; with the name of its attribute besides.
 * @csspart fault - What of a field could not be read.
 * @csspart output - The text to copy.
 * @csspart button - A button.
 * @csspart status - The line that says whether something was copied.
 */
export class BoardComposer extends LiveElement {
  static override styles: string = composerCss;

  static override properties: Readonly<Record<string, Property>> = { games: {}, game: {} };

  /**
   * The games to choose from, with spaces between: each word is a tag without its `-board`. All four of Tavola if left out.
   * @default null
   */
  declare games: string | null;

  /**
   * The game that is chosen.
   * @default null
   */
  declare game: string | null;

  #board: AnyBoard | undefined;
  /** A board that is not shown, to try the line on, and where it stands. */
  #trial: AnyBoard | undefined;
  readonly #aside = Object.assign(document.createElement('div'), { hidden: true });
  /** What was filled in, by the names of attributes; the caption and the width too. */
  #values: Attributes = { mode: 'figure' };
  /** What of it the board was given to begin with: it goes on from there by itself. */
  #given: Attributes = {};
  /** Whether it is to begin again, from what was filled in since. */
  #anew = true;
  /** Whether the board is shown as on the page, and not set up. */
  #preview = false;
  /** The last line without a fault, and what is shown to be copied in place of it. */
  #line = '';
  #other: string | undefined;
  #said = '';
  #typing: ReturnType<typeof setTimeout> | undefined;

  /** The line of HTML that makes the board. */
  get markup(): string {
    return this.#line;
  }

  get #games(): readonly string[] {
    return this.games?.match(/[a-z][\w-]*/g) ?? GAMES;
  }

  get #game(): string {
    const games = this.#games;
    return games.find((game) => game === this.game) ?? games[0]!;
  }

  protected override createRoot(): ShadowRoot {
    this.addEventListener('board-change', ({ position }) => this.#set(this.#preview ? {} : { position }));
    this.addEventListener('board-marked', ({ marks }) => this.#set({ marks }));
    const root = super.createRoot();
    // What the trial could not read is told here, and not to the page.
    this.#aside.addEventListener('board-error', (event) => event.stopPropagation());
    root.append(this.#aside);
    return root;
  }

  #set(values: Attributes, typing?: boolean) {
    this.#values = { ...this.#values, ...values };
    this.#other = undefined;
    this.#said = '';
    clearTimeout(this.#typing);
    if (typing) this.#typing = setTimeout(() => this.renew(), REST);
    else this.renew();
  }

  /** A match as it was filled in, or by the rules alone. */
  #start(purpose: 'play' | 'figure', position: string | undefined = this.#values.position) {
    return Match.start(this.#board!.match.game, { position, rules: this.#values.rules, purpose });
  }

  /** The board is there and shows what was filled in. */
  protected override async ready(): Promise<void> {
    const tag = `${this.#game}-board`;
    if (tag !== this.#board?.localName) {
      // A copy of the element brings a board along.
      this.querySelector(':scope>[data-composed]')?.remove();
      const { mode, coordinates, caption, width } = this.#values;
      this.#values = { mode, coordinates, caption, width };
      this.#anew = true;
      this.#line = '';
      this.#board = document.createElement(tag) as AnyBoard;
      this.#board.dataset.composed = '';
      this.append(this.#board);
      this.#trial = document.createElement(tag) as AnyBoard;
      this.#aside.replaceChildren(this.#trial);
      void customElements.whenDefined(tag).then(() => this.requestUpdate());
    }
    const board = this.#board!;
    if (!board.match) return;
    const anew = this.#anew && !isFault(this.#start('figure'));
    const { position, rules } = this.#values;
    if (anew) this.#given = { position, rules };
    this.#anew = false;
    const { moves, solution, goal, ...shown } = this.#attributes;
    const more = this.#preview ? { moves, solution, goal, markable: '' } : { mode: 'edit' };
    setAll(board, { ...shown, ...this.#given, ...more });
    setAll(this.#trial!, this.#attributes);
    const { caption = '', width } = this.#values;
    board.style.maxWidth = width ? `${width}px` : '';
    const slotted = { slot: 'caption', textContent: caption };
    board.replaceChildren(...(caption ? [Object.assign(document.createElement('span'), slotted)] : []));
    if (anew) board.reset();
    await Promise.all([board.updateComplete, this.#trial!.updateComplete]);
  }

  /** What stands in the line: what differs from what a board does anyway. */
  get #attributes(): Attributes {
    const { mode, near, coordinates } = this.#values;
    const usual = this.#start('play', '');
    const fields = FIELDS.map(([name, , only]) => {
      const value = (!only || only === mode) && this.#values[name]?.trim();
      return [name, value && (isFault(usual) || value !== usual.position) ? value : undefined];
    });
    return {
      mode: mode === 'play' ? undefined : mode,
      ...(Object.fromEntries(fields) as Attributes),
      near: near || undefined,
      coordinates: coordinates && '',
    };
  }

  /** What cannot be read of the line, and the field that it is about. */
  get #fault(): { readonly name: string; readonly message: string } | undefined {
    const message = this.#trial!.shadowRoot!.querySelector('[part=error]')?.textContent;
    if (!message) return undefined;
    // Of a record the place is a line, and a puzzle needs what it asks for.
    const [word = ''] = /^\w+/.exec(message)!;
    return { name: { line: 'moves', puzzle: 'goal' }[word] ?? word, message };
  }

  #write(): string {
    const written = Object.entries(this.#attributes).map(([name, value]) =>
      value === undefined ? '' : value ? ` ${name}="${escape(value)}"` : ` ${name}`,
    );
    const caption = this.#values.caption?.trim();
    const tag = `${this.#game}-board`;
    return `<${tag}${written.join('')}>${caption ? `<span slot="caption">${escape(caption)}</span>` : ''}</${tag}>`;
  }

  protected override render(): TemplateResult {
    const values = this.#values;
    const { match } = this.#board!;
    const fault = match && this.#fault;
    const game = this.#game;
    if (match && !fault) this.#line = this.#write();
    const field = (name: string, label: string, input: unknown) =>
      html`<label part="field ${name}">${label} ${input}</label>`;
    const list = (
      name: string,
      label: string,
      options: readonly (readonly [value: string, label: string])[],
      chosen = '',
    ) =>
      field(
        name,
        label,
        html`<select name=${name}>${options.map(([value, shown]) => html`<option value=${value} .selected=${value === chosen}>${shown}</option>`)}</select>`,
      );
    const text = ([name, label]: readonly [name: string, label: string, ...unknown[]]) => {
      const unread = fault?.name === name ? fault.message : '';
      return html`<div>${field(name, label, html`<input class="code" dir="ltr" name=${name} .value=${values[name] ?? ''} placeholder=${name === 'position' ? (match?.position ?? '') : ''} spellcheck="false" autocapitalize="off" autocomplete="off" aria-invalid=${unread ? 'true' : nothing} aria-describedby="${name}-fault">`)}<p id="${name}-fault" class="fault" part="fault" dir="auto" aria-live="polite">${unread}</p></div>`;
    };
    const view = (preview: boolean, label: string) =>
      html`<label class="pick"><input type="radio" name="view" value=${preview ? 'on' : ''} .checked=${preview === this.#preview}>${label}</label>`;
    const button = (label: string, act: () => void, off = false) =>
      html`<button type="button" part="button" ?disabled=${off} @click=${act}>${label}</button>`;
    const edges = match ? [...match.game.seats(match.state), 'top', 'right', 'bottom', 'left'] : [];
    return html`<form lang=${words.lang} @input=${this.#input} @change=${() => this.#set({})} @submit=${(event: Event) => event.preventDefault()}><div class="row">${list(
      'game',
      words.game,
      this.#games.map((each) => [each, titleOf(each)]),
      game,
    )}${list('mode', words.mode, Object.entries(words.modes), values.mode)}<div class="row" role="radiogroup" aria-label=${words.view}>${view(false, words.setUp)}${view(true, words.preview)}</div></div><div class="board"><slot></slot>${this.#preview && match?.point.before ? button(words.take, this.#take) : nothing}</div><div class="fields">${FIELDS.filter(([, , only]) => !only || only === values.mode).map(text)}<div class="row">${list(
      'near',
      words.near,
      ['', ...edges].map((each) => [each, each || words.usual]),
      values.near,
    )}${field('width', words.width, html`<input type="number" name="width" min="120" step="10" .value=${values.width ?? ''}>`)}<label part="field coordinates" class="pick"><input type="checkbox" name="coordinates" .checked=${Boolean(values.coordinates)}>${words.coordinates}</label></div>${field('caption', words.caption, html`<input name="caption" .value=${values.caption ?? ''}>`)}</div><div class="out">${field('output', words.line, html`<textarea class="code" dir="ltr" part="output" readonly rows="3" spellcheck="false" .value=${this.#other ?? this.#line}></textarea>`)}<p class="fault" role="status" dir="auto">${fault && (this.#line ? words.unread : words.none)}</p>${values.width ? field('rule', words.rule, html`<textarea class="code" dir="ltr" readonly rows="1" spellcheck="false" .value=${`${game}-board { max-inline-size: ${values.width}px }`}></textarea>`) : nothing}<div class="row">${button(
      words.copy,
      () =>
        this.#copy(
          'HTML',
          this.updateComplete.then(() => this.#line),
        ),
      !this.#line,
    )}${button(words.copySvg, () => this.#copy('SVG', this.#svg()))}${button(words.saveSvg, this.#save)}</div><p part="status" role="status">${this.#said}</p></div></form>`;
  }

  protected override updated(): void {}

  #input({ target }: Event) {
    const { name, type, checked, value } = target as HTMLInputElement;
    if (name === 'game') this.game = value;
    else if (name === 'view') this.#preview = Boolean(value);
    // The line of another mode is not to be taken for that of this one.
    if (name === 'mode') this.#line = '';
    const values = { [name]: type === 'checkbox' && !checked ? undefined : value };
    this.#set(/game|view/.test(name) ? {} : values, type === 'text');
    this.#anew ||= /position|rules|view/.test(name);
  }

  /** Takes the position that was played to. */
  #take() {
    this.#set({ position: this.#board!.match.position });
    this.#anew = true;
    // The button goes.
    this.#board!.focus();
  }

  #say(text: string) {
    // What is said twice must differ to be heard twice.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  async #svg(): Promise<string> {
    const { width } = this.#values;
    const file = (await this.#board?.toSvg()) ?? '';
    return width ? file.replace('<svg', `<svg width="${escape(width)}"`) : file;
  }

  /** Copies a text; where that is not allowed, it is shown and selected. */
  async #copy(what: string, text: Promise<string>) {
    const blob = async () => new Blob([await text], { type: 'text/plain' });
    try {
      // A browser may ask that this begins before the text is there.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob() })]);
      this.#say(words.copied(what));
    } catch {
      this.#other = await text;
      this.#say(words.selected);
      await this.updateComplete;
      const output = this.shadowRoot!.querySelector('textarea')!;
      output.focus();
      output.select();
    }
  }

  async #save() {
    const href = URL.createObjectURL(new Blob([await this.#svg()], { type: 'image/svg+xml' }));
    Object.assign(document.createElement('a'), { href, download: `${this.#game}.svg` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
    this.#say(words.saved);
  }
}

define('board-composer', BoardComposer);

declare global {
  interface HTMLElementTagNameMap {
    'board-composer': BoardComposer;
  }
}
