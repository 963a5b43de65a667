import { did, type Goals, toPlay, winning } from '../../core/goal.js';
import { pylos } from './rules/index.js';
import { CELLS, own, type Position, reserveOf, SEATS } from './rules/position.js';
import { fromOf, NOWHERE, type Step, toOf, won } from './rules/steps.js';

/** The balls of the mover with the one that was played. Whence that was raised does not matter: not from its own level. */
const played = (before: Position, first: Step): number => own(before) | (1 << toOf(first));

/** The full rows and columns that a ball makes (PY-14), whether or not they win balls back. */
const lines = (before: Position, first: Step): number[] =>
  CELLS[toOf(first)]!.lines.filter((line) => (played(before, first) & line) === line);

/** What a puzzle of Pylos may ask for. */
export const goals: Goals<Position, Step> = {
  square: {
    ask: (seat) => toPlay(seat, 'make a square'),
    missed({ before, first, move: { seat, text } }) {
      // A square is one by the rules for children too, although it wins no balls there.
      const expert = before.variant.rules === 'expert';
      const rules = { rules: expert ? 'expert' : 'standard' };
      if (won(played(before, first), toOf(first), rules)[0]) return undefined;
      return expert
        ? did(text, `makes no square and no line of ${seat} balls`, 'PY-7, PY-14')
        : did(text, `makes no square of four ${seat} balls`, 'PY-7');
    },
  },
  line: {
    ask: (seat) => toPlay(seat, 'make a line'),
    missed({ before, first, move: { seat, text } }) {
      if (lines(before, first)[0]) return undefined;
      return CELLS[toOf(first)]!.lines[0]
        ? did(text, `makes no full row or column of ${seat} balls`, 'PY-14')
        : did(text, 'ends on a level that has no lines', 'PY-14');
    },
  },
  raise: {
    ask: (seat) => toPlay(seat, 'raise a ball'),
    missed: ({ first, move: { text } }) =>
      fromOf(first) === NOWHERE
        ? did(text, 'places a ball of the reserve and raises none', 'PY-4')
        : undefined,
  },
  win: winning(
    pylos,
    { apex: 'PY-11', 'no-move': 'PY-12', 'no-reserve': 'PY-12', repetition: 'PY-15' },
    (after) => {
      const seat = SEATS[after.turn]!;
      const held = reserveOf(after, after.turn);
      const left = `the reserve of ${seat} has ${held} left`;
      // Then the last ball of a reserve loses, and so nobody's own move can win.
      if (after.variant.end === 'no-reserve') return [`${left}, which ${seat} alone can empty`, 'PY-12'];
      return [held ? left : `${seat} can still raise a ball`, 'PY-11, PY-12'];
    },
  ),
};
