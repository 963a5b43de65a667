import { expect } from '@open-wc/testing';
import { othello } from './load.js';
import { at, cellsOf } from './start.js';

/** Black is red and moves first; white is green. */
const START = '8/8/8/3gr3/3rg3/8/8/8 r rg';

describe('Rolit: games of Othello from tournaments', () => {
  for (const { id, kind, plies, firstPassAt, passes, black, white, empties, moves } of othello.cases) {
    const cells = cellsOf(moves);
    const common = firstPassAt ? cells.slice(0, Number(firstPassAt)) : cells;

    it(`${id}: ${kind}`, () => {
      expect(cells).length(plies);
      expect(Boolean(firstPassAt)).equal(Number(passes) > 0);
      const match = at(START);
      for (const [i, cell] of common.entries()) {
        // Every move of Othello captures, so every one before a pass is a capture in Rolit too.
        const step = match.steps().find(({ text }) => text === cell);
        expect(step?.changes.length, `${i + 1}. ${cell}`).above(0);
        expect(match.play(cell), `${i + 1}. ${cell}`).equal(true);
      }

      const [red, green] = ['r', 'g'].map((ball) => match.position.split(' ')[0]!.split(ball).length - 1);
      if (firstPassAt) {
        // Where Othello passes Rolit places freely: on a cell that touches a ball and captures nothing.
        expect(match.outcome).equal(undefined);
        expect(match.steps().every(({ changes }) => !changes.length)).equal(true);
      } else if (empties) {
        // Where both are blocked Othello ends. Rolit does not.
        expect([red, green]).deep.equal([black, white]);
        expect(match.outcome).equal(undefined);
        expect(match.turn).equal(plies % 2 ? 'green' : 'red');
        expect(match.steps().every(({ changes }) => !changes.length)).equal(true);
      } else {
        expect(match.outcome?.scores).deep.equal({ red: black, green: white });
        expect(match.outcome?.winners).have.members([
          ...(black >= white ? ['red'] : []),
          ...(white >= black ? ['green'] : []),
        ]);
      }
    });
  }

  it('has cases of every kind', () => {
    const kinds = othello.cases.map(({ passes, empties }) => `${Number(passes) > 0} ${empties > 0}`);
    expect(new Set(kinds).size).equal(4);
    expect(othello.cases).length(23);
  });
});
