import { did, type Goal, type Goals, toPlay, type Tried, winning } from '../../core/goal.js';
import { type Position, type Step, ur } from './rules/index.js';
import { count } from './rules/position.js';
import { type Cell, nameOf, SEATS } from './rules/variants.js';

/** Where the piece of a move came to: a square, home, or nowhere by a throw that moved none. */
function cameTo({ before, after, move }: Tried<Position, Step>): Cell | 'home' | undefined {
  const seat = SEATS.indexOf(move.seat as 'light');
  if (after.home[seat]! > before.home[seat]!) return 'home';
  const square = after.held[seat]! & ~before.held[seat]!;
  return square ? 31 - Math.clz32(square) : undefined;
}

/** A goal of a piece: `short` says what it did instead, by where it came to. */
function pieceGoal(
  what: string,
  reached: (tried: Tried<Position, Step>, cell: Cell | 'home') => boolean,
  short: (tried: Tried<Position, Step>, cell: Cell | 'home') => readonly [what: string, rule: string],
): Goal<Position, Step> {
  return {
    ask: (seat) => toPlay(seat, what),
    missed(tried) {
      const { text } = tried.move;
      const cell = cameTo(tried);
      if (cell === undefined) return did(text, 'moves no piece', /^0/.test(text) ? 'UR-3' : 'UR-7');
      return reached(tried, cell) ? undefined : did(text, ...short(tried, cell));
    },
  };
}

/** How many pieces of the other side are on the board. */
const foes = ({ held }: Position, seat: string) => count(held[seat === 'light' ? 1 : 0]);

/** What a puzzle of Ur may ask for. */
export const goals: Goals<Position, Step> = {
  capture: pieceGoal(
    'capture a piece',
    ({ before, after, move: { seat } }) => foes(after, seat) < foes(before, seat),
    ({ move }, cell) => [
      cell === 'home'
        ? 'goes home and captures nothing'
        : `comes to ${nameOf(cell)}, where no ${move.seat === 'light' ? 'dark' : 'light'} piece stood`,
      'UR-11',
    ],
  ),
  rosette: pieceGoal(
    'land on a rosette',
    ({ before }, cell) => cell !== 'home' && before.variant.rosettes.includes(cell),
    (_, cell) => [
      cell === 'home' ? 'goes home, which is no rosette' : `comes to ${nameOf(cell)}, which is no rosette`,
      'UR-8',
    ],
  ),
  home: pieceGoal(
    'bring a piece home',
    (_, cell) => cell === 'home',
    ({ before, move }, cell) => {
      const path = before.variant.paths[SEATS.indexOf(move.seat as 'light')]!;
      const left = path.length - path.indexOf(cell as Cell);
      return [`comes to ${nameOf(cell as Cell)} and needs ${left} more to go home`, 'UR-12'];
    },
  ),
  win: winning(ur, { home: 'UR-13' }, ({ home, variant: { pieces } }, seat) => {
    const [light, dark] = home;
    return [`${seat} has ${seat === 'light' ? light : dark} of ${pieces} pieces home`, 'UR-13'];
  }),
};
