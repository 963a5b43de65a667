import {
  type Cell,
  circle,
  type Levels,
  type Look,
  pieces,
  type Point,
  type Shape,
  turnRows,
} from '../../board/scene.js';
import { artOf, TRAYS } from './look.art.js';
import { css } from './look.styles.js';
import {
  ALL,
  CARRIES,
  CELLS,
  cellOf,
  LEVELS,
  nameOf,
  namesOf,
  own,
  type Position,
  reserveOf,
  SEATS,
} from './rules/position.js';
import { won } from './rules/steps.js';

/*
 * A wooden board with turned balls. One pitch is 100 units, the field spans 0 to 400 and a ball has a radius of 47. Both
 * views are one formula: higher levels are larger and are drawn further up.
 */
interface View {
  /** How much the field is foreshortened. */
  readonly squeeze: number;
  /** By how much of its height a ball is drawn further up. */
  readonly rise: number;
  /** How much each level is larger than the one below it. */
  readonly growth: number;
  /** The upper edge of the drawing in a figure and in play, and where the upper tray lies. */
  readonly top: number;
  readonly topInPlay: number;
  readonly trays: number;
}

/** From above the camera leans by 6 degrees toward the reader; the tilt is 35 degrees, by cosine and sine. */
const VIEWS = {
  above: { squeeze: 1, rise: 0.1, growth: 0.04, top: -42, topInPlay: -42, trays: 455 },
  tilt: { squeeze: 0.82, rise: 0.57, growth: 0.02, top: -68, topInPlay: -62, trays: 410 },
};

export const RADIUS = 47;
/** How large a ball is in a tray. */
export const TRAY_BALL = 0.245;
/** The height of a level: balls of radius 47 that rest on four at a pitch of 100. */
const STOREY = 62;
/** The height of the centre of a ball on the base over the wood. */
const LIFT = 26;
/** How far a ball that is picked up rises, in storeys. */
const PICKED = 0.35;
/** By how much further the shadow of a ball falls on each level. */
const FALL = [0, 2, 3, 4];
/** Three directions of the grain; which one a ball has goes by the name of its cell. */
const GRAIN: readonly Point[] = [
  [9, 0],
  [4, 8],
  [-5, 7],
];
/** What the name of a cell says besides: its level, counted from 1, what it rests on, and what rests on it. */
export interface About {
  readonly level: number;
  readonly on: readonly string[];
  readonly carries: readonly string[];
}

const NOTHING = 'M0 0';

/** Where a ball of the reserve lies in its tray, by its number: fifteen in groups of five. */
const socketOf = (i: number) => 27 * i + 7 * Math.floor(i / 5) - 10;

const rounded = (n: number) => Math.round(n * 10) / 10;

/** The balls of some cells of one level: bodies, grain, then light and sign. */
function ballsOf(cells: readonly Cell[], level: number, size: number): Shape[] {
  const points = (held: readonly Cell[]) => held.map(({ x, y }): Point => [x, y]);
  const held = SEATS.map((seat) => points(cells.filter(({ piece }) => piece === seat)));
  const grain = cells.map(({ name, piece, x, y }) => {
    const [dx, dy] = GRAIN[(name.charCodeAt(0) + 2 * Number(name[1])) % 3]!;
    // The marker is turned to where the curve comes from.
    return piece ? `S${rounded(x - dx)} ${rounded(y - dy)} ${x} ${y}` : '';
  });
  return [
    ...held.map((each, i) => ({
      class: `n ${SEATS[i]} z${level}`,
      part: `piece seat-${i + 1}`,
      d: each.map((at) => circle(rounded(RADIUS * size), at)).join('') || NOTHING,
    })),
    { ...pieces('grain', [], size), d: `M0 0${grain.join('')}S0 0 0 0` },
    ...held.map((each, i) => pieces(SEATS[i]!, each, size)),
  ];
}

/** The rounded outline of a square or a line of balls. */
function outlineOf(cells: readonly Cell[], size: number): string {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const r = rounded(48.5 * size);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const [across, down] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return `M${x} ${y - r}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}z`;
}

/** The names of columns and rows: one text for the base and one for the levels above, the highest on the sides across. */
function labelsOf(levels: Levels, turned: number, { squeeze }: View): Shape[] {
  const shapes = ['c', 'c c2'].map((name) => ({
    class: name,
    part: 'coordinate',
    text: '',
    x: [] as number[],
    y: [] as number[],
  }));
  levels.forEach((rows, level) => {
    const upper = level > 1;
    const below = upper ? (squeeze < 1 ? 373 : -15) : squeeze * 427;
    const shape = shapes[level ? 1 : 0]!;
    rows.forEach((row, i) => {
      const place = 50 + 50 * level + 100 * i;
      const across = rows[0]![i]!.name[turned % 2];
      shape.text += across! + row[0]!.name[1 - (turned % 2)]!;
      shape.x = [...shape.x, place, upper ? 421 : -21];
      shape.y = [...shape.y, below, squeeze * place + 6].map(rounded);
    });
  });
  return shapes;
}

/** What the motion of balls asks besides: where the ball of a reserve lies, by its seat and number. */
export interface PylosLook extends Look<Position> {
  socket(seat: number, i: number, turned: number): Point;
}

/** The look of one view. */
function lookOf(view: View): PylosLook {
  const { squeeze, rise, growth } = view;
  const tilted = squeeze < 1;
  /** The tray of the nearer seat is the lower one. */
  const trayOf = (seat: number, turned: number) => (seat === +(turned > 1) ? 32 : 0);
  const sizeOf = (level: number) => 1 + growth * level;

  return {
    css,
    edges: new Map(Object.entries({ light: 0, dark: 2, bottom: 0, right: 1, top: 2, left: 3 })),
    pieces: SEATS,
    banded: true,

    cells(position, turned, picked) {
      const { light, dark } = position;
      const all = light | dark;
      return LEVELS.map((cells, level) => {
        const rows = turnRows(cells, turned);
        return rows.map((row, y) =>
          row.map((cell, x) => {
            const name = nameOf(cell);
            const { on } = CELLS[cell]!;
            const full = all & (1 << cell);
            const size = sizeOf(name === picked ? level + PICKED : level);
            const height = full ? LIFT + STOREY * (name === picked ? level + PICKED : level) : STOREY * level;
            /** Away from the middle things are pushed out as they come nearer. */
            const spread = (place: number) => 200 + (100 * place - 150 + 50 * level) * size;
            return {
              name,
              piece: full ? SEATS[light & full ? 0 : 1] : undefined,
              x: rounded(spread(x)),
              y: rounded(squeeze * spread(y) - rise * height),
              size,
              // Where there is no square, a hollow two levels below has the place.
              reach: full ? RADIUS * size : !level ? 40 : (all & on) === on ? 30 : level > 1 ? 0 : 20,
              about: {
                level: level + 1,
                on: namesOf(on),
                carries: namesOf(CARRIES[cell]! & all),
              } satisfies About,
            };
          }),
        );
      });
    },

    final(position) {
      // The winner's last balls complete the pyramid (PY-12).
      const { light, dark } = position;
      const rest = ~(light | dark) & ALL;
      const [ofLight, ofDark] = [reserveOf(position, 0), reserveOf(position, 1)];
      if (ofLight && ofDark) return position;
      return { ...position, ...(ofLight ? { light: light | rest } : { dark: dark | rest }) };
    },

    /** The board and, from the base up, the balls of each level on their shadows. */
    board(position, _, levels, { coordinates, playing, turned, last }) {
      const square = last && position.takes ? won(own(position), cellOf(last), position.variant) : [];
      const shapes = levels.flatMap((rows, level): Shape[] => {
        const size = sizeOf(level);
        const cells = rows.flat();
        const fall = FALL[level]!;
        const falls = cells.filter(({ piece }) => piece).map(({ x, y }): Point => [x + fall, y + fall]);
        const outlines = square
          .map((set) => cells.filter(({ name }) => set & (1 << cellOf(name))))
          .map((set) => (set[0] ? outlineOf(set, size) : ''))
          .join('');
        const rings = ['q u', 'q sq'].map((name) => ({ d: outlines || NOTHING, class: name }));
        // Seen from the side, a nearer row is in front of a farther one; from above, balls of a level do not overlap.
        const balls = (tilted ? rows : [cells]).flatMap((row) => ballsOf(row, level, size));
        return [pieces('fall', falls, size), ...(tilted ? [...rings, ...balls] : [...balls, ...rings])];
      });
      if (coordinates) shapes.push(...labelsOf(levels, turned, view));
      // Every board of the kit has the same shape, so that style sheets can keep its room.
      const box = playing ? `-42 ${view.topInPlay} 484 544.5` : `-42 ${view.top} 484 489.762`;
      return { box, art: artOf(squeeze, rise), shapes };
    },

    /** A tray for each seat with its balls and their number. */
    reserve(position, turn, _, { turned }) {
      const trays = SEATS.map((seat, i): Shape[] => {
        const number = reserveOf(position, i);
        const transform = `translate(0 ${trayOf(i, turned)})`;
        const layers = ['r0', 'r1', 'r2', 'r3', 'r4'].map((layer) => {
          // The light on them comes from the upper left.
          const [x, y] = layer === 'r2' ? [socketOf(0) - 3, -3] : [socketOf(0), 0];
          const d = number ? `M${x} ${y}h${socketOf(number - 1) - socketOf(0) + 0.1}` : NOTHING;
          return { d, class: `r ${layer} ${seat}`, transform };
        });
        const count = {
          text: `${number}`,
          class: seat === turn ? 'num on' : 'num',
          transform: `${transform}translate(411)`,
        };
        const ring = { d: 'M-20-14H420a14 14 0 0 1 0 28H-20a14 14 0 0 1 0-28z', class: 'q', transform };
        return [...layers, count, ...(seat === turn ? [ring] : [])];
      });
      return { transform: `translate(0 ${view.trays})`, art: TRAYS, shapes: trays.flat() };
    },

    lifted: (cell) => [
      pieces('fall', [[0, 0]]),
      ...ballsOf([{ ...cell, x: 0, y: 0 }], (cell.about as About).level - 1, 1),
    ],

    socket: (seat, i, turned) => [socketOf(i), view.trays + trayOf(seat, turned)],

    ghost(_, { x, y, size }, turn) {
      const transform = `translate(${x} ${y - rise * LIFT})scale(${size})`;
      return [
        { d: circle(RADIUS), class: `gh ${turn}`, transform },
        { d: circle(10, [0, -RADIUS * rise]), class: `gs ${turn}`, transform },
      ];
    },
  };
}

export const looks = { above: lookOf(VIEWS.above), tilt: lookOf(VIEWS.tilt) };
