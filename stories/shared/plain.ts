import '../../src/games/pylos/define.js';
import '../../src/games/rolit/define.js';
import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/** A story that is plain HTML: the page shows it as a writer types it, and so does the code below it. */
export const plain = (markup: string): StoryObj => ({
  render: () => html`${unsafeHTML(markup)}`,
  parameters: { docs: { source: { code: markup.trim(), language: 'html' } } },
});

/** A position of Pylos to show: light can raise a ball. */
export const PYRAMID = '2l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l';

/** One of Rolit: four players, 27 moves played. */
export const MIDGAME = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';
