import { type Fault, misread } from '../core/fault.js';

/** A mark on a figure: what it is, on which cells, and in which of the four colours, which differ in their strokes too. */
export interface Mark {
  readonly kind: 'arrow' | 'ring' | 'dot' | 'cross' | 'label' | 'tint' | 'heat' | 'ghost' | Place['kind'];
  readonly cells: readonly string[];
  readonly colour: string;
  /** What a label says, which piece a ghost is, the grade of a tint, or what a place is called. */
  readonly text?: string;
}

/** A place of a game that has a name: a way through its cells, an area of them, or a line of them. */
export interface Place {
  readonly kind: 'path' | 'zone' | 'line';
  /** In their order; none while there is no such place on the board. */
  readonly cells: readonly string[];
  /** What it is called in a sentence: `the path of light`. */
  readonly words: string;
}

/** The places of a board by the words that marks name them with; several may share one. */
export type Places = Readonly<Record<string, Place | readonly Place[]>>;

/** What a colour means, or a grade of tint, by the word that a mark has for it: `@teal`, `~5`. */
export interface Legend {
  readonly colour: string;
  readonly grade?: string;
  readonly words: string;
}

/** What could be read, in the order of the text, and the first thing that could not. */
export interface Reading {
  readonly marks: readonly Mark[];
  readonly legends: readonly Legend[];
  readonly fault?: Fault;
}

/** The first is that of a mark which names none. */
export const COLOURS: readonly string[] = ['amber', 'teal', 'rose', 'ink'];

/** One word of marks: words in quotes and in the brackets of `heat(…)` are of one piece. */
export const WORD = /heat\([^)]*\)\S*|[^\s"]*"[^"]*"\S*|\S+/g;

const CELLS = String.raw`(?<cells>[a-zA-Z]\d(?:(?<link>>|-|\.\.)[a-zA-Z]\d)?)`;
const COLOUR = String.raw`(?:@(?<colour>\w+))?`;
const MARK = RegExp(
  `^${CELLS}(?:(?<sign>[!.x]|~(?<grade>[1-5])?)|:(?<label>"[^"]+"|[^@\\s:"]+)|=(?<ghost>[\\w-]+))?${COLOUR}$`,
);
const LEGEND = RegExp(`^(?:~(?<grade>[1-5]))?${COLOUR}=(?<words>"[^"]+"|[^"\\s]+)$`);
const PLACE = RegExp(String.raw`^(?<name>[a-z]+(?::[\w-]+)?)${COLOUR}$`);
const HEAT = RegExp(String.raw`^heat\((?<graded>[^)]*)\)${COLOUR}$`);
const GRADED = /^([a-z]\d(?:\.\.[a-z]\d)?)=([1-5])$/i;

const KINDS: Readonly<Record<string, Mark['kind']>> = {
  '!': 'ring',
  '.': 'dot',
  x: 'cross',
  '~': 'tint',
  '>': 'arrow',
  '-': 'line',
};
const EXPECTED =
  'marks such as a1>c3, a1-c3, a1!, a1., a1x, a1~, a1~5, a1:label, a1..c3~, a1=light, heat(a1=5 b2=1), @teal="meaning", with @teal, @rose or @ink';

const plain = (words: string) => words.replace(/^"|"$/g, '');

/** The cells from one to another, which are two corners of them. */
function area(cells: readonly string[], all: readonly string[]): string[] {
  const ends = [0, 1].map((i) => cells.map((name) => name[i]!).sort()) as [string, string][];
  return all.filter((name) => ends.every(([low, high], i) => name[i]! >= low && name[i]! <= high));
}

/** `heat(a1=5 b2..c3=1)@teal` as `a1~5@teal b2..c3~1@teal`; what is no grade stays in its brackets. */
function spread(word: string): string[] {
  const { graded, colour } = HEAT.exec(word)?.groups ?? {};
  const items = graded?.match(/[^\s,]+/g);
  return (
    items?.map((item) => {
      const [, cells, grade] = GRADED.exec(item) ?? [];
      return cells ? `${cells}~${grade}${colour ? `@${colour}` : ''}` : `heat(${item})`;
    }) ?? [word]
  );
}

/** Reads the `marks` of a board with these cells, kinds of pieces and places; what can be read is kept beside a fault. */
export function readMarks(
  text: string,
  all: readonly string[],
  pieces: readonly string[],
  places: Places = {},
): Reading {
  const marks: Mark[] = [];
  const legends: Legend[] = [];
  let fault: Fault | undefined;

  /** What is there already, perhaps in the comment of a record, would only be drawn and told twice. */
  function add(mark: Mark) {
    const key = JSON.stringify(mark);
    if (!marks.some((each) => JSON.stringify(each) === key)) marks.push(mark);
  }

  /** Reads a word, or says what was expected in its place. */
  function read(word: string): string | undefined {
    const mark = MARK.exec(word)?.groups;
    const legend = LEGEND.exec(word)?.groups;
    const place = PLACE.exec(word)?.groups;
    const { colour = COLOURS[0]!, grade } = mark ?? legend ?? place ?? {};
    const ends = mark?.cells?.toLowerCase().split(/>|-|\.\./) ?? [];
    const missing = ends.find((name) => !all.includes(name));
    if (missing) return `a cell of this board in place of ${missing}`;
    if (!COLOURS.includes(colour)) return COLOURS.join(' or ');

    if (legend?.colour || legend?.grade) {
      legends.push({ colour, ...(grade && { grade }), words: plain(legend.words!) });
    } else if (place) {
      const names = Object.keys(places);
      const name = place.name!.replace(/:[A-Z]\d$/, (cell) => cell.toLowerCase());
      // What is sought at a cell may be elsewhere now.
      if (!names.includes(name) && !names.includes(name.replace(/:[a-z]\d$/, '')))
        return names[0] ? `${names.join(' or ')}, or ${EXPECTED}` : EXPECTED;
      for (const { kind, cells, words } of [places[name] ?? []].flat())
        if (cells[0]) add({ kind, cells, colour, text: words });
    } else if (mark) {
      const { link, sign, label, ghost } = mark;
      // An arrow or a line joins two cells; an area takes a sign for each of its cells.
      const joins = link === '>' || link === '-';
      const kind = grade ? 'heat' : label ? 'label' : ghost ? 'ghost' : KINDS[sign ?? link!];
      if (!kind || joins === Boolean(sign ?? label ?? ghost)) return EXPECTED;
      if (ghost && !pieces.includes(ghost)) return pieces.join(' or ');
      if (ghost && mark.colour) return 'no colour for a piece, which has its own';
      const says = grade ?? label ?? ghost;
      const cells = link === '..' ? area(ends, all) : ends;
      add({ kind, cells, colour, ...(says && { text: plain(says) }) });
    } else return EXPECTED;
  }

  for (const word of (text.match(WORD) ?? []).flatMap(spread)) {
    const expected = read(word);
    if (expected) fault ??= misread('marks', word, expected);
  }
  return { marks, legends, ...(fault && { fault }) };
}
