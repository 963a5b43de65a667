import type { Motion } from '../../board/kit.js';
import { type Cell, circle } from '../../board/scene.js';
import type { StepView } from '../../core/game.js';
import { animate, asItWas, drawn, element, type Moving } from '../../controllers/motion.js';
import { type PylosLook, RADIUS, TRAY_BALL } from './look.js';
import { BALLS, type Position, SEATS } from './rules/position.js';

/** In milliseconds. */
const FLIGHT = 380;
const COMPLETION = 900;

/** Outlines of what is shown as it was: the whole board, and a ball with its shadow. */
const EVERYWHERE = 'M-99-99h999v999h-999z';
const around = ({ x, y, size = 1 }: Place) => circle(RADIUS * size + 18, [x + 6, y + 6]);

/** Where a ball is, and how large. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const transform = ({ x, y, size = 1 }: Place) => `translate(${x}px,${y}px) scale(${size})`;

/** A ball that flies in an arc, a little nearer to the eye on its way. */
function flight(ball: Element, from: Place, to: Place, delay: number): Moving {
  ball.classList.add('fly');
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 30,
    size: Math.max(from.size!, to.size!) * 1.12,
  };
  return {
    cover: element('g', {}, ball),
    delay,
    duration: FLIGHT,
    frames: {
      fly: [
        { transform: transform(from), easing: 'ease-in' },
        { transform: transform(middle), easing: 'ease-out' },
        { transform: transform(to) },
      ],
    },
  };
}

/** A ball flies from the tray to its hollow, from one cell to another, or back to the tray. */
export function show({
  layer,
  look,
  seat,
  steps,
  before: cells,
  after,
  drawing: old,
  turned,
}: Motion<Position>): void {
  const at = (name: string, among: readonly Cell[]) => among.find((cell) => cell.name === name)!;
  const { socket, lifted } = look as PylosLook;
  const ball = (cell: Cell) => drawn(lifted!({ ...cell, piece: seat }));
  const side = SEATS.indexOf(seat as (typeof SEATS)[number]);
  /** The last ball of the tray, when so many more lie in it than there were. */
  const tray = (more: number): Place => {
    const [x, y] = socket(
      side,
      BALLS - 1 - cells.filter(({ piece }) => piece === seat).length + more,
      turned,
    );
    return { x, y, size: TRAY_BALL };
  };

  const movings: Moving[] = [];
  let delay = 0;
  let more = 0;
  const main = steps.find(({ to }) => to);
  const fly = ({ from, to }: StepView) => {
    if (to) {
      const goal = at(to, after);
      movings.push(flight(ball(goal), from ? at(from, cells) : tray(0), goal, delay));
      if (!from) more--;
    } else if (from) {
      const start = at(from, cells);
      movings.push(flight(ball(start), start, tray(++more), delay));
    }
    delay += FLIGHT;
  };
  // A ball that is placed and taken back at once stays where it was.
  const idle = main && steps.some(({ from, to }) => from === main.to && !to);
  for (const step of steps) if (!idle || (step !== main && step.from !== main.to)) fly(step);

  const completed = after.filter(({ name, piece }) => piece && name !== main?.to && !at(name, cells).piece);
  if (completed[0]) {
    // The winner's balls appear together where the pyramid lacked them.
    const cover = element('g', {}, element('g', { class: 'old' }, asItWas(old, EVERYWHERE)));
    movings.unshift({
      cover,
      delay,
      duration: COMPLETION,
      frames: { old: [{ opacity: 1 }, { opacity: 0 }] },
    });
  } else if (main?.to && !idle) {
    movings.unshift({
      cover: asItWas(old, around(at(main.to, after))),
      delay: 0,
      duration: FLIGHT,
      frames: {},
    });
  }
  animate(layer, movings);
}
