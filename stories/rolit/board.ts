import '../../src/games/rolit/define.js';
import { metaOf } from '../shared/board.js';

export type { Args, Story } from '../shared/board.js';

/** What every file of Rolit's stories has in common. */
export const meta = metaOf('rolit-board', ['red', 'blue', 'green', 'yellow']);
