import { expect } from '@open-wc/testing';
import { draw, playRandom } from '../../../../src/core/index.js';
import { movesOf, readPlain } from './plain.js';
import { at, start } from './start.js';

/** How many attack marbles a side has on the board, in the rack and in the prison of the enemy. */
function total(position: string, sign: 'w' | 'b', conquered: number) {
  const [board, , racks] = position.split(' ');
  return board!.split(sign).length - 1 + Number(RegExp(`${sign}(\\d+)`).exec(racks!)![1]) + conquered;
}

const RULES = [
  '',
  'first=black queenEntry=real-or-last',
  'queenMoves=after-rack sevenRun=progression',
  'minMarbles=attack-only deadlock=captures',
  'deadlock=off queenEntry=real-or-last queenMoves=after-rack',
];

describe('Real Queen: random games', function () {
  this.timeout(180_000);

  for (const rules of RULES) {
    it(`have the moves of a plain engine that knows no steps, ${rules || 'default rules'}`, () => {
      let compared = 0;
      for (let seed = 0; seed < 4; seed++) {
        const match = start({ rules, seed });
        while (match.turn) {
          if (!match.started[0] && draw(seed, match.ply, 4) === 0 && match.perft(1) < 2000) {
            compared++;
            expect(match.moves(), match.position).deep.equal(movesOf(readPlain(match.position), match.rules));
          }
          playRandom(match);
        }
      }
      expect(compared).above(30);
    });

    it(`keep their marbles, their Queens and their turns, ${rules || 'default rules'}`, () => {
      for (let seed = 10; seed < 18; seed++) {
        const match = start({ rules, seed });
        const conquered = { white: 0, black: 0 };
        while (match.turn) {
          // RQ-1: there is always a move.
          expect(match.steps().length, match.position).above(0);
          playRandom(match);
          const move = match.history.at(-1);
          if (match.started[0] || !move) continue;
          conquered[move.seat as 'white'] += move.text.split('x').length - 1;
          expect(total(match.position, 'w', conquered.black), match.position).equal(20);
          expect(total(match.position, 'b', conquered.white), match.position).equal(20);
          // RQ-1: turns alternate. RQ-6: no Queen goes back.
          const [before, after] = [match.history.at(-2)?.position ?? '', match.position];
          expect(after.split(' ')[1]).equal(move.seat === 'white' ? 'b' : 'w');
          for (const queen of ['W', 'B']) if (before.includes(queen)) expect(after).include(queen);
          if (match.outcome) {
            // RQ-18
            const { winners, reason, value, scores } = match.outcome;
            expect(scores).deep.equal(conquered);
            expect(value).equal(winners[0] ? (reason === 'winning-real-queen' ? 2 : 1) : 0);
            if (reason !== 'deadlock') expect(winners).deep.equal([move.seat]);
          } else {
            // No line is left through the hollow that was played: it would have been a Real.
            expect(move.made === undefined || /\^/.test(move.text), move.text).equal(true);
            const own = new Set(
              [...readPlain(after).on]
                .filter(([, sign]) => sign.toLowerCase() === move.seat[0])
                .map(([cell]) => cell),
            );
            if (own.has(move.to!)) expect(longest(own, move.to!), `${before} ${move.text}`).below(4);
          }
        }
      }
    });
  }

  it('RQ-11: seven crossing under as-six in the Queen may leave a standing four', () => {
    const match = at('2bw3/3w3/3w3/www1www/7/2b1bb1/bb4b w w11b13');
    expect(match.play('Qd4xa1xb1xc2xg1xf2xe2^e4^f4^g4^d5^d6')).equal(true);
    expect(match.position.split('/')[3]).equal('wwwW3');
  });
});

/** How long the longest line through a cell is. */
function longest(own: ReadonlySet<string>, cell: string): number {
  const step = (from: string, dx: number, dy: number) =>
    String.fromCharCode(from.charCodeAt(0) + dx) + (Number(from[1]) + dy);
  const reach = (dx: number, dy: number) => {
    let length = 0;
    for (let at = step(cell, dx, dy); own.has(at); at = step(at, dx, dy)) length++;
    return length;
  };
  return (
    Math.max(
      reach(1, 0) + reach(-1, 0),
      reach(0, 1) + reach(0, -1),
      reach(1, 1) + reach(-1, -1),
      reach(1, -1) + reach(-1, 1),
    ) + 1
  );
}
