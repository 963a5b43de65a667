import { expect } from '@open-wc/testing';
import { refused } from '../../../suites/results.js';
import { after, at, balls, raisings, why } from './start.js';

/** Nine balls of the base and three of level 2 are full, for a fourth one; light has d4 and c4 beside them. */
const HIGH = '2ll/ldl1/dld1/ldl1 3/dl1/ld1 2/2 1';

describe('Pylos: raising balls', () => {
  it('PY-4: a raise moves an own ball to a square of the next level', () => {
    const match = at('l2d/4/dl2/ld2 3/3/3 2/2 1 l');
    expect(raisings(match.moves())).equal('a4-e1');
    match.play('a4-e1');
    expect(match.position).equal('3d/4/dl2/ld2 3/3/l2 2/2 1 d');
    expect(match.history[0]).deep.include({ text: 'a4-e1', from: 'a4', to: 'e1', seat: 'light' });
  });

  it('PY-4: it may go two levels up at once', () => {
    const match = at(`${HIGH} l`);
    expect(after(match.moves(), 'd4-')).deep.equal(['h1']);
    match.play('d4-h1');
    expect(match.position).equal('2l1/ldl1/dld1/ldl1 3/dl1/ld1 2/l1 1 d');
  });

  it('PY-4: it goes to every square above, of each level', () => {
    const match = at('2ll/ldll/dldd/ldl1 3/dl1/ld1 2/2 1 l');
    expect(after(match.moves(), 'd4-')).deep.equal(['g2', 'h1']);
    expect(after(match.moves(), 'd3-')).deep.equal(['h1']);
  });

  it('PY-4: it costs no ball from the reserve', () => {
    const match = at(`${HIGH} l`);
    const before = balls(match, 'l');
    match.play('d4-h1');
    expect(balls(match, 'l')).equal(before);
  });

  it('PY-4: it needs no reserve', () => {
    const match = at('llll/llll/llll/lldl 3/3/3 2/2 1 l', 'child');
    expect(balls(match, 'l')).equal(15);
    expect(match.moves().every((move) => /^[a-d]\d-[e-g]\d$/.test(move))).equal(true);
    expect(match.play('a4-g3')).equal(true);
    expect(balls(match, 'l')).equal(15);
  });

  it('PY-4: it is never level', () => {
    const match = at('l3/4/dl2/ld2 3/3/3 2/2 1 l');
    expect(why(match, 'a4-b4')).equal('PY-4 a4-b4');
    expect(why(match, 'a4-a4')).equal('PY-4 a4-a4');
    const second = at('4/ldl1/ldld/ldll 3/3/l2 2/2 1 l');
    expect(after(second.moves(), 'e1-')).deep.equal([]);
    expect(why(second, 'e1-f1')).equal('PY-4 e1-f1');
  });

  it('PY-4: it is never downward', () => {
    const match = at('4/ldl1/dld1/ldl1 3/dl1/ld1 2/l1 1 l');
    expect(raisings(match.moves())).equal('');
    for (const to of ['a4', 'd4', 'e3', 'g1']) expect(why(match, `h1-${to}`), to).equal(`PY-4 h1-${to}`);
    expect(why(at('4/4/dl2/ld2 3/3/l2 2/2 1 l'), 'e1-d4')).equal('PY-4 e1-d4');
  });

  it('PY-4: a ball with no square above it is refused where a reader tries it alone', () => {
    expect(why(at('l3/4/4/4 3/3/3 2/2 1 l'), 'a4')).equal('PY-4 a4');
    expect(why(at('4/4/dl2/ld2 3/3/l2 2/2 1 l'), 'e1')).equal('PY-4 e1');
  });

  it('PY-3: it goes to no hollow that nothing carries', () => {
    const match = at('l3/4/dl2/l3 3/3/3 2/2 1 l');
    for (const to of ['e1', 'f2', 'h1', 'j1']) {
      expect(why(match, `a4-${to}`), to).equal(`PY-3 ${to}`);
    }
  });

  it('PY-2: it goes to no hollow that is full', () => {
    for (const [position, move] of [
      ['l3/4/dl2/ld2 3/3/d2 2/2 1 l', 'a4-e1'],
      ['l3/4/dl2/ld2 3/3/l2 2/2 1 l', 'a4-e1'],
      [`${HIGH} l`, 'd4-e1'],
      [`${HIGH} l`, 'd4-f2'],
      ['3l/ldl1/dld1/ldl1 3/dl1/ld1 2/l1 1 l', 'd4-f2'],
    ] as const) {
      const match = at(position);
      const { rule, place, expected } = refused(match.play(move));
      expect(rule, `${position} ${move}`).match(/^PY-[24]$/);
      expect(place, `${position} ${move}`).include(move.slice(3));
      expect(expected, `${position} ${move}`).match(/empty/);
    }
  });

  it('PY-5: a ball with any ball on it cannot be raised', () => {
    // Dark's e1 rests on four of light's.
    const match = at('4/1ll1/lll1/lll1 3/3/d2 2/2 1 l', 'child');
    for (const cell of ['a1', 'a2', 'b1', 'b2']) {
      expect(after(match.moves(), `${cell}-`), cell).deep.equal([]);
      expect(why(match, `${cell}-f2`), cell).equal(`PY-5 ${cell}`);
      expect(why(match, cell)).equal(`PY-5 ${cell}`);
    }
    expect(after(match.moves(), 'c1-')).deep.equal(['f2']);
  });

  it('PY-5: a ball with an own ball on it cannot be raised either', () => {
    const match = at('l3/1ld1/ldl1/dld1 3/3/l2 2/2 1 l');
    expect(after(match.moves(), 'a2-')).deep.equal([]);
    const { rule, place, message } = refused(match.play('a2-f2'));
    expect([rule, place]).deep.equal(['PY-5', 'a2']);
    expect(message).include('e1');
  });

  it('PY-5: a ball is free again when what rested on it has gone', () => {
    const match = at('4/ldl1/dld1/ldl1 3/dl1/ld1 2/2 1 l');
    expect(after(match.moves(), 'a1-')).deep.equal([]);
    expect(after(at('4/ldl1/dld1/ldl1 3/1l1/1d1 2/2 1 l').moves(), 'a1-')).deep.equal(['e2']);
  });

  it('PY-6: a raised ball may not use a square it supports itself', () => {
    const match = at('4/4/dl2/ld2 3/3/3 2/2 1 l');
    expect(raisings(match.moves())).equal('');
    for (const move of ['a1-e1', 'b2-e1']) expect(why(match, move), move).equal(`PY-6 ${move}`);
    expect(raisings(at('l3/4/dl2/ld2 3/3/3 2/2 1 l').moves())).equal('a4-e1');
  });

  it('PY-6: nor on a higher level', () => {
    const match = at(`${HIGH} l`);
    for (const cell of ['e1', 'f2']) {
      expect(after(match.moves(), `${cell}-`)).deep.equal([]);
      expect(why(match, `${cell}-h1`)).equal(`PY-6 ${cell}-h1`);
    }
  });

  it('PY-6: it may use another square than its own', () => {
    const match = at('4/4/dlld/lddl 3/3/3 2/2 1 l');
    expect(raisings(match.moves())).equal('a1-f1 a1-g1 b2-g1 c2-e1 d1-e1 d1-f1');
    expect(why(match, 'b2-f1')).equal('PY-6 b2-f1');
  });

  it('PY-6: lifting it leaves its own hollow empty for the others', () => {
    const match = at('3l/4/dl2/ld2 3/3/3 2/2 1 l');
    match.play('d4-e1');
    expect(match.moves()).include('d4');
  });
});
