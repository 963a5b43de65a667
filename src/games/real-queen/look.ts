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
import { BOARD, HOLDERS, HOLLOWS } from './look.art.js';
import { css } from './look.styles.js';
import { count, MARBLES, marblesOf, NAMES, type Position, rackOf, SEATS, SIGNS } from './rules/position.js';
import { NEAR } from './rules/steps.js';

/*
 * Glass marbles on a wooden board of 49 hollows, 100 units apart: the field spans 0 to 700. Above and below it lie the holders
 * with the marbles that wait, those that are conquered, and the throne of each Queen.
 */

/** What the name of a cell says besides: whose castle areas it lies in, and whether its marble is in the Real. */
export interface About {
  readonly castles: readonly string[];
  readonly real: boolean;
}

const KINDS: Readonly<Record<string, string>> = {
  w: 'white',
  b: 'black',
  W: 'white-queen',
  B: 'black-queen',
};
const PIECES = Object.values(KINDS);
/** Queens are so much larger, also their rings. */
const QUEEN = 1.15;
/** How large marbles and Queens are in a holder. */
const SMALL = 0.4;
const THRONED = 0.82;
const NOTHING = 'M0 0';

/** The cells of the castle area of a seat's Queen, without her own; none while she is in the rack. */
export const castleOf = ({ cells }: Position, seat: number): readonly number[] =>
  NEAR[cells.indexOf(SIGNS[seat]![1]!)] ?? [];

/** The outline of a castle area, cut at the edges of the board. */
function castleAt(x: number, y: number): string {
  const [left, top] = [Math.max(4, x - 148), Math.max(4, y - 148)];
  const [right, bottom] = [Math.min(696, x + 148), Math.min(696, y + 148)];
  const arc = (dx: number, dy: number) => `a46 46 0 0 1 ${46 * dx} ${46 * dy}`;
  return `M${left + 46} ${top}H${right - 46}${arc(1, 1)}V${bottom - 46}${arc(-1, 1)}H${left + 46}${arc(-1, -1)}V${top + 46}${arc(1, -1)}z`;
}

/** Where the i-th marble of a row lies, outward from the throne: closer together in a short row of more than twelve. */
export const slot = (i: number, y: number, inShort = 0): Point => [
  350 + (i % 2 ? 1 : -1) * (78 + (inShort > 12 ? 20 : 32) * Math.floor(i / 2)),
  y,
];
/** The rows of a holder; that of the nearer seat is below. */
const rowsOf = (below: boolean) =>
  below ? { own: 840, conquered: 794, throne: 817 } : { own: -140, conquered: -94, throne: -117 };
export const holderOf = (seat: number, turned: number) => rowsOf((seat === 0) === turned < 2);

const list = <T>(length: number, make: (i: number) => T) => [...Array(Math.max(0, length)).keys()].map(make);
const pointsOf = (cells: readonly Cell[], kind: string): Point[] =>
  cells.filter(({ piece }) => piece === kind).map(({ x, y }) => [x, y]);

export function lookOf(castles: boolean): Look<Position> {
  return {
    css,
    edges: new Map(Object.entries({ white: 0, black: 2, bottom: 0, right: 1, top: 2, left: 3 })),
    pieces: PIECES,
    banded: true,

    cells(position, turned) {
      const rows = turnRows(
        list(7, (y) => list(7, (x) => 7 * y + x)),
        turned,
      );
      const areas = SEATS.map((_, seat) => castleOf(position, seat));
      const real = position.real?.lines.flat() ?? [];
      return [
        rows.map((row, y) =>
          row.map((cell, x) => {
            const piece = KINDS[position.cells[cell]!];
            return {
              name: NAMES[cell]!,
              piece,
              x: 50 + 100 * x,
              y: 50 + 100 * y,
              ...(piece?.endsWith('queen') && { size: QUEEN }),
              about: {
                castles: SEATS.filter((_, seat) => areas[seat]!.includes(cell)),
                real: real.includes(cell),
              } satisfies About,
            };
          }),
        ),
      ];
    },

    final(position) {
      // RQ-15: the winning Queen takes the place of the losing one, who goes to prison.
      const { end, turn, cells } = position;
      if (!end?.startsWith('winning')) return position;
      const [winner, loser] = [SIGNS[1 - turn]![1]!, SIGNS[turn]![1]!];
      return { ...position, cells: cells.replace(winner, '.').replace(loser, winner) };
    },

    /** On the wood the Real and the castle areas, then hollows and marbles. */
    board(position, _, levels, { playing, coordinates, focused, aimed, steps }) {
      const cells = levels.flat(2);
      const at = (cell: number) => cells.find(({ name }) => name === NAMES[cell])!;
      const band =
        position.real?.lines
          .map((line) => line.map(at).sort((one, other) => one.x - other.x || one.y - other.y))
          .map((line) => `M${line[0]!.x} ${line[0]!.y}L${line.at(-1)!.x} ${line.at(-1)!.y}`)
          .join('') ?? NOTHING;
      const queenOf = (seat: string | undefined) => cells.find(({ piece }) => piece === `${seat}-queen`);
      const won = position.end?.startsWith('winning');
      const areas = SEATS.map((seat, i): Shape => {
        // Where the losing Queen is in prison already, the winning one stands in her castle.
        const broken = won && i === position.turn;
        const queen = queenOf(seat) ?? (broken && queenOf(SEATS[1 - i]));
        const shown = queen && (castles || broken || [focused, aimed].includes(queen.name));
        return { class: `ca ${broken ? 'won' : seat}`, d: shown ? castleAt(queen.x, queen.y) : NOTHING };
      });
      const { conquer = 0, done = [] } = position.real ?? {};
      const chosen = steps
        .filter(({ to }) => !to)
        .map(({ from }) => cells.find(({ name }) => name === from)!)
        .map(({ x, y }) => circle(45, [x, y]))
        .join('');
      const taken = done.map((step) => cells.find(({ name }) => name === step.slice(1))!);
      const shapes: Shape[] = [
        ...['b0', 'b1', 'b2'].map((name) => ({ class: name, d: band })),
        ...areas,
        { class: 'ho hl', d: HOLLOWS, transform: 'translate(2 2.4)' },
        { class: 'ho', d: HOLLOWS },
        ...PIECES.map((kind, i) =>
          pieces(kind, pointsOf(cells, kind), 1, `piece seat-${(i % 2) + 1}${i > 1 ? ' queen' : ''}`),
        ),
        {
          class: 'ta',
          d: taken.map(({ x, y }) => `M${x - 9} ${y - 9}l18 18m0-18-18 18`).join('') || NOTHING,
        },
        { class: done.length < conquer ? 'cq' : 're', d: chosen || NOTHING },
      ];
      if (coordinates) shapes.push(namesOf(levels));
      return { box: playing ? '-52 -173 804 1046' : '-52 -52 804 804', art: BOARD, shapes };
    },

    /** Each holder: the marbles that wait, the Queen if she does, and the enemy's that are conquered. */
    reserve(position, turn, _, { turned, picked }) {
      const shapes: Shape[] = [];
      const ends: Shape[] = [];
      SEATS.forEach((seat, i) => {
        const { own, conquered, throne } = holderOf(i, turned);
        const enemy = SEATS[1 - i]!;
        const prisoners = MARBLES - marblesOf(position, 1 - i);
        const waits = !count(position, SIGNS[i]![1]!) && !position.end?.startsWith('winning');
        // After a winning Real the losing Queen is in the winner's prison (RQ-15).
        const jailed = position.end?.startsWith('winning') && i !== position.turn;
        shapes.push(
          pieces(
            seat,
            list(rackOf(position, i), (n) => slot(n, own)),
            SMALL,
            `reserve seat-${i + 1}`,
          ),
          pieces(
            enemy,
            list(prisoners, (n) => slot(n, conquered, prisoners)),
            SMALL,
            'reserve',
          ),
          pieces(`${seat}-queen`, waits ? [[350, throne]] : [], THRONED, `reserve queen seat-${i + 1}`),
          pieces(`${enemy}-queen`, jailed ? [[350, throne]] : [], THRONED, 'reserve queen'),
        );
        if (jailed)
          ends.push({
            class: 'pr',
            d: `M323 ${throne - 29}v58M341 ${throne - 38}v76M359 ${throne - 38}v76M377 ${throne - 29}v58`,
          });
        if (seat !== turn) return;
        ends.push({
          class: 'q',
          d: `M-25 ${(own + conquered) / 2 - 54}h750a24 24 0 0 1 24 24v60a24 24 0 0 1-24 24h-750a24 24 0 0 1-24-24v-60a24 24 0 0 1 24-24z`,
        });
        if (waits)
          ends.push({
            class: picked === 'Q' ? 'q rack' : 'rack',
            d: circle(picked === 'Q' ? 47 : 42, [350, throne]),
          });
      });
      return { transform: '', art: HOLDERS, shapes: [...shapes, ...ends] };
    },

    lifted: ({ piece }) => [pieces(piece!, [[0, 0]])],

    ghost: (_, { x, y }) => [{ d: circle(38), class: 'gh', transform: `translate(${x} ${y})` }],
  };
}

/** The names of columns and rows, each letter in its place. */
function namesOf(levels: Levels): Shape {
  const rows = levels[0]!;
  const letters = rows[6]!.map(({ name }) => name[0]!);
  const columns = new Set(letters).size > 1;
  const digits = rows.map(([cell]) => cell!.name[columns ? 1 : 0]!);
  const below = columns ? letters : rows[6]!.map(({ name }) => name[1]!);
  return {
    class: 'c',
    part: 'coordinate',
    text: [...below, ...digits].join(''),
    x: [...list(7, (i) => 50 + 100 * i), ...list(7, () => -29)],
    y: [...list(7, () => 737), ...list(7, (i) => 58 + 100 * i)],
  };
}

export const looks = { plain: lookOf(false), castles: lookOf(true) };
