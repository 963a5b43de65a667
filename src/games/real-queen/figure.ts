import { FLAG, type FigureOptions, figureOf, isSet } from '../../board/figure.js';
import type { Fault } from '../../core/fault.js';
import { looks } from './look.js';
import { placesOf } from './places.js';
import { realQueen } from './rules/index.js';
import { words } from './words.js';

export type { FigureOptions };

/** What a figure of Real Queen shows. */
export interface RealQueenFigureOptions extends FigureOptions {
  /** Whether the castle areas are tinted. */
  readonly castle?: boolean;
}

const own = { castle: FLAG };
const draw = figureOf({ game: realQueen, look: looks.plain, words, placesOf }, own);
const drawCastles = figureOf({ game: realQueen, look: looks.castles, words, placesOf }, own);

/** A figure of Real Queen as the text of an SVG file, or a `Fault` that tells what could not be read. */
export const figure = (options?: RealQueenFigureOptions): string | Fault =>
  (isSet(options?.castle) ? drawCastles : draw)(options);
