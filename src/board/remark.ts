import { onward } from '../core/main-line.js';
import type { Point } from '../core/match.js';

const MARKS = /\[marks\s+((?:"[^"]*"|[^\]"])*)\]/gi;

const marksIn = (comment = ''): string => [...comment.matchAll(MARKS)].map(([, marks]) => marks).join(' ');

/** The point of the next finished move on the line that was visited last, else on the main line. */
export function following(point: Pick<Point, 'on' | 'next'>): Point | undefined {
  const then = onward(point);
  return then && !then.move ? following(then) : then;
}

/**
 * The marks that a record gives to a point: `{[marks a1>c3 b2!] An arrow.}` after its move, or before the move that follows
 * on the line.
 */
export const marksOf = (point: Point): string =>
  `${marksIn(point.comment)} ${marksIn(following(point)?.intro)}`.trim();

/** A comment without the marks in it, which are drawn. */
export const remark = (comment: string | undefined): string => comment?.replace(MARKS, '').trim() ?? '';
