/**
 * The Royal Game of Ur once more, as plainly as the rules read, to judge the fast one by: every piece as a number, its
 * position on its own path, no cells but to compare two sides, nothing shared with the code under test.
 */
type Seat = 'l' | 'd';

const SHORT = 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 b8 a8 a7'.split(' ');
const LONG = 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 c7 c8 b8 a8 a7'.split(' ');

/** UR-15: where each set of rules differs. */
const SETS = {
  finkel: { path: SHORT, rosettes: [3, 7, 13], safe: [7], throws: [0, 1, 2, 3, 4], pieces: 7 },
  masters: { path: LONG, rosettes: [3, 7, 11, 15], safe: [], throws: [1, 2, 3, 4], pieces: 7 },
  blitz: { path: LONG, rosettes: [3, 7, 11, 15], safe: [], throws: [0, 1, 2, 3, 4], pieces: 5 },
};

const WAITING = -1;

interface Choice {
  readonly text: string;
  /** Nothing moves by a throw that passes. */
  readonly piece?: { readonly from: number; readonly to: number };
}

export class Plain {
  /** Where each piece is: -1 waits, the length of the path is home. */
  readonly pieces: Readonly<Record<Seat, number[]>> = { l: [], d: [] };
  mover: Seat;
  readonly #set: { path: string[]; rosettes: number[]; safe: number[]; throws: number[] };
  readonly #later: boolean;
  readonly #captureTurn: boolean;

  /** `rules` has every switch by name. */
  constructor(text: string, rules: Readonly<Record<string, string>>) {
    const set = SETS[rules.rules as keyof typeof SETS];
    this.#set = set;
    this.#later = rules.entry === 'throw';
    this.#captureTurn = rules.rules === 'blitz';
    const [board, mover, homes] = text.split(' ') as [string, Seat, string];
    this.mover = mover;
    for (const [y, row] of board.split('/').entries()) {
      let column = 1;
      for (const sign of row) {
        if (sign === 'l' || sign === 'd') {
          const cell = 'abc'[y]! + column;
          this.pieces[sign].push(set.path.findIndex((_, i) => this.#cell(sign, i) === cell));
        }
        column += /\d/.test(sign) ? Number(sign) : 1;
      }
    }
    const count = Number(rules.pieces) || set.pieces;
    for (const seat of ['l', 'd'] as const) {
      const home = Number(RegExp(`${seat}(\\d)`).exec(homes)![1]);
      for (let i = 0; i < home; i++) this.pieces[seat].push(set.path.length);
      while (this.pieces[seat].length < count) this.pieces[seat].push(WAITING);
    }
  }

  get #other(): Seat {
    return this.mover === 'l' ? 'd' : 'l';
  }

  /** The square of a position; dark walks on the other side of the middle row. */
  #cell(seat: Seat, position: number): string | undefined {
    const cell = this.#set.path[position];
    if (seat === 'l' || cell === undefined) return cell;
    return cell.replace(/[ac]/, (row) => (row === 'a' ? 'c' : 'a'));
  }

  /** The position of the enemy who stands where a piece of the mover would come to; none there. */
  #met(to: number): number | undefined {
    const cell = this.#cell(this.mover, to);
    if (cell === undefined) return undefined;
    return this.pieces[this.#other].find((each) => this.#cell(this.#other, each) === cell);
  }

  /** UR-4 to UR-6, UR-9, UR-12: what can be done by a throw. */
  choices(roll: number): Choice[] {
    const { path, safe, rosettes } = this.#set;
    const own = this.pieces[this.mover];
    const choices: Choice[] = [];
    for (const from of new Set(own)) {
      const to = from + roll + (from === WAITING && this.#later ? 1 : 0);
      const met = this.#met(to);
      const cannot =
        !roll ||
        from === path.length ||
        to > path.length ||
        (to < path.length && own.includes(to)) ||
        (met !== undefined && safe.includes(to));
      if (cannot) continue;
      const start = from === WAITING ? '@' : this.#cell(this.mover, from)!;
      const end = to === path.length ? '+' : (from === WAITING ? '' : '-') + this.#cell(this.mover, to);
      const signs = (met === undefined ? '' : 'x') + (rosettes.includes(to) ? '*' : '');
      choices.push({ text: `${roll}:${start}${end}${signs}`, piece: { from, to } });
    }
    return choices;
  }

  /** Every finished move by its text: UR-3, UR-7. */
  moves(): Map<string, Choice> {
    const throws = this.winner ? [] : this.#set.throws;
    const choices = throws.flatMap((roll) => {
      const list = this.choices(roll);
      return list.length ? list : [{ text: `${roll}:-` }];
    });
    return new Map(choices.map((choice) => [choice.text, choice]));
  }

  play(text: string) {
    const { piece } = this.moves().get(text)!;
    let again = false;
    if (piece) {
      const met = this.#met(piece.to);
      const enemies = this.pieces[this.#other];
      if (met !== undefined) enemies[enemies.indexOf(met)] = WAITING;
      const own = this.pieces[this.mover];
      own[own.indexOf(piece.from)] = piece.to;
      again = this.#set.rosettes.includes(piece.to) || (met !== undefined && this.#captureTurn);
    }
    if (!again) this.mover = this.#other;
  }

  /** UR-13. */
  get winner(): Seat | undefined {
    const { length } = this.#set.path;
    return (['l', 'd'] as const).find((seat) => this.pieces[seat].every((each) => each === length));
  }

  /** The position text, as the rules write it. */
  toString(): string {
    const { length } = this.#set.path;
    const sign = (cell: string) =>
      (['l', 'd'] as const).find((seat) =>
        this.pieces[seat].some((position) => this.#cell(seat, position) === cell),
      ) ?? '.';
    const rows = ['a', 'b', 'c'].map((row) => {
      const signs = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => sign(row + column)).join('');
      return row === 'b' ? signs : `${signs.slice(0, 4)}xx${signs.slice(6)}`;
    });
    const home = (seat: Seat) => this.pieces[seat].filter((position) => position === length).length;
    const board = rows.join('/').replace(/\.+/g, (run) => `${run.length}`);
    return `${board} ${this.mover} l${home('l')}d${home('d')}`;
  }
}
