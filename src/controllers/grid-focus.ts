import type { ReactiveControllerHost } from 'lit';

/** How far each key goes in columns and rows; what lies beyond the edge is the edge. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
};

const within = (list: HTMLCollection, index: number) => list[Math.max(0, Math.min(index, list.length - 1))]!;

/**
 * The one tab stop of a grid (the WAI-ARIA grid pattern): arrows go to the neighbour, Home and End to the ends
 * of the row, with Ctrl to those of the grid. They follow the picture, however the board is turned.
 */
export class GridFocus {
  readonly #host: ReactiveControllerHost;
  /** The cell where the reader is, or was last. */
  cell: string | undefined;
  /** Whether the focus is to be shown: it is there, and came by keys. */
  visible = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The focus came to a cell, or left the grid. */
  moved(cell: Element | undefined) {
    if (cell) this.cell = cell.id;
    this.visible = Boolean(cell?.matches(':focus-visible'));
    this.#host.requestUpdate();
  }

  /** Moves by a key from a cell; true if it was one of these keys. */
  key({ key, ctrlKey }: KeyboardEvent, cell: Element): boolean {
    const way = WAYS[key];
    if (!way) return false;
    const [right, down] = way;
    const row = cell.parentElement!;
    const rows = row.parentElement!.children;
    const far = ctrlKey && key.length < 5; // Home and End
    const line = within(rows, [...rows].indexOf(row) + (far ? right : down));
    const to = within(line.children, [...row.children].indexOf(cell) + right) as SVGElement;
    to.focus();
    return true;
  }
}
