/** Something beside the cells that is set by hand. */
export interface Setting {
  readonly name: string;
  /** What it is, in a few words. */
  readonly label: string;
  readonly value: string;
  /** What it may be, in words. */
  readonly values: readonly string[];
}

/**
 * Changes positions by hand, legal or not: canonical text in, canonical text out. What makes no sense of a text changes nothing.
 */
export interface Setup {
  /** What each kind of piece is called in a sentence: `red ball`. */
  readonly names: Readonly<Record<string, string>>;
  /** The position with a piece on a cell, or with nothing there. What lies beside the board and comes from there follows. */
  put(position: string, cell: string, piece: string | undefined): string;
  /** The position with another seat to move, or with nobody. */
  withTurn(position: string, seat: string | undefined): string;
  /** What lies beside the cells and does not follow from them. */
  settings?(position: string): readonly Setting[];
  /** The position with another value of a setting. */
  withSetting?(position: string, name: string, value: string): string;
}

/** What the texts of a game are like: words that show the cells, then the seat to move, then perhaps one more word. */
export interface Texts {
  readonly names: Readonly<Record<string, string>>;
  /** The sign of each kind of piece. */
  readonly signs: Readonly<Record<string, string>>;
  /** How many words show the cells; 1 if left out. */
  readonly words?: number;
  /** The names of the cells in the order of their signs. */
  cellsOf(rows: string): readonly string[];
  /** The signs of pieces of which there is only one. */
  readonly single?: string;
  /** What comes after the seat, when the signs of the cells are others than before. */
  beside?(rest: string, before: string, after: string): string;
}

/** The words of a text that show the cells, as one, then the seat, then what else there is. */
export function split(position: string, words = 1): readonly [rows: string, seat: string, rest: string] {
  const all = position.trim().split(/\s+/);
  return [all.slice(0, words).join(' '), all[words] ?? '-', all.slice(words + 1).join(' ')];
}

export const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Rows with a dot in place of each empty cell. */
const spread = (rows: string) => rows.replace(/\d/g, (run) => '.'.repeat(Number(run)));

/** How positions of such texts are set up by hand. */
export function setupOf({ names, signs, words = 1, cellsOf, single = '', beside }: Texts): Setup {
  return {
    names,

    put(position, cell, piece) {
      const [rows, seat, rest] = split(position, words);
      const sign = piece === undefined ? '.' : signs[piece];
      const at = cellsOf(rows).indexOf(cell);
      if (!sign || at < 0) return position;
      const before = spread(rows);
      let i = 0;
      const after = (single.includes(sign) ? before.replaceAll(sign, '.') : before).replace(
        /[^/ x]/g,
        (old) => (i++ === at ? sign : old),
      );
      return join(
        after.replace(/\.+/g, (run) => `${run.length}`),
        seat,
        beside ? beside(rest, before, after) : rest,
      );
    },

    withTurn(position, seat) {
      const [rows, , rest] = split(position, words);
      return join(rows, seat?.[0] ?? '-', rest);
    },
  };
}
