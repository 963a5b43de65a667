import { html } from 'lit/html.js';
import type { Activity, ActivityHost } from './activity.js';
import { COLOURS, WORD } from './marks.js';

/** What drawing of marks needs of its board. */
export interface MarkingHost {
  /** All marks of the board as text. */
  marks(): string;
  setMarks(text: string): void;
  say(text: string): void;
}

/** Marks as text, and those words of it that the reader drew, in their order. */
export interface Marking {
  readonly text: string;
  readonly drawn: readonly string[];
}

const words = {
  lang: 'en',
  mark: 'Draw marks',
  taps: 'Tap a cell, then another one for an arrow or the same one for a ring.',
  ended: 'Taps draw no more marks.',
};

/** Takes the last such word out of a text. */
function without(text: string, word: string): string {
  const found = [...text.matchAll(WORD)].findLast(([each]) => each === word);
  if (!found) return text;
  const before = text.slice(0, found.index).trimEnd();
  return `${before} ${text.slice(found.index + word.length).trimStart()}`.trim();
}

const uncoloured = (word: string) => word.replace(/@.*/, '');

/**
 * The marks after the reader drew one more: if it was there already, drawn by the reader, it goes; in another colour it takes
 * the place of the one before. Words that the reader did not draw stay as they are, and the same is not drawn over them.
 */
export function toggleMark({ text, drawn }: Marking, word: string): Marking {
  const words: readonly string[] = text.match(WORD) ?? [];
  const kept = drawn.filter((each) => words.includes(each));
  const before = kept.find((each) => uncoloured(each) === uncoloured(word));
  const rest = { text: before ? without(text, before) : text, drawn: kept.filter((each) => each !== before) };
  if (before === word) return rest;
  if (!before && words.includes(word)) return { text, drawn: kept };
  return { text: `${rest.text.trimEnd()} ${word}`.trimStart(), drawn: [...rest.drawn, word] };
}

/** As in lichess, what is held with the button or the key is the colour. */
const colourOf = ({ shiftKey, ctrlKey, altKey }: MouseEvent | KeyboardEvent): string =>
  COLOURS[altKey ? 3 : ctrlKey ? 2 : shiftKey ? 1 : 0]!;

const isM = ({ key, code, altKey, metaKey }: KeyboardEvent) =>
  // Where Alt makes other letters, the key is known by its place.
  !metaKey && (key.toLowerCase() === 'm' || (altKey && code === 'KeyM'));

const name = (colour: string, kind: string) => {
  const words = colour === COLOURS[0] ? kind : `${colour} ${kind}`;
  return words[0]!.toUpperCase() + words.slice(1);
};

/**
 * Lets the reader draw arrows and rings: a right press on a cell and the release on another or the same, the key M at
 * each or, while the button is pressed that stands below the board, a tap on each. Escape ends an arrow that has only begun.
 */
export function marker(host: MarkingHost): Activity {
  let drawn: readonly string[] = [];
  /** The arrow that has begun, and whether by a key. */
  let begun: { readonly cell: string; readonly colour: string; readonly keys: boolean } | undefined;
  /** Whether taps draw. */
  let taps = false;

  function draw(to: string, colour: string) {
    const { cell } = begun!;
    begun = undefined;
    const ring = cell === to;
    const word = (ring ? `${cell}!` : `${cell}>${to}`) + (colour === COLOURS[0] ? '' : `@${colour}`);
    const text = host.marks();
    const marking = toggleMark({ text, drawn }, word);
    drawn = marking.drawn;
    const same = marking.text === text;
    if (!same) host.setMarks(marking.text);
    const what = ring
      ? `${name(colour, 'ring')} on ${cell}`
      : `${name(colour, 'arrow')} from ${cell} to ${to}`;
    host.say(`${what} ${same ? 'is there already' : drawn.includes(word) ? 'drawn' : 'removed'}.`);
  }

  function key(event: KeyboardEvent, cell: string | undefined): boolean {
    if (event.key === 'Escape' && begun) {
      host.say(`${name(begun.colour, 'arrow')} from ${begun.cell} given up.`);
      begun = undefined;
    } else if (!cell || !(isM(event) || (taps && /^(Enter| )$/.test(event.key)))) return false;
    else if (!event.repeat)
      end(cell, colourOf(event), `go to another cell and press ${taps ? 'Enter' : 'M'}`);
    event.preventDefault();
    return true;
  }

  /** A cell is the first end of an arrow, or the other one. */
  function end(cell: string, colour: string, more: string) {
    if (begun?.keys) return draw(cell, colour === COLOURS[0] ? begun.colour : colour);
    begun = { cell, colour, keys: true };
    host.say(`${name(colour, 'arrow')} from ${cell}: ${more}.`);
  }

  return {
    handle(event, cell) {
      const { type, button, buttons } = event as PointerEvent;
      if (type === 'keydown') return key(event as KeyboardEvent, cell);
      if (type === 'contextmenu') {
        if (!(event.target as Element).closest('[part=board]')) return false;
        event.preventDefault();
        return true;
      }
      if (taps && cell && !button && /click|pointerdown/.test(type)) {
        if (type === 'click')
          end(cell, colourOf(event as PointerEvent), 'tap another cell, or this one for a ring');
        return true;
      }
      const right = button === 2;
      if (type === 'pointerdown') {
        // Another button gives up what the right one began.
        if (right || !begun?.keys) begun = undefined;
        if (right && cell) begun = { cell, colour: colourOf(event as PointerEvent), keys: false };
        return right;
      }
      if (type === 'pointerup' && right) {
        if (begun && cell) draw(cell, begun.colour);
        begun = undefined;
        return true;
      }
      // It was released where nothing is told of it.
      if (type === 'pointerover' && !begun?.keys && !(buttons & 2)) begun = undefined;
      return false;
    },
    below() {
      const press = () => {
        taps = !taps;
        begun = undefined;
        host.say(taps ? words.taps : words.ended);
      };
      return html`<button part="mark" dir="auto" lang=${words.lang} aria-pressed=${taps} @click=${press}>${words.mark}</button>`;
    },
  };
}

/** Begins to let the reader draw marks on a board. */
export function start({ board, say, tell }: ActivityHost): Activity {
  const activity = marker({
    marks: () => board.marks ?? '',
    setMarks(marks) {
      board.marks = marks;
      tell('board-marked', { marks });
    },
    say,
  });
  // A board does not listen to these by itself.
  const listening = new AbortController();
  const hear = (event: Event) =>
    activity.handle!(event, (event.target as Element).closest<SVGElement>('.cell')?.id);
  for (const type of ['contextmenu', 'pointerup'])
    board.shadowRoot!.addEventListener(type, hear, { signal: listening.signal });
  return { ...activity, end: () => listening.abort() };
}
