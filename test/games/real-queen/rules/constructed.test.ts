import { expect } from '@open-wc/testing';
import { isFault } from '../../../../src/core/index.js';
import { vectors } from './load.js';
import { at, resultOf, rulesOf } from './start.js';

interface Constructed {
  id: string;
  rules: readonly string[];
  title: string;
  options?: object;
  position: string;
  legal?: readonly string[];
  illegal?: readonly string[];
  noReal?: readonly string[];
  plays?: readonly { move: string; after: string; result: object | null; conquered: object }[];
  reachedBy?: { position: string; moves: readonly string[] };
}

describe('Real Queen: positions constructed for every rule', () => {
  for (const { id, rules, title, options, position, ...told } of vectors.constructed as Constructed[]) {
    const { legal = [], illegal = [], noReal = [], plays = [], reachedBy } = told;
    const begin = () => at(position, rulesOf(options));

    it(`${rules.join(', ')}: ${title} (${id})`, () => {
      for (const move of legal) {
        const match = begin();
        expect(match.play(move), move).equal(true);
        expect(match.started, move).deep.equal([]);
        expect(match.ply, move).equal(1);
      }
      for (const move of illegal) {
        const match = begin();
        const played = match.play(move);
        // What is refused names a rule; what is not finished has more to choose; and b3 stands for b3#.
        if (isFault(played)) expect(played.rule, move).match(/^RQ-\d+$/);
        else expect(match.history[0]?.text, move).not.equal(move);
      }
      for (const move of noReal) {
        const match = begin();
        expect(match.play(move), move).equal(true);
        expect(match.history[0]?.made, move).equal(undefined);
      }
      for (const { move, after, result, conquered } of plays) {
        const match = begin();
        expect(match.play(move), move).equal(true);
        expect(match.history[0]?.text, move).equal(move.replace(/[x^].*/, (taken) => sorted(taken)));
        expect(match.position, move).equal(after);
        expect(resultOf(match), move).deep.equal(result);
        if (match.outcome) expect(match.outcome.scores, move).deep.equal(conquered);
      }
      if (reachedBy) {
        const match = at(reachedBy.position, rulesOf(options));
        for (const move of reachedBy.moves) expect(match.play(move), move).equal(true);
        expect(match.position).equal(position);
      }
    });
  }

  it('has one for every rule', () => {
    const all = new Set([...vectors.constructed, ...vectors.sequences].flatMap(({ rules }) => rules));
    for (let i = 1; i <= 18; i++) expect([...all]).include(`RQ-${i}`);
  });
});

/** The marbles of a move in the order of their cells. */
const sorted = (taken: string) =>
  ['x', '^']
    .flatMap((mark) =>
      [...taken.matchAll(/[x^]../g)]
        .map(([step]) => step)
        .filter(([sign]) => sign === mark)
        .sort(),
    )
    .join('');
