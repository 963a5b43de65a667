/** A piece that moves: what is laid over it meanwhile, and after how many milliseconds it begins. */
export interface Moving {
  readonly cover: Element;
  readonly delay: number;
}

/**
 * Plays motion in a layer over a board that already shows the new position. In each cover the elements of a
 * class of `frames` move by those key frames, for `duration` milliseconds. The covers go at the end:
 * nothing waits for it, and emptying the layer early ends what is seen of it.
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
  // Each motion takes away its own covers only: another may have begun in the layer by then. In a document that is
  // not shown there are no animations.
  Promise.all(animations.map((animation) => animation?.finished)).then(() => {
    for (const { cover } of movings) cover.remove();
  });
}
