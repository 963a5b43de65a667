import { boardLaws } from '../../suites/board-laws.js';
import '../../../src/games/pylos/define.js';
import { CARRIED, HIGH } from './support.js';

boardLaws({
  tag: 'pylos-board',
  position: HIGH,
  other: CARRIED,
  move: 'd4-h1',
  badPosition: ['4/4/5/4 3/3/3 2/2 1 l', 'position, level 1, row 3'],
  badRules: ['end=never', 'rules, end'],
  figureOnly: '4/4/4/4 3/3/l2 2/2 1',
  layers: 4,
});
