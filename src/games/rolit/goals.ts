import { did, type Goals, toPlay, winning } from '../../core/goal.js';
import { type Cell, type Position, rolit } from './rules/index.js';
import { ballAt, rowsOf } from './rules/position.js';
import { captured, placements } from './rules/steps.js';

/** A number of things, in words that can follow a verb. */
const count = (number: number, thing: string) => `${number || 'no'} ${number === 1 ? thing : `${thing}s`}`;

/** What a puzzle of Rolit may ask for. */
export const goals: Goals<Position, Cell> = {
  most: {
    ask: (seat) => toPlay(seat, 'turn as many balls as one move can'),
    missed({ before, first, move: { text } }) {
      const turns = (cell: Cell) => captured(before, cell).length;
      const turned = turns(first);
      return placements(before).some((cell) => turns(cell) > turned)
        ? did(text, `turns ${count(turned, 'ball')}; another move turns more`, 'RO-6')
        : undefined;
    },
  },
  win: winning(rolit, { most: 'RO-11' }, (after) => {
    const empty = rowsOf(after.size)
      .flat()
      .filter((cell) => !ballAt(after, cell)).length;
    return [`the board is not full, it has ${count(empty, 'empty cell')}`, 'RO-10'];
  }),
};
