import type { Shape } from '../board/scene.js';

/** Something that moves: what is laid over the board meanwhile, when, and by which key frames those of a class move. */
export interface Moving {
  readonly cover: Element;
  /** In milliseconds. */
  readonly delay: number;
  readonly duration: number;
  readonly frames: Readonly<Record<string, Keyframe[]>>;
}

/** Whether the reader asked for stillness. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion:reduce)').matches;

/**
 * Plays motion in a layer over a board that already shows the new position. The covers go at the end:
 * nothing waits for it, and emptying the layer early ends what is seen of it.
 */
export function animate(layer: Element, movings: readonly Moving[]): void {
  if (reducedMotion()) return;
  layer.replaceChildren(...movings.map(({ cover }) => cover));
  const animations = movings.flatMap(({ cover, delay, duration, frames }) =>
    Object.entries(frames).map(([name, keyframes]) =>
      cover.querySelector(`.${name}`)!.animate(keyframes, { duration, delay, fill: 'both' }),
    ),
  );
  // Each motion takes away its own covers only: another may have begun in the layer by then. In a document that is
  // not shown there are no animations.
  Promise.all(animations.map((animation) => animation?.finished)).then(() => {
    for (const { cover } of movings) cover.remove();
  });
}

/** Makes an SVG element: no markup is parsed, so trusted types have nothing to object to. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: Element[]
): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The board as it was, within an outline: laid over the new picture while something is still on its way there. */
export function asItWas(drawing: Element, outline: string, id = 'was'): Element {
  const old = drawing.cloneNode(true) as Element;
  // It is looked at alone: parts belong to the board that is there now.
  for (const each of old.querySelectorAll('[part]')) each.removeAttribute('part');
  const clip = element('clipPath', { id }, element('path', { d: outline }));
  return element('g', {}, clip, element('g', { 'clip-path': `url(#${id})` }, old));
}

/** A piece by itself, to be moved about. */
export const drawn = (shapes: readonly Shape[]): Element =>
  element(
    'g',
    {},
    ...shapes.map((shape) => {
      const attributes = Object.entries({ ...shape, part: '' }).map(([name, value]) => [name, `${value}`]);
      return element('path', Object.fromEntries(attributes) as Record<string, string>);
    }),
  );
