import { define } from '../../board/define.js';
import { UrBoard } from './ur-board.js';

define('ur-board', UrBoard);

declare global {
  interface HTMLElementTagNameMap {
    'ur-board': UrBoard;
  }
}
