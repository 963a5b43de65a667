import { render, type TemplateResult } from 'lit';

/** A piece that turns over: what is laid over it meanwhile, and after how many milliseconds it begins. */
export interface Turning {
  readonly cover: TemplateResult<2>;
  readonly delay: number;
}

/**
 * Plays motion in a layer over a board that already shows the new position. The layer is emptied at its end:
 * nothing waits for it, and emptying it early ends it.
 */
export function animate(layer: Element, turnings: readonly Turning[]): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  const group = layer.ownerDocument.createElementNS(layer.namespaceURI, 'g') as SVGElement;
  render(
    turnings.map(({ cover }) => cover),
    group,
  );
  turnings.forEach(({ delay }, i) =>
    (group.children[i] as SVGElement).style.setProperty('--_delay', `${delay}ms`),
  );
  layer.replaceChildren(group);
  // Those of a layer that was emptied early are cancelled, which is no error here.
  const moving = group.getAnimations({ subtree: true }).map(({ finished }) => finished);
  Promise.all(moving).then(
    () => group.remove(),
    () => {},
  );
}
