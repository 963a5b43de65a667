import { expect } from '@open-wc/testing';
import { type Position, ur } from '../../../../src/games/ur/rules/index.js';
import { values } from './load.js';
import { mirror, start } from './start.js';

/** Where a throw may lead: for each throw its probability, and the positions after its moves. */
type Throws = readonly { odds: number; ends: readonly { id: number; same: boolean }[] }[];

/** A position as whoever is on turn sees it: for dark the board is turned over. */
function seenByMover(position: Position): string {
  const text = ur.writePosition(position);
  const [board = '', seat, homes = ''] = text.split(' ');
  if (seat === 'l') return text;
  const swapped = board.replace(/[ld]/g, (sign) => (sign === 'l' ? 'd' : 'l'));
  const [, l, d] = /l(\d)d(\d)/.exec(homes)!;
  return `${swapped.split('/').reverse().join('/')} l l${d}d${l}`;
}

/** Every position that games reach, and the chance of the first player with best play by both. */
function solve(rules: string) {
  const positions = [start({ rules }).state];
  const ids = new Map([[seenByMover(positions[0]!), 0]]);
  const idOf = (position: Position) => {
    const seen = seenByMover(position);
    const id = ids.get(seen) ?? positions.push(position) - 1;
    ids.set(seen, id);
    return id;
  };
  const throws: Throws[] = [];
  for (let id = 0; id < positions.length; id++) {
    const position = positions[id]!;
    throws.push(
      ur.steps(position).map((roll) => {
        const thrown = ur.play(position, roll);
        const next = ur.midTurn!(thrown) ? ur.steps(thrown).map((step) => ur.play(thrown, step)) : [thrown];
        return {
          odds: ur.odds!(position, roll),
          ends: next.map((end) => ({ id: idOf(end), same: end.seat === position.seat })),
        };
      }),
    );
  }
  // Whoever is on turn where a game is over has lost: the other one made the last move.
  const wins: number[] = positions.map((position) => (ur.outcome(position) ? 0 : 0.5));
  for (let change = 1; change > 1e-9;) {
    change = 0;
    for (let id = positions.length - 1; id >= 0; id--) {
      if (!throws[id]!.length) continue;
      let value = 0;
      for (const { odds, ends } of throws[id]!) {
        let best = 0;
        for (const end of ends) best = Math.max(best, end.same ? wins[end.id]! : 1 - wins[end.id]!);
        value += odds * best;
      }
      change = Math.max(change, Math.abs(value - wins[id]!));
      wins[id] = value;
    }
  }
  return { count: throws.filter((each) => each.length).length, win: wins[0]! };
}

describe('Ur solved with one and two pieces a side', function () {
  this.timeout(120_000);

  for (const entry of ['step', 'throw'] as const) {
    for (const pieces of [1, 2] as const) {
      it(`UR-14: has as many positions and as good a start as a complete solution: ${pieces}, entry=${entry}`, () => {
        const { count, win } = solve(`entry=${entry} pieces=${pieces}`);
        expect(count).equal(values.states[entry][pieces]);
        expect(win).closeTo(values.first_player_wins[entry][pieces], 1e-7);
      });
    }
  }

  it('sees the same by dark over the turned board', () => {
    const moves = (rules: string) => start({ rules }).moves();
    expect(moves('first=dark')).deep.equal(moves('').map((move) => move.replace(/[ac]\d/g, mirror)));
  });
});
