import { expect } from '@open-wc/testing';
import { after, at, by, fault, pathOf, start, why } from './start.js';

describe('Ur: moving', () => {
  it('UR-4: a piece goes on by exactly the throw', () => {
    const position = '4xx2/1l6/4xx2 l l6d0';
    for (const [roll, cell] of [
      [1, 'b3'],
      [3, 'b5'],
      [4, 'b6'],
    ] as const) {
      const match = at(position);
      expect(by(match, roll)).deep.equal([`b2-${cell}`]);
      after(match, `${roll}:b2-${cell}`);
      expect(match.history[0]).deep.include({ from: 'b2', to: cell, seat: 'light', changes: [] });
      for (const other of ['b3', 'b4', 'b5', 'b6', 'b7', 'b1', 'a1']) {
        if (other !== cell) expect(why(at(position), `${roll}:b2-${other}`), other).equal(`UR-4 ${other}`);
      }
    }
  });

  it('UR-4: a waiting piece enters, or a piece on the board goes on', () => {
    expect(by(at('2l1xx2/1l6/4xx2 l l0d0'), 3)).deep.equal(['@a2', 'a3-b1', 'b2-b5']);
    expect(by(at('2l1xx2/1l6/4xx2 d l0d0'), 3)).deep.equal(['@c2']);
  });

  it('UR-4: one piece moves', () => {
    const match = at('2l1xx2/1l6/4xx2 l l0d0');
    expect(after(match, '3:a3-b1')).equal('4xx2/ll6/4xx2 d l0d0');
  });

  it('UR-4: jumping over pieces is free, own and of the enemy', () => {
    expect(by(at('llllxx2/ddd5/4xx2 l l0d0'), 4)).include('a1-b4*');
    const free = at('4xx2/1lldd3/4xx2 l l0d0');
    expect(by(free, 4)).include.members(['b2-b6', 'b3-b7']);
  });

  it('UR-4: only an own piece on the board moves', () => {
    const position = '2l1xx2/1l2d3/d3xx2 l l0d0';
    for (const move of ['1:b5-b6', '1:c1-b1', '1:b1-b2', '1:a1-b1', '1:a5-a6', '1:a8-a7', '4:a7+']) {
      expect(why(at(position), move), move).equal(`UR-4 ${move.slice(2, 4)}`);
    }
  });

  it('UR-4: no piece moves backwards', () => {
    for (const move of ['1:b2-b1', '2:b2-a1', '1:a3-a4']) {
      expect(why(at('2l1xx2/1l6/4xx2 l l0d0'), move), move).match(/^UR-4 /);
    }
  });

  it('UR-4: no piece enters where none waits', () => {
    const match = at('2l1xx2/1l6/4xx2 l l5d0');
    for (const roll of [1, 2, 3, 4]) expect(by(match, roll).join()).not.include('@');
    expect(why(match, '3:@a2')).equal('UR-4 a2');
    const board = at('llllxx2/lll5/4xx2 l l0d0');
    expect(why(board, '1:@a4')).equal('UR-4 a4');
  });

  for (const [seat, letter] of [
    ['light', 'a'],
    ['dark', 'c'],
  ] as const) {
    it(`UR-5: ${seat} enters on the square of its throw: a 3 on the third, a 4 on the rosette`, () => {
      const path = pathOf(seat);
      for (const roll of [1, 2, 3, 4]) {
        const match = start({ rules: `first=${seat}` });
        const cell = path[roll - 1]!;
        expect(by(match, roll)).deep.equal([`@${cell}${roll === 4 ? '*' : ''}`]);
        after(match, `${roll}:@${cell}`);
        expect(match.history[0]).deep.include({ seat, to: cell }).and.not.have.property('from');
        for (const other of path.slice(0, 5)) {
          if (other === cell) continue;
          const again = start({ rules: `first=${seat}` });
          expect(why(again, `${roll}:@${other}`), `${roll} ${other}`).equal(`UR-5 ${other}`);
        }
      }
      expect(path[3]).equal(`${letter}1`);
    });

    it(`UR-5: by entry=throw ${seat} enters one square later: a 3 on the rosette, a 4 on the shared track`, () => {
      const path = pathOf(seat);
      for (const roll of [1, 2, 3, 4]) {
        const match = start({ rules: `first=${seat} entry=throw` });
        expect(by(match, roll)).deep.equal([`@${path[roll]}${roll === 3 ? '*' : ''}`]);
        expect(why(match, `${roll}:@${path[roll - 1]}`)).equal(`UR-5 ${path[roll - 1]}`);
      }
      expect(path[4]).equal('b1');
    });
  }

  it('UR-5: by entry=throw a 4 may capture', () => {
    const match = at('4xx2/d7/4xx2 l l0d0', 'entry=throw');
    expect(by(match, 4)).deep.equal(['@b1x']);
    expect(after(match, '4:@b1')).equal('4xx2/l7/4xx2 d l0d0');
    expect(match.history[0]?.text).equal('4:@b1x');
    expect(by(at('4xx2/l7/4xx2 l l0d0', 'entry=throw'), 4).join()).equal('b1-b5');
  });

  it('UR-5: by entry=throw pieces on the board move as ever', () => {
    for (const roll of [1, 2, 3, 4]) {
      const moves = (rules: string) =>
        by(at('2l1xxl1/1l3d2/d3xx2 l l2d0', rules), roll).filter((move) => move[0] !== '@');
      expect(moves('entry=throw')).deep.equal(moves('entry=step'));
      expect(moves('entry=throw').length).above(0);
    }
  });

  it('UR-5: by entry=throw nobody ever stands on position 0', () => {
    for (const [position, cell] of [
      ['3lxx2/8/4xx2 l l0d0', 'a4'],
      ['4xx2/8/3dxx2 l l0d0', 'c4'],
    ] as const) {
      expect(at(position).position).equal(position);
      const { rule, place } = fault({ position, rules: 'entry=throw' });
      expect([rule, place]).deep.equal(['UR-5', `position, ${cell}`]);
    }
  });

  it('UR-5: a waiting piece enters by step where nothing is said', () => {
    expect(start().rules.entry).equal('step');
    for (const entry of ['', 'steps', '1', 'step,throw']) {
      expect(fault({ rules: `entry=${entry}` }).place, entry).equal('rules, entry');
    }
  });

  it('UR-6: a piece does not land on an own piece', () => {
    const position = '1ll1xx2/1l6/4xx2 l l0d0';
    expect(by(at(position), 1)).deep.equal(['@a4', 'a2-a1*', 'b2-b3']);
    expect(why(at(position), '1:a3-a2')).equal('UR-6 a2');
    expect(why(at(position), '2:@a3')).equal('UR-6 a3');
    expect(why(at(position), '3:a2-b2')).equal('UR-6 b2');
  });

  it('UR-6: not on a rosette either', () => {
    expect(why(at('l1l1xx2/3l4/4xx2 l l0d0'), '2:a3-a1')).equal('UR-6 a1');
    expect(why(at('l1l1xx2/3l4/4xx2 l l0d0'), '4:a1-b4')).equal('UR-6 b4');
    expect(why(at('4xxl1/7l/4xx2 l l0d0'), '2:b8-a7')).equal('UR-6 a7');
  });

  it('UR-6: nor does it go further because its square is taken', () => {
    expect(why(at('2llxx2/8/4xx2 l l0d0'), '1:a4-a2')).equal('UR-6 a2');
  });
});
