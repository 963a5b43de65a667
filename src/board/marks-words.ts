import { COLOURS, type Legend, type Mark } from './marks-read.js';

const and = new Intl.ListFormat('en');

/** What a mark is by itself: its colour is named where it is not the first, or where that is explained. */
function nameOf({ kind, colour, text }: Mark, legends: readonly Legend[]): string {
  const first = colour === COLOURS[0] && !legends.some((each) => each.colour === colour && !each.grade);
  const tone = first ? '' : `${colour} `;
  if (kind === 'heat') return `${tone}grade ${text}`;
  if (kind === 'ghost') return `a faint ${text} piece`;
  if (kind === 'label') return `${tone}“${text}”`;
  // A place has its own name.
  if (text) return text + (tone && ` in ${colour}`);
  return `${/^[aeiou]/.test(tone || kind) ? 'an' : 'a'} ${tone}${kind}`;
}

/** A mark that joins two cells. */
const joins = ({ kind, text }: Mark) => !text && (kind === 'arrow' || kind === 'line');

/** The sentences that tell of all marks, those of one name together, and of what they mean. */
export function sayMarks(marks: readonly Mark[], legends: readonly Legend[] = []): string {
  const told = new Map<string, readonly string[]>();
  for (const mark of marks) {
    const { kind, cells } = mark;
    const name = nameOf(mark, legends);
    if (joins(mark)) told.set(`${name} from ${cells.join(' to ')}`, []);
    else if (kind === 'path') told.set(`${name} through ${and.format(cells)}`, []);
    else told.set(`${name} on`, [...new Set([...(told.get(`${name} on`) ?? []), ...cells])]);
  }
  const parts = [...told].map(([name, cells]) => (cells[0] ? `${name} ${and.format(cells)}` : name));
  const meanings = legends.map(({ grade, colour, words }) => {
    const tone = grade && colour === COLOURS[0] ? '' : colour;
    return `${[tone, grade && `grade ${grade}`].filter(Boolean).join(' ')}: ${words}`;
  });
  return (
    (parts[0] ? ` Marked: ${parts.join('; ')}.` : '') +
    (meanings[0] ? ` Legend: ${meanings.join('; ')}.` : '')
  );
}

/** What is marked on a cell, and what that means, for its name. */
export const sayAt = (marks: readonly Mark[], cell: string, legends: readonly Legend[] = []): string =>
  marks
    .filter(({ cells }) => cells.includes(cell))
    .map((mark) => {
      const where = joins(mark) ? ` from ${mark.cells.join(' to ')}` : '';
      const grade = mark.kind === 'heat' ? mark.text : undefined;
      const meaning = legends.find((each) => each.colour === mark.colour && (each.grade ?? grade) === grade);
      return `, ${nameOf(mark, legends)}${where}${meaning ? ` (${meaning.words})` : ''}`;
    })
    .join('');
