import type { Note } from '../core/match.js';

const MARKS = /\[marks\s+([^\]]*)\]/gi;

/** The marks that the comments of a point hold: `{[marks a1>c3 b2!] An arrow.}` */
export const marksOf = ({ intro = '', comment = '' }: Note): string =>
  [...`${intro} ${comment}`.matchAll(MARKS)].map(([, marks]) => marks).join(' ');

/** A comment without the marks in it, which are drawn. */
export const remark = (comment: string | undefined): string => comment?.replace(MARKS, '').trim() ?? '';
