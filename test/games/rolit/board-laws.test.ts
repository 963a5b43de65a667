import { boardLaws } from '../../suites/board-laws.js';
import { AFTER, MIDGAME } from '../../board/support.js';
import '../../../src/games/rolit/define.js';

boardLaws({
  tag: 'rolit-board',
  position: MIDGAME,
  other: AFTER,
  move: 'g3',
  badPosition: ['8/8/9/3ry3/3bg3/8/8/8 r rg', 'position, row 3'],
  badRules: ['seats=red,pink', 'rules, seats'],
  figureOnly: '8/8/2g5/3gy3/3bg3/8/8/8',
  layers: 1,
});
