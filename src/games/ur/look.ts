import { type Cell, circle, type Look, pieces, type Point, type Shape, turnRows } from '../../board/scene.js';
import { artOf, type Place } from './look.art.js';
import { css } from './look.styles.js';
import { holderOf, type Position, waitingOf } from './rules/position.js';
import { cellOf, nameOf, SEATS } from './rules/variants.js';

/*
 * A walnut box with the twenty squares, trays for the pieces and two wells for the dice. One pitch is 100 units; as it lies at
 * first, row A is above, and a quarter turn makes it tall. Motifs, pieces, dice and the light stay upright.
 */

/** What the name of a square says besides. */
export interface About {
  /** Which square of the path of the seat on turn it is, counted from 1; 0 if none. */
  readonly number: number;
  readonly rosette: boolean;
  /** Whether a piece on it is safe. */
  readonly safe: boolean;
}

const TURNS: readonly Place[] = [
  (x, y) => [x, y],
  (x, y) => [300 - y, x],
  (x, y) => [800 - x, 300 - y],
  (x, y) => [y, 800 - x],
];

const ROWS = [0, 1, 2].map((row) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((column) =>
    row !== 1 && (column === 4 || column === 5) ? undefined : 8 * row + column,
  ),
);

/** An arrangement of our own in which no two equal motifs touch along a side. */
const MOTIFS = {
  rosette: 'a1 c1 b4 a7 c7',
  dots: 'a2 c2 b3 b7',
  eyes: 'a3 c3 b6 b8',
  steps: 'a4 c4 b1 b5',
  frame: 'a8 c8 b2',
};

const SIGNS = {
  light: 'M-14-14h0M14-14h0M0 0h0M-14 14h0M14 14h0',
  dark: 'M0-19h0M19 0h0M0 0h0M0 19h0M-19 0h0',
};

/** How large pieces in a tray and dice are. */
export const TRAY = 0.76;
const DIE = 0.88;
/** Where the dice lie in their well, and how each is turned; a small angle, so that the light stays true. */
export const DICE: readonly (readonly [x: number, y: number, angle: number])[] = [
  [-37, -32, -7],
  [36, -34, 6],
  [-39, 43, 4],
  [39, 43, -5],
];

/** Where things of a seat lie beside the board. */
const beside = (seat: number, y: number) => (seat ? 300 - y : y);
const waitingAt = (seat: number, i: number): Point => [377 - 59 * i, beside(seat, -57)];
const homeAt = (seat: number, i: number): Point => [622 + 26 * i, beside(seat, -57)];
export const wellOf = (seat: number, turned: number): Point => TURNS[turned]!(500, beside(seat, -7));
/** Where the last waiting piece of so many lies, and the last one home. */
export const trayOf = (kind: 'waiting' | 'home', seat: number, number: number, turned: number): Point =>
  TURNS[turned]!(...(kind === 'home' ? homeAt : waitingAt)(seat, number - 1));

const centre = (cell: number, turned: number): Point =>
  TURNS[turned]!(100 * (cell & 7) + 50, 100 * (cell >> 3) + 50);
const list = <T>(length: number, make: (i: number) => T) => [...Array(length).keys()].map(make);

/** The four dice of a throw, or before it, in the well of whoever throws. */
export function diceOf({ seat, roll, variant }: Position, turned: number): Shape[] {
  const [x, y] = wellOf(seat, turned);
  // With three dice, none marked counts 4.
  const marked = roll === 4 && variant.dice < 4 ? 0 : roll;
  return DICE.map(([dx, dy, angle], i) => ({
    ...pieces(i < marked ? 'd1' : 'd0', seat < 0 || i >= variant.dice ? [] : [[0, 0]], DIE),
    part: 'die',
    transform: `translate(${x + dx} ${y + dy})rotate(${angle})`,
  }));
}

const turnedBy = (turned: number, words: string): Point[] =>
  words.split(' ').map((name) => centre(cellOf(name), turned));

export const look: Look<Position> = {
  css,
  edges: new Map(Object.entries({ dark: 0, light: 2, bottom: 0, right: 1, top: 2, left: 3 })),
  pieces: SEATS,
  banded: true,
  direct: true,

  cells(position, turned) {
    const rows = turnRows(ROWS, turned);
    const { seat, variant } = position;
    const path = variant.paths[Math.max(0, seat)]!;
    return [
      rows.map((row) =>
        row.flatMap((cell): Cell[] => {
          if (cell === undefined) return [];
          const [x, y] = centre(cell, turned);
          const about: About = {
            number: path.indexOf(cell) + 1,
            rosette: variant.rosettes.includes(cell),
            safe: variant.safe.includes(cell),
          };
          return [{ name: nameOf(cell), piece: SEATS[holderOf(position, cell)], x, y, about }];
        }),
      ),
    ];
  },

  board(position, turn, levels, { turned, coordinates, acting, steps, picked }) {
    const { seat, roll, home, variant } = position;
    const cells = levels.flat(2);
    const place = TURNS[turned]!;
    const shapes: Shape[] = Object.entries(MOTIFS).map(([motif, names]) =>
      pieces(motif, turnedBy(turned, names)),
    );
    const guarded = variant.safe.map((cell) => centre(cell, turned));
    shapes.push({
      class: 'gu',
      d:
        guarded
          .map(([x, y]) => `M${x - 42} ${y - 27}v-15h15m54 0h15v15m0 54v15h-15m-54 0h-15v-15`)
          .join('') || 'M0 0',
    });
    SEATS.forEach((name, i) => {
      const held = cells.filter(({ piece }) => piece === name);
      const tray = [
        ...list(waitingOf(position, i), (n) => place(...waitingAt(i, n))),
        ...list(home[i]!, (n) => place(...homeAt(i, n))),
      ];
      shapes.push(
        pieces(
          name,
          held.map(({ x, y }) => [x, y]),
          1,
          `piece seat-${i + 1}`,
        ),
        pieces(name, tray, TRAY, `reserve seat-${i + 1}`),
      );
    });
    shapes.push(...diceOf(position, turned));
    const dashed = (d: string, style = 'q dash') => shapes.push({ d, class: 'q u' }, { d, class: style });
    if (turn) {
      const [x, y] = wellOf(seat, turned);
      if (roll >= 0) shapes.push({ text: `${roll}`, class: 'tt', transform: `translate(${x} ${y + 20})` });
      else if (acting) dashed(`M${x - 79} ${y - 79}h158v158h-158z`, 'q dash dice');
    }
    if (roll >= 0 && steps[0]) {
      const at = (name: string): Point => {
        const { x, y } = cells.find((cell) => cell.name === name)!;
        return [x, y];
      };
      const moves = steps.filter(({ to }) => to);
      const movers = moves.map(({ from }) =>
        from ? circle(39, at(from)) : circle(31, place(...waitingAt(seat, 0))),
      );
      if (!picked) dashed(movers.join(''));
      // A piece that would be captured is still to be seen.
      const goals = moves.map(({ to, text }) => circle(text.includes('x') ? 19 : 34, at(to!)));
      shapes.push({ d: goals.join(''), class: 'gh' });
    }
    if (coordinates === 'path') shapes.push(...numbers(cells));
    else if (coordinates) shapes.push(namesOf(place));
    return { box: turned % 2 ? '-100 -30 500 860' : '-30 -100 860 500', art: artOf(place), shapes };
  },

  reserve: () => undefined,
  lifted: ({ piece }) => [pieces(piece!, [[0, 0]])],

  ghost(_, { x, y }, turn) {
    const transform = `translate(${x} ${y})`;
    return [
      { d: circle(34), class: 'gh', transform },
      { d: SIGNS[turn as keyof typeof SIGNS], class: `gs ${turn}`, transform },
    ];
  },
};

/** The names of rows and columns, each letter in its place. */
function namesOf(place: Place): Shape {
  const at = [
    ...list(8, (i) => place(100 * i + 50, i === 4 || i === 5 ? 218 : 318)),
    ...list(3, (i) => place(-18, 100 * i + 50)),
  ];
  return {
    text: '12345678ABC',
    class: 'c',
    part: 'coordinate',
    x: at.map(([x]) => x),
    y: at.map(([, y]) => y + 6),
  };
}

/** The squares of a path by their numbers. */
const numbers = (cells: readonly Cell[]): Shape[] =>
  cells.flatMap(({ x, y, about }) => {
    const { number } = about as About;
    return number
      ? { text: `${number}`, class: 'pn', part: 'coordinate', transform: `translate(${x + 47} ${y + 37})` }
      : [];
  });
