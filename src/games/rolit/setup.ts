import { join, type Setup, setupOf, split } from '../../board/setup.js';
import { COLOURS, nameOf, rowsOf } from './rules/position.js';

/** Who may play, in turn order (RO-1), and how many cells a side there may be (RO-13). */
const PLAYERS = ['red, green', 'yellow, blue', 'red, blue, green', COLOURS.join(', ')];
const SIZES = ['8', '6', '4'];

const sizeOf = (rows: string) => rows.split('/').length;
const lettersOf = (players: string) =>
  players
    .split(', ')
    .map(([letter]) => letter)
    .join('');
const playersOf = (letters: string) =>
  [...letters].flatMap((letter) => COLOURS.find((colour) => colour[0] === letter) ?? []).join(', ');

const shared = setupOf({
  names: Object.fromEntries(COLOURS.map((colour) => [colour, `${colour} ball`])),
  signs: Object.fromEntries(COLOURS.map((colour) => [colour, colour[0]!])),
  cellsOf: (rows) => rowsOf(sizeOf(rows)).flat().map(nameOf),
});

/** How positions of Rolit are set up by hand. Who plays and how large the board is can be set too. */
export const setup: Setup = {
  ...shared,

  withTurn(position, seat) {
    const [, , letters] = split(position);
    return seat && !letters.includes(seat[0]!) ? position : shared.withTurn(position, seat);
  },

  settings(position) {
    const [rows, , letters] = split(position);
    const players = playersOf(letters);
    return [
      {
        name: 'players',
        label: 'Players',
        value: players,
        // A text may name them in another order.
        values: [...new Set([...PLAYERS, players])],
      },
      { name: 'size', label: 'Cells a side', value: `${sizeOf(rows)}`, values: SIZES },
    ];
  },

  /** Another size begins with an empty board. */
  withSetting(position, name, value) {
    const [rows, seat, letters] = split(position);
    if (name === 'size' && SIZES.includes(value))
      return join(Array(Number(value)).fill(value).join('/'), seat, letters);
    const others = lettersOf(value);
    if (name !== 'players' || !/^(?!.*(.).*\1)[rbgy]{2,4}$/.test(others)) return position;
    return join(rows, others.includes(seat) || seat === '-' ? seat : others[0]!, others);
  },
};
