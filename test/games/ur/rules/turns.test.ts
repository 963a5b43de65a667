import { expect } from '@open-wc/testing';
import { refused } from '../../../suites/results.js';
import { after, at, by, fault, pathOf, start, why } from './start.js';

describe('Ur: the start, and whose turn it is', () => {
  it('UR-1: each has 7 pieces, all waiting, and light begins', () => {
    const match = start();
    expect(match.position).equal('4xx2/8/4xx2 l l0d0');
    expect(match.game.seats(match.state)).deep.equal(['light', 'dark']);
    expect(match.mover).equal('light');
    expect(match.turn).equal('chance');
  });

  it('UR-1: the option first says who begins', () => {
    expect(start().rules.first).equal('light');
    expect(start({ rules: 'first=light' }).position).equal('4xx2/8/4xx2 l l0d0');
    expect(start({ rules: 'first=Dark' }).position).equal('4xx2/8/4xx2 d l0d0');
    for (const first of ['', 'l', 'white', 'light,dark']) {
      expect(fault({ rules: `first=${first}` }).place, first).equal('rules, first');
    }
  });

  for (const [seat, letter] of [
    ['light', 'l'],
    ['dark', 'd'],
  ] as const) {
    it(`UR-1: ${seat} walks 14 squares, the first and the last ones private`, () => {
      const match = start({ rules: `first=${seat} pieces=1` });
      const path = pathOf(seat);
      const other = seat === 'light' ? 'c1' : 'a1';
      after(match, `1:@${path[0]}`);
      for (const [i, cell] of path.entries()) {
        expect(match.history.at(-1)).deep.include({ seat, to: cell });
        expect(path).not.include(other);
        while (match.mover !== seat) after(match, '0');
        const next = path[i + 1];
        expect(by(match, 1), cell).deep.equal([
          next ? `${cell}-${next}${[3, 7, 13].includes(i + 1) ? '*' : ''}` : `${cell}+`,
        ]);
        after(match, next ? `1:${cell}-${next}` : `1:${cell}+`);
      }
      expect(match.outcome?.winners).deep.equal([seat]);
      expect(match.position).include(`${letter}1`);
    });
  }

  it('UR-2: a turn begins with a throw of 0 to 4', () => {
    const match = start();
    expect(match.steps().map(({ text }) => text)).deep.equal(['0:-', '1', '2', '3', '4']);
    after(match, '3');
    expect(match.turn).equal('light');
    expect(match.mover).equal('light');
    expect(match.ply).equal(0);
    expect(match.started).deep.equal([{ text: '3', changes: [] }]);
  });

  it('UR-2: no piece moves before the throw', () => {
    for (const move of ['@a4', 'a4-a3', ':@a4']) {
      expect(refused(start().play(move)).place, move).equal('move, throw');
    }
  });

  it('UR-2: there is no throw above 4', () => {
    for (const roll of [5, 6, 7, 8, 9]) expect(why(start(), `${roll}`), `${roll}`).equal('UR-2 move, throw');
    expect(why(start(), '5:@b1')).equal('UR-2 move, throw');
  });

  it('UR-2: after a move the other one throws', () => {
    const match = start();
    after(match, '2:@a3');
    expect(match.position).equal('2l1xx2/8/4xx2 d l0d0');
    expect([match.mover, match.turn]).deep.equal(['dark', 'chance']);
    after(match, '1:@c4');
    expect(match.mover).equal('light');
  });

  it('UR-3: a throw of 0 moves nothing, and the turn passes at once', () => {
    const match = start();
    after(match, '0');
    expect(match.position).equal('4xx2/8/4xx2 d l0d0');
    expect(match.mover).equal('dark');
    expect(match.started).deep.equal([]);
    const { text, seat, reason, changes } = match.history[0]!;
    expect({ text, seat, reason, changes }).deep.equal({
      text: '0:-',
      seat: 'light',
      reason: 'zero',
      changes: [],
    });
  });

  it('UR-3: no piece moves by a throw of 0', () => {
    for (const move of ['0:@a4', '0:a3-a3', '0:a3-a2', '0:a3+', '0 a3-a2']) {
      expect(why(at('2l1xx2/8/4xx2 l l0d0'), move), move).match(/^UR-3 a\d$/);
    }
  });
});
