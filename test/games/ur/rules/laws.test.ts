import { type Position, type Step, ur } from '../../../../src/games/ur/rules/index.js';
import { fuzzReaders, gameLaws, type Samples } from '../../../suites/game-laws.js';

const samples: Samples<Position, Step> = {
  rules: ['', 'first=dark pieces=3', 'entry=throw pieces=4', 'pieces=1'],
  positions: [
    '4xx2/8/4xx2 d l5d6',
    '2l1xx2/3d4/3dxx2 d l5d4',
    '2l1xx2/3d4/3dxx2 l l6d5 3',
    'l3xx1l/2ld2d1/1d2xx2 l l4d4 3',
    '1ll1xx2/1l1d2d1/dd2xx2 l l4d3',
    '4xxl1/7l/4xx2 l l5d5',
    '4xxl1/7d/4xx1d d l6d5 1',
    'l2lxx2/llldl1dl/d2dxx1d d l0d2',
  ],
  figures: ['4xx2/8/4xx2 - l0d0', 'ddddxxdd/llllllll/llllxxll - l9d9', '4xx2/3l4/4xx2 - l7d7'],
  spellings: [
    ['4xx2/8/4xx2 L L0D0', '4xx2/8/4xx2 l l0d0'],
    [' 2L1XX2/3D4/3DXX2\td\nl1d2 ', '2l1xx2/3d4/3dxx2 d l1d2'],
    ['..2xx11/44/22xx2 l l0d4', '4xx2/8/4xx2 l l0d4'],
    ['4xx2/8/4xx2 l l0d0   4', '4xx2/8/4xx2 l l0d0 4'],
  ],
  moves: [
    ...['4:@a1*', '2:b3-b5x', '1:a7+', '0:-', '2:-', 'roll', '3', '@A3', 'a8+', ''],
    ...['4:@a1 2:@a3 0 1', '3 : a1 - b3 x'],
  ],
  // Which pieces wait is what the others leave, and that they come and go by the rules random.test.ts sees to.
  count: ({ variant }) => variant.pieces,
  growth: () => 0,
  longest: 2000,
  told: ({ held, home, seat, roll }) => [held, home, seat, roll],
};

gameLaws(ur, samples);
fuzzReaders(ur, samples, 100_000);

// A position does not say by which set of rules it is read: each of the others is the default here once.
for (const set of ['masters', 'blitz']) {
  const options = { ...ur.options, rules: { ...ur.options.rules!, default: set } };
  gameLaws(
    { ...ur, id: `ur, ${set}`, options },
    {
      ...samples,
      rules: ['pieces=2', 'pieces=3 first=dark', 'pieces=1 entry=throw'],
      positions: [
        '4xx2/8/4xx2 d l4d3',
        '4xxdl/8/4xxl1 l l2d3',
        '4xx1d/3l4/4xxl1 d l3d4 3',
        '1ll1xxd1/1l1d2d1/dd2xx2 l l0d0',
      ],
    },
  );
}
