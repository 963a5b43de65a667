import { define } from '../../board/define.js';
import { PylosBoard } from './pylos-board.js';

define('pylos-board', PylosBoard);

declare global {
  interface HTMLElementTagNameMap {
    'pylos-board': PylosBoard;
  }
}
