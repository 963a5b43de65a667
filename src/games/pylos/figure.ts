import { type FigureOptions, figureOf } from '../../board/figure.js';
import type { Fault } from '../../core/fault.js';
import { looks } from './look.js';
import { pylos } from './rules/index.js';
import { words } from './words.js';

export type { FigureOptions };

/** What a figure of Pylos shows. */
export interface PylosFigureOptions extends FigureOptions {
  /** From `above`, or with a `tilt`. */
  readonly view?: 'above' | 'tilt';
}

const own = { view: ['above', 'tilt'] };
const draw = {
  above: figureOf({ game: pylos, look: looks.above, words }, own),
  tilt: figureOf({ game: pylos, look: looks.tilt, words }, own),
};

/** A figure of Pylos as the text of an SVG file, or a `Fault` that tells what could not be read. */
export const figure = (options?: PylosFigureOptions): string | Fault =>
  draw[options?.view === 'tilt' ? 'tilt' : 'above'](options);
