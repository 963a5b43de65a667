/** A piece that moves: what is laid over it meanwhile, and after how many milliseconds it begins. */
export interface Moving {
  readonly cover: Element;
  readonly delay: number;
}

/**
 * Plays motion in a layer over a board that already shows the new position. In each cover the elements of a
 * class of `frames` move by those key frames, for `duration` milliseconds. The layer is emptied at the end:
 * nothing waits for it, and emptying it early ends it.
 */
export function animate(
  layer: Element,
  movings: readonly Moving[],
  frames: Readonly<Record<string, Keyframe[]>>,
  duration: number,
): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  layer.replaceChildren(...movings.map(({ cover }) => cover));
  const animations = movings.flatMap(({ cover, delay }) =>
    Object.entries(frames).map(([name, keyframes]) =>
      cover.querySelector(`.${name}`)!.animate(keyframes, { duration, delay, fill: 'both' }),
    ),
  );
  // Those of a layer that was emptied early never finish, and nobody waits for them; in a document that is not
  // shown there are none.
  Promise.all(animations.map((animation) => animation?.finished)).then(() => layer.replaceChildren());
}
