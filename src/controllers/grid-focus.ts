const ACTING = '[part~=target],[part~=movable],[part~=choosable]';
const cellsIn = (part: Element) => [...part.querySelectorAll<SVGGraphicsElement>('.cell')];

/** The cell of a row that is nearest to one of the row beside it. */
function beside(cell: Element, row: Element | null): SVGElement | undefined {
  const middle = (each: Element) => {
    const { x, width } = (each as SVGGraphicsElement).getBBox();
    return x + width / 2;
  };
  const far = (each: Element) => Math.abs(middle(each) - middle(cell));
  return row ? cellsIn(row).sort((one, other) => far(one) - far(other))[0] : undefined;
}

/** The cell of another level, which is smaller or larger by one, that lies over or under one: to the far left of several. */
function over(cell: Element, level: Element | null): SVGElement | undefined {
  if (!level) return undefined;
  const row = cell.parentElement!;
  const place = (each: Element) =>
    Math.min([...each.parentElement!.children].indexOf(each), level.children.length - 1);
  return level.children[place(row)]!.children[place(cell)] as SVGElement;
}

/**
 * The one tab stop of a grid (the WAI-ARIA grid pattern): arrows go to the neighbour, left and right on to the
 * next row; Home and End go to the ends of the row, with Ctrl to those of the level; Page Up and Page Down to the
 * level above and below. N and P go to the next and previous cell where the reader may do something. They follow the
 * picture, however the board is turned.
 */
export class GridFocus {
  /** The cell where the reader is, or was last. */
  cell: string | undefined;
  /** Whether the focus is to be shown: it is there, and came by keys. */
  visible = false;
  /** Whether a key moves it just now: after a click WebKit does not match `:focus-visible` there. */
  #keyed = false;

  /** The focus came to a cell, or left the grid. */
  moved(cell: Element | undefined) {
    this.cell = cell?.id ?? this.cell;
    this.visible = Boolean(cell) && (this.#keyed || cell!.matches(':focus-visible'));
  }

  /** Moves by a key from a cell; true if it was one of these keys, and not one that belongs to the browser. */
  key({ key, ctrlKey: ctrl, altKey, metaKey }: KeyboardEvent, cell: Element): boolean {
    if (altKey || metaKey || (ctrl && !/^(Home|End)$/.test(key))) return false;
    const row = cell.parentElement!;
    const level = row.parentElement!;
    const cells = cellsIn(level);
    const inRow = cellsIn(row);
    const at = cells.indexOf(cell as SVGGraphicsElement);
    const acting = cellsIn(level.parentElement!).filter((each) => each === cell || each.matches(ACTING));
    const near = (step: number) =>
      acting.at((acting.indexOf(cell as SVGGraphicsElement) + step) % acting.length);
    const to = {
      ArrowLeft: () => cells[at - 1],
      ArrowRight: () => cells[at + 1],
      ArrowUp: () => beside(cell, row.previousElementSibling),
      ArrowDown: () => beside(cell, row.nextElementSibling),
      Home: () => (ctrl ? cells : inRow)[0],
      End: () => (ctrl ? cells : inRow).at(-1),
      PageUp: () => over(cell, level.nextElementSibling),
      PageDown: () => over(cell, level.previousElementSibling),
      n: () => near(1),
      p: () => near(-1),
    }[key[1] ? key : key.toLowerCase()];
    this.#keyed = true;
    to?.()?.focus();
    this.#keyed = false;
    return Boolean(to);
  }
}
