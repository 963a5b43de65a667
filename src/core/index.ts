export { type Fault, isFault } from './fault.js';
export type { Game, Outcome, Purpose, Seat, StepView } from './game.js';
export type { By, MatchOptions, Move, Note, Point } from './match.js';
export { perft } from './perft.js';
export { playRandom } from './lot.js';
export { draw, randomSeed } from './random.js';
export { movesFrom } from './moves.js';
export { Match, type RecordFault, type Tags } from './record.js';
export { type Option, type Options, readRules, type Rules } from './rules.js';
