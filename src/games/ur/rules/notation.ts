import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Purpose, StepView } from '../../../core/game.js';
import { count, holderOf, holds, type Position, positionOf, waitingOf } from './position.js';
import {
  goalOf,
  isThrow,
  moveOf,
  movable,
  obstacle,
  pathOf,
  placeOf,
  play,
  type Step,
  steps,
  winnerOf,
} from './steps.js';
import { cellOf, nameOf, SEATS, type Variant } from './variants.js';

const EMPTY = '....xx../......../....xx..';

/** Reads `rows seat homes`: `4xx2/8/4xx2 l l0d0`. */
export function readPosition(text: string, variant: Variant, purpose: Purpose): Position | Fault {
  const [board = '', word, homes = word ? '' : 'l0d0', more] = text.toLowerCase().match(/\S+/g) ?? [];
  const letter = word ?? '-';
  const rows = board.split('/');
  if (rows.length !== 3) return misread('position', board, '3 rows with /');
  const held: [number, number] = [0, 0];
  for (const [i, row] of rows.entries()) {
    const signs = row.replace(/\d/g, (run) => '.'.repeat(+run));
    // Without its pieces a row is as long and has its missing squares where they are.
    const empty = EMPTY.split('/')[i];
    if (signs.replace(/[ld]/g, '.') !== empty) {
      return misread(`position, row ${'ABC'[i]}`, row, `${empty} with l, d`);
    }
    [...signs].forEach((sign, column) => {
      const seat = 'ld'.indexOf(sign);
      if (seat >= 0) held[seat]! |= 1 << (8 * i + column);
    });
  }
  const seat = ['l', 'd'].indexOf(letter);
  if (seat < 0 && (letter !== '-' || purpose === 'play')) {
    return misread('position, seat to throw', letter, 'l or d');
  }
  const [, l, d] = /^l(\d)d(\d)$/.exec(homes) ?? [];
  if (!l) return misread('position, pieces home', homes, 'as in l0d0');
  if (more) return misread('position', more, 'a throw that moves');
  const position = positionOf(held, [+l, +d!], seat, variant);
  return (purpose === 'play' && impossible(position)) || position;
}

/** What no game reaches: too many pieces (UR-14), one off its path (UR-1, UR-5), or two winners (UR-13). */
function impossible({ held, home, variant }: Position): Fault | undefined {
  for (const [seat, name] of SEATS.entries()) {
    const pieces = count(held[seat]!) + home[seat]!;
    if (pieces > variant.pieces) {
      return misread(`position, ${name}`, `${pieces} pieces`, `${variant.pieces} at most (UR-14)`);
    }
    const path = variant.paths[seat]!;
    for (let cell = 0; cell < 24; cell++) {
      const at = path.indexOf(cell);
      if ((held[seat]! >> cell) & 1 && at < variant.entry) {
        return forbidden(at ? 'UR-1' : 'UR-5', `position, ${nameOf(cell)}`, `${name} never comes there`);
      }
    }
  }
  return home[0] + home[1] === 2 * variant.pieces
    ? forbidden('UR-13', 'position, pieces home', 'one side is home')
    : undefined;
}

/** Writes rows, seat and pieces home; `-` stands where nobody moves. */
export function writePosition(position: Position): string {
  const board = EMPTY.replace(
    /\./g,
    (empty, at: number) => 'ld'[holderOf(position, at - ((at / 9) | 0))] ?? empty,
  ).replace(/\.+/g, (run) => `${run.length}`);
  return `${board} ${'ld'[position.seat] ?? '-'} l${position.home[0]}d${position.home[1]}`;
}

/** A step as a reader meets it: a throw (`3`, or `2:-` where that moves nothing), then `@a1*`, `b3-b5x`, `a7+`. */
export function view(position: Position, step: Step): StepView {
  if (isThrow(step)) {
    return play(position, step).roll < 0
      ? { text: `${step}:-`, changes: [], reason: step ? 'blocked' : 'zero' }
      : { text: `${step}`, changes: [] };
  }
  const at = placeOf(step);
  const path = pathOf(position);
  const cell = path[goalOf(position, at)];
  const [from, to] = [nameOf(path[at]), nameOf(cell)];
  let text = `${from || '@'}${from && to && '-'}${to || '+'}`;
  if (to && holderOf(position, cell!) >= 0) text += 'x';
  if (to && position.variant.rosettes.includes(cell!)) text += '*';
  return { text, ...(from && { from }), ...(to && { to }), changes: [] };
}

/** The text of a step. */
export const writeStep = (position: Position, step: Step): string => view(position, step).text;

/** A throw and the move of a piece, with a colon between. */
export const writeMove = (texts: readonly string[]): string => texts.join(':');

/** Reads the step at the start of a move text: a throw, or the move of a piece. */
export function readStep(position: Position, text: string): { step: Step; rest: string } | Fault {
  if (!steps(position).length) {
    return forbidden(winnerOf(position) < 0 ? 'UR-1' : 'UR-13', 'move', 'nobody moves');
  }
  return position.roll < 0 ? readThrow(position, text) : readPiece(position, text);
}

const OBSTACLES = {
  'UR-6': 'your piece is there',
  'UR-9': 'the piece there is safe',
  'UR-12': 'the throw is too much',
};

/** Reads which piece moves by the throw; before one is made, the throw by which a piece moves as RGN says: `A3B1`. */
function readPiece(position: Position, text: string): { step: Step; rest: string } | Fault {
  const { seat, variant } = position;
  const found =
    /^:?\s*(?:[ac]?@\s*([abc][1-8])|([abc][1-8])\s*(?:[-–]?\s*([abc][1-8])|[ac]?(\+))?)\s*[x*#]*/.exec(
      text.toLowerCase(),
    );
  if (!found) {
    if (/^:?\s*-/.test(text)) return forbidden('UR-7', 'move', 'one can move');
    return misread('move', text, '@a4, b1-b3 or a7+');
  }
  const [all, entered, from, goal, home] = found;
  const path = pathOf(position);
  const meant = entered ?? goal;
  const named = meant ?? from!;
  const at = from ? path.indexOf(cellOf(from)) : -1;
  const before = position.roll < 0;
  const roll = before
    ? (meant ? path.indexOf(cellOf(meant)) : path.length) - goalOf(position, at) - 1
    : position.roll;
  if (!roll || !variant.chances[roll])
    return before
      ? forbidden('UR-4', named, 'no piece comes there')
      : forbidden('UR-3', named, '0 moves none');
  if (from && !(at >= 0 && holds(position, seat, path[at]!))) {
    return forbidden('UR-4', from, meant || home ? 'move your piece' : 'no piece comes there');
  }
  if (entered && !waitingOf(position, seat)) return forbidden('UR-4', entered, 'no piece waits');
  const thrown = { ...position, roll };
  const rule = obstacle(thrown, at);
  // A piece that cannot go where the throw brings it cannot hop on from there either.
  const to = nameOf(path[goalOf(thrown, at)]);
  const leads = (meant ?? '') !== to && rule !== 'UR-12' && `${roll} leads ${to ? `to ${to}` : 'home'}`;
  const expected = [leads, rule && OBSTACLES[rule]].filter((each) => each).join('; ');
  if (expected) return forbidden(rule ?? (entered ? 'UR-5' : 'UR-4'), named, expected);
  return before ? { step: roll, rest: text } : { step: moveOf(at), rest: text.slice(all.length) };
}

function readThrow(position: Position, text: string): { step: Step; rest: string } | Fault {
  const [all = '', number, passes] = /^(\d)\s*(?::?\s*(-+))?/.exec(text) ?? [];
  const legal = steps(position);
  const step = +number!;
  if (/^[abc][@\d][abc]/i.test(text)) return readPiece(position, text);
  if (!legal.includes(step)) {
    // Only three dice never make 0.
    return forbidden(step === 0 ? 'UR-15' : 'UR-2', 'move, throw', `first throw ${legal}`);
  }
  const thrown = { ...position, roll: step };
  const rest = text.slice(all.length);
  if (movable(thrown).length) {
    if (passes) return forbidden('UR-7', all, 'one can move');
    // Why none of the pieces moves by a throw that passes.
  } else if (!passes && /^[:@abc]/i.test(rest)) return readPiece(thrown, rest);
  return { step, rest };
}
