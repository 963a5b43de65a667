import type { Motion } from '../../board/kit.js';
import { circle, pieces, type Point } from '../../board/scene.js';
import { animate, asItWas, drawn, element, type Moving } from '../../controllers/motion.js';
import { holderOf, slot } from './look.js';
import { MARBLES, marblesOf, type Position, rackOf, SEATS } from './rules/position.js';

/** In milliseconds. */
const MOVE = 340;
const EXCHANGE = 900;

const put = ([x, y]: Point, size: number): Keyframe => ({
  transform: `translate(${x}px,${y}px) scale(${size})`,
});

function go(kind: string, from: Point, to: Point, sizes: readonly [number, number], delay: number) {
  const marble = drawn([pieces(kind, [[0, 0]])]);
  marble.classList.add('go');
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return {
    cover: element('g', {}, marble),
    delay,
    duration: MOVE,
    frames: { go: [put(from, sizes[0]), put(middle, Math.max(...sizes) * 1.1), put(to, sizes[1])] },
  };
}

/** A marble comes from the holder or from a hollow; the conquered and the re-entered go to theirs; at the end Queens change places. */
export function show({ layer, steps, seat, before, after, state, turned, drawing }: Motion<Position>): void {
  const side = SEATS.indexOf(seat as (typeof SEATS)[number]);
  const { own, conquered, throne } = holderOf(side, turned);
  const at = (name: string): Point => {
    const { x, y } = before.find((cell) => cell.name === name)!;
    return [x, y];
  };
  const pieceAt = (name: string) => before.find((cell) => cell.name === name)?.piece;
  const movings: Moving[] = [];
  let delay = 0;
  for (const [i, { from, to, text }] of steps.entries()) {
    const queen = text[0] === 'Q';
    if (to) {
      const kind = queen ? `${seat}-queen` : seat;
      const home: Point = queen ? [350, throne] : slot(rackOf(state, side), own);
      const start = from && from !== 'Q' ? at(from) : home;
      const moving = go(kind, start, at(to), [from && from !== 'Q' ? 1 : queen ? 0.82 : 0.4, 1], delay);
      // Where the same marble re-enters in the same move, it waits until it does.
      const back = steps.findIndex((step) => step.from === to && !step.to);
      if (back > i) {
        const [first, , there] = moving.frames.go!;
        const home = put(slot(rackOf(state, side) - 1, own), 0.4);
        const offset = back / (back + 1);
        moving.frames.go = [first!, { ...there, offset: 1 - offset }, { ...there, offset }, home];
        moving.duration *= back + 1;
      }
      movings.push(
        { cover: asItWas(drawing, circle(50, at(to))), delay: 0, duration: MOVE, frames: {} },
        moving,
      );
    } else if (from && from !== steps[0]!.to) {
      const taken = text[0] === 'x';
      const number = taken ? MARBLES - marblesOf(state, 1 - side) : rackOf(state, side);
      const goal = taken ? slot(number - 1, conquered, number) : slot(number - 1, own);
      movings.push(go(pieceAt(from)!, at(from), goal, [1, 0.4], delay));
    }
    delay += MOVE;
  }
  const { end } = state;
  if (end?.startsWith('winning')) {
    const played = steps[0]!.to!;
    const changed = after.filter(({ name, piece }) => name !== played && piece !== pieceAt(name));
    const cover = element(
      'g',
      {},
      element(
        'g',
        { class: 'old' },
        asItWas(drawing, changed.map(({ x, y }) => circle(52, [x, y])).join(''), 'gone'),
      ),
    );
    movings.push({
      cover,
      delay: delay + 300,
      duration: EXCHANGE,
      frames: { old: [{ opacity: 1 }, { opacity: 0 }] },
    });
  }
  animate(layer, movings);
}
