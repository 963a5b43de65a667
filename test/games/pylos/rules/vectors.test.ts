import { expect } from '@open-wc/testing';
import { vectors } from './load.js';
import { at, start } from './start.js';

/** The next count would take ten seconds. */
const DEPTH = 6;

describe('Pylos: numbers of independent programs', function () {
  this.timeout(120_000);

  for (const [rules, counts] of Object.entries(vectors.perft)) {
    it(`perft 1 to ${DEPTH} of ${counts.length}, ${rules}`, () => {
      const match = start({ rules });
      counts.slice(0, DEPTH).forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
    });

    it(`every move of positions in the middle of a game, ${rules}`, () => {
      const cases = vectors.cases.filter((each) => each.rules === rules);
      expect(cases).length(50);
      for (const { position, moves } of cases) {
        const match = at(position, rules);
        expect(match.position).equal(position);
        expect(match.moves(), position).deep.equal([...moves].sort());
        expect(match.perft(1), position).equal(moves.length);
      }
    });
  }

  it('has nothing but these rules', () => {
    expect(Object.keys(vectors.perft)).deep.equal(['child', 'standard', 'expert']);
    expect(vectors.cases).length(150);
  });
});
