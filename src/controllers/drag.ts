import type { Shape } from '../board/scene.js';
import { drawn } from './motion.js';

/** How far a pointer goes, in pixels, before it drags; less is a tap. A finger trembles. */
const SLACK = { mouse: 6, touch: 12 };

/** Where a pointer is, in units of a drawing. */
function placeIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): readonly [x: number, y: number] {
  const matrix = svg.getScreenCTM()!;
  if (matrix.b || matrix.c || matrix.a < 0 || matrix.d < 0) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }
  // Of a board that is not turned the rectangle is known even where the matrix is not: WebKit leaves out what transforms the elements
  // round it, Firefox their zoom.
  const { left, top, width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  // The drawing lies in its middle, as large as it fits.
  const scale = Math.min(width / box.width, height / box.height);
  return [
    box.x + box.width / 2 + (clientX - left - width / 2) / scale,
    box.y + box.height / 2 + (clientY - top - height / 2) / scale,
  ];
}

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
    cover.setAttribute('transform', `translate(${placeIn(layer.ownerSVGElement!, event).join(' ')})`);
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
