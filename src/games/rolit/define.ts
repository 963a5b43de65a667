import { define } from '../../board/define.js';
import { RolitBoard } from './rolit-board.js';

define('rolit-board', RolitBoard);

declare global {
  interface HTMLElementTagNameMap {
    'rolit-board': RolitBoard;
  }
}
