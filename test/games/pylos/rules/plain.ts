/**
 * Pylos once more, as plainly as the rules read, to judge the fast one by: a map of cells to balls, no bits, no steps,
 * nothing shared with the code under test.
 */
type Seat = 'l' | 'd';
type Balls = ReadonlyMap<string, Seat>;

const LEVELS = ['abcd', 'efg', 'hi', 'j'];
const CELLS = LEVELS.flatMap((columns) =>
  [...columns].flatMap((_, y) => [...columns].map((x) => x + (y + 1))),
);
const levelOf = (cell: string) => LEVELS.findIndex((columns) => columns.includes(cell[0]!));

/** The four hollows under a cell; none under level 1. */
function under(cell: string): string[] {
  const columns = LEVELS[levelOf(cell) - 1];
  if (!columns) return [];
  const [x, y] = [LEVELS[levelOf(cell)]!.indexOf(cell[0]!), Number(cell[1])];
  return [y, y + 1].flatMap((row) => [columns[x]! + row, columns[x + 1]! + row]);
}

/** PY-7: the squares, each under a cell of a higher level. */
const SQUARES = CELLS.filter(levelOf).map(under);
/** PY-14: the rows and columns of levels 1 and 2. */
const LINES = LEVELS.slice(0, 2).flatMap((columns) =>
  [...columns].flatMap((letter, i) => [
    [...columns].map((each) => each + (i + 1)),
    [...columns].map((_, y) => letter + (y + 1)),
  ]),
);

/** The balls with one more, or with one less. */
const withBall = (balls: Balls, cell: string, seat: Seat): Balls => new Map(balls).set(cell, seat);
const without = (balls: Balls, cell: string): Balls => new Map([...balls].filter(([each]) => each !== cell));

/** PY-3. */
const open = (balls: Balls) =>
  CELLS.filter((cell) => !balls.has(cell) && under(cell).every((each) => balls.has(each)));
/** PY-5. */
const free = (balls: Balls, seat: Seat) =>
  CELLS.filter((cell) => balls.get(cell) === seat).filter(
    (cell) => ![...balls.keys()].some((upper) => under(upper).includes(cell)),
  );
/** PY-1, PY-10. */
const reserve = (balls: Balls, seat: Seat) => 15 - [...balls.values()].filter((each) => each === seat).length;

export class Plain {
  balls: Balls;
  mover: Seat;
  readonly #rules: Readonly<Record<string, string>>;
  /** Every position that there was where a turn began. */
  readonly #seen: string[];

  /** `rules` has every switch by name. */
  constructor(text: string, rules: Readonly<Record<string, string>>) {
    const words = text.split(' ');
    const balls = new Map<string, Seat>();
    for (const [level, columns] of LEVELS.entries()) {
      for (const [i, row] of words[level]!.split('/').entries()) {
        let x = 0;
        for (const sign of row) {
          if (/\d/.test(sign)) x += Number(sign);
          else balls.set(columns[x++]! + (columns.length - i), sign as Seat);
        }
      }
    }
    this.balls = balls;
    this.mover = words[4] as Seat;
    this.#rules = rules;
    this.#seen = [`${this}`];
  }

  get #other(): Seat {
    return this.mover === 'l' ? 'd' : 'l';
  }

  /** PY-2, PY-4, PY-6: every ball played, with the cell that it came to and the balls after it. */
  #played(): { text: string; to: string; balls: Balls }[] {
    const { balls, mover } = this;
    const placed = reserve(balls, mover)
      ? open(balls).map((to) => ({ text: to, to, balls: withBall(balls, to, mover) }))
      : [];
    const raised = free(balls, mover).flatMap((from) => {
      const lifted = without(balls, from);
      return open(lifted)
        .filter((to) => levelOf(to) > levelOf(from))
        .map((to) => ({ text: `${from}-${to}`, to, balls: withBall(lifted, to, mover) }));
    });
    return [...placed, ...raised];
  }

  /** PY-7, PY-13, PY-14. */
  #wins(balls: Balls, to: string): boolean {
    const { rules } = this.#rules;
    const sets = { child: [], standard: SQUARES, expert: [...SQUARES, ...LINES] }[rules!]!;
    return sets.some((set) => set.includes(to) && set.every((cell) => balls.get(cell) === this.mover));
  }

  /** Every finished move by its text, with the balls after it (PY-8, PY-9). */
  moves(): Map<string, Balls> {
    const moves = new Map<string, Balls>();
    if (this.#end()) return moves;
    for (const { text, to, balls } of this.#played()) {
      if (!this.#wins(balls, to)) {
        moves.set(text, balls);
        continue;
      }
      for (const first of free(balls, this.mover)) {
        const one = without(balls, first);
        moves.set(`${text}^${first}`, one);
        for (const second of free(one, this.mover)) {
          moves.set(`${text}^${[first, second].sort().join('^')}`, without(one, second));
        }
      }
    }
    return moves;
  }

  play(move: string) {
    this.balls = this.moves().get(move)!;
    this.mover = this.#other;
    this.#seen.push(`${this}`);
  }

  /** What ends the game whatever could be played: PY-11, PY-12, PY-15. */
  #end(): string | undefined {
    const { end, repetition } = this.#rules;
    const apex = this.balls.get('j1');
    if (apex) return apex;
    if (end === 'no-reserve' && !reserve(this.balls, this.#other)) return this.mover;
    const times = this.#seen.filter((each) => each === `${this}`).length;
    return repetition === 'draw' && times > 2 ? 'draw' : undefined;
  }

  /** Who won, `l` or `d`, or `draw`; nothing while the game goes on. */
  result(): string | undefined {
    return this.#end() ?? (this.#played().length ? undefined : this.#other);
  }

  /** The position text, as the rules write it. */
  toString(): string {
    const levels = LEVELS.map((columns) => {
      const rows = [...columns].map((_, y) =>
        [...columns].map((x) => this.balls.get(x + (y + 1)) ?? '.').join(''),
      );
      return rows.reverse().join('/');
    });
    return `${levels.join(' ').replace(/\.+/g, (run) => `${run.length}`)} ${this.mover}`;
  }
}
