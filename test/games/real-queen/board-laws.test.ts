import { boardLaws } from '../../suites/board-laws.js';
import '../../../src/games/real-queen/define.js';
import { DOUBLE, REAL } from './support.js';

boardLaws({
  tag: 'real-queen-board',
  position: REAL,
  other: DOUBLE,
  move: 'f3xa7^c3^d3',
  badPosition: ['7/7/7/8/7/7/7 w w20b20', 'position, row 4'],
  badRules: ['deadlock=never', 'rules, deadlock'],
  // One marble too many.
  figureOnly: '7/7/7/W5w/7/7/7 w w20b20',
  // Marbles of a seat, and its Queen.
  layers: 2,
});
