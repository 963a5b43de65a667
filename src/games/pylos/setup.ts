import { type Setup, setupOf } from '../../board/setup.js';
import { LEVELS, nameOf } from './rules/position.js';

const CELLS = LEVELS.flat(2).map(nameOf);

/** How positions of Pylos are set up by hand. The reserves follow from the balls on the board. */
export const setup: Setup = setupOf({
  names: { light: 'light ball', dark: 'dark ball' },
  signs: { light: 'l', dark: 'd' },
  words: 4,
  cellsOf: () => CELLS,
});
