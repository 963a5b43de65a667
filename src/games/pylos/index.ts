export type * from '../../board/events.js';
export { PylosBoard } from './pylos-board.js';
export * from './rules/index.js';
