const cellsIn = (level: Element) => [...level.querySelectorAll<SVGElement>('.cell')];

/**
 * The one tab stop of a grid (the WAI-ARIA grid pattern): arrows go to the neighbour, left and right on to the
 * next row; Home and End go to the ends of the row, with Ctrl to those of the level; Page Up and Page Down to the
 * level above and below. They follow the picture, however the board is turned.
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
    const row = cell.parentElement!;
    const level = row.parentElement!;
    const cells = cellsIn(level);
    const length = row.children.length;
    const at = cells.indexOf(cell);
    const start = ctrl ? 0 : at - (at % length);
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - length,
      ArrowDown: at + length,
      Home: start,
      End: ctrl ? cells.length - 1 : start + length - 1,
    }[key];
    cells[to!]?.focus();
    const [up, down] = [key === 'PageUp', key === 'PageDown'];
    const other = up ? level.nextElementSibling : down ? level.previousElementSibling : null;
    if (other) {
      // A square lies over the four cells that it rests on: the one to the far left of them is its neighbour.
      const last = other.children.length - 1;
      const [y, x] = [Math.floor(at / length), at % length].map((place) => Math.min(place, last));
      cellsIn(other)[y! * (last + 1) + x!]!.focus();
    }
    return to !== undefined || up || down;
  }
}
