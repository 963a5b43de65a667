import { expect } from '@open-wc/testing';
import { refused } from '../../../suites/results.js';
import { after, at, balls, levels, type PylosMatch, why } from './start.js';

/** Light makes a square with d4. */
const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
/** Light makes a square with d4, and its a1 carries its e1. */
const CARRIED = '2l1/2ll/dd2/ld2 3/3/l2 2/2 1 l';

const left = (match: PylosMatch) => match.steps().map(({ text }) => text);

describe('Pylos: taking balls back', () => {
  it('PY-7: a ball that completes an own square asks for one or two own balls', () => {
    const match = at(SQUARE);
    expect(after(match.moves(), 'd4^')).deep.equal([
      ...['c3', 'c3^c4', 'c3^d3', 'c3^d4', 'c4', 'c4^d3', 'c4^d4', 'd3', 'd3^d4', 'd4'],
    ]);
    match.play('d4');
    expect(match.turn).equal('light');
    expect(match.started.map(({ text }) => text)).deep.equal(['d4']);
    match.play('^c3');
    expect(match.turn).equal('light');
    match.play('^d3');
    expect(match.turn).equal('dark');
    expect(match.position).equal('2ll/4/dd2/d3 3/3/3 2/2 1 d');
  });

  it('PY-7: the first ball is compulsory', () => {
    const match = at(SQUARE);
    expect(match.moves()).not.include('d4');
    match.play('d4');
    expect(left(match)).not.include('');
    expect(match.started).length(1);
    for (const move of ['c1', 'd1', 'e1', 'b1-e1'])
      expect(why(match, move), move).equal(`PY-7 ${move.slice(0, 2)}`);
    expect(match.position).equal(`${SQUARE} d4`);
  });

  it('PY-7: a text of several moves that leaves the first ball out is refused', () => {
    const match = at(SQUARE);
    expect(why(match, 'd4 b1')).equal('PY-7 b1');
    expect(why(match, 'd4 b1-e1')).equal('PY-7 b1');
    expect(match.position).equal(SQUARE);
    expect(match.play('d4^c3 b1')).equal(true);
  });

  it('PY-7: the second ball is optional', () => {
    const match = at(SQUARE);
    match.play('d4');
    match.play('^c3');
    expect(left(match)).include('');
    match.play('');
    expect(match.position).equal('2ll/3l/dd2/d3 3/3/3 2/2 1 d');
    const whole = at(SQUARE);
    whole.play('d4^c3');
    expect(whole.position).equal(match.position);
  });

  it('PY-7: a raised ball completes a square too', () => {
    const match = at('3l/ldl1/dld1/ldl1 3/l2/ll1 2/2 1 l');
    match.play('d4-f2');
    expect(match.turn).equal('light');
    expect(left(match).sort()).deep.equal(['^e1', '^e2', '^f1', '^f2']);
    match.play('^e1^f1');
    expect(match.position).equal('4/ldl1/dld1/ldl1 3/ll1/3 2/2 1 d');
  });

  it('PY-7: squares count on level 2 and on level 3', () => {
    const second = at('4/ldl1/dld1/ldl1 3/d2/dd1 2/2 1 d');
    expect(after(second.moves(), 'f2^')).include.members(['e1', 'f1', 'e2', 'f2', 'e1^f2']);
    const third = at('ldld/dldl/ldld/dldd dld/ldl/dld l1/ll 1 l');
    expect(after(third.moves(), 'i2^')).deep.equal([
      ...['h1', 'h1^h2', 'h1^i1', 'h1^i2', 'h2', 'h2^i1', 'h2^i2', 'i1', 'i1^i2', 'i2'],
    ]);
  });

  it('PY-7: a square of both colours gives nothing', () => {
    for (const rows of ['2d1/2ll', '2l1/2dl', '2l1/2ld', '2d1/2dd']) {
      const match = at(`${rows}/dd2/d3 3/3/3 2/2 1 l`);
      match.play('d4');
      expect(match.turn, rows).equal('dark');
    }
  });

  it('PY-7: a square of the other colour gives nothing to the one who stands by', () => {
    const match = at('2d1/2dd/4/4 3/3/3 2/2 1 l');
    match.play('d4');
    expect(match.ply).equal(1);
    expect(levels(match)).equal('2dl/2dd/4/4 3/3/3 2/2 1');
  });

  it('PY-7: a square that stood before gives nothing again', () => {
    const match = at('2ll/2ll/dd2/d3 3/3/3 2/2 1 l');
    expect(match.moves()).include.members(['a4', 'b3', 'g3']);
    expect(match.moves().some((move) => move.includes('^'))).equal(false);
  });

  it('PY-7: three balls of four give nothing', () => {
    const match = at('4/2ll/dd2/d3 3/3/3 2/2 1 l');
    match.play('d4');
    expect(match.turn).equal('dark');
  });

  it('PY-7: nothing is taken back where no square was made', () => {
    const match = at(SQUARE);
    expect(why(match, '^c3')).equal('PY-7 ^c3');
    expect(why(match, 'c1^c1')).equal('PY-7 ^c1');
    expect(match.position).equal(SQUARE);
  });

  it('PY-8: the ball just played may be taken', () => {
    const match = at(SQUARE);
    expect(match.play('d4^d4')).equal(true);
    expect(levels(match)).equal(levels(at(SQUARE)));
    expect(match.turn).equal('dark');
    expect(match.history.map(({ text }) => text)).deep.equal(['d4^d4']);
  });

  it('PY-8: a free ball of any level may be taken, far from the square too', () => {
    const match = at(CARRIED);
    match.play('d4');
    expect(left(match).sort()).deep.equal(['^c3', '^c4', '^d3', '^d4', '^e1']);
  });

  it('PY-8: only an own ball is taken', () => {
    const match = at(SQUARE);
    match.play('d4');
    for (const cell of ['a1', 'b2', 'b1', 'd1', 'e1', 'j1']) {
      expect(why(match, `^${cell}`), cell).equal(`PY-8 ${cell}`);
    }
  });

  it('PY-5: a ball with any ball on it is not taken back', () => {
    expect(why(at(CARRIED), 'd4^a1')).equal('PY-5 a1');
    expect(why(at(CARRIED), 'd4^a1^c3')).equal('PY-5 a1');
    expect(why(at(CARRIED), 'd4^c3^a1')).equal('PY-5 a1');
    const dark = at(CARRIED.replace('3/3/l2', '3/3/d2'));
    expect(why(dark, 'd4^a1')).equal('PY-5 a1');
    expect(refused(dark.play('d4^a1')).message).include('e1');
  });

  it('PY-8: a ball freed by the first one may be taken second', () => {
    const match = at(CARRIED);
    expect(after(match.moves(), 'd4^')).include('a1^e1').and.not.include('a1');
    match.play('d4');
    match.play('^e1');
    expect(left(match)).include('^a1');
    match.play('^a1');
    expect(match.position).equal('2ll/2ll/dd2/1d2 3/3/3 2/2 1 d');
    expect(after(at(CARRIED).moves(), 'd4^')).length(5 + 10 + 1);
  });

  it('PY-8: the order does not matter to the result', () => {
    for (const texts of [
      ['d4^a1^e1'],
      ['d4^e1^a1'],
      ['d4', '^a1^e1'],
      ['d4', '^e1^a1'],
      ['d4', '^e1', '^a1'],
    ]) {
      const match = at(CARRIED);
      for (const text of texts) expect(match.play(text), texts.join(' ')).equal(true);
      expect(match.position).equal('2ll/2ll/dd2/1d2 3/3/3 2/2 1 d');
      expect(match.history.map(({ text }) => text)).deep.equal(['d4^a1^e1']);
    }
    for (const text of ['d4^c3^d3', 'd4^d3^c3']) {
      const match = at(SQUARE);
      match.play(text);
      expect(match.history[0]?.text).equal('d4^c3^d3');
    }
  });

  it('PY-8: a ball that carries two is not freed by one', () => {
    const match = at('2l1/ldll/ldl1/ldl1 3/l2/l2 2/2 1 l');
    const taken = after(match.moves(), 'd4^');
    expect(taken).include.members(['e1^e2', 'a1^e1', 'a3^e2']);
    expect(taken).not.include('a2^e1').and.not.include('a2^e2');
    for (const move of ['d4^a2^e1', 'd4^e1^a2']) expect(why(match, move), move).equal('PY-5 a2');
  });

  it('PY-8: the move ends after one ball where no other is free', () => {
    // Dark rests on each other ball of the square.
    const match = at('dd2/dl2/dlld/dddd d2/3/d1d 2/2 1 l');
    expect(after(match.moves(), 'c3^')).deep.equal(['c3']);
    match.play('c3');
    expect(left(match)).deep.equal(['^c3']);
    match.play('^c3');
    expect(match.turn).equal('dark');
    expect(match.history.map(({ text }) => text)).deep.equal(['c3^c3']);
  });

  it('PY-9: two squares with one ball give two balls, not three', () => {
    const match = at('4/4/l1l1/lll1 3/3/3 2/2 1 l');
    match.play('b2^a1^c1');
    expect(match.turn).equal('dark');
    expect(match.position).equal('4/4/lll1/1l2 3/3/3 2/2 1 d');
    expect(refused(at('4/4/l1l1/lll1 3/3/3 2/2 1 l').play('b2^a1^c1^c2')).rule).match(/^PY-[79]$/);
    const moves = at('4/lll1/l1l1/lll1 3/3/3 2/2 1 l').moves();
    // Four squares: one of nine balls, or two of them.
    expect(after(moves, 'b2^')).length(9 + 36);
  });

  it('PY-10: balls taken back are in the reserve again', () => {
    for (const [move, count] of [
      ['d4^d4', 3],
      ['d4^c3^c4', 2],
      ['c1', 4],
    ] as const) {
      const match = at(SQUARE);
      match.play(move);
      expect(balls(match, 'l'), move).equal(count);
    }
  });

  it('PY-10: they can be played again', () => {
    // The last ball of fifteen makes a square.
    const match = at('llll/llll/llll/ll2 3/3/3 2/2 1 l');
    match.play('c1^a4^b4 d1');
    expect(balls(match, 'l')).equal(13);
    expect(match.turn).equal('light');
    match.play('a4');
    expect(balls(match, 'l')).equal(14);
    expect(match.history.at(-1)).deep.include({ text: 'a4', seat: 'light' });
  });
});
