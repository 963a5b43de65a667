import '../../src/games/real-queen/define.js';
import type { Meta } from '@storybook/web-components-vite';
import { fn } from 'storybook/test';
import { type Args, metaOf } from '../shared/board.js';

export type { Args, Story } from '../shared/board.js';

const shared = metaOf('real-queen-board', ['white', 'black']);

/** What every file of Real Queen's stories has in common. */
export const meta = {
  ...shared,
  args: { ...shared.args, 'board-draw': fn() },
} satisfies Meta<Args>;
