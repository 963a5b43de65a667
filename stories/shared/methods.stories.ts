import '../../src/games/rolit/define.js';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, within } from 'storybook/test';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';

/** What a page may ask of a board. */
export default { title: 'Shared/Methods' } satisfies Meta;

const asked: Record<string, (board: RolitBoard) => unknown> = {
  "play('f4')": (board) => board.play('f4'),
  "play('f4e3d2')": (board) => board.play('f4e3d2'),
  'undo()': (board) => board.undo(),
  'redo()': (board) => board.redo(),
  'goTo(0)': (board) => board.goTo(0),
  'reset()': (board) => board.reset(),
  'flip()': (board) => board.flip(),
  'hint()': (board) => board.hint(),
};

/** The answer of each call stands below the buttons: true, false, or which rule forbids the move. */
export const Buttons: StoryObj = {
  render: () => {
    const ask = ({ currentTarget }: Event) => {
      const button = currentTarget as HTMLButtonElement;
      const page = button.closest('section')!;
      const answer = asked[button.textContent!]!(page.querySelector('rolit-board')!);
      page.querySelector('output')!.textContent = JSON.stringify(answer) ?? '';
    };
    return html`
      <section>
        <rolit-board without-hints coordinates style="max-inline-size: 20rem"></rolit-board>
        <p>${Object.keys(asked).map((call) => html`<button @click=${ask}>${call}</button> `)}</p>
        <output style="font: 13px/1.5 ui-monospace, monospace"></output>
      </section>
    `;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { match } = canvasElement.querySelector('rolit-board')!;
    const press = (call: string) => userEvent.click(page.getByRole('button', { name: call }));
    await press("play('f4')");
    await expect(page.getByRole('status')).toHaveTextContent('true');
    await press("play('f4')");
    await expect(page.getByRole('status')).toHaveTextContent('RO-4');
    await press('undo()');
    await expect(match.ply).toBe(0);
    await press('redo()');
    await expect(match.ply).toBe(1);
  },
};
