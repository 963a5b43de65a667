import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { type Position, realQueen, type Step } from '../../../../src/games/real-queen/rules/index.js';
import { fuzzReaders, type Samples } from '../../../suites/game-laws.js';
import { sure } from '../../../suites/results.js';
import { fault, figure, start } from './start.js';

const samples: Samples<Position, Step> = {
  rules: [
    '',
    'first=black queenEntry=real-or-last',
    'queenMoves=after-rack sevenRun=progression',
    'minMarbles=attack-only deadlock=captures',
  ],
  positions: [
    '7/7/7/7/7/7/7 w w20b20',
    'b1b4/6b/7/7/2www2/7/7 w w17b17 f3',
    'b1b4/6b/7/7/2www2/7/7 w w17b17 f3xg6^f3',
    '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 Qa1xe6xf6xg3xg7^b1',
    '7/bb4b/7/7/2www2/5B1/7 w w17b17',
    'b1b2bB/6b/7/7/2www2/7/7 w w17b0',
    'bb5/7/7/W5B/2ww3/7/4b2 b w18b0',
    'W6/4w1b/4w2/2bb3/7/b6/b6 b w18b0',
    '6B/2bb3/7/3ww2/7/7/W6 w w4b4',
  ],
  figures: [
    '7/7/7/7/7/7/7 - w20b20',
    'wwwwwww/wwwwwww/wwwwwww/wwwwwww/bbbbbbb/bbbbbbb/bbbbbbB - w0b0',
    '7/7/7/3W3/7/7/7 - w0b0',
  ],
  spellings: [
    ['7/7/7/7/7/7/7 W W20B20', '7/7/7/7/7/7/7 w w20b20'],
    [' 7/7/7/......./7/7/7\tB\n w20b20 ', '7/7/7/7/7/7/7 b w20b20'],
    ['B5b/w15/1111111/7/7/7/w1w31 w w09b18', 'B5b/w6/7/7/7/7/w1w4 w w9b18'],
    ['b1b4/6b/7/7/2www2/7/7 w w17b17  F3XG6^F3', 'b1b4/6b/7/7/2www2/7/7 w w17b17 f3xg6^f3'],
    ['6B/7/7/7/2www2/7/7 w w17b20 F3^D3', '6B/7/7/7/2www2/7/7 w w17b20 f3^d3'],
  ],
  moves: [
    'd4',
    'Qd4',
    'qa1 QB2',
    'f3xa7^c3^d3',
    'f3xg6^f3^e3 a1',
    'b3#',
    'Qf3##',
    'a7-g1',
    'Qg4-f5',
    'Qa1-a2',
    'xa7',
    '^c3',
    '',
    'D4',
    'a1b1c1',
  ],
  count: ({ cells, white, black }) => white + black + [...cells].filter((sign) => /[wb]/.test(sign)).length,
  growth: (step) => (step[0] === 'x' ? -1 : 0),
  longest: 2000,
  told: ({ cells, white, black, turn, real, end }) =>
    real && !end
      ? [cells, white, black, turn, real.lines, [...real.done].sort()]
      : [cells, white, black, turn],
};

/*
 * The suite of all games lists every move at every position of its random games. Here one position may have a million,
 * so its laws are asked of some positions and without that.
 */
function frozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.isFrozen(value) && Object.values(value).every(frozen);
}

describe('Real Queen: the laws of every game', function () {
  this.timeout(180_000);

  for (const rules of samples.rules) {
    it(`hold in random games, ${rules || 'default rules'}`, () => {
      let middles = 0;
      for (let seed = 0; seed < 12; seed++) {
        const match = start({ rules, seed });
        do {
          const { state, position, started, turn } = match;
          const steps = realQueen.steps(state);
          expect(steps.length > 0, position).equal(turn !== undefined);
          expect(match.outcome === undefined, position).equal(turn !== undefined);
          expect(realQueen.midTurn!(state), position).equal(started.length > 0);
          if (started[0]) middles++;
          else if (match.ply % 9) continue;
          expect(frozen(state), position).equal(true);
          // By its text, which has marbles in the order of their cells, it is the same position.
          const same = start({ rules, position });
          expect(same.position).equal(position);
          expect(same.started, position).have.deep.members([...started]);
          if (!turn) continue;
          expect(samples.told!(same.state), position).deep.equal(samples.told!(state));
          expect(same.steps(), position).deep.equal(match.steps());
          for (const step of steps.filter((_, i) => i % 5 === match.ply % 5)) {
            const { text } = realQueen.view(state, step);
            for (const spelling of [text, text.toUpperCase(), `${text} ${text}`, text + text]) {
              const { step: read, rest } = sure(realQueen.readStep(state, spelling));
              expect([read, rest.trim()], spelling).deep.equal([step, spelling.slice(text.length).trim()]);
            }
            const grown = samples.count(realQueen.play(state, step)) - samples.count(state);
            expect(grown, position + step).equal(samples.growth(step));
          }
          const ends = steps.map((step) => realQueen.play(state, step));
          expect(new Set(ends.map((end) => `${end.cells} ${end.white} ${end.black}`)).size).equal(
            steps.length,
          );
        } while (match.ply <= samples.longest && playRandom(match));
        expect(match.turn).equal(undefined);
        // Every move by its text leads from where it began to where it ended.
        const again = start({ rules });
        for (const { text, position } of match.history) {
          expect(again.play(text), text).equal(true);
          expect(again.position).equal(position);
        }
      }
      expect(middles).above(20);
    });
  }

  it('hold for spellings and figures', () => {
    for (const position of samples.positions) expect(start({ position }).position).equal(position);
    for (const [position, canonical] of samples.spellings)
      expect(start({ position }).position).equal(canonical);
    for (const position of samples.figures) {
      const match = figure(position);
      expect(match.position).equal(position);
      expect([match.turn, match.outcome, match.steps()]).deep.equal([undefined, undefined, []]);
      expect(fault({ position }).message).match(/\w/);
    }
  });
});

fuzzReaders(realQueen, samples, 10_000);
