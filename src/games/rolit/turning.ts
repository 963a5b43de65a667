import { svg } from 'lit';
import type { Cell } from '../../board/scene.js';
import type { Move } from '../../core/match.js';
import { animate } from '../../controllers/motion.js';
import { SIGNS } from './look.js';
import { ballAt, cellOf, type Colour, type Position } from './rules/position.js';

/** How much later each ball of a line begins than the one before it, in milliseconds. */
const STAGGER = 80;

/**
 * The captured balls of a move turn outward from the new ball: each rolls away from it, about an axis at right
 * angles to its line. The two colours meet on a great circle, from above half an ellipse that narrows and widens.
 */
export function move(
  layer: Element,
  before: Position,
  { to, changes, seat }: Move,
  cells: readonly Cell[],
): void {
  const places = Object.fromEntries(cells.map((cell) => [cell.name, cell]));
  const start = places[to!]!;
  const turnings = changes.map((name) => {
    const cell = places[name]!;
    const [dx, dy] = [cell.x - start.x, cell.y - start.y];
    return {
      cover: cover(ballAt(before, cellOf(name))!, seat as Colour, cell, (Math.atan2(dy, dx) * 180) / Math.PI),
      delay: (Math.max(Math.abs(dx), Math.abs(dy)) / 100 - 1) * STAGGER,
    };
  });
  animate(layer, turnings);
}

function cover(from: Colour, to: Colour, { x, y }: Cell, angle: number) {
  const line = `rotate(${angle})`;
  const upright = `rotate(${-angle})`;
  return svg`<g class="turn" transform="translate(${x} ${y})" clip-path="url(#c)"><g transform=${line}><circle class="n ${from}" r="40"></circle><path class="n ${to}" d="M0-40a40 40 0 0 0 0 80z"></path><circle class="n to ${from}" r="40"></circle><circle class="n fro ${to}" r="40"></circle></g><circle class="x" r="40" fill="url(#l)"></circle><g transform=${line}><g class="off ${from}"><path class="s" d=${SIGNS[from]} transform=${upright}></path></g><g class="in ${to}"><path class="s" d=${SIGNS[to]} transform=${upright}></path></g></g></g>`;
}
