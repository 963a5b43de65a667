export type * from '../../board/events.js';
export { RealQueenBoard } from './real-queen-board.js';
export * from './rules/index.js';
