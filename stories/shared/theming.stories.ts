import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { MIDGAME, plain, PYRAMID } from './plain.js';

/** The properties `--board-*` colour a board, `::part()` styles what is round the drawing. */
export default { title: 'Shared/Theming' } satisfies Meta;

/** A tray of walnut. The balls keep their colours, which were chosen to be told apart by everybody. */
export const Walnut = plain(`
<style>
  .walnut {
    --board-surface: #6f4526;
    --board-accent: #fbe7bd;
  }
  .walnut::part(status) {
    font-family: Georgia, serif;
    font-style: italic;
  }
</style>
<rolit-board class="walnut" coordinates position="${MIDGAME}"></rolit-board>`);

/** Other balls too: whoever changes these looks at them in grey as well. */
export const Harbour = plain(`
<style>
  .harbour {
    --board-surface: #27455c;
    --board-accent: #d9f0ff;
    --board-seat-1: #d9583f;
    --board-seat-2: #3d63c9;
    --board-seat-3: #4fc3a1;
    --board-seat-4: #ffe08a;
  }
</style>
<rolit-board class="harbour" coordinates position="${MIDGAME}"></rolit-board>`);

/** Pylos has a frame to colour besides, and two seats. */
export const Slate = plain(`
<style>
  .slate {
    --board-frame: #2f3437;
    --board-surface: #59636a;
    --board-accent: #ffd166;
    --board-seat-1: #e9e4d8;
    --board-seat-2: #7d2f35;
  }
</style>
<pylos-board class="slate" coordinates position="${PYRAMID}"></pylos-board>`);

type Colours = Record<'surface' | 'accent' | 'red' | 'blue' | 'green' | 'yellow', string>;

/** Try colours in the controls below. */
export const YourOwn: StoryObj<Colours> = {
  args: {
    surface: '#403d3b',
    accent: '#efe5d0',
    red: '#d3564a',
    blue: '#2e57a2',
    green: '#63b891',
    yellow: '#f5d471',
  },
  argTypes: {
    surface: { control: 'color', name: '--board-surface' },
    accent: { control: 'color', name: '--board-accent' },
    red: { control: 'color', name: '--board-seat-1' },
    blue: { control: 'color', name: '--board-seat-2' },
    green: { control: 'color', name: '--board-seat-3' },
    yellow: { control: 'color', name: '--board-seat-4' },
  },
  render: ({ surface, accent, red, blue, green, yellow }) => html`
    <rolit-board
      position=${MIDGAME}
      style="--board-surface: ${surface}; --board-accent: ${accent}; --board-seat-1: ${red}; --board-seat-2: ${blue}; --board-seat-3: ${green}; --board-seat-4: ${yellow}"
    ></rolit-board>
  `,
};
