import { expect } from '@open-wc/testing';
import { after, at, boardOf, by, pathOf } from './start.js';

const SHARED = ['b1', 'b2', 'b3', 'b5', 'b6', 'b7', 'b8'];

/** A position text with one piece of each side. */
const facing = (light: string, dark: string, seat: string) => boardOf([light], [dark], seat);

describe('Ur: capturing', () => {
  for (const seat of ['light', 'dark'] as const) {
    it(`UR-11: ${seat} captures on every shared square but a guarded rosette`, () => {
      const path = pathOf(seat);
      for (const cell of SHARED) {
        const from = path[path.indexOf(cell) - 1]!;
        if (from === 'b4') continue;
        const match = at(seat === 'light' ? facing(from, cell, 'l') : facing(cell, from, 'd'));
        expect(by(match, 1), cell).include(`${from}-${cell}x`);
        after(match, `1:${from}-${cell}`);
        expect(match.history[0]?.text).equal(`1:${from}-${cell}x`);
        const light = seat === 'light';
        expect(match.position).equal(boardOf(light ? [cell] : [], light ? [] : [cell], light ? 'd' : 'l'));
      }
    });
  }

  it('UR-11: whoever is captured waits again, and must enter again', () => {
    const match = at('4xx2/1ld5/4xx2 l l0d6');
    expect(by(at('4xx2/1ld5/4xx2 d l0d6'), 2)).deep.equal(['b3-b5']);
    after(match, '1:b2-b3');
    expect(match.position).equal('4xx2/2l5/4xx2 d l0d6');
    expect(by(match, 2)).deep.equal(['@c3']);
  });

  it('UR-11: a capture gives no other turn', () => {
    const match = at('4xx2/1ld5/4xx2 l l0d0');
    after(match, '1:b2-b3x');
    expect(match.mover).equal('dark');
  });

  it('UR-11: the sign of a capture may be missing on reading, and may stand where nothing is captured', () => {
    for (const text of ['1:b2-b3', '1:b2-b3x', '1:b2-b3X', '1:b2-b3*']) {
      const match = at('4xx2/1ld5/4xx2 l l0d0');
      after(match, text);
      expect(match.history[0]?.text, text).equal('1:b2-b3x');
    }
  });

  it('UR-11: an enemy on his private squares is never met on one’s own', () => {
    const path = pathOf('light');
    for (const i of [1, 2, 3, 12, 13]) {
      const [from, to] = [path[i - 1]!, path[i]!];
      const match = at(facing(from, pathOf('dark')[i]!, 'l'));
      expect(by(match, 1).find((move) => move.startsWith(from))).equal(
        `${from}-${to}${[3, 13].includes(i) ? '*' : ''}`,
      );
      after(match, `1:${from}-${to}`);
      expect(match.position.split(' ')[0]).match(/d/);
    }
  });

  it('UR-11: a piece is captured, not jumped over and taken', () => {
    const match = at('4xx2/1ldd4/4xx2 l l0d0');
    expect(after(match, '3:b2-b5')).equal('4xx2/2ddl3/4xx2 d l0d0');
    expect(match.history[0]?.text).equal('3:b2-b5');
  });
});
