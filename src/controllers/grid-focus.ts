/**
 * The one tab stop of a grid (the WAI-ARIA grid pattern): arrows go to the neighbour, left and right on to the
 * next row; Home and End go to the ends of the row, with Ctrl to those of the grid. They follow the picture,
 * however the board is turned.
 */
export class GridFocus {
  /** The cell where the reader is, or was last. */
  cell: string | undefined;
  /** Whether the focus is to be shown: it is there, and came by keys. */
  visible = false;

  /** The focus came to a cell, or left the grid. */
  moved(cell: Element | undefined) {
    this.cell = cell?.id ?? this.cell;
    this.visible = Boolean(cell?.matches(':focus-visible'));
  }

  /** Moves by a key from a cell; true if it was one of these keys. */
  key(key: string, ctrl: boolean, cell: SVGElement): boolean {
    const cells = [...cell.ownerSVGElement!.querySelectorAll<SVGElement>('.cell')];
    const row = cell.parentElement!.children.length;
    const at = cells.indexOf(cell);
    const start = ctrl ? 0 : at - (at % row);
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - row,
      ArrowDown: at + row,
      Home: start,
      End: ctrl ? cells.length - 1 : start + row - 1,
    }[key];
    cells[to!]?.focus();
    return to !== undefined;
  }
}
