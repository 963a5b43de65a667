import { userEvent, within } from 'storybook/test';

/** The board of a story as a reader meets it: by roles and names, and by what stands in the counts. */
export async function readerOf<Tag extends `${string}-board` & keyof HTMLElementTagNameMap>(
  canvas: Element,
  tag: Tag,
) {
  const board = canvas.querySelector(tag)!;
  await board.updateComplete;
  const root = within(board.shadowRoot as unknown as HTMLElement);
  /** A cell by its name, `f4`. */
  const cell = (name: string) =>
    root.getByRole<SVGElement & HTMLElement>('gridcell', { name: RegExp(`^${name},`) });
  const button = (name: string) => root.getByRole('button', { name });
  return {
    board,
    cell,
    /** The cells whose names say this. */
    cells: (name: RegExp) => root.queryAllByRole('gridcell', { name }),
    /** Taps one cell after another. */
    async tap(...names: string[]) {
      for (const name of names) {
        await userEvent.click(cell(name));
        await board.updateComplete;
      }
    },
    button,
    /** Presses a button below the board. */
    async press(name: string) {
      await userEvent.click(button(name));
      await board.updateComplete;
    },
    /** The name of the whole grid, which tells the counts. */
    grid: () => root.getByRole('grid').getAttribute('aria-label'),
    status: () => root.getByRole('status').textContent?.trim(),
    /** The numbers below the board, in the order of the seats. */
    counts: () =>
      [...board.shadowRoot!.querySelectorAll('[part=reserve] text')].map(({ textContent }) =>
        Number(textContent),
      ),
  };
}
