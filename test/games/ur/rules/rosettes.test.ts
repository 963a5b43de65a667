import { expect } from '@open-wc/testing';
import { after, at, by, start, why } from './start.js';

/** Dark guards b4; light's pieces are one to four squares before it. */
const GUARDED = 'l3xx2/llld4/4xx2 l l0d0';

describe('Ur: rosettes', () => {
  for (const [position, move, where] of [
    ['4xx2/8/4xx2 l l0d0', '4:@a1*', 'the fourth square'],
    ['l3xx2/8/4xx2 l l0d0', '4:a1-b4*', 'the eighth'],
    ['4xx2/5l2/4xx2 l l0d0', '4:b6-a7*', 'the fourteenth'],
    ['4xx2/8/2d1xx2 d l0d0', '2:c3-c1*', 'dark’s fourth'],
    ['4xx2/2d5/4xx2 d l0d0', '1:b3-b4*', 'dark’s eighth'],
    ['4xx2/8/4xx1d d l0d0', '1:c8-c7*', 'dark’s fourteenth'],
  ] as const) {
    it(`UR-8: landing on a rosette gives another turn at once: ${where}`, () => {
      const match = at(position);
      const seat = match.mover;
      after(match, move);
      expect(match.ply).equal(1);
      expect(match.history[0]?.text).equal(move);
      expect([match.mover, match.turn]).deep.equal([seat, 'chance']);
    });
  }

  it('UR-8: no other square gives another turn', () => {
    const squares = new Set<string>();
    for (const position of ['1ll1xxl1/l1l1l2l/4xx2 l l0d0', '3lxx1l/5ll1/4xx2 l l0d0']) {
      for (const move of at(position).moves()) {
        const match = at(position);
        after(match, move);
        const [, to] = /([abc]\d)\*?$/.exec(move) ?? [];
        if (!to) continue;
        squares.add(to);
        expect(match.mover, move).equal(['a1', 'b4', 'a7'].includes(to) ? 'light' : 'dark');
      }
    }
    expect(squares.size).above(6);
  });

  it('UR-8: the new throw may be 0, and ends it', () => {
    const match = start();
    after(match, '4:@a1 0');
    expect(match.mover).equal('dark');
    expect(match.history.map(({ seat, reason }) => [seat, reason])).deep.equal([
      ['light', undefined],
      ['light', 'zero'],
    ]);
  });

  it('UR-8: a turn may be followed by several', () => {
    const match = start();
    after(match, '4:@a1 4:a1-b4 4:@a1 2:@a3');
    expect(match.history.map(({ seat }) => seat)).deep.equal(['light', 'light', 'light', 'light']);
    expect(match.mover).equal('dark');
  });

  it('UR-8: leaving a rosette or standing on it gives nothing', () => {
    const match = at('l3xx2/3l4/4xx2 l l0d0');
    after(match, '1:b4-b5');
    expect(match.mover).equal('dark');
  });

  it('UR-8: going home from the last rosette gives no other turn', () => {
    const match = at('4xxl1/8/4xx2 l l0d0');
    after(match, '1:a7+');
    expect(match.mover).equal('dark');
  });

  it('UR-9: the enemy cannot land on the eighth square when it is held', () => {
    for (const [roll, from] of [
      [4, 'a1'],
      [3, 'b1'],
      [2, 'b2'],
      [1, 'b3'],
    ] as const) {
      const match = at(GUARDED);
      expect(by(match, roll).filter((move) => move.startsWith(from))).deep.equal([]);
      expect(why(match, `${roll}:${from}-b4`)).equal('UR-9 b4');
      expect(why(match, `${roll}:${from}-b4x*`)).equal('UR-9 b4');
      expect(match.position).equal(GUARDED);
    }
  });

  it('UR-9: nor does a piece hop to the ninth instead', () => {
    for (const move of ['4:a1-b5', '3:b1-b5', '2:b2-b5', '1:b3-b5']) {
      expect(why(at(GUARDED), move), move).equal('UR-9 b5');
    }
  });

  it('UR-9: the guard is jumped over as ever', () => {
    expect(by(at(GUARDED), 4)).include.members(['b1-b5', 'b2-b6', 'b3-b7']);
    expect(by(at(GUARDED), 2)).include('b3-b5');
  });

  it('UR-9: it is safe for light and for dark', () => {
    expect(why(at('4xx2/2dl4/4xx2 d l0d0'), '1:b3-b4')).equal('UR-9 b4');
    expect(why(at('4xx2/2ld4/4xx2 l l0d0'), '1:b3-b4')).equal('UR-9 b4');
  });

  it('UR-9: it is free again when the guard has left', () => {
    const match = at('4xx2/2ld4/4xx2 d l0d0');
    after(match, '1:b4-b5');
    expect(by(match, 1)).include('b3-b4*');
    expect(by(match, 2)).include('b3-b5x');
  });

  it('UR-9: by entry=throw too', () => {
    expect(why(at('l3xx2/3d4/4xx2 l l0d0', 'entry=throw'), '4:a1-b4')).equal('UR-9 b4');
  });

  it('UR-10: the first and the last rosette are private: nobody meets an enemy there', () => {
    for (const [position, move] of [
      ['l3xx2/8/2d1xx2 d l0d0', '2:c3-c1*'],
      ['4xxl1/8/4xx1d d l0d0', '1:c8-c7*'],
      ['2l1xx2/8/d3xx2 l l0d0', '2:a3-a1*'],
      ['4xx1l/8/4xxd1 l l0d0', '1:a8-a7*'],
    ] as const) {
      const match = at(position);
      after(match, move);
      expect(match.history[0]?.text).equal(move);
      expect(match.position.match(/[ld]/g)?.length).equal(position.match(/[ld]/g)?.length);
    }
  });

  it('UR-10: they give another turn and nothing more', () => {
    const match = at('4xx1l/8/4xx2 l l0d0');
    expect(after(match, '1:a8-a7')).equal('4xxl1/8/4xx2 l l0d0');
    expect(match.history[0]).deep.include({ from: 'a8', to: 'a7', changes: [] });
  });
});
