import { html, nothing } from 'lit/html.js';
import { define } from '../board/define.js';
import { Satellite } from './satellite.js';

/**
 * What a board's own line says, at another place: whose turn it is, what was played, the result, in a replay the comment
 * too, as a live region. Below it stands what each seat has: counts and reserves. All is as large as the text around it.
 *
 * @tagname board-status
 *
 * @attr {string} for - The id of the board, in the same tree; without it the board of the `<board-frame>` around counts.
 *
 * @csspart status - The line.
 * @csspart turn - Whose turn it is, where the line tells of something else.
 * @csspart tally - What each seat has.
 *
 * @cssstate over - The game has ended.
 */
export class BoardStatus extends Satellite {
  static override styles = `
p{margin:0}
[part=status]{min-block-size:1lh}`;

  readonly #states = this.attachInternals().states;

  protected override render() {
    const { board } = this;
    this.#states[board?.match.outcome ? 'add' : 'delete']('over');
    const { status, due, tally } = board ?? ({} as Partial<NonNullable<typeof board>>);
    // A refused try or a hint says nothing of whose turn it is; after a move it ends the sentence, in small letters.
    const turn =
      due && !status?.toLowerCase().includes(due.toLowerCase())
        ? html`<p part="turn" dir="auto">${due}</p>`
        : nothing;
    return html`<div lang=${board?.language ?? nothing}><p part="status" role="status" dir="auto">${status}</p>${turn}${tally ? html`<p part="tally" dir="auto">${tally}</p>` : nothing}</div>`;
  }
}

define('board-status', BoardStatus);

declare global {
  interface HTMLElementTagNameMap {
    'board-status': BoardStatus;
  }
}
