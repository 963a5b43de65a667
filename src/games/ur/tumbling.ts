import type { Motion } from '../../board/kit.js';
import { pieces, type Point } from '../../board/scene.js';
import { animate, asItWas, drawn, element, type Moving } from '../../controllers/motion.js';
import { DICE, diceOf, TRAY, trayOf, wellOf } from './look.js';
import type { Position } from './rules/position.js';
import { SEATS } from './rules/variants.js';

/** In milliseconds. */
const TUMBLE = 700;
/** How long a throw that moves nothing can be read before the dice go over to the other side. */
const READING = 1000;
const MOVE = 360;

const put = ([x, y]: Point, size = 1, turn = 0) => ({
  transform: `translate(${x}px,${y}px) scale(${size}) rotate(${turn}deg)`,
});

const floorOf = ([x, y]: Point) => element('path', { class: 'we', d: `M${x - 77} ${y - 77}h154v154h-154z` });

/** Dice tumble and settle in their well; the total comes when they lie. */
function tumble(seat: number, roll: number, passed: boolean, position: Position, turned: number): Moving {
  const well = wellOf(seat, turned);
  const [x, y] = well;
  const duration = TUMBLE + (passed ? READING : 0);
  const settled = TUMBLE / duration;
  const dice = diceOf({ ...position, seat, roll }, turned).map((shape, i) => {
    const die = drawn([{ ...shape, transform: '' }]);
    die.classList.add(`die${i}`);
    return die;
  });
  const frames: Record<string, Keyframe[]> = Object.fromEntries(
    DICE.map(([dx, dy, angle], i) => {
      const turn = angle + (i % 2 ? 1 : -1) * (420 + 90 * i);
      const start = put([x + dx / 3, y - 60 + 20 * i], 0.6, turn);
      const hop = put([x - dx * 0.8, y + dy * 0.6], 1.25, turn / 2);
      return [
        `die${i}`,
        [
          { ...start, easing: 'ease-out' },
          { ...hop, offset: 0.45 * settled, easing: 'ease-in' },
          { ...put([x + dx, y + dy], 1, angle), offset: settled },
          put([x + dx, y + dy], 1, angle),
        ],
      ];
    }),
  );
  const cover = element('g', {}, floorOf(well), ...dice);
  if (passed) {
    const total = element('text', { class: 'tt', x: `${x}`, y: `${y + 35}` });
    total.append(`${roll}`);
    // The dice that lie on the other side already are not to be seen yet.
    cover.append(total, floorOf(wellOf(1 - seat, turned)));
    frames.tt = [
      { opacity: 0 },
      { opacity: 0, offset: settled },
      { opacity: 1, offset: settled },
      { opacity: 1 },
    ];
  }
  return { cover, delay: 0, duration, frames };
}

/** A piece goes from place to place. */
function go(seat: string, from: Point, to: Point, sizes: readonly [number, number], delay: number): Moving {
  const piece = drawn([pieces(seat, [[0, 0]])]);
  piece.classList.add('go');
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return {
    cover: element('g', {}, piece),
    delay,
    duration: MOVE,
    frames: { go: [put(from, sizes[0]), put(middle, 1.12), put(to, sizes[1])] },
  };
}

/** What is seen of a turn: the throw, the piece on its way, and a captured one that goes back to wait. */
export function show({ layer, steps, seat, before, state, turned, drawing }: Motion<Position>): void {
  const side = SEATS.indexOf(seat as (typeof SEATS)[number]);
  const movings: Moving[] = [];
  let delay = 0;
  const at = (name: string): Point => {
    const { x, y } = before.find((cell) => cell.name === name)!;
    return [x, y];
  };
  const lying = (kind: 'waiting' | 'home', who: number) =>
    trayOf(kind, who, kind === 'home' ? state.home[who]! : 1, turned);
  for (const { from, to, text } of steps) {
    if (!from && !to) {
      movings.push(tumble(side, Number.parseInt(text, 10), text.endsWith('-'), state, turned));
      delay = TUMBLE;
    } else {
      const start = from ? at(from) : lying('waiting', side);
      const goal = to ? at(to) : lying('home', side);
      movings.push(go(seat, start, goal, [from ? 1 : TRAY, to ? 1 : TRAY], delay));
      if (to && text.includes('x'))
        movings.push(go(SEATS[1 - side]!, goal, lying('waiting', 1 - side), [1, TRAY], delay + MOVE));
      if (to) {
        // Round the square, while the piece is on its way there.
        const cover = asItWas(drawing, `M${goal[0] - 48} ${goal[1] - 48}h96v96h-96z`);
        movings.unshift({ cover, delay: 0, duration: MOVE, frames: {} });
      }
    }
  }
  animate(layer, movings);
}
