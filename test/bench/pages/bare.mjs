/**
 * The least that Lit can do: an element whose shadow root holds a drawing from one static template. What our
 * figures cost beyond it is what a board's making costs.
 */
// By its path, since the name `lit` would find the Lit 2 that chessboard-element brings.
import { html, LitElement, unsafeCSS } from '../../../node_modules/lit/index.js';

/** Registers the element with the drawing and the style sheets of one of our figures. */
export function define(markup, styles) {
  const drawing = html(Object.assign([markup], { raw: [markup] }));
  class BareFigure extends LitElement {
    static styles = styles.map(unsafeCSS);
    render() {
      return drawing;
    }
  }
  customElements.define('bare-figure', BareFigure);
}

export const figure = (box) => (box.innerHTML = '<bare-figure></bare-figure>');
