import { holds, type Position, positionOf, waitingOf } from './position.js';
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
  const { seat, roll } = position;
  const path = pathOf(position);
  const list: number[] = [];
  for (let at = -1; roll && at < path.length; at++) {
    const stands = at < 0 ? waitingOf(position, seat) : holds(position, seat, path[at]!);
    if (stands && !obstacle(position, at)) list.push(at);
  }
  return list;
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
  const { seat, variant } = position;
  const other = 1 - seat;
  if (isThrow(step)) {
    const thrown = positionOf(position.held, position.home, seat, variant, step);
    return movable(thrown).length ? thrown : positionOf(position.held, position.home, other, variant);
  }
  const held = [...position.held] as [number, number];
  const home = [...position.home] as [number, number];
  const path = pathOf(position);
  const at = placeOf(step);
  const cell = path[goalOf(position, at)];
  let again: boolean | number = false;
  if (at >= 0) held[seat]! &= ~(1 << path[at]!);
  if (cell === undefined) home[seat]!++;
  else {
    const bit = 1 << cell;
    again = variant.rosettes.includes(cell) || (variant.captureTurn && holds(position, other, cell));
    held[seat]! |= bit;
    // UR-11: whoever stood there waits again.
    held[other]! &= ~bit;
  }
  return positionOf(held, home, again ? seat : other, variant);
}
