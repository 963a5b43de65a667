import { define } from '../../board/define.js';
import { RealQueenBoard } from './real-queen-board.js';

define('real-queen-board', RealQueenBoard);

declare global {
  interface HTMLElementTagNameMap {
    'real-queen-board': RealQueenBoard;
  }
}
