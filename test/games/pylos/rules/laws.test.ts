import { type Position, pylos, type Step } from '../../../../src/games/pylos/rules/index.js';
import { fuzzReaders, gameLaws, type Samples } from '../../../suites/game-laws.js';

/** The cell of a step that is none, where a ball comes from the reserve or goes there. */
const NONE = 31;

const samples: Samples<Position, Step> = {
  rules: [
    '',
    'child',
    'expert',
    'rules=expert first=dark end=no-reserve',
    'end=no-reserve',
    'repetition=draw',
    'expert repetition=draw',
    'child end=no-reserve repetition=draw',
  ],
  positions: [
    '4/4/4/4 3/3/3 2/2 1 l',
    '2l1/2ll/dd2/d3 3/3/3 2/2 1 l',
    '2l1/2ll/dd2/d3 3/3/3 2/2 1 l d4',
    '2l1/2ll/dd2/ld2 3/3/l2 2/2 1 l d4^e1',
    '2l1/2ll/ddd1/dd2 3/3/3 2/2 1 d c1^c1',
    'ldld/1dll/ldl1/l2d 2d/3/3 2/2 1 l',
    'dldd/dldl/lddl/dlll ldl/1dl/lld 1d/2 1 l',
    'ldld/ldld/ldld/llld d1d/ldd/ldd 2/1l 1 d',
  ],
  figures: ['4/4/4/4 3/3/3 2/2 1 -', 'llll/llll/llll/llll lll/lll/lll 2/2 d -', '4/4/4/4 3/1d1/3 2/l1 1 -'],
  spellings: [
    ['4/4/4/4 3/3/3 2/2 1 L', '4/4/4/4 3/3/3 2/2 1 l'],
    [' 2L1/2LL/DD2/D3\t3/3/3 2/2\n1 l ', '2l1/2ll/dd2/d3 3/3/3 2/2 1 l'],
    ['22/112/..../---- 12/3/... 11/2 . d', '4/4/4/4 3/3/3 2/2 1 d'],
    ['2l1/2ll/dd2/d3 3/3/3 2/2 1 l  D4', '2l1/2ll/dd2/d3 3/3/3 2/2 1 l d4'],
    ['2l1/2ll/dd2/d3 3/3/3 2/2 1 l d4^D3', '2l1/2ll/dd2/d3 3/3/3 2/2 1 l d4^d3'],
  ],
  moves: [
    'd4^d4',
    'd4^c3^d3 a1',
    'a1b1c1',
    'b2',
    '^d4',
    '^e1^a1',
    'a4-g2',
    'D4 ^D4',
    'e1',
    'h1',
    '',
    'd4 b2^b2',
    'c1^c1',
  ],
  count: ({ light, dark }) => [...(light.toString(2) + dark.toString(2))].filter((bit) => bit === '1').length,
  growth: (step) => Number((step & NONE) !== NONE) - Number(step >> 5 !== NONE),
  longest: 200,
  told: ({ light, dark, turn, takes }) => [light, dark, turn, takes],
};

gameLaws(pylos, samples);
fuzzReaders(pylos, samples, 100_000);
