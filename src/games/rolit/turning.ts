import type { Motion } from '../../board/kit.js';
import { animate, element } from '../../controllers/motion.js';
import type { look as rolitLook } from './look.js';
import type { Colour, Position } from './rules/position.js';

/** How long a ball takes to turn, in milliseconds. */
const DURATION = 240;
/** How much later each ball of a line begins than the one before it. */
const STAGGER = 80;

const NONE = { transform: 'translateX(0px) scaleX(1)' };
const GONE = { transform: 'translateX(0px) scaleX(0)' };
const AT_RIM = { transform: 'translateX(36px) scaleX(0)' };
const AT_OTHER_RIM = { transform: 'translateX(-36px) scaleX(0)' };
const half = { offset: 0.5 };

/** The old face goes and the new one comes; the signs ride on them, to the rim and from it. */
const FRAMES: Readonly<Record<string, Keyframe[]>> = {
  'old-face': [{ ...NONE, easing: 'cubic-bezier(.12,0,.39,0)' }, { ...GONE, ...half }, GONE],
  'new-face': [GONE, { ...GONE, ...half, easing: 'cubic-bezier(.61,1,.88,1)' }, NONE],
  'old-sign': [{ ...NONE, easing: 'cubic-bezier(.3,.4,.6,.8)' }, { ...AT_RIM, ...half }, AT_RIM],
  'new-sign': [AT_OTHER_RIM, { ...AT_OTHER_RIM, ...half, easing: 'cubic-bezier(.4,.2,.7,.6)' }, NONE],
};

/**
 * The captured balls of a move turn outward from the new ball: each rolls away from it, about an axis at right
 * angles to its line. The two colours meet on a great circle, from above half an ellipse that narrows and widens.
 */
export function show({ layer, look, steps, seat, before }: Motion<Position>): void {
  const { signs } = look as typeof rolitLook;
  const { to, changes } = steps[0]!;
  const places = Object.fromEntries(before.map((cell) => [cell.name, cell]));
  const start = places[to!]!;
  const turnings = changes.map((name) => {
    const { x, y, piece } = places[name]!;
    const [dx, dy] = [x - start.x, y - start.y];
    const from = piece as Colour;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const line = { transform: `rotate(${angle})` };
    const disc = (colour: string, face = '') => element('circle', { class: `n ${colour} ${face}`, r: '40' });
    const sign = (colour: Colour, which: string) =>
      element(
        'g',
        { class: `${colour} ${which}` },
        element('path', { class: 's', d: signs[colour]!, transform: `rotate(${-angle})` }),
      );
    const cover = element(
      'g',
      { transform: `translate(${x} ${y})`, 'clip-path': 'url(#c)' },
      element(
        'g',
        line,
        disc(from),
        element('path', { class: `n ${seat}`, d: 'M0-40a40 40 0 0 0 0 80z' }),
        disc(from, 'old-face'),
        disc(seat, 'new-face'),
      ),
      element('circle', { class: 'x', r: '40', fill: 'url(#l)' }),
      element('g', line, sign(from, 'old-sign'), sign(seat as Colour, 'new-sign')),
    );
    const distance = Math.max(Math.abs(dx), Math.abs(dy)) / 100;
    return { cover, delay: (distance - 1) * STAGGER, duration: DURATION, frames: FRAMES };
  });
  animate(layer, turnings);
}
