import { type Fault, forbidden, misread } from '../../../core/fault.js';
import type { Game, Outcome } from '../../../core/game.js';
import type { Options, Rules } from '../../../core/rules.js';
import { readPosition, readStep, writePosition } from './notation.js';
import { ballAt, type Cell, type Colour, COLOURS, nameOf, type Position, rowsOf } from './position.js';
import { captured, place, placements } from './steps.js';

export type { Cell, Colour, Position } from './position.js';
export { type MatchScore, scoreMatch, starter } from './scoring.js';

const colours = COLOURS.join('|');

const options: Options = {
  /** RO-1: the colours in play in turn order. */
  seats: { default: 'red,green', values: colours, least: 2 },
  /** RO-3: who begins, if not the first of the seats. */
  first: { default: '', values: colours },
  /** RO-13: cells a side. */
  size: { default: '8', values: '8|6|4' },
  /** RO-14: whose balls count as mini points. */
  miniPoints: { default: 'winner', values: 'winner|all' },
  /** RO-16: seconds a turn. */
  clock: { default: 'off', values: 'off|[1-9][0-9]{0,3}' },
  /** RO-16: what the clock does at its limit: it tells, or a legal cell is played. */
  timeout: { default: 'tell', values: 'tell|random' },
};

/** RO-2, RO-13: four balls in the middle, whoever plays. */
const STARTS: Readonly<Record<string, string>> = {
  8: '8/8/8/3ry3/3bg3/8/8/8',
  6: '6/6/2ry2/2bg2/6/6',
  4: '4/1ry1/1bg1/4',
};

function initial(rules: Rules): Position | Fault {
  const { size, seats, first } = rules as Record<'size' | 'seats' | 'first', string>;
  const [one, two, three] = seats.split(',').map((seat) => COLOURS.indexOf(seat as Colour));
  if (three === undefined && (one! + two!) % 2) {
    return forbidden('RO-1', 'rules, seats', 'two players use opposite colours, red,green or yellow,blue');
  }
  if (size === '4' && three !== undefined) {
    return forbidden('RO-13', 'rules, size', 'the board of 4×4 is for two players');
  }
  if (first && !seats.includes(first)) return misread('rules, first', first, seats);
  return readPosition(`${STARTS[size]} ${(first || seats)[0]}`, rules, 'play');
}

/** RO-10, RO-11: the full board ends the game; most balls win, and equal most share the victory. */
function outcome(position: Position): Outcome | undefined {
  const { size, seats, turn } = position;
  const balls = rowsOf(size)
    .flat()
    .map((cell) => ballAt(position, cell));
  if (turn < 0 || balls.includes(undefined)) return undefined;
  const scores = Object.fromEntries(
    seats.map((seat) => [seat, balls.filter((ball) => ball === seat).length]),
  );
  const most = Math.max(...Object.values(scores));
  return { winners: seats.filter((seat) => scores[seat] === most), reason: 'most', value: 1, scores };
}

/** The rules of Rolit. */
export const rolit: Game<Position, Cell> = {
  id: 'rolit',
  options,
  initial,
  seats: ({ seats }) => seats,
  turn: (position) => (placements(position).length ? position.seats[position.turn] : undefined),
  steps: placements,
  play: place,
  outcome,
  view(position, cell) {
    const text = nameOf(cell);
    return { text, to: text, changes: captured(position, cell).map(nameOf) };
  },
  readStep,
  readPosition,
  writePosition,
};
