import type { Point } from '../core/match.js';

/** A point as the match keeps it: with the one after it that was visited last. */
type Visited = Point & { readonly on?: Point };

/** What follows a point on its line: that of the last visit, else the main line. */
export const onward = ({ on, next }: Visited): Point | undefined => on ?? next[0];

/** The end of the line on which a point lies. */
export function endOf(point: Point): Point {
  let end = point;
  for (let next = onward(end); next; next = onward(end)) end = next;
  return end;
}
