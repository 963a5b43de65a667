import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { task } from '../shared/task.js';
import { type Args, meta, type Story } from './board.js';
import { reader } from './reader.js';

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

/** A Real: a marble or the Queen (`Qd4`) is played; it must be named so, and then marbles are chosen until the move is over. */
export const real = (task: string, args: Args, played: string, named: string, chosen: string): Story =>
  lesson(task, args, async ({ canvasElement }) => {
    const { board, press, status, tap } = await reader(canvasElement);
    if (/^Q..$/.test(played)) await press('Queen');
    await tap(...played.match(/[a-g]\d/g)!);
    await expect(status()).toContain(named);
    await expect(board.matches(':state(mid-turn)')).toBe(true);
    await tap(...chosen.split(' '));
    await expect(status()).toMatch(/; (white|black) to play\.$/);
  });
