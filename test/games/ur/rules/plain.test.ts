import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { holds } from '../../../suites/results.js';
import { games, values } from './load.js';
import { Plain } from './plain.js';
import { libraryPlies } from './plies.js';
import { at, start } from './start.js';

const same = (plain: unknown, fast: unknown, position: string) =>
  holds(`${plain}` === `${fast}`, () => `${position} gives\n${fast}, the plain engine\n${plain}`);

const SETS = ['finkel', 'masters', 'blitz'];

describe('Ur beside a second, plain engine', function () {
  this.timeout(120_000);

  for (const set of SETS) {
    it(`gives the same moves, positions and results in random games, ${set}`, () => {
      const rules = ['step', 'throw'].flatMap((entry) =>
        ['', 'pieces=7', 'pieces=5', 'pieces=4', 'pieces=2', 'pieces=1'].flatMap((pieces) =>
          ['light', 'dark'].map((first) => `${set} entry=${entry} first=${first} ${pieces}`),
        ),
      );
      let [plies, captures, passes] = [0, 0, 0];
      for (const [seed, text] of rules.entries()) {
        const match = start({ rules: text, seed });
        const plain = new Plain(match.position, match.rules);
        while (match.turn) {
          const { ply, position } = match;
          same([...plain.moves().keys()].sort(), match.moves(), position);
          expect(plain.winner).equal(undefined);
          while (match.ply === ply) {
            playRandom(match);
            if (!match.started[0]) continue;
            const roll = Number(match.started[0].text);
            same(
              plain
                .choices(roll)
                .map((each) => each.text)
                .sort(),
              match.moves(),
              match.position,
            );
          }
          const move = match.history.at(-1)!.text;
          plain.play(move);
          same(plain, match.position, `${position}, ${move},`);
          plies++;
          captures += Number(move.includes('x'));
          passes += Number(move.includes('-') && move.length === 3);
        }
        expect(plain.moves().size).equal(0);
        expect(plain.winner).equal(match.outcome?.winners[0]?.[0]);
      }
      expect(plies).above(1500);
      expect(captures).above(50);
      expect(passes).above(20);
    });
  }

  it('gives the same position by every move of positions in the middle of a game', () => {
    for (const { position, pieces, entry } of values.cases) {
      for (const set of SETS) {
        // Whoever stands on the short path stands on the long one.
        const rules = `${set} pieces=${pieces} entry=${entry}`;
        const match = at(position, rules);
        for (const move of new Plain(position, match.rules).moves().keys()) {
          const plain = new Plain(position, match.rules);
          plain.play(move);
          match.goTo(0);
          match.play(move);
          same(plain, match.position, `${position}, ${rules}, ${move},`);
        }
      }
    }
  });

  it('agrees with the programs of others by itself', () => {
    for (const { position, pieces, entry, moves } of values.cases) {
      const plain = new Plain(position, { rules: 'finkel', pieces: `${pieces}`, entry });
      const byThrow: Readonly<Record<string, object>> = moves;
      for (const roll of [1, 2, 3, 4]) {
        const texts = plain.choices(roll).map(({ text }) => text);
        expect(texts.sort(), position).deep.equal(Object.keys(byThrow[roll] ?? {}).sort());
      }
    }
    for (const { rules, plies } of games.cases) {
      const plain = new Plain('4xx2/8/4xx2 l l0d0', { rules, pieces: '', entry: 'step' });
      for (const { seat, roll, text, legal } of libraryPlies(rules, plies)) {
        expect(plain.mover).equal(seat[0]);
        expect(
          plain
            .choices(roll)
            .map((choice) => choice.text)
            .sort(),
        ).deep.equal([...legal].sort());
        plain.play(text);
      }
      expect(plain.winner).match(/[ld]/);
    }
  });

  it('is a test that can fail: one piece of the other side shows', () => {
    const { rules } = start();
    const moves = (position: string) => [...new Plain(position, rules).moves().keys()].sort();
    const position = '1ll1xx2/1l1d2d1/dd2xx2 l l0d2';
    expect(moves(position)).deep.equal(at(position).moves());
    expect(moves(position.replace('1l1d2d1', '1l1l2d1'))).not.deep.equal(at(position).moves());
  });
});
