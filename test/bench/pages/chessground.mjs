import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

const show = (viewOnly) => (box) => {
  const board = box.appendChild(document.createElement('div'));
  // It takes the size of its element, and is faster where the class stands there before (wrap.js says).
  board.className = 'cg-wrap';
  board.style.cssText = 'width: 240px; height: 240px';
  Chessground(board, { viewOnly });
};

export const figure = show(true);
export const playable = show(false);
