import { html, nothing } from 'lit/html.js';
import type { Property } from '../board/live-element.js';
import { define } from '../board/define.js';
import { version } from '../board/version.js';
import type { Point } from '../core/match.js';
import { endOf, onward } from './line.js';
import { Satellite } from './satellite.js';

const words = {
  lang: 'en',
  toolbar: 'Board controls',
  first: 'Go to the start',
  back: 'Go one move back',
  play: 'Play the moves',
  on: 'Go one move on',
  last: 'Go to the end',
  flip: 'Turn the board round',
  undo: 'Take a move back',
  reset: 'Start a new game',
  scrub: 'Go through the moves',
  place: (ply: number, plies: number, move: string | undefined) =>
    move ? `Move ${ply} of ${plies}: ${move}.` : `Start, before ${plies} moves.`,
};

/** Each in a square of 24 units; `first` and `back` are `last` and `on`, turned round. */
const icons = {
  first: '',
  back: '',
  play: 'M7 4v16l13-8z',
  on: 'M7 5v14l11-7z',
  last: 'M16 5h3v14h-3zM4 5v14l11-7z',
  flip: 'M7 3 2 8h4v8h2V8h4zM17 21l5-5h-4V8h-2v8h-4z',
  undo: 'M9 4 3 9l6 6v-4h5a3 3 0 0 1 0 6h-4v3h4a6 6 0 0 0 0-11H9z',
  reset: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
};
const PAUSE = 'M6 5h4v14H6zM14 5h4v14h-4z';

type Name = keyof typeof icons;

/** What stands there if nothing else is asked for. */
const usual: Readonly<Record<string, string>> = {
  replay: 'first back play on last scrub flip',
  play: 'undo reset flip',
  figure: 'flip',
};

/**
 * Buttons that steer a board, and a slider over its moves. They stand in the order of `show`, the slider after them. The
 * buttons are a toolbar with one tab stop: arrow keys, Home and End go from one to the next. Arrow keys on the slider step
 * through the moves.
 *
 * @tagname board-controls
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @csspart controls - The toolbar.
 * @csspart button - A button; with its word of `show` besides.
 * @csspart scrub - The slider.
 */
export class BoardControls extends Satellite {
  static readonly version: string = version;

  static override properties: Readonly<Record<string, Property>> = { ...Satellite.properties, show: {} };

  static override styles = `
:host{display:flex;flex-wrap:wrap;align-items:center;gap:.25em .75em;min-block-size:2.75em;max-inline-size:36rem;margin-inline:auto}
:host([hidden]){display:none}
div{display:flex;flex-wrap:wrap}
button{inline-size:2.75em;block-size:2.75em;padding:.6em;border:1px solid #0000;border-radius:.4em;background:none;color:inherit;font:inherit}
button:hover,[aria-pressed=true]{background:color-mix(in srgb,currentColor 14%,#0000)}
:focus-visible{outline:2px solid}
[aria-disabled=true]{opacity:.4}
svg{display:block;fill:currentColor}
svg:dir(rtl),.turned{transform:scaleX(-1)}
.turned:dir(rtl){transform:none}
input{flex:1 1 8em;min-inline-size:0;accent-color:currentColor}
@media (forced-colors:active){[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media print{:host{display:none}}`;

  /**
   * What is there: any of `first back play on last scrub flip undo reset`, with spaces between. Left out, it depends on the
   * board's mode: all to step through a `replay`, `undo reset flip` in `play`, `flip` for a `figure`. `play` is there in a
   * `replay` only.
   */
  show: string | null = null;

  /** The button that is the tab stop. */
  #stop: string | undefined;

  get #names() {
    const mode = this.board?.mode ?? 'play';
    const shown = this.show ?? (this.board ? (usual[mode] ?? usual.play!) : '');
    return shown.split(/\s+/).filter((name) => name !== 'play' || mode === 'replay');
  }

  protected override get misspelt() {
    const known = [...Object.keys(icons), 'scrub'];
    const value = this.show?.split(/\s+/).find((name) => name && !known.includes(name));
    return value ? { name: 'show', value, words: known } : undefined;
  }

  protected override render() {
    const { board } = this;
    const { root, point } = board?.match ?? {};
    const end = !point || !onward(point);
    const playing = Boolean(board?.autoplay && !end);
    const names = this.#names;
    const buttons = names.filter((name): name is Name => Object.hasOwn(icons, name));
    const stop = buttons.find((name) => name === this.#stop) ?? buttons[0];
    const button = (name: Name) => {
      const off =
        !board || (/on|last/.test(name) ? end : /first|back|undo/.test(name) ? point === root : false);
      const pressed = name === 'play' ? playing : name === 'flip' ? Boolean(board?.flipped) : undefined;
      const turned = { first: 'last', back: 'on' } as const;
      const icon = turned[name as keyof typeof turned];
      return html`<button id=${name} part="button ${name}" tabindex=${name === stop ? 0 : -1} title=${words[name]} aria-disabled=${off || nothing} aria-pressed=${pressed ?? nothing} @click=${() => off || this.#press(name, end)}><svg class=${icon ? 'turned' : ''} viewBox="0 0 24 24" aria-hidden="true"><path d=${name === 'play' && playing ? PAUSE : icons[icon ?? name]}></path></svg></button>`;
    };
    return html`<div part="controls" role="toolbar" lang=${words.lang} aria-label=${this.ariaLabel ?? words.toolbar} @keydown=${this.#key} @focusin=${this.#focused}>${buttons.map(button)}</div>${names.includes('scrub') ? this.#scrub(point) : nothing}`;
  }

  #scrub(point: Point | undefined) {
    const { ply = 0, move } = point ?? {};
    const plies = point ? endOf(point).ply : 0;
    const go = ({ target }: Event) => this.ask(Number((target as HTMLInputElement).value));
    return html`<input part="scrub" type="range" lang=${words.lang} aria-label=${words.scrub} aria-valuetext=${words.place(ply, plies, move?.text)} max=${plies} ?disabled=${!plies} .value=${`${ply}`} @input=${go}>`;
  }

  #press(name: Name, end: boolean) {
    const board = this.board!;
    if (name === 'play') {
      const playing = board.autoplay && !end;
      // At the end it begins again.
      if (end) this.ask(0);
      board.autoplay = !playing;
    } else {
      const to = { first: 0, back: 'undo', on: 'redo', last: endOf(board.match.point) } as const;
      this.ask(to[name as keyof typeof to] ?? name);
    }
  }

  #focused({ target }: Event) {
    this.#stop = (target as Element).id;
    this.requestUpdate();
  }

  #key(event: KeyboardEvent) {
    const buttons = [...this.shadowRoot!.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = this.matches(':dir(rtl)') ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)!.focus();
  }
}

define('board-controls', BoardControls);

declare global {
  interface HTMLElementTagNameMap {
    'board-controls': BoardControls;
  }
}
