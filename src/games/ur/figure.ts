import { type FigureOptions, figureOf } from '../../board/figure.js';
import type { Fault } from '../../core/fault.js';
import { look } from './look.js';
import { placesOf } from './places.js';
import { ur } from './rules/index.js';
import { words } from './words.js';

export type { FigureOptions };

/** A figure of the Royal Game of Ur as the text of an SVG file, or a `Fault` that tells what could not be read. */
export const figure: (options?: FigureOptions) => string | Fault = figureOf({
  game: ur,
  look,
  words,
  placesOf,
});
