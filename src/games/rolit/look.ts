import { type Cell, circle, type Look, pieces, type Shape } from '../../board/scene.js';
import { ballAt, cellOf, COLOURS, type Colour, nameOf, type Position } from './rules/position.js';
import { css } from './look.styles.js';

/*
 * A matt graphite tray with turned hollows and satin balls. One pitch is 100 units: a board of n cells a side
 * spans 0 to 100n. Names in the markup are short because they are sent: look.styles.ts explains the classes.
 */

/** Each colour's sign, so that no ball is told by its colour alone: bar, ring, cross, dot. */
const SIGNS: Readonly<Record<Colour, string>> = {
  red: 'M-13 0H13',
  blue: circle(12),
  green: 'M-13.5 0H13.5M0-13.5V13.5',
  yellow: 'M0 0h0',
};

/** The side where a colour sits, as the quarters of a turn that bring it to the bottom. */
const EDGES: Readonly<Record<Colour, number>> = {
  green: 0,
  yellow: 1,
  red: 2,
  blue: 3,
};

/** The tray and its hollows; light falls from the upper left. */
const BOARD =
  '<defs><linearGradient id="d" x2="1" y2="1"><stop stop-color="#0d0c0c"/><stop offset="1" stop-color="#6b6661"/></linearGradient><linearGradient id="f" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".11"/><stop offset=".5" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity=".25"/></linearGradient><radialGradient id="w" cx=".62" cy=".68" r=".75"><stop stop-color="#393633"/><stop offset=".45" stop-color="#262423"/><stop offset="1" stop-color="#100f0f"/></radialGradient><pattern id="p" width="100" height="100" patternUnits="userSpaceOnUse"><circle class="x" cx="50" cy="50" r="46" fill="url(#d)"/><circle class="o" cx="50" cy="50" r="44.5" fill="url(#w)"/></pattern></defs>';

/** Balls: one light for all colours; hatches, of the code of heraldry, show in one ink only. */
const BALLS =
  '<defs class="balls"><radialGradient id="v"><stop offset=".72" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient><radialGradient id="l" cx=".35" cy=".29" r=".8"><stop stop-color="#fff3dd" stop-opacity=".46"/><stop offset=".2" stop-color="#fff3dd" stop-opacity=".26"/><stop offset=".48" stop-color="#fff3dd" stop-opacity="0"/><stop offset=".48" stop-color="#240b10" stop-opacity="0"/><stop offset=".78" stop-color="#240b10" stop-opacity=".25"/><stop offset="1" stop-color="#240b10" stop-opacity=".54"/></radialGradient><pattern id="hred" class="k" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M3 0V7" stroke="currentColor" stroke-width="1.3"/></pattern><pattern id="hblue" href="#hred" patternTransform="rotate(90)"/><pattern id="hgreen" href="#hred" patternTransform="rotate(-45)"/><pattern id="hyellow" class="k" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.5" fill="currentColor"/></pattern><clipPath id="c"><circle r="40"/></clipPath>' +
  COLOURS.map(
    (colour) =>
      `<marker id="${colour}" class="${colour}" overflow="visible"><circle class="x" cx="5" cy="6" r="48" fill="url(#v)"/><circle class="n" r="40"/><circle class="x" r="40" fill="url(#l)"/><circle class="h" r="40" fill="url(#h${colour})"/><path class="e" d="${SIGNS[colour]}"/><path class="s" d="${SIGNS[colour]}"/></marker>`,
  ).join('') +
  '</defs>';

const tray = (y: number, width: number, height: number, rx: number) =>
  `<rect class="x" x="-51" y="${y + 6}" width="${width}" height="${height}" rx="${rx}" fill="#191716"/><rect class="f" x="-51" y="${y}" width="${width}" height="${height}" rx="${rx}"/><rect class="z x" x="-50" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="${rx - 1}" fill="url(#f)"/>`;

/** The art of each size. */
const arts: Record<number, string> = {};
const artOf = (size: number) => {
  const w = 100 * size;
  return (arts[size] ??=
    BOARD +
    BALLS +
    tray(-51, w + 102, w + 102, 46) +
    `<rect class="i" x="-6" y="-6" width="${w + 12}" height="${w + 12}" rx="26" stroke="url(#d)"/><rect width="${w}" height="${w}" fill="url(#p)"/><path class="v x" d="M20-40H${w - 20}M${w + 40} 20V${w - 20}M${w - 20} ${w + 40}H20M-40 ${w - 20}V20"/>`);
};
const STRIP = tray(1, 902, 92, 30) + '<path class="v x" d="M0 78H800"/>';

/** ` on` for the colour on turn, ` off` for one that nobody plays. */
const stateOf = ({ seats }: Position, turn: string | undefined, colour: Colour) =>
  colour === turn ? ' on' : seats.includes(colour) ? '' : ' off';

export const look = {
  signs: SIGNS,
  css,
  edges: new Map([...Object.entries(EDGES), ['bottom', 0], ['right', 1], ['top', 2], ['left', 3]]),
  pieces: COLOURS,
  piece: (position, name) => ballAt(position, cellOf(name)),

  cells({ size }, turned) {
    const line = [...Array(size).keys()];
    return line.map((y) =>
      line.map((x) => {
        let [column, row] = [x, y];
        for (let i = 0; i < turned; i++) [column, row] = [row, size - 1 - column];
        return {
          name: nameOf(8 * row + column),
          x: 50 + 100 * x,
          y: 50 + 100 * y,
        };
      }),
    );
  },

  /** Round the field: an enamel line and a bead for each side, and the coordinates. */
  board(position, turn, turned, coordinates) {
    const { size } = position;
    const half = 50 * size;
    const [near, far] = [-29, 2 * half + 29];
    const beads = [
      [half, far],
      [far, half],
      [half, near],
      [near, half],
    ] as const;
    const shapes = COLOURS.flatMap((colour): Shape[] => {
      const angle = 90 * (2 - EDGES[colour] + turned);
      const transform = `rotate(${angle} ${half} ${half})`;
      return [
        {
          d: `M20-40H${half - 24}M${half + 24}-40H${2 * half - 20}`,
          class: `m ${colour}${stateOf(position, turn, colour)}`,
          transform,
        },
        pieces(colour, [beads[(EDGES[colour] - turned + 4) % 4]!], 0.36),
      ];
    });
    if (coordinates) {
      // One text a row of labels. On a board turned by one quarter or three the digits stand above.
      const cells = look.cells(position, turned);
      const label = (
        row: readonly Cell[],
        letter: number,
        x: (cell: Cell) => number,
        y: (cell: Cell) => number,
      ) =>
        shapes.push({
          text: row.map(({ name }) => name[letter]).join(''),
          x: row.map(x),
          y: row.map(y),
          class: 'c',
          part: 'coordinate',
        });
      label(
        cells[0]!,
        turned % 2,
        ({ x }) => x,
        () => -13,
      );
      label(
        cells.map(([cell]) => cell!),
        1 - (turned % 2),
        () => -21,
        ({ y }) => y + 8,
      );
    }
    // Every size has the same shape, so that style sheets can keep its room.
    const width = 2 * half + 104;
    return { box: `-52 -52 ${width} ${(width * 85) / 84}`, art: artOf(size), shapes };
  },

  /** Below the board: each colour's count, a pill round the one on turn, a bar that fills as the board does. */
  strip(position, turn, holdings) {
    let filled = 0;
    const counts: Shape[] = [];
    const bars: Shape[] = [];
    holdings.forEach(([colour, { length }], i) => {
      const state = stateOf(position, turn, colour as Colour);
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
    // With the board above it is 8 wide and 9 high. What is always there comes first: see `pieces`.
    return { box: '-52 -3 904 102.24', art: STRIP, shapes: [...counts, ...bars] };
  },

  ghost(position, transform) {
    const colour = position.seats[position.turn]!;
    return [
      { transform, d: circle(36), class: `gh ${colour}` },
      { transform, d: SIGNS[colour], class: `s gs ${colour}` },
    ];
  },
} satisfies Look<Position> & { signs: typeof SIGNS };
