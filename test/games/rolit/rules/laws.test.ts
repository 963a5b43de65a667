import { type Cell, type Position, rolit } from '../../../../src/games/rolit/rules/index.js';
import { fuzzReaders, gameLaws, type Samples } from '../../../suites/game-laws.js';

const samples: Samples<Position, Cell> = {
  rules: [
    '',
    'seats=yellow,blue first=blue',
    'seats=red,blue,green',
    'seats=red,blue,green,yellow miniPoints=all',
    'seats=red,yellow,green,blue',
    'size=6 clock=60 timeout=random',
    'size=6 seats=red,green,yellow first=green',
    'size=4 seats=green,red clock=off',
  ],
  positions: [
    '8/8/8/3ry3/3bg3/8/8/8 r rg',
    'b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy',
    '5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy',
    '8/8/8/3gr3/3rg3/8/8/8 r ry',
    'b7/8/8/8/8/8/8/8 g rygb',
    '3g1g/1rrgg1/2rgg1/rgrr1g/r2rrg/r4g r rg',
    '4/1ry1/1bg1/4 y rbgy',
    'rrrr/rrrr/rrrr/rrr1 g rg',
  ],
  figures: ['8/8/8/8/8/8/8/8 - rg', '6/6/6/6/6/6 - rbgy', '4/1ry1/1bg1/4 - yb', 'rrrr/gggg/bbbb/yyyy - rg'],
  spellings: [
    ['8/8/8/3RY3/3BG3/8/8/8 R RG', '8/8/8/3ry3/3bg3/8/8/8 r rg'],
    [' 8/8/8/3ry3/3bg3/8/8/8\n r\trg ', '8/8/8/3ry3/3bg3/8/8/8 r rg'],
    ['44/8/8/111ry3/---bg..1/8/8/8 g', '8/8/8/3ry3/3bg3/8/8/8 g rg'],
    [`${'-'.repeat(27)}ry------bg${'.'.repeat(27)} b rbgy`, '8/8/8/3ry3/3bg3/8/8/8 b rbgy'],
    ['..............ry....bg.............. g gr', '6/6/2ry2/2bg2/6/6 g gr'],
    ['-----ry--bg----- r', '4/1ry1/1bg1/4 r rg'],
  ],
  moves: ['f4', 'f4c3', 'f4d6c3d3', 'D6 c6', 'f6 a1', 'd3', 'a1h8', 'c4 e2', 'd4', 'c3'],
  count: ({ low, high }) => balls(low) + balls(high),
  growth: () => 1,
  // 60 from the start, and more from a sample with one ball.
  longest: 63,
};

/** How many of 32 bits are set. */
function balls(half: number): number {
  let count = 0;
  for (let rest = half; rest; rest &= rest - 1) count++;
  return count;
}

gameLaws(rolit, samples);
fuzzReaders(rolit, samples, 100_000);
