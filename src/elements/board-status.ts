import { html } from 'lit/html.js';
import { define } from '../board/define.js';
import { version } from '../board/version.js';
import { Satellite } from './satellite.js';

/**
 * What a board's own line says, at another place: whose turn it is, what was played, the result, in a replay the comment
 * too. It is a live region, and as large as the text around it.
 *
 * @tagname board-status
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @csspart status - The line.
 *
 * @cssstate over - The game has ended.
 */
export class BoardStatus extends Satellite {
  static readonly version: string = version;

  static override styles = `
:host{display:block}
:host([hidden]){display:none}
p{margin:0;min-block-size:1lh}`;

  readonly #states = this.attachInternals().states;

  protected override render() {
    const { board } = this;
    this.#states[board?.match.outcome ? 'add' : 'delete']('over');
    return html`<p part="status" role="status" dir="auto">${board?.status}</p>`;
  }
}

define('board-status', BoardStatus);

declare global {
  interface HTMLElementTagNameMap {
    'board-status': BoardStatus;
  }
}
