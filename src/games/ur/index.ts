export type * from '../../board/events.js';
export { UrBoard } from './ur-board.js';
export * from './rules/index.js';
