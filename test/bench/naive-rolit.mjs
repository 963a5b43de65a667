/**
 * Rolit the plain way: the board is an array of 64, and from every empty cell eight lines are walked. It is
 * what our generator is measured beside, so it wastes nothing that such a program need not waste; and it owes
 * nothing to src/, so that equal counts mean something.
 */
const WAYS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ right, down, by: 8 * down + right })));
WAYS.splice(4, 1); // No line goes nowhere.

/** Reads `rows seat seats` of an 8×8 board: 0 is an empty cell, 1 to 4 are the colours. */
export function read(text) {
  const [rows, seat, seats] = text.split(' ');
  const signs = rows.replaceAll('/', '').replace(/\d/g, (run) => '.'.repeat(Number(run)));
  const codes = (letters) => [...letters].map((letter) => '.rbgy'.indexOf(letter));
  return { board: codes(signs), turn: seats.indexOf(seat), seats: codes(seats) };
}

/** How many balls a new one of colour `own` turns in one direction: RO-5. */
function turned(board, cell, own, { right, down, by }) {
  let x = (cell & 7) + right;
  let y = (cell >> 3) + down;
  let count = 0;
  for (let next = cell + by; x >= 0 && x < 8 && y >= 0 && y < 8; next += by) {
    const ball = board[next];
    if (ball === 0) return 0;
    if (ball === own) return count;
    count++;
    x += right;
    y += down;
  }
  return 0;
}

function captures(board, cell, own) {
  for (const way of WAYS) if (turned(board, cell, own, way)) return true;
  return false;
}

function touches(board, cell) {
  for (const { right, down, by } of WAYS) {
    const x = (cell & 7) + right;
    const y = (cell >> 3) + down;
    if (x >= 0 && x < 8 && y >= 0 && y < 8 && board[cell + by]) return true;
  }
  return false;
}

/** The cells where a ball may be placed: those that capture (RO-8), else those that touch a ball (RO-4, RO-9). */
function steps({ board, turn, seats }) {
  const cells = [];
  for (let cell = 0; cell < 64; cell++) {
    if (!board[cell] && captures(board, cell, seats[turn])) cells.push(cell);
  }
  if (cells.length) return cells;
  for (let cell = 0; cell < 64; cell++) if (!board[cell] && touches(board, cell)) cells.push(cell);
  return cells;
}

/** The position after a ball is placed: every captured run turns (RO-6), and nobody passes (RO-9). */
function play({ board, turn, seats }, cell) {
  const after = board.slice();
  const own = seats[turn];
  after[cell] = own;
  for (const way of WAYS) {
    const count = turned(board, cell, own, way);
    for (let i = 1; i <= count; i++) after[cell + i * way.by] = own;
  }
  return { board: after, turn: (turn + 1) % seats.length, seats };
}

/** The number of sequences of so many moves. */
export function perft(position, depth) {
  const cells = steps(position);
  if (depth === 1) return cells.length;
  let count = 0;
  for (const cell of cells) count += perft(play(position, cell), depth - 1);
  return count;
}
