import { expect } from '@open-wc/testing';
import { pylos } from '../../../../src/games/pylos/rules/index.js';
import { refused } from '../../../suites/results.js';
import { at, balls, fault, levels, placings, raisings, start, why } from './start.js';

const EMPTY = '4/4/4/4 3/3/3 2/2 1';
const BASE = 'a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4';

describe('Pylos: placing balls', () => {
  it('PY-1: the board is empty at the start, and light moves first', () => {
    expect(start().position).equal(`${EMPTY} l`);
    expect(start().turn).equal('light');
    expect(pylos.seats(start().state)).deep.equal(['light', 'dark']);
  });

  it('PY-1: dark moves first where the rules say so', () => {
    expect(start({ rules: 'first=dark' }).position).equal(`${EMPTY} d`);
    expect(start({ rules: 'first=light' }).position).equal(`${EMPTY} l`);
    expect(start({ rules: 'first=dark' }).turn).equal('dark');
    expect(fault({ rules: 'first=red' }).place).equal('rules, first');
  });

  it('PY-1: each player has 15 balls', () => {
    // Dark has one left, and then none.
    const match = at('dddd/dldd/dddd/ddd1 3/3/3 2/2 1 d', 'child');
    expect(balls(match, 'd')).equal(14);
    expect(placings(match.moves())).equal('d1 e1 e2 e3 f1 f2 f3 g2 g3');
    match.play('d1 e1');
    expect(balls(match, 'd')).equal(15);
    expect(placings(match.moves())).equal('');
    expect(match.moves()).not.deep.equal([]);
    expect(match.turn).equal('dark');
  });

  it('PY-1: players move by turns', () => {
    const match = start();
    const turns = ['a1', 'b1', 'c1', 'd1'].map((move) => {
      const { turn } = match;
      match.play(move);
      return turn;
    });
    expect(turns).deep.equal(['light', 'dark', 'light', 'dark']);
    expect(levels(match)).equal('4/4/4/ldld 3/3/3 2/2 1');
  });

  it('PY-2: a ball is placed in any empty hollow of level 1', () => {
    expect(start().moves().join(' ')).equal(BASE);
    expect(placings(at('l3/1d2/4/3l 3/3/3 2/2 1 d').moves())).equal('a1 a2 a3 b1 b2 b4 c1 c2 c3 c4 d2 d3 d4');
  });

  it('PY-2: a ball is placed on a square of four balls of any colours', () => {
    for (const square of ['ll', 'dd', 'ld', 'dl']) {
      for (const seat of ['l', 'd']) {
        expect(at(`4/4/${square}2/ld2 3/3/3 2/2 1 ${seat}`).moves(), square).include('e1');
      }
    }
    const match = at('4/4/dl2/ld2 3/3/3 2/2 1 l');
    match.play('e1');
    expect(match.position).equal('4/4/dl2/ld2 3/3/l2 2/2 1 d');
  });

  it('PY-2: a ball is placed on a square at any level', () => {
    const third = at('4/ldl1/dld1/ldl1 3/dl1/ld1 2/2 1 d');
    expect(placings(third.moves())).equal('a4 b4 c4 d1 d2 d3 d4 h1');
    third.play('h1');
    expect(third.position).equal('4/ldl1/dld1/ldl1 3/dl1/ld1 2/d1 1 l');
    expect(at('ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1 d').moves()).deep.equal(['j1']);
  });

  it('PY-2: a ball is raised instead of placed', () => {
    const match = at('3l/4/dl2/ld2 3/3/3 2/2 1 l');
    match.play('d4-e1');
    expect(match.position).equal('4/4/dl2/ld2 3/3/l2 2/2 1 d');
  });

  it('PY-2: only an own ball is raised', () => {
    const match = at('3l/4/dl2/ld2 3/3/3 2/2 1 d');
    expect(raisings(match.moves())).equal('');
    expect(why(match, 'd4-e1')).equal('PY-2 d4');
    expect(why(match, 'c4-e1')).equal('PY-2 c4');
    expect(why(at('3d/4/dl2/ld2 3/3/3 2/2 1 d'), 'c4-e1')).equal('PY-2 c4');
  });

  it('PY-2: an occupied hollow is refused', () => {
    const match = at('3l/4/dl2/ld2 3/3/l2 2/2 1 d');
    for (const cell of ['d4', 'b2', 'e1']) expect(why(match, cell), cell).equal(`PY-2 ${cell}`);
    for (const cell of ['a2', 'b1']) expect(why(match, cell), cell).match(RegExp(`^PY-\\d+ ${cell}$`));
  });

  it('PY-2: an own ball that could be raised asks where to', () => {
    const { rule, place, message } = refused(at('3l/4/dl2/ld2 3/3/3 2/2 1 l').play('d4'));
    expect([rule, place]).deep.equal(['PY-2', 'd4']);
    expect(message).match(/raise/);
  });

  it('PY-2: nothing is placed from an empty reserve', () => {
    const match = at('dddd/dddd/dddd/dddl 3/3/3 2/2 1 d', 'child');
    for (const cell of ['e1', 'g3']) {
      const { rule, place, message } = refused(match.play(cell));
      expect([rule, place]).deep.equal(['PY-2', cell]);
      expect(message).match(/reserve/);
    }
  });

  it('PY-2: there is no pass', () => {
    for (const match of [start(), at('dldd/dldl/lddl/dll1 ldl/1dl/l2 2/2 1 l')]) {
      for (const text of ['', ' ', '-', 'pass', '--', '0']) refused(match.play(text));
      expect(match.ply).equal(0);
      expect(match.steps().every(({ text }) => text)).equal(true);
    }
  });

  it('PY-3: a hollow above level 1 holds a ball only while all four under it are full', () => {
    for (const square of ['4/4', 'l3/4', 'll2/4', '1l2/l3', 'll2/l3', '1d2/ll2']) {
      const match = at(`4/4/${square} 3/3/3 2/2 1 d`);
      expect(match.moves(), square).not.include('e1');
      expect(why(match, 'e1'), square).equal('PY-3 e1');
    }
    expect(at('4/4/ld2/ll2 3/3/3 2/2 1 d').moves()).include('e1');
  });

  it('PY-3: each hollow rests on its own four', () => {
    for (const [base, cell] of [
      ['4/4/ld2/dl2', 'e1'],
      ['4/4/1ld1/1dl1', 'f1'],
      ['4/4/2ld/2dl', 'g1'],
      ['4/ld2/dl2/4', 'e2'],
      ['4/1ld1/1dl1/4', 'f2'],
      ['4/2ld/2dl/4', 'g2'],
      ['ld2/dl2/4/4', 'e3'],
      ['1ld1/1dl1/4/4', 'f3'],
      ['2ld/2dl/4/4', 'g3'],
    ] as const) {
      const match = at(`${base} 3/3/3 2/2 1 l`);
      expect(
        match.moves().filter((move) => /^[e-j]\d$/.test(move)),
        base,
      ).deep.equal([cell]);
    }
    for (const [level, cell] of [
      ['3/ld1/dl1', 'h1'],
      ['3/1ld/1dl', 'i1'],
      ['ld1/dl1/3', 'h2'],
      ['1ld/1dl/3', 'i2'],
    ] as const) {
      const match = at(`ldld/dldl/ldld/dldl ${level} 2/2 1 l`, 'child');
      expect(
        match.moves().filter((move) => /^[h-j]\d$/.test(move)),
        level,
      ).deep.equal([cell]);
    }
  });

  it('PY-3: the fault names the hollows that are empty', () => {
    const { message } = refused(at('4/4/l3/d3 3/3/3 2/2 1 l').play('e1'));
    for (const cell of ['b1', 'b2']) expect(message).include(cell);
    for (const cell of ['a1', 'a2']) expect(message).not.include(cell);
    const above = refused(at('4/ldl1/dld1/ldl1 3/1l1/ld1 2/2 1 d').play('h1'));
    expect([above.rule, above.place]).deep.equal(['PY-3', 'h1']);
    expect(above.message).include('e2').and.not.include('f2');
  });
});
