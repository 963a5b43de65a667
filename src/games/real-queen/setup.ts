import { join, type Setup, setupOf, split } from '../../board/setup.js';
import { MARBLES, NAMES, SEATS } from './rules/position.js';

const count = (signs: string, sign: string) => signs.split(sign).length - 1;

/**
 * How positions of Real Queen are set up by hand. A marble that is placed comes from its rack while there is one, and one that is
 * taken away goes back; a Queen is on the board or in her rack. How many marbles a rack holds can be set too: what is
 * then missing is conquered.
 */
export const setup: Setup = {
  ...setupOf({
    names: {
      white: 'white marble',
      black: 'black marble',
      'white-queen': 'white Queen',
      'black-queen': 'black Queen',
    },
    signs: { white: 'w', black: 'b', 'white-queen': 'W', 'black-queen': 'B' },
    cellsOf: () => NAMES,
    single: 'WB',
    beside: (racks, before, after) =>
      racks.replace(/([wb])(\d+)/g, (_, sign: string, rack: string) => {
        const [was, is] = [count(before, sign), count(after, sign)];
        // A figure may show more marbles than there are.
        const most = Math.max(Number(rack), MARBLES - is);
        return sign + Math.max(0, Math.min(most, Number(rack) + was - is));
      }),
  }),

  settings(position) {
    const racks = split(position)[2].match(/\d+/g) ?? [];
    const values = [...Array(MARBLES + 1).keys()].map(String);
    return [
      { name: 'white', label: 'White in the rack', value: racks[0] ?? '0', values },
      { name: 'black', label: 'Black in the rack', value: racks[1] ?? '0', values },
    ];
  },

  withSetting(position, name, value) {
    const [rows, seat, racks] = split(position);
    if (!SEATS.some((each) => each === name) || !/^\d\d?$/.test(value)) return position;
    return join(rows, seat, racks.replace(RegExp(`(?<=${name[0]})\\d+`), `${Number(value)}`));
  },
};
