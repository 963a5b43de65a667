import type { Point } from './match.js';

/** What follows a point on its line: that of the last visit, else the main line. */
export const onward = <P>({
  on,
  next,
}: {
  readonly on?: P | undefined;
  readonly next: readonly P[];
}): P | undefined => on ?? next[0];

/** Whether a finished move is at a point or comes after it. */
const leads = ({ move, next }: Point): boolean => !!move || next.some(leads);

/** The point of the main line after so many moves, or the last one there is. */
export function mainPoint<Position>(root: Point<Position>, ply: number): Point<Position> {
  let at = root;
  for (let next; at.ply < ply && (next = at.next.find(leads) ?? at.next[0]); at = next);
  return at;
}
