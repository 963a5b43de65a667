import type { Point } from '../core/match.js';

const MARKS = /\[marks\s+([^\]]*)\]/gi;

const marksIn = (comment = ''): string => [...comment.matchAll(MARKS)].map(([, marks]) => marks).join(' ');

/**
 * The marks that a record gives to a point: `{[marks a1>c3 b2!] An arrow.}` after its move, or before the move that follows
 * on the line.
 */
export function marksOf({ comment, on, next }: Point): string {
  let following = on ?? next[0];
  while (following && !following.move) following = following.on ?? following.next[0];
  return `${marksIn(comment)} ${marksIn(following?.intro)}`.trim();
}

/** A comment without the marks in it, which are drawn. */
export const remark = (comment: string | undefined): string => comment?.replace(MARKS, '').trim() ?? '';
