import 'cm-chessboard/assets/chessboard.css';
import { Chessboard, FEN } from 'cm-chessboard/src/Chessboard.js';

const assetsUrl = '/test/bench/node_modules/cm-chessboard/assets/';

export const figure = (box) => new Chessboard(box, { assetsUrl, position: FEN.start });

/** Its pieces come in a file of their own, once a page. */
export const loaded = () => document.querySelector('#cm-chessboard-sprite svg') !== null;
