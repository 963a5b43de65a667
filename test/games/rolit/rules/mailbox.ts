/**
 * Rolit once more, as plainly as the rules read, to judge the fast one by: a map of cells to colours, no bits,
 * nothing shared with the code under test.
 */
export class Mailbox {
  readonly balls = new Map<string, string>();
  readonly size: number;
  readonly seats: string;
  mover: string;

  constructor(text: string) {
    const [board, mover, seats] = text.split(' ') as [string, string, string];
    const rows = board.split('/');
    this.size = rows.length;
    this.mover = mover;
    this.seats = seats;
    for (const [y, row] of rows.entries()) {
      let x = 0;
      for (const sign of row) {
        if (/\d/.test(sign)) x += Number(sign);
        else this.balls.set(this.#name(x++, y), sign);
      }
    }
  }

  #name = (x: number, y: number) => 'abcdefgh'[x]! + (y + 1);

  /** From a cell in one direction, the cells up to the edge of the board. */
  #ray(cell: string, dx: number, dy: number): string[] {
    const cells: string[] = [];
    let x = 'abcdefgh'.indexOf(cell[0]!) + dx;
    let y = Number(cell[1]) - 1 + dy;
    for (; x >= 0 && y >= 0 && x < this.size && y < this.size; x += dx, y += dy) cells.push(this.#name(x, y));
    return cells;
  }

  #rays(cell: string): string[][] {
    return [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => (dx || dy ? [this.#ray(cell, dx, dy)] : [])),
    );
  }

  /** RO-5: on each ray, what lies before the next own ball, if no cell on the way is empty. */
  captures(cell: string): string[] {
    return this.#rays(cell).flatMap((ray) => {
      const own = ray.findIndex((each) => this.balls.get(each) === this.mover);
      const run = ray.slice(0, Math.max(own, 0));
      return run.every((each) => this.balls.has(each)) ? run : [];
    });
  }

  /** RO-4, RO-8, RO-9. */
  moves(): string[] {
    const cells = [...Array(this.size ** 2).keys()].map((i) =>
      this.#name(i % this.size, Math.floor(i / this.size)),
    );
    const free = cells.filter(
      (cell) => !this.balls.has(cell) && this.#rays(cell).some(([next]) => this.balls.has(next ?? '')),
    );
    const capturing = free.filter((cell) => this.captures(cell).length);
    return (capturing.length ? capturing : free).sort();
  }

  play(cell: string) {
    for (const each of [...this.captures(cell), cell]) this.balls.set(each, this.mover);
    this.mover = this.seats[(this.seats.indexOf(this.mover) + 1) % this.seats.length]!;
  }

  /** The position text, as the rules write it. */
  toString(): string {
    const signs = (y: number) =>
      [...Array(this.size).keys()].map((x) => this.balls.get(this.#name(x, y)) ?? '.').join('');
    const rows = [...Array(this.size).keys()].map((y) => signs(y).replace(/\.+/g, (run) => `${run.length}`));
    return `${rows.join('/')} ${this.mover} ${this.seats}`;
  }
}
