import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { MIDGAME, plain } from './plain.js';

/** What a writer types into a page. Every page needs the script once; the examples leave it out. */
export default { title: 'Shared/Embedding' } satisfies Meta;

export const OneTag = plain('<rolit-board></rolit-board>');

export const Figure = plain(`
<rolit-board mode="figure" coordinates position="${MIDGAME}"></rolit-board>`);

/** With a caption of the page's own: `<figure>` and `<figcaption>` need nothing from the board. */
export const InAFigure = plain(`
<figure style="margin: 0">
  <rolit-board mode="figure" position="${MIDGAME}"></rolit-board>
  <figcaption>Yellow is on turn.</figcaption>
</figure>`);

/** The slot `caption` keeps a caption inside the board, below everything else. */
export const CaptionSlot = plain(`
<rolit-board rules="seats=red,blue,green,yellow">
  <p slot="caption">Four players. Red begins.</p>
</rolit-board>`);

/** What stands in the tag is for readers without the script, and for feeds: nobody else ever sees it. */
export const Fallback: StoryObj = {
  ...plain(`
<rolit-board position="${MIDGAME}">
  <p>A board of Rolit, which needs JavaScript: yellow is on turn.</p>
</rolit-board>`),
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.querySelector('rolit-board p')!.getBoundingClientRect();
    await expect(height).toBe(0);
  },
};

/** Many Markdown tools wrap loose text into a paragraph; a position is found there too. */
export const FromMarkdown: StoryObj = {
  ...plain(`
<rolit-board mode="figure">
<p>${MIDGAME}</p>
</rolit-board>`),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rolit-board')!.match.position).toBe(MIDGAME);
  },
};

/** Between paragraphs a board takes the width of the column, up to 36 rem. */
export const InAText = plain(`
<article style="max-inline-size: 40rem; margin-inline: auto; line-height: 1.5">
  <p>In Rolit everybody shares the same 64 balls. Whoever places one turns every run of other colours between
  it and the next ball of the own colour, so the leader of one round may have no ball left after the next.</p>
  <rolit-board style="margin-inline: auto" position="${MIDGAME}"></rolit-board>
  <p>Yellow has eight cells to choose from here. The richest, f8, is not the best: count what blue can take back
  before you play it.</p>
</article>`);
