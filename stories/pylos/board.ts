import '../../src/games/pylos/define.js';
import type { Meta } from '@storybook/web-components-vite';
import { fn } from 'storybook/test';
import { type Args, metaOf } from '../shared/board.js';

export type { Args, Story } from '../shared/board.js';

const shared = metaOf('pylos-board', ['light', 'dark']);

/** What every file of Pylos' stories has in common. */
export const meta = {
  ...shared,
  args: { ...shared.args, view: 'above', 'board-draw': fn() },
} satisfies Meta<Args>;
