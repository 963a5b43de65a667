import { type Cell, circle, type Look, pieces, type Point, type Shape, turnRows } from '../../board/scene.js';
import { ballAt, COLOURS, type Colour, nameOf, type Position, rowsOf } from './rules/position.js';
import { css } from './look.styles.js';

/*
 * A matt graphite tray with turned hollows and satin balls. One pitch is 100 units: a board of n cells a side
 * spans 0 to 100n. Names in the markup are short because they are sent: look.styles.ts explains the classes.
 */

/** Each colour's sign, so that no ball is told by its colour alone: bar, ring, cross, dot. */
const SIGNS: Readonly<Record<string, string>> = {
  red: 'M-13 0H13',
  blue: circle(12),
  green: 'M-13.5 0H13.5M0-13.5V13.5',
  yellow: 'M0 0h0',
};

/** The tray and its hollows; light falls from the upper left. */
const BOARD =
  '<linearGradient id="d" x2="1" y2="1"><stop stop-color="#0d0c0c"/><stop offset="1" stop-color="#6b6661"/></linearGradient><linearGradient id="f" x2="1" y2="1"><stop stop-color="#ffffff1c"/><stop offset=".5" stop-color="#8880"/><stop offset="1" stop-opacity=".25"/></linearGradient><radialGradient id="w" cx=".62" cy=".68" r=".75"><stop stop-color="#393633"/><stop offset=".45" stop-color="#262423"/><stop offset="1" stop-color="#100f0f"/></radialGradient><pattern id="p" width="100" height="100" patternUnits="userSpaceOnUse"><circle class="x" cx="50" cy="50" r="46" fill="url(#d)"/><circle class="o" cx="50" cy="50" r="44.5" fill="url(#w)"/></pattern>';

/** Balls: one light for all colours; hatches, of the code of heraldry, show in one ink only. */
const BALLS =
  '<defs class="balls"><radialGradient id="v"><stop offset=".72" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient><radialGradient id="l" cx=".35" cy=".29" r=".8"><stop stop-color="#fff3dd75"/><stop offset=".2" stop-color="#fff3dd42"/><stop offset=".48" stop-color="#fff3dd00"/><stop offset=".48" stop-color="#240b1000"/><stop offset=".78" stop-color="#240b1040"/><stop offset="1" stop-color="#240b108a"/></radialGradient><pattern id="hred" class="k" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M3 0V7" stroke="currentColor" stroke-width="1.3"/></pattern><pattern id="hblue" href="#hred" patternTransform="rotate(90)"/><pattern id="hgreen" href="#hred" patternTransform="rotate(-45)"/><pattern id="hyellow" class="k" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.5" fill="currentColor"/></pattern><clipPath id="c"><circle r="40"/></clipPath>' +
  COLOURS.map(
    (colour) =>
      `<marker id="${colour}" class="${colour}" overflow="visible"><circle class="x" cx="5" cy="6" r="48" fill="url(#v)"/><circle class="n" r="40"/><circle class="x" r="40" fill="url(#l)"/><circle class="h" r="40" fill="url(#h${colour})"/><path class="e" d="${SIGNS[colour]}"/><path class="s" d="${SIGNS[colour]}"/></marker>`,
  ).join('') +
  '</defs>';

const tray = (y: number, width: number, height: number, rx: number) =>
  `<rect class="x" x="-51" y="${y + 6}" width="${width}" height="${height}" rx="${rx}" fill="#191716"/><rect class="f" x="-51" y="${y}" width="${width}" height="${height}" rx="${rx}"/><rect class="z x" x="-50" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="${rx - 1}" fill="url(#f)"/>`;

/** The art of a board by the width of its field. */
const artOf = (width: number) =>
  BOARD +
  BALLS +
  tray(-51, width + 102, width + 102, 46) +
  `<rect class="i" x="-6" y="-6" width="${width + 12}" height="${width + 12}" rx="26" stroke="url(#d)"/><rect width="${width}" height="${width}" fill="url(#p)"/><path class="v x" d="M20-40H${width - 20}M${width + 40} 20V${width - 20}M${width - 20} ${width + 40}H20M-40 ${width - 20}V20"/>`;
const STRIP = tray(1, 902, 92, 30) + '<path class="v x" d="M0 78H800"/>';

/** ` on` for the colour on turn, ` off` for one that nobody plays. */
const stateOf = ({ seats }: Position, turn: string | undefined, colour: string) =>
  colour === turn ? ' on' : seats.includes(colour as Colour) ? '' : ' off';

/** Where the beads lie: above, right, below and left. They are never turned, so that light falls on all from one side. */
const beads = (half: number): Point[] => [
  [half, -29],
  [2 * half + 29, half],
  [half, 2 * half + 29],
  [-29, half],
];

/** One text for a row of labels, which are one letter of each cell's name. */
const label = (
  cells: readonly Cell[],
  letter: number,
  x: number[],
  y: number[],
  transform: string,
): Shape => ({
  text: cells.map(({ name }) => name[letter]).join(''),
  x,
  y,
  class: 'c',
  part: 'coordinate',
  transform,
});

export const look = {
  signs: SIGNS,
  css,
  edges: new Map(
    Object.entries({ green: 0, yellow: 1, red: 2, blue: 3, bottom: 0, right: 1, top: 2, left: 3 }),
  ),
  pieces: COLOURS,

  cells(position, turned) {
    const rows = turnRows(rowsOf(position.size), turned);
    return [
      rows.map((row, y) =>
        row.map((cell, x) => ({
          name: nameOf(cell),
          piece: ballAt(position, cell),
          x: 50 + 100 * x,
          y: 50 + 100 * y,
        })),
      ),
    ];
  },

  /** Round the field: an enamel line and a bead for each side, and the coordinates. */
  board(position, turn, [rows], { turned, coordinates, playing }) {
    const width = 100 * position.size;
    const half = width / 2;
    const shapes = COLOURS.flatMap((colour, i): Shape[] => [
      {
        d: `M20-40H${half - 24}M${half + 24}-40H${width - 20}`,
        class: `m ${colour}${stateOf(position, turn, colour)}`,
        transform: `rotate(${90 * (turned - i)} ${half} ${half})`,
      },
      pieces(colour, [beads(half)[(turned - i + 4) % 4]!], 0.36),
    ]);
    COLOURS.forEach((colour, i) => {
      const balls = rows!.flat().filter(({ piece }) => piece === colour);
      shapes.push(
        pieces(
          colour,
          balls.map(({ x, y }) => [x, y]),
          1,
          `piece seat-${i + 1}`,
        ),
      );
    });
    if (coordinates) {
      const centres = rows![0]!.map(({ x }) => x);
      const zeros = centres.map(() => 0);
      // On a board turned by one quarter or three the digits stand above.
      shapes.push(
        label(rows![0]!, turned % 2, centres, zeros, 'translate(0 -13)'),
        label(
          rows!.map(([cell]) => cell!),
          1 - (turned % 2),
          zeros,
          centres,
          'translate(-21 8)',
        ),
      );
    }
    // Every size has the same shape, so that style sheets can keep its room.
    const side = width + 104;
    return {
      box: `-52 -52 ${side} ${playing ? (side * 9) / 8 : (side * 85) / 84}`,
      art: artOf(width),
      shapes,
    };
  },

  /** Each colour's count, a pill round the one on turn, a bar that fills as the board does. */
  reserve(position, turn, levels) {
    let filled = 0;
    const counts: Shape[] = [];
    const bars: Shape[] = [];
    COLOURS.forEach((colour, i) => {
      const { length } = levels.flat(2).filter(({ piece }) => piece === colour);
      const state = stateOf(position, turn, colour);
      const x = 50 + 200 * i;
      counts.push(pieces(colour, [[x, 37]], 0.58), {
        text: `${length}`,
        class: `num${state}`,
        transform: `translate(${x + 38} 37)`,
      });
      if (state === ' on') {
        const d = `M${x - 5} 7h70a30 30 0 0 1 0 60h-70a30 30 0 0 1 0-60z`;
        bars.unshift({ d, class: 'q' });
      }
      const start = filled + 2;
      filled += (length * 800) / position.size ** 2;
      if (length) bars.push({ d: `M${start} 78H${filled - 2}`, class: `m bar ${colour}` });
    });
    // It is drawn for eight columns and as large as the board. What is always there comes first: see `pieces`.
    const scale = (position.size * 100 + 104) / 904;
    const transform = `translate(${52 * scale - 52} ${917.76 * scale - 52})scale(${scale})`;
    return { transform, art: STRIP, shapes: [...counts, ...bars] };
  },

  ghost(_, { x, y }, colour) {
    const transform = `translate(${x},${y})`;
    return [
      { transform, d: circle(36), class: `gh ${colour}` },
      { transform, d: SIGNS[colour]!, class: `s gs ${colour}` },
    ];
  },
} satisfies Look<Position> & { signs: typeof SIGNS };
