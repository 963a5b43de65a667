/** The rules once more, slowly: whole moves over a map of names, written from the text of the rules alone. */

export interface Plain {
  /** `w`, `W`, `b` or `B` by the names of the cells; nothing elsewhere. */
  readonly on: ReadonlyMap<string, string>;
  readonly rack: Readonly<Record<string, number>>;
  readonly mover: 'w' | 'b';
}

export type Switches = Readonly<Record<string, string>>;

const COLUMNS = 'abcdefg';
const CELLS = [...COLUMNS].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`));

const go = (cell: string, dx: number, dy: number): string =>
  `${COLUMNS[COLUMNS.indexOf(cell[0]!) + dx] ?? '?'}${Number(cell[1]) + dy}`;
const around = (cell: string): string[] =>
  [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => go(cell, dx, dy)))
    .filter((other) => other !== cell && CELLS.includes(other));

export function readPlain(text: string): Plain {
  const [board, mover, racks] = text.split(' ');
  const on = new Map<string, string>();
  board!.split('/').forEach((row, i) => {
    [...row.replace(/\d/g, (run) => ' '.repeat(Number(run)))].forEach((sign, x) => {
      if (sign !== ' ') on.set(`${COLUMNS[x]}${7 - i}`, sign);
    });
  });
  const [, w, b] = /w(\d+)b(\d+)/.exec(racks!)!;
  return { on, rack: { w: Number(w), b: Number(b) }, mover: mover as 'w' | 'b' };
}

/** Every way to choose so many of a list. */
function choose<T>(list: readonly T[], count: number): T[][] {
  if (!count) return [[]];
  return list.flatMap((one, i) => choose(list.slice(i + 1), count - 1).map((more) => [one, ...more]));
}

/** RQ-7: the maximal lines of four and more through a cell. */
function linesThrough(own: ReadonlySet<string>, cell: string): string[][] {
  return (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const
  )
    .map(([dx, dy]) => {
      let first = cell;
      while (own.has(go(first, -dx, -dy))) first = go(first, -dx, -dy);
      const line = [];
      for (let at = first; own.has(at); at = go(at, dx, dy)) line.push(at);
      return line;
    })
    .filter((line) => line.length >= 4);
}

/** Every finished move as its text. */
export function movesOf({ on, rack, mover }: Plain, rules: Switches): string[] {
  const foe = mover === 'w' ? 'b' : 'w';
  const [queen, foeQueen] = [mover.toUpperCase(), foe.toUpperCase()];
  const where = (sign: string) => CELLS.filter((cell) => on.get(cell) === sign);
  const empty = CELLS.filter((cell) => !on.has(cell));
  const waits = !where(queen).length;
  const rackEmpty = !rack[mover] && !waits;
  const result: string[] = [];

  const play = (text: string, from: string | undefined, to: string, sign: string) => {
    const own = new Set([...where(mover), ...where(queen)]);
    if (from) own.delete(from);
    own.add(to);
    const isQueen = (cell: string) => (cell === to ? sign === queen : on.get(cell) === queen);
    const lines = linesThrough(own, to);
    if (!lines.length) return void result.push(text);
    const all = [...new Set(lines.flat())];
    const q = all.some(isQueen);
    if (where(foeQueen).some((castle) => around(castle).some((cell) => all.includes(cell)))) {
      return void result.push(text + (q ? '##' : '#'));
    }
    const shares = lines.map(
      ({ length }) => (rules.sevenRun === 'as-six' ? Math.min(length, 6) : length) - 3,
    );
    const sum = shares.reduce((a, b) => a + b);
    const prey = where(foe);
    const conquer = Math.min(sum + lines.length - 1 + (q ? 1 : 0), prey.length);
    const left = prey.length - conquer + rack[foe]! + (rules.minMarbles === 'with-queen' ? 1 : 0);
    const attack = all.filter((cell) => !isQueen(cell));
    const fits = (cells: readonly string[]) => {
      if (lines.length === 1) return true;
      const per = lines.map(
        (line, i) => line.filter((cell) => cell !== to && cells.includes(cell)).length - shares[i]!,
      );
      if (!isQueen(to)) return cells.includes(to) && per.every((more) => more === 0);
      return per.every((more) => more >= 0);
    };
    const back =
      left < 4
        ? ['']
        : choose(attack, sum + 1)
            .filter(fits)
            .map((cells) =>
              cells
                .sort()
                .map((cell) => `^${cell}`)
                .join(''),
            );
    for (const taken of choose(prey, conquer)) {
      for (const again of back) result.push(text + taken.map((cell) => `x${cell}`).join('') + again);
    }
  };

  if (rack[mover]) for (const to of empty) play(to, undefined, to, mover);
  if (waits) {
    const own = new Set(where(mover));
    for (const to of empty) {
      const real = linesThrough(new Set([...own, to]), to).length > 0;
      if (rules.queenEntry === 'any' || real || !rack[mover]) play(`Q${to}`, undefined, to, queen);
    }
  }
  if (rackEmpty)
    for (const from of where(mover)) for (const to of empty) play(`${from}-${to}`, from, to, mover);
  if (rackEmpty || rules.queenMoves === 'always') {
    for (const from of where(queen)) {
      for (const to of around(from)) if (!on.has(to)) play(`Q${from}-${to}`, from, to, queen);
    }
  }
  return result.sort();
}
