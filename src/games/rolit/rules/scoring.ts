import type { Outcome, Seat } from '../../../core/game.js';
import type { Rules } from '../../../core/rules.js';

/** The table of a match of several games (RO-14). */
export interface MatchScore {
  readonly points: Readonly<Record<Seat, number>>;
  readonly miniPoints: Readonly<Record<Seat, number>>;
  /** Every seat that leads: most points, then most mini points; several when the match is tied. */
  readonly winners: readonly Seat[];
}

/**
 * Adds up a match (RO-14): a point for each winner of a game, and the balls of the own colour at its end as
 * mini points, of winners only or, with `miniPoints=all`, of everybody.
 */
export function scoreMatch(games: readonly Outcome[], rules: Rules = {}): MatchScore {
  const points: Record<Seat, number> = {};
  const miniPoints: Record<Seat, number> = {};
  for (const { winners, scores } of games) {
    for (const [seat, balls] of Object.entries(scores)) {
      const won = winners.includes(seat);
      points[seat] = (points[seat] ?? 0) + (won ? 1 : 0);
      miniPoints[seat] = (miniPoints[seat] ?? 0) + (won || rules.miniPoints === 'all' ? balls : 0);
    }
  }
  // Mini points only break ties: the pair of both is compared, points first.
  const best = Object.keys(points).reduce<[number, number]>(
    (top, seat) => {
      const pair: [number, number] = [points[seat]!, miniPoints[seat]!];
      return pair[0] > top[0] || (pair[0] === top[0] && pair[1] > top[1]) ? pair : top;
    },
    [-1, -1],
  );
  const winners = Object.keys(points).filter(
    (seat) => points[seat] === best[0] && miniPoints[seat] === best[1],
  );
  return { points, miniPoints, winners };
}

/** Who starts a game of a match (RO-15): the next seat in turn order after the last starter. */
export function starter(seats: readonly Seat[], first: Seat, game: number): Seat {
  return seats[(seats.indexOf(first) + game) % seats.length]!;
}
