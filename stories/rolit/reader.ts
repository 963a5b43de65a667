import { within } from 'storybook/test';

/** The board of a story as a reader meets it: by roles and names, and by what stands in the counts. */
export async function reader(canvas: Element) {
  const board = canvas.querySelector('rolit-board')!;
  await board.updateComplete;
  const root = within(board.shadowRoot as unknown as HTMLElement);
  return {
    board,
    /** A cell by its name, `f4`. */
    cell: (name: string) =>
      root.getByRole<SVGElement & HTMLElement>('gridcell', { name: RegExp(`^${name},`) }),
    /** Where a ball may be placed, so far as the board tells. */
    targets: () => root.queryAllByRole('gridcell', { name: /, (turns|may be played)/ }),
    /** The name of the whole grid, which tells the counts. */
    grid: () => root.getByRole('grid').getAttribute('aria-label'),
    status: () => root.getByRole('status').textContent?.trim(),
    /** The numbers below the board: red, blue, green, yellow. */
    counts: () =>
      [...board.shadowRoot!.querySelectorAll('[part=reserve] text')].map(({ textContent }) =>
        Number(textContent),
      ),
    button: (name: string) => root.getByRole('button', { name }),
  };
}
