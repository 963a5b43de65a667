export { RolitBoard } from './rolit-board.js';
export * from './rules/index.js';
