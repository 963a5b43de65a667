export type * from '../../board/events.js';
export { RolitBoard } from './rolit-board.js';
export * from './rules/index.js';
