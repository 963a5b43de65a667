import { expect } from '@open-wc/testing';
import { at } from './start.js';

/** White makes two lines of four by d1: a1 to d1, and d1 to d4. */
const DOUBLE = 'b5b/b5b/7/3w3/3w3/3w3/www4 w w14b16';
/** The same, with the Queen in d1's place to be. */
const CROSSING = 'b5b/b5b/7/3w3/3w3/3w3/www4 w w13b16';

describe('Real Queen: two lines that cross', () => {
  it('RQ-12: a Double Real conquers three and takes three back', () => {
    const match = at(DOUBLE);
    match.play('d1');
    expect(match.state.real).to.include({ conquer: 3, reenter: 3, queen: false });
    expect(match.state.real!.lines.map(({ length }) => length)).to.deep.equal([4, 4]);
  });

  it('RQ-12: the crossing marble and one of each line re-enter', () => {
    const match = at(DOUBLE);
    match.play('d1xa6xa7xg6');
    const back = new Set(match.moves().map((move) => move.replace(/^[^^]*/, '')));
    const expected = ['a1', 'b1', 'c1'].flatMap((one) =>
      ['d2', 'd3', 'd4'].map((other) => `^${[one, 'd1', other].sort().join('^')}`),
    );
    expect([...back].sort()).to.deep.equal(expected.sort());
  });

  it('RQ-12: with the Queen among them it conquers four', () => {
    const match = at(CROSSING);
    match.play('Qd1');
    expect(match.state.real).to.include({ conquer: 4, reenter: 3, queen: true });
  });

  it('RQ-12: the Queen as the crossing marble stays, and one more of any line re-enters', () => {
    const match = at(CROSSING);
    match.play('Qd1xa6xa7xg6xg7');
    const sets = match.moves().map((move) => move.match(/\^\w\d/g)!.map((each) => each.slice(1)));
    expect(sets.length).to.be.greaterThan(0);
    for (const set of sets) {
      expect(set).to.have.length(3).and.not.include('d1');
      expect(
        set.some((cell) => cell.endsWith('1')),
        `${set}`,
      ).to.equal(true);
      expect(
        set.some((cell) => cell.startsWith('d')),
        `${set}`,
      ).to.equal(true);
    }
  });

  it('RQ-13: a line of five that crosses one of four conquers four and takes four back', () => {
    const match = at('b5b/b5b/7/3w3/3w3/3w3/www1w2 w w13b16');
    match.play('d1');
    expect(match.state.real).to.include({ conquer: 4, reenter: 4, queen: false });
  });
});

describe('Real Queen: the same position again', () => {
  const ROUND = 'Qa7-a6Qg1-g2Qa6-a7Qg2-g1';
  const again = (rules: string) => {
    const match = at('W5w/7/7/7/7/7/b5B w w19b19', rules);
    match.play(ROUND);
    const second = match.outcome;
    match.play(ROUND);
    return { second, third: match.outcome };
  };

  it('RQ-17: the third time is a draw, the start being the first', () => {
    const { second, third } = again('');
    expect(second).to.equal(undefined);
    expect(third).to.deep.include({ winners: [], reason: 'deadlock', value: 0 });
  });

  it('RQ-17: with deadlock=captures and as many conquered it is a draw too', () => {
    expect(again('deadlock=captures').third).to.deep.include({ winners: [], reason: 'deadlock' });
  });

  it('RQ-17: with deadlock=off the game goes on', () => {
    expect(again('deadlock=off').third).to.equal(undefined);
  });
});
