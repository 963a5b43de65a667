import { type Fault, isFault, misread } from '../core/fault.js';
import {
  type Cell,
  circle,
  type Levels,
  type Look,
  pieces,
  type Point,
  type Scene,
  type Shape,
} from './scene.js';

export { marksCss } from './marks.styles.js';

/** A mark on a figure: what it is, on which cells, and in which of the four colours, which differ in their strokes too. */
export interface Mark {
  readonly kind: 'arrow' | 'line' | 'ring' | 'dot' | 'cross' | 'label' | 'tint' | 'ghost';
  readonly cells: readonly string[];
  readonly colour: string;
  /** What a label says, or which piece a ghost is. */
  readonly text?: string;
}

/** The first is that of a mark which names none. */
export const COLOURS: readonly string[] = ['amber', 'teal', 'rose', 'ink'];

const TOKEN =
  /^(?<cells>[a-z]\d(?:(?<link>>|-|\.\.)[a-z]\d)?)(?:(?<sign>[!.x~])|:(?<label>"[^"]*"|[^@\s:]+)|=(?<ghost>[\w-]+))?(?:@(?<colour>\w+))?$/;
const SIGNS: Readonly<Record<string, Mark['kind']>> = { '!': 'ring', '.': 'dot', x: 'cross', '~': 'tint' };
const EXPECTED =
  'marks such as a1>c3, a1-c3, a1!, a1., a1x, a1:label, a1..c3~, a1=light, with @teal, @rose or @ink';

/** The cells from one to another, which are two corners of them. */
function area(cells: readonly string[], all: readonly string[]): string[] {
  const [one, other] = cells as [string, string];
  const between = (i: number, name: string) =>
    name[i]! >= (one[i]! < other[i]! ? one[i]! : other[i]!) &&
    name[i]! <= (one[i]! < other[i]! ? other[i]! : one[i]!);
  return all.filter((name) => between(0, name) && between(1, name));
}

/** Reads the `marks` of a board with these cells and kinds of pieces; what can be read is kept beside a fault. */
export function readMarks(
  text: string,
  all: readonly string[],
  pieces: readonly string[],
): { readonly marks: readonly Mark[]; readonly fault?: Fault } {
  const marks: Mark[] = [];
  let fault: Fault | undefined;
  for (const word of text.match(/[^\s"]*"[^"]*"\S*|\S+/g) ?? []) {
    const found = TOKEN.exec(word)?.groups;
    const ends = found?.cells?.split(/>|-|\.\./) ?? [];
    const colour = found?.colour ?? COLOURS[0]!;
    const { link, sign, label, ghost } = found ?? {};
    const cells = link === '..' ? area(ends, all) : ends;
    const kind = sign
      ? SIGNS[sign]
      : label
        ? 'label'
        : ghost
          ? 'ghost'
          : link === '>'
            ? 'arrow'
            : link === '-'
              ? 'line'
              : undefined;
    // An arrow or a line joins two cells; an area takes a sign for each of its cells.
    const fits = kind && (link === '>' || link === '-') === (kind === 'arrow' || kind === 'line');
    const missing = ends.find((name) => !all.includes(name));
    if (!fits) fault ??= misread('marks', word, EXPECTED);
    else if (missing) fault ??= misread('marks', word, `a cell of this board in place of ${missing}`);
    else if (!COLOURS.includes(colour)) fault ??= misread('marks', word, COLOURS.join(' or '));
    else if (ghost && !pieces.includes(ghost)) fault ??= misread('marks', word, pieces.join(' or '));
    else {
      const text_ = label?.replace(/^"|"$/g, '') ?? ghost;
      marks.push({ kind, cells, colour, ...(text_ !== undefined && { text: text_ }) });
    }
  }
  return fault ? { marks, fault } : { marks };
}

const NAMES: Readonly<Record<Mark['kind'], string>> = {
  arrow: 'an arrow from',
  line: 'a line from',
  ring: 'a ring on',
  dot: 'a dot on',
  cross: 'a cross on',
  label: '',
  tint: 'a tint on',
  ghost: '',
};
const and = new Intl.ListFormat('en');

/** What a mark is, in English. */
function say({ kind, cells, colour, text }: Mark): string {
  const tone = colour === COLOURS[0] ? '' : `${colour} `;
  if (kind === 'label') return `“${text}” on ${and.format(cells)}`;
  if (kind === 'ghost') return `a faint ${text} piece on ${and.format(cells)}`;
  const name = NAMES[kind].replace(/^an? /, (article) => (tone ? `a ${tone}` : article));
  return `${name} ${kind === 'arrow' || kind === 'line' ? cells.join(' to ') : and.format(cells)}`;
}

/** The sentence that tells of all marks. */
export const sayMarks = (marks: readonly Mark[]): string =>
  marks[0] ? ` Marked: ${marks.map(say).join('; ')}.` : '';

/** What is marked on a cell, for its name. */
export const sayAt = (marks: readonly Mark[], cell: string): string =>
  marks
    .filter(({ cells }) => cells.includes(cell))
    .map((mark) => `, ${say(mark)}`)
    .join('');

/** An arrow or a line between two centres, its ends a little off them, and the head. */
function stroke([x1, y1]: Point, [x2, y2]: Point, head: boolean): { d: string; tip: string } {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number) =>
    `${Math.round((x1 + ux * along - uy * aside) * 10) / 10} ${Math.round((y1 + uy * along + ux * aside) * 10) / 10}`;
  const end = length - (head ? 14 : 20);
  return {
    d: `M${at(20, 0)}L${at(head ? end - 22 : end, 0)}`,
    tip: head ? `M${at(end, 0)}L${at(end - 34, 20)}L${at(end - 34, -20)}z` : '',
  };
}

/** A faint piece on a cell. */
function ghostOf({ lifted }: Pick<Look<never>, 'lifted'>, piece: string, cell: Cell): Shape[] {
  const { x, y, size = 1 } = cell;
  const shapes = lifted?.({ ...cell, piece }) ?? [pieces(piece, [[0, 0]])];
  return shapes.map((shape) => ({
    ...shape,
    part: 'mark',
    class: `${shape.class} mg`,
    transform: `translate(${x} ${y})scale(${size})`,
  }));
}

/** A scene with marks: tints under the pieces, everything else above all. */
export function withMarks(
  scene: Scene,
  marks: readonly Mark[],
  levels: Levels,
  look: Pick<Look<never>, 'lifted'>,
): Scene {
  const cells = Object.fromEntries(levels.flat(2).map((cell) => [cell.name, cell]));
  const under: Shape[] = [];
  const over: Shape[] = [];
  const put = (d: string, colour: string, style: string) => {
    over.push({ d, class: `mh ${style}` }, { d, class: `mk ${style} ${colour}` });
  };
  for (const { kind, cells: names, colour, text } of marks) {
    const placed = names.map((name) => cells[name]!);
    const point = ({ x, y }: Cell): Point => [x, y];
    if (kind === 'tint') {
      const d = placed.map(({ x, y, reach, size = 1 }) =>
        reach === undefined ? `M${x - 46} ${y - 46}h92v92h-92z` : circle(46 * size, [x, y]),
      );
      under.push({ d: d.join(''), class: `mt ${colour}` });
    } else if (kind === 'arrow' || kind === 'line') {
      const { d, tip } = stroke(point(placed[0]!), point(placed[1]!), kind === 'arrow');
      put(d, colour, 'ms');
      if (tip) put(tip, colour, 'mp');
    } else {
      for (const cell of placed) {
        const { x, y, size = 1 } = cell;
        if (kind === 'ring') put(circle(41 * size, [x, y]), colour, 'ms');
        else if (kind === 'dot') put(circle(13 * size, [x, y]), colour, 'mp');
        else if (kind === 'cross') put(`M${x - 20} ${y - 20}l40 40m0-40l-40 40`, colour, 'ms');
        else if (kind === 'ghost') over.push(...ghostOf(look, text!, cell));
        else over.push({ text: text!, class: `ml ${colour}`, transform: `translate(${x},${y})` });
      }
    }
  }
  return { ...scene, shapes: [...under, ...scene.shapes, ...over] };
}

/** The box of a part of the board, which two cells are the corners of: `a1:d4`. */
export function cropTo(crop: string, levels: Levels): string | Fault {
  const cells = levels.flat(2);
  const ends =
    /^([a-z]\d):([a-z]\d)$/
      .exec(crop.trim().toLowerCase())
      ?.slice(1)
      .map((name) => cells.find((cell) => cell.name === name)) ?? [];
  const [one, other] = ends;
  if (!one || !other) return misread('crop', crop, 'two cells of this board as corners, as in a1:d4');
  const [x, y] = [Math.min(one.x, other.x) - 52, Math.min(one.y, other.y) - 52];
  return `${x} ${y} ${Math.abs(one.x - other.x) + 104} ${Math.abs(one.y - other.y) + 104}`;
}

/** A scene with the marks and the crop of a board, what is said of the marks, of all or of a cell, and what could not be read. */
export function markUp(
  scene: Scene,
  levels: Levels,
  look: Pick<Look<never>, 'lifted' | 'pieces'>,
  text: string,
  crop: string,
): { readonly scene: Scene; readonly fault: Fault | undefined; said(cell?: string): string } {
  const names = levels.flat(2).map(({ name }) => name);
  const { marks, fault } = readMarks(text, names, look.pieces);
  const marked = withMarks(scene, marks, levels, look);
  const box = crop ? cropTo(crop, levels) : marked.box;
  return {
    scene: isFault(box) ? marked : { ...marked, box },
    fault: fault ?? (isFault(box) ? box : undefined),
    said: (cell) => (cell ? sayAt(marks, cell) : sayMarks(marks)),
  };
}
