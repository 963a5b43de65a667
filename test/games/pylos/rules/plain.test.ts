import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { holds } from '../../../suites/results.js';
import { vectors } from './load.js';
import { Plain } from './plain.js';
import { at, type PylosMatch, start } from './start.js';

const same = (plain: unknown, fast: unknown, position: string) =>
  holds(`${plain}` === `${fast}`, () => `${position} gives\n${fast}, the plain engine\n${plain}`);

const resultOf = ({ outcome }: PylosMatch) => outcome && (outcome.winners[0]?.[0] ?? 'draw');

describe('Pylos beside a second, plain engine', function () {
  this.timeout(60_000);

  for (const kind of ['standard', 'child', 'expert']) {
    it(`gives the same moves, positions and results in random games, ${kind}`, () => {
      const ends = new Set<string | undefined>();
      let taken = 0;
      for (const end of ['no-move', 'no-reserve']) {
        for (const repetition of ['off', 'draw']) {
          for (let seed = 0; seed < 5; seed++) {
            const first = seed % 2 ? 'light' : 'dark';
            const match = start({
              rules: `${kind} end=${end} repetition=${repetition} first=${first}`,
              seed,
            });
            const plain = new Plain(match.position, match.rules);
            while (match.turn) {
              const { ply, position } = match;
              same([...plain.moves().keys()].sort(), match.moves(), position);
              same(plain.result(), resultOf(match), position);
              while (match.ply === ply) playRandom(match);
              const { text } = match.history.at(-1)!;
              plain.play(text);
              same(plain, match.position, `${position}, ${text},`);
              taken += text.split('^').length - 1;
            }
            expect(plain.moves().size).equal(0);
            same(plain.result(), resultOf(match), match.position);
            ends.add(match.outcome?.reason);
          }
        }
      }
      expect(ends.size).above(1);
      expect(taken > 0).equal(kind !== 'child');
    });
  }

  it('gives the same position by every move of positions in the middle of a game', () => {
    for (const { position, rules } of vectors.cases) {
      const match = at(position, rules);
      for (const [move] of new Plain(position, match.rules).moves()) {
        const plain = new Plain(position, match.rules);
        plain.play(move);
        match.goTo(0);
        match.play(move);
        same(plain, match.position, `${position}, ${move},`);
        same(plain.result(), resultOf(match), match.position);
      }
    }
  });

  it('agrees with the programs of others by itself', () => {
    for (const { position, rules, moves } of vectors.cases) {
      const plain = new Plain(position, { rules, end: 'no-move', repetition: 'off' });
      expect([...plain.moves().keys()].sort(), position).deep.equal([...moves].sort());
    }
  });

  it('is a test that can fail: one ball of another colour shows', () => {
    const match = at('2l1/2ll/dd2/d3 3/3/3 2/2 1 l');
    const moves = (position: string) => [...new Plain(position, match.rules).moves().keys()].sort();
    expect(moves('2l1/2ll/dd2/d3 3/3/3 2/2 1 l')).deep.equal(match.moves());
    expect(moves('2l1/2dl/dd2/d3 3/3/3 2/2 1 l')).not.deep.equal(match.moves());
  });
});
