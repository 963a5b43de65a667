import type { Decorator, Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { type Args, meta, type Story } from './board.js';

/** Over the board stands what to try on it. */
const task: Decorator = (story, { parameters }) => html`
  <div style="max-inline-size: 36rem">
    <p style="margin-block: 0 1em">${parameters.task}</p>
    ${story()}
  </div>
`;

/** Rules as small positions to try them on. */
export const lessons = {
  ...meta,
  args: { ...meta.args, coordinates: 'path', takeback: true },
  decorators: [task],
} satisfies Meta<Args>;

/** A rule as a position, with what to try there. */
export const lesson = (task: string, args: Args, play: NonNullable<Story['play']>): Story => ({
  args,
  parameters: { task },
  play,
});
