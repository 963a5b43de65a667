import type { Decorator } from '@storybook/web-components-vite';
import { html } from 'lit';

/** Over a board that wide stands what to try on it. */
export const task =
  (width: string): Decorator =>
  (story, { parameters }) => html`
    <div style="max-inline-size: ${width}">
      <p style="margin-block: 0 1em">${parameters.task}</p>
      ${story()}
    </div>
  `;
