import '/cdn/rolit-board.js';

const position = '8/2y1y3/1rbybyg1/2rrrgg1/1bbbgrg1/1bygbrgg/1y2br1y/4b3 y rbgy';

export const figure = (box) =>
  (box.innerHTML = `<rolit-board mode="figure" position="${position}"></rolit-board>`);

export const playable = (box) => (box.innerHTML = `<rolit-board position="${position}"></rolit-board>`);

/** What a bare element needs to show the same picture: the drawing of a figure and its style sheets. */
export function drawing() {
  const board = document.querySelector('rolit-board');
  return {
    // Without the comments that Lit leaves where values stand.
    markup: board.shadowRoot.querySelector('svg').outerHTML.replace(/<!--.*?-->/g, ''),
    styles: [board.constructor.styles],
  };
}
