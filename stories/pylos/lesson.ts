import type { Meta } from '@storybook/web-components-vite';
import { task } from '../shared/task.js';
import { type Args, meta, type Story } from './board.js';

/** Rules as small positions to try them on. */
export const lessons = {
  ...meta,
  args: { ...meta.args, coordinates: true, takeback: true },
  decorators: [task('26rem')],
} satisfies Meta<Args>;

/** A rule as a position, with what to try there. */
export const lesson = (task: string, args: Args, play: NonNullable<Story['play']>): Story => ({
  args,
  parameters: { task },
  play,
});
