import { type Fault, isFault, misread } from '../core/fault.js';
import { mainPoint } from '../core/main-line.js';
import { Match } from '../core/match.js';
import { readRecord } from '../core/record.js';
import type { Kit } from './kit.js';
import { marksCss, markUp, type Places } from './marks.js';
import { marksOf } from './remark.js';
import { holdingsOf, sceneOf, type Showing, showingOf, stateCss } from './scene.js';
import { toSvg } from './to-svg.js';

/** What a figure shows: the attributes of a board by their names. */
export interface FigureOptions {
  /** The position to begin with, which may be impossible or partial; the game's own start if left out. */
  readonly position?: string;
  /** Rule options, as in the attribute. */
  readonly rules?: string;
  /** A record of moves from there. */
  readonly moves?: string;
  /** After how many of these moves; at their end if left out. */
  readonly ply?: number;
  /** The seat or the edge that lies near the reader. */
  readonly near?: string;
  readonly flipped?: boolean;
  readonly coordinates?: boolean | 'path';
  readonly marks?: string;
  readonly crop?: string;
  /** What ids and classes in the file begin with; the game's name if left out. */
  readonly prefix?: string;
}

type Drawn<Position, Step> = Pick<Kit<Position, Step>, 'game' | 'look' | 'words'>;

/** What a file is drawn with besides its match. */
export interface Drawing {
  readonly showing: Showing;
  readonly marks: string;
  readonly crop: string;
  readonly places?: Places | undefined;
  readonly prefix?: string | undefined;
}

/** Where a match stands, as the text of an SVG file, without what only a reader at the board needs. */
export function fileOf<Position, Step>(
  { game, look, words }: Drawn<Position, Step>,
  match: Match<Position, Step>,
  { showing, marks, crop, places, prefix = game.id }: Drawing,
): { readonly file: string; readonly fault: Fault | undefined } {
  const { state, mover, started } = match;
  const still = { ...showing, steps: [], picked: undefined, playing: false, acting: false };
  const levels = look.cells(state, still.turned);
  const scene = sceneOf(look, state, mover, levels, still);
  const marked = marks || crop ? markUp(scene, levels, look, marks, crop, places) : undefined;
  const sentence = words.figure(holdingsOf(look, state), mover, started, match.steps());
  const css = stateCss + look.css + (marks ? marksCss : '');
  const file = toSvg(marked?.scene ?? scene, css, sentence + (marked?.said() ?? ''), prefix);
  return { file, fault: marked?.fault };
}

/** What an option takes that is no text and no number; as an attribute the empty text is there. */
export type Choices = Readonly<Record<string, readonly unknown[]>>;
export const FLAG: readonly unknown[] = [true, false, ''];
const CHOICES: Choices = { flipped: FLAG, coordinates: [...FLAG, 'path'] };

/** Whether a flag is set. */
export const isSet = (value: unknown): boolean => value === '' || Boolean(value);
const TEXTS = ['position', 'rules', 'moves', 'near', 'marks', 'crop', 'prefix'] as const;

/** What no type checker has seen may be of any kind: the first option that is of a wrong one. */
function wrongIn(options: FigureOptions, choices: Choices): Fault | undefined {
  const kindOf = (value: unknown) => (Number.isNaN(value) ? 'NaN' : typeof value);
  const wrong = TEXTS.find((name) => typeof (options[name] ?? '') !== 'string');
  if (wrong) return misread(wrong, kindOf(options[wrong]), 'text');
  const ply = kindOf(options.ply ?? 0);
  if (ply !== 'number') return misread('ply', ply, 'a number');
  const all = options as Readonly<Record<string, unknown>>;
  const odd = Object.keys(choices).find((name) => all[name] != null && !choices[name]!.includes(all[name]));
  if (!odd) return undefined;
  const found = all[odd];
  const expected = choices[odd]!.filter((value) => value !== '').join(' or ');
  return misread(odd, typeof found === 'string' ? found : kindOf(found), expected);
}

/** What makes figures of one game. */
export function figureOf<Position, Step>(
  kit: Drawn<Position, Step> & { placesOf?(position: Position): Places },
  own: Choices = {},
): (options?: FigureOptions) => string | Fault {
  const { game, look } = kit;
  return (given) => {
    const shown: FigureOptions = given ?? {};
    const fault = wrongIn(shown, { ...CHOICES, ...own });
    if (fault) return fault;
    const { position, rules, moves, ply, near, flipped, coordinates, marks, crop, prefix } = shown;
    const options = {
      position: position ?? undefined,
      rules: rules ?? undefined,
      purpose: 'figure',
    } as const;
    const match = moves ? readRecord(game, moves, options) : Match.start(game, options);
    if (isFault(match)) return match;
    match.goTo(mainPoint(match.root, ply ?? Infinity));
    const edges = [...look.edges.keys()];
    if (near && !edges.includes(near.toLowerCase())) return misread('near', near, edges.join(' or '));
    const drawn = fileOf(kit, match, {
      showing: showingOf(look, match, {
        near,
        flipped: isSet(flipped),
        coordinates: coordinates === 'path' ? coordinates : isSet(coordinates),
      }),
      marks: `${marks ?? ''} ${marksOf(match.point)}`.trim(),
      crop: crop ?? '',
      places: kit.placesOf?.(match.state),
      prefix: prefix ?? undefined,
    });
    return drawn.fault ?? drawn.file;
  };
}
