import { join, type Setup, setupOf, split } from '../../board/setup.js';
import { SEATS } from './rules/variants.js';

const row = (letter: string, columns: string) => [...columns].map((column) => letter + column);
const CELLS = [...row('a', '123478'), ...row('b', '12345678'), ...row('c', '123478')];
const PIECES = 7;

/** How positions of the Royal Game of Ur are set up by hand. How many pieces are home is set; those that wait follow from it. */
export const setup: Setup = {
  ...setupOf({
    names: { light: 'light piece', dark: 'dark piece' },
    signs: { light: 'l', dark: 'd' },
    cellsOf: () => CELLS,
  }),

  settings(position) {
    const homes = /\d/g;
    const [, , rest] = split(position);
    const [light = '0', dark = '0'] = rest.match(homes) ?? [];
    const values = [...Array(PIECES + 1).keys()].map(String);
    return [
      { name: 'light', label: 'Light home', value: light, values },
      { name: 'dark', label: 'Dark home', value: dark, values },
    ];
  },

  withSetting(position, name, value) {
    const [rows, seat, rest] = split(position);
    if (!SEATS.some((each) => each === name) || !/^[0-7]$/.test(value)) return position;
    return join(rows, seat, rest.replace(RegExp(`(?<=${name[0]})\\d`), value));
  },
};
