import { did, type Goals, toPlay, type Tried, winning } from '../../core/goal.js';
import { type Position, type Real, realQueen, type Step } from './rules/index.js';
import { count, marblesOf, SEATS, SIGNS } from './rules/position.js';
import { play } from './rules/steps.js';

type Move = Tried<Position, Step>;
/** What a move did that is not enough, and the rule that says so. */
type Short = readonly [what: string, rule: string];

/** What the marble made that was played, and how it ended the game if it did: whatever is then taken changes neither. */
const made = ({ before, first }: Move) => play(before, first);
const wins = ({ end }: Position) => end === 'winning-real' || end === 'winning-real-queen';
const foeOf = ({ before }: Move) => 1 - before.turn;

/** The text of the marble's own step, for a whole move is long to read. */
const textOf = ({ before, first }: Move) => realQueen.view(before, first).text;

/** A Real that lies out of the enemy castle (RQ-14). */
function outside(move: Move): Short {
  const foe = foeOf(move);
  const queen = `the Queen of ${SEATS[foe]}`;
  return [
    count(move.before, SIGNS[foe]![1]!)
      ? `makes a Real outside the castle area of ${queen}`
      : `makes a Real, but ${queen} is in the rack and has no castle area`,
    'RQ-14',
  ];
}

/** A Real of so many lines. */
const crossing = (least: number, name: string, rule: string): Kind => ({
  ask: `make a ${name} Real`,
  short: ({ lines: { length } }) =>
    length < least && [
      `makes a Real of ${length} ${length > 1 ? 'lines' : 'line'}; a ${name} Real has ${least} through the marble played`,
      rule,
    ],
});

interface Kind {
  readonly ask: string;
  /** What a Real lacks to be of this kind; false where it lacks nothing. */
  short(real: Real, move: Move): Short | false;
}

/** The kinds of Reals that the rules name. Whatever has more than is asked for, a third line for instance, is of the kind too. */
const KINDS: Readonly<Record<string, Kind>> = {
  winning: {
    ask: 'make a Winning Real',
    short: (_, move) => !wins(made(move)) && outside(move),
  },
  'winning-queen': {
    ask: 'make a Winning Real Queen',
    short: ({ queen }, move) =>
      wins(made(move)) ? !queen && ['makes a Winning Real without the Queen', 'RQ-14'] : outside(move),
  },
  queen: {
    ask: 'make a Real Queen',
    short: ({ queen }) => !queen && ['makes a Real without the Queen', 'RQ-10'],
  },
  super: {
    ask: 'make a Super Real',
    short: ({ lines }) =>
      lines.every(({ length }) => length < 5) && [
        'makes a Real of four marbles; a Super Real has a line of five or more',
        'RQ-11',
      ],
  },
  double: crossing(2, 'Double', 'RQ-12'),
  triple: crossing(3, 'Triple', 'RQ-13'),
  quadruple: crossing(4, 'Quadruple', 'RQ-13'),
};

const ANY: Kind = { ask: 'make a Real', short: () => false };

/** How many marbles the enemy lost by a move. */
const conquered = (move: Move) => marblesOf(move.before, foeOf(move)) - marblesOf(move.after, foeOf(move));

/** What a puzzle of Real Queen may ask for. */
export const goals: Goals<Position, Step> = {
  real: {
    kinds: Object.keys(KINDS),
    ask: (seat, kind = '') => toPlay(seat, (KINDS[kind] ?? ANY).ask),
    missed(move, kind = '') {
      const { real } = made(move);
      const short: Short | false = real
        ? (KINDS[kind] ?? ANY).short(real, move)
        : ['makes no Real, which is an unbroken line of four or more through the marble played', 'RQ-7'];
      return short ? did(textOf(move), ...short) : undefined;
    },
  },
  capture: {
    ask: (seat) => toPlay(seat, 'conquer a marble'),
    missed(move) {
      if (conquered(move)) return undefined;
      const next = made(move);
      const short: Short = !next.real
        ? ['makes no Real, and nothing else conquers', 'RQ-9']
        : wins(next)
          ? ['wins, and a Winning Real conquers nothing', 'RQ-14']
          : [`makes a Real, but ${SEATS[foeOf(move)]} has no attack marble on the board`, 'RQ-9'];
      return did(textOf(move), ...short);
    },
  },
  win: winning(
    realQueen,
    {
      'winning-real': 'RQ-14',
      'winning-real-queen': 'RQ-14',
      'fewer-than-four': 'RQ-16',
      deadlock: 'RQ-17',
    },
    (after) => [
      `it makes no Winning Real, and ${SEATS[after.turn]} has ${marblesOf(after, after.turn)} attack marbles left`,
      'RQ-14, RQ-16',
    ],
  ),
};
