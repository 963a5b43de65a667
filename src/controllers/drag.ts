import type { Shape } from '../board/scene.js';
import { drawn } from './motion.js';

/** How far a pointer goes, in pixels, before it drags; less is a tap. A finger trembles. */
const SLACK = { mouse: 6, touch: 12 };

/**
 * Drags a piece after a pointer that went down on it. `pick` is called when it is known to be a drag, `drop` at its end,
 * with the cell under the pointer. `cover` is the piece as it is drawn meanwhile, round the origin.
 * Returns what ends it early.
 */
export function drag(
  { pointerId, pointerType, clientX, clientY }: PointerEvent,
  layer: SVGElement,
  piece: readonly Shape[],
  pick: () => void,
  drop: (cell: string | undefined) => void,
): () => void {
  const cover = drawn(piece);
  const end = new AbortController();
  const { signal } = end;
  const slack = pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
  let dragging = false;
  const on = (types: readonly string[], act: (event: PointerEvent) => void) => {
    const own = (event: Event) => {
      if ((event as PointerEvent).pointerId === pointerId) act(event as PointerEvent);
    };
    for (const type of types) addEventListener(type, own, { signal });
  };
  on(['pointermove'], (event) => {
    dragging ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack;
    if (!dragging) return;
    if (!cover.isConnected) {
      pick();
      layer.replaceChildren(cover);
    }
    const screen = layer.ownerSVGElement!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen);
    cover.setAttribute('transform', `translate(${x} ${y})`);
  });
  const stop = () => {
    end.abort();
    cover.remove();
  };
  on(['pointerup', 'pointercancel'], (event) => {
    stop();
    if (!dragging) return;
    const under = (layer.getRootNode() as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    drop(event.type === 'pointerup' ? under?.closest('.cell')?.id : undefined);
  });
  return stop;
}
