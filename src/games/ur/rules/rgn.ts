import { type Fault, forbidden, isFault, misread } from '../../../core/fault.js';
import type { Outcome } from '../../../core/game.js';
import type { Move } from '../../../core/match.js';
import { readStep, writeMove as joined, writeStep } from './notation.js';
import type { Position } from './position.js';
import { pathOf, play } from './steps.js';
import { cellOf, SEATS } from './variants.js';

/** The letter of a seat: where its pieces enter (`A@A4`) and go home (`A8A+`). */
const LETTERS = 'ac';

/** What stands beside the moves: tags, comments, white space. */
const BESIDE = /^(?:\s|\[[^\]"]*(?:"(?:\\.|[^"\\])*"\s*)?\]|\{[^}]*\}|;[^\n]*)+/;
/** Whose turn it is: a number before light's, a slash before dark's. */
const TURN = /^(?:\d+\s*\.+|(\/))/;
/** `0 --`, `A@A4`, `A3B1x *`, `A8A+ #`. */
const MOVE =
  /^(?:(\d)\s*-+|(?:([ac])\s*@|([abc][1-8]))\s*(?:([abc][1-8])|([ac])\s*\+))(?:\s*[x*#])*(?![^\s/[{;])/i;

/** A move of RGN as it is read with no throw before it. */
function moveOf(position: Position, found: RegExpExecArray): string | Fault {
  const [, pass, enters, from = '', to = '', leaves] = found.map((part) => part?.toLowerCase());
  if (pass) return `${pass}:-`;
  const { seat } = position;
  const letter = LETTERS[seat];
  if (![enters, leaves].every((each) => !each || each === letter)) {
    return misread('letter', found[0], `${letter!.toUpperCase()} for ${SEATS[seat]}`);
  }
  const strange = [to, from].find((name) => name && !pathOf(position).includes(cellOf(name)));
  return strange
    ? forbidden('UR-1', strange, `${SEATS[seat]} never comes there`)
    : `${enters ? `${enters}@` : from}${leaves ? `${leaves}+` : to}`;
}

/** Plays one move: the position after it, and its canonical text. */
function follow(position: Position, move: string): { next: Position; text: string } | Fault {
  const texts: string[] = [];
  let next = position;
  for (let rest = move; rest;) {
    const read = readStep(next, rest);
    if (isFault(read)) return read;
    texts.push(writeStep(next, read.step));
    next = play(next, read.step);
    rest = read.rest;
  }
  return { next, text: joined(texts) };
}

/**
 * Reads a game in the notation of RoyalUr (RGN) from where a turn begins: our move texts, one for each move. Tags and
 * comments are passed over, numbers and the signs behind a move may be missing.
 */
export function readRgn(text: string, start: Position): string[] | Fault {
  const moves: string[] = [];
  let position = start;
  for (let rest = text.replace(BESIDE, ''); rest; rest = rest.replace(BESIDE, '')) {
    const place = `move ${moves.length + 1}`;
    const [sign = '', dark] = TURN.exec(rest) ?? [];
    if (sign && Boolean(dark) !== (position.seat === 1)) {
      return misread(place, rest, `a move of ${SEATS[position.seat]}`);
    }
    rest = rest.slice(sign.length).replace(BESIDE, '');
    const found = MOVE.exec(rest);
    if (!found) return misread(place, rest, 'a move, as in A@A4, A3B1x, A8A+ or 0 --');
    const move = moveOf(position, found);
    const followed = isFault(move) ? move : follow(position, move);
    if (isFault(followed)) {
      const { place: where, message } = followed;
      return { ...followed, place: `${place}, ${where}`, message: `${place}, ${message}` };
    }
    moves.push(followed.text);
    position = followed.next;
    rest = rest.slice(found[0].length);
  }
  return moves;
}

/** Writes the moves of a match in the notation of RoyalUr (RGN): a line for a turn of light and one of dark. */
export function writeRgn({ history, outcome }: Played): string {
  let text = '';
  let turns = 0;
  for (const [i, { seat, steps }] of history.entries()) {
    const dark = SEATS.indexOf(seat as (typeof SEATS)[number]);
    if (seat === history[i - 1]?.seat) text += ' ';
    else if (dark) text += text ? ' / ' : '/ ';
    else text += `${text && '\n'}${++turns}. `;
    text += writeMove(steps, LETTERS[dark]!);
  }
  return text + (text && outcome ? '#' : '');
}

/** What is written of a match. */
interface Played {
  readonly history: readonly Move[];
  readonly outcome?: Outcome | undefined;
}

function writeMove([roll, piece]: Move['steps'], letter: string): string {
  if (!piece) return `${roll!.text[0]} --`;
  const { from = `${letter}@`, to = `${letter}+`, text } = piece;
  return (from + to).toUpperCase() + (text.includes('x') ? 'x' : '') + (text.endsWith('*') ? ' *' : '');
}
