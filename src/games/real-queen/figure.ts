import { type FigureOptions, figureOf } from '../../board/figure.js';
import type { Fault } from '../../core/fault.js';
import { looks } from './look.js';
import { placesOf } from './places.js';
import { realQueen } from './rules/index.js';
import { words } from './words.js';

/** What a figure of Real Queen shows. */
export interface RealQueenFigureOptions extends FigureOptions {
  /** Whether the castle areas are tinted. */
  readonly castle?: boolean;
}

/** A figure of Real Queen as the text of an SVG file, or a `Fault` that tells what could not be read. */
export const figure = ({ castle, ...options }: RealQueenFigureOptions = {}): string | Fault =>
  figureOf({ game: realQueen, look: castle ? looks.castles : looks.plain, words, placesOf })(options);
