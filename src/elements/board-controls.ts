import { html, nothing } from 'lit/html.js';
import type { Property } from '../board/live-element.js';
import { define } from '../board/define.js';
import type { BoardRequest } from '../board/events.js';
import { onward } from '../core/main-line.js';
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
    move ? `Move ${ply} of ${plies}: ${move}.` : `Start of ${plies} moves.`,
};

const ON = 'M7 6l2-2 8 8-8 8-2-2 6-6z';
const LAST = `${ON}M17 4h3v16h-3z`;
const PAUSE = 'M6 5h4v14H6zM14 5h4v14h-4z';

/**
 * The icon of each button, in a square of 24 units, what it asks for, and whether there is nothing to ask for at the start (0) or
 * at the end (1). `first` and `back` are turned by half.
 */
const BUTTONS = {
  first: [LAST, 0, 0],
  back: [ON, 'undo', 0],
  play: ['M6 3v18l14-9z'],
  on: [ON, 'redo', 1],
  last: [LAST, Infinity, 1],
  flip: ['M7 3 2 8h4v8h2V8h4zM17 21l5-5h-4V8h-2v8h-4z', 'flip'],
  undo: ['M9 4 3 9l6 6v-4h5a3 3 0 0 1 0 6h-4v3h4a6 6 0 0 0 0-11H9z', 'undo', 0],
  reset: ['M11 4h2v16h-2zM4 11h16v2H4z', 'reset'],
} satisfies Record<string, readonly [icon: string, to?: BoardRequest['to'], off?: number]>;

type Name = keyof typeof BUTTONS;

/** What stands there if nothing else is asked for: before there is a board, nothing. */
const usual: Readonly<Record<string, string>> = {
  undefined: '',
  replay: 'first back play on last scrub flip',
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
  static override properties: Readonly<Record<string, Property>> = {
    ...Satellite.properties,
    show: { words: [...Object.keys(BUTTONS), 'scrub'], list: true },
  };

  static override styles = `
:host,div{display:flex;flex-wrap:wrap}
:host{align-items:center;gap:.5em;min-block-size:2.75em;max-inline-size:36rem;margin-inline:auto}
button{inline-size:2.75em;block-size:2.75em;padding:.6em;border:1px solid #0000;border-radius:.4em;background:none;color:inherit;font:inherit}
button:hover,[aria-pressed=true]{background:#8884}
[aria-disabled=true] svg{opacity:.4}
svg{display:block;fill:currentColor}
#first,#back{scale:-1}
svg:dir(rtl){scale:-1 1}
input{flex:1 8em;min-block-size:24px;accent-color:currentColor}
@media (forced-colors:active){[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media print{:host{display:none}}`;

  /**
   * What is there: any of `first back play on last scrub flip undo reset`, with spaces between. Left out, it depends on the
   * board's mode: all to step through a `replay`, `undo reset flip` in `play`, `flip` for a `figure`. `play` is there in a
   * `replay` only.
   * @default null
   */
  declare show: string | null;

  /** The button that is the tab stop. */
  #stop: string | undefined;

  protected override render() {
    const { board } = this;
    const { root, point } = board?.match ?? {};
    const mode = board?.mode;
    const end = !point || !onward(point);
    const playing = Boolean(board?.autoplay && !end);
    const names = (this.show ?? usual[mode!] ?? 'undo reset flip').split(/\s+/);
    const buttons = names.filter(
      (name): name is Name => Object.hasOwn(BUTTONS, name) && (name !== 'play' || mode === 'replay'),
    );
    const stop = buttons.find((name) => name === this.#stop) ?? buttons[0];
    const button = (name: Name) => {
      const [icon, to, at]: readonly [string, BoardRequest['to']?, number?] = BUTTONS[name];
      const play = name === 'play';
      const off = !board || (at === 0 && point === root) || (at === 1 && end);
      const press = () => {
        if (off) return;
        // At the end it begins again.
        if (!play || end) this.ask(to ?? 0);
        if (play) board.autoplay = !playing;
      };
      const pressed = play ? playing : name === 'flip' ? Boolean(board?.flipped) : nothing;
      return html`<button id=${name} part="button ${name}" tabindex=${name === stop ? 0 : -1} title=${words[name]} aria-disabled=${off || nothing} aria-pressed=${pressed} @click=${press}><svg viewBox="0 0 24 24"><path d=${play && playing ? PAUSE : icon}></path></svg></button>`;
    };
    const { ply = 0, move } = point ?? {};
    let plies = 0;
    for (let at = point; at; at = onward(at)) plies = at.ply;
    const scrub = ({ target }: Event) => this.ask((target as HTMLInputElement).valueAsNumber);
    return html`<div part="controls" role="toolbar" lang=${words.lang} aria-label=${this.ariaLabel ?? words.toolbar} @keydown=${this.#key} @focusin=${this.#focused}>${buttons.map(button)}</div>${
      names.includes('scrub')
        ? html`<input part="scrub" type="range" lang=${words.lang} aria-label=${words.scrub} aria-valuetext=${words.place(ply, plies, move?.text)} max=${plies} ?disabled=${!plies} .value=${ply} @input=${scrub}>`
        : nothing
    }`;
  }

  #focused({ target }: Event) {
    this.#stop = (target as Element).id;
    this.requestUpdate();
  }

  #key(event: KeyboardEvent) {
    const buttons = [...(event.currentTarget as Element).children] as HTMLElement[];
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = this.matches(':dir(rtl)') ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)!.focus({ focusVisible: true } as FocusOptions);
  }
}

define('board-controls', BoardControls);

declare global {
  interface HTMLElementTagNameMap {
    'board-controls': BoardControls;
  }
}
