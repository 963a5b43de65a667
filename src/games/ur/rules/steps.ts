import { holds, type Position, waitingOf } from './position.js';
import type { Cell } from './variants.js';

/** A step as a number: 0 to 4 a throw, from 8 on a move of the piece that stands so many squares along the path. */
export type Step = number;

/** The step of the piece on a position of the path; a waiting piece is on -1. */
export const moveOf = (at: number): Step => at + 9;
export const isThrow = (step: Step) => step < 8;
export const placeOf = (step: Step) => step - 9;

/** Where a piece comes to by the throw: beyond the last square it is home. */
export const goalOf = ({ roll, variant }: Position, at: number) => at + roll + (at < 0 ? variant.entry : 0);

export const pathOf = ({ variant, seat }: Position): readonly Cell[] => variant.paths[seat]!;

/** Why the piece on a position of the path cannot move by the throw: the rule, if any forbids it. */
export function obstacle(position: Position, at: number): 'UR-6' | 'UR-9' | 'UR-12' | undefined {
  const path = pathOf(position);
  const goal = goalOf(position, at);
  const cell = path[goal];
  if (cell === undefined) return goal > path.length ? 'UR-12' : undefined;
  if (holds(position, position.seat, cell)) return 'UR-6';
  return position.variant.safe.includes(cell) && holds(position, 1 - position.seat, cell)
    ? 'UR-9'
    : undefined;
}

/** The pieces that the throw can move (UR-4), by their positions on the path. */
export function movable(position: Position): number[] {
  const path = pathOf(position);
  const list = waitingOf(position, position.seat) ? [-1] : [];
  path.forEach((cell, at) => {
    if (holds(position, position.seat, cell)) list.push(at);
  });
  return position.roll > 0 ? list.filter((at) => !obstacle(position, at)) : [];
}

/** Whether a seat has brought all its pieces home (UR-13). */
export const winnerOf = ({ home, variant }: Position) => home.findIndex((pieces) => pieces >= variant.pieces);

/** Every legal step: throws that can come out, or the moves of the throw. */
export function steps(position: Position): Step[] {
  const { seat, roll, variant } = position;
  if (seat < 0 || winnerOf(position) >= 0) return [];
  if (roll >= 0) return movable(position).map(moveOf);
  return [0, 1, 2, 3, 4].filter((n) => variant.chances[n]);
}

/** The position after a step. A throw that moves nothing ends the turn (UR-3, UR-7). */
export function play(position: Position, step: Step): Position {
  const { held, home, seat, variant } = position;
  if (isThrow(step)) {
    const thrown = Object.freeze({ held, home, seat, roll: step, variant });
    return movable(thrown).length ? thrown : Object.freeze({ held, home, seat: 1 - seat, roll: -1, variant });
  }
  const path = pathOf(position);
  const at = placeOf(step);
  const cell = path[goalOf(position, at)];
  let [own, other] = [held[seat]!, held[1 - seat]!];
  if (at >= 0) own &= ~(1 << path[at]!);
  let again = false;
  if (cell !== undefined) {
    own |= 1 << cell;
    // UR-11: whoever stood there waits again.
    again = variant.rosettes.includes(cell) || (variant.captureTurn && (other & (1 << cell)) !== 0);
    other &= ~(1 << cell);
  }
  const arrived = cell === undefined ? 1 : 0;
  return Object.freeze({
    held: Object.freeze(seat ? [other, own] : [own, other]) as Position['held'],
    home: arrived ? (Object.freeze([home[0] + (seat ? 0 : 1), home[1] + seat]) as Position['home']) : home,
    seat: again ? seat : 1 - seat,
    roll: -1,
    variant,
  });
}
