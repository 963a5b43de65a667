import type { Point } from '../core/match.js';

/** What follows a point on its line: that of the last visit, else the main line. */
export const onward = ({ on, next }: Point): Point | undefined => on ?? next[0];

/** The end of the line on which a point lies. */
export function endOf(point: Point): Point {
  let end = point;
  for (let next = onward(end); next; next = onward(end)) end = next;
  return end;
}
