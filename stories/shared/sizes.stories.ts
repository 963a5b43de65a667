import type { Meta } from '@storybook/web-components-vite';
import { MIDGAME, plain, PYRAMID } from './plain.js';

/**
 * A board is as wide as its column, up to 36 rem; the page may set another width, and the height follows. The
 * drawing is one SVG, so it is sharp at any size.
 */
export default { title: 'Shared/Sizes' } satisfies Meta;

const wide = (width: number) =>
  plain(`
<rolit-board
  coordinates
  position="${MIDGAME}"
  style="inline-size: ${width}px; max-inline-size: 100%"
></rolit-board>`);

/** A small telephone. */
export const Width320 = { ...wide(320), name: '320 px' };

/** A column of a blog. */
export const Width480 = { ...wide(480), name: '480 px' };

/** A projector. */
export const Width960 = { ...wide(960), name: '960 px' };

/** Figures in a row of their own. */
export const Thumbnails = plain(`
<div style="display: flex; gap: 8px">
  <rolit-board mode="figure" style="flex: 0 1 120px" position="${MIDGAME}"></rolit-board>
  <rolit-board mode="figure" style="flex: 0 1 120px" rules="size=6"></rolit-board>
  <rolit-board mode="figure" style="flex: 0 1 120px" rules="size=4"></rolit-board>
</div>`);

/** Boards of all games have the same shape, so they stand side by side without further ado. */
export const SideBySide = plain(`
<div style="display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px">
  <rolit-board position="${MIDGAME}"></rolit-board>
  <pylos-board position="${PYRAMID}"></pylos-board>
  <pylos-board view="tilt" position="${PYRAMID}"></pylos-board>
</div>`);
