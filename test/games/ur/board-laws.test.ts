import { boardLaws } from '../../suites/board-laws.js';
import '../../../src/games/ur/define.js';
import { MID } from './support.js';

boardLaws({
  tag: 'ur-board',
  position: MID,
  other: '4xx2/2l5/4xx2 d l3d4',
  move: '3:b3-b6',
  badPosition: ['4xx2/9/4xx2 l l0d0', 'position, row B'],
  badRules: ['entry=never', 'rules, entry'],
  figureOnly: 'llllxxll/8/ddddxxdd - l7d7',
});
