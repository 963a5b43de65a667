import { type Position, realQueen, type Step } from '../../../../src/games/real-queen/rules/index.js';
import { fuzzReaders, gameLaws, type Samples } from '../../../suites/game-laws.js';

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

/** Writes the steps of a move in the order in which they were made, so that a text gives back that order too. */
const inOrder = { ...realQueen, writeMove: (texts: readonly string[]) => texts.join('') };

describe('Real Queen', function () {
  this.timeout(300_000);
  gameLaws(inOrder, samples);
  fuzzReaders(realQueen, samples, 5_000);
});
