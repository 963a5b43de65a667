import { expect } from '@open-wc/testing';
import { isFault, Match, playRandom } from '../../../../src/core/index.js';
import { pylos } from '../../../../src/games/pylos/rules/index.js';
import { refused } from '../../../suites/results.js';
import { at, fault, start, why } from './start.js';

const EMPTY = '4/4/4/4 3/3/3 2/2 1';
/** Light makes a square with d4, and its a1 carries its e1. */
const SQUARE = '2l1/2ll/dd2/ld2 3/3/l2 2/2 1 l';

describe('Pylos: position text', () => {
  it('is the levels from the base up, the far row first, and the seat to move', () => {
    const match = start();
    match.play('a1 d1 a4 d4 b2');
    expect(match.position).equal('l2d/4/1l2/l2d 3/3/3 2/2 1 d');
    const high = at('4/ldl1/dld1/ldl1 3/3/ld1 2/2 1 l');
    high.play('e2 f2 h1');
    expect(high.position).equal('4/ldl1/dld1/ldl1 3/ld1/ld1 2/l1 1 d');
  });

  it('is read in upper case, with any white space, with runs written in parts', () => {
    for (const text of [
      'L2D/4/1L2/L2D 3/3/3 2/2 1 D',
      '  l2d/4/1l2/l2d\t3/3/3\n2/2   1 d ',
      'l11d/.--./1l11/l..d 12/111/... 11/-. - d',
    ]) {
      expect(at(text).position, text).equal('l2d/4/1l2/l2d 3/3/3 2/2 1 d');
    }
  });

  it('has the same text for the same position, whatever the moves', () => {
    const [one, two] = [start(), start()];
    one.play('a1 b1 c1 d1');
    two.play('c1 d1 a1 b1');
    expect(one.position).equal(two.position);
  });

  it('has four levels of as many rows', () => {
    for (const [position, place] of [
      ['4/4/4 3/3/3 2/2 1 l', 'position, level 1'],
      ['4/4/4/4/4 3/3/3 2/2 1 l', 'position, level 1'],
      ['4/4/4/4 3/3 2/2 1 l', 'position, level 2'],
      ['4/4/4/4 3/3/3 2 1 l', 'position, level 3'],
      ['4/4/4/4 3/3/3 2/2 1/1 l', 'position, level 4'],
      ['4/4/4/4', 'position, level 2'],
      ['4/4/4/4 3/3/3 2/2', 'position, level 4'],
      ['x', 'position, level 1'],
    ] as const) {
      expect(fault({ position }).place, position).equal(place);
    }
  });

  it('names the level that is missing', () => {
    for (const [position, place] of [
      ['3/3/3 2/2 1 l', 'position, level 1'],
      ['4/4/4/4 2/2 1 l', 'position, level 2'],
      ['4/4/4/4 3/3/3 1 l', 'position, level 3'],
    ] as const) {
      expect(fault({ position }).place, position).equal(place);
    }
    // Without the apex its seat is a ball there, and no seat is left.
    expect(fault({ position: '4/4/4/4 3/3/3 2/2 l' }).place).equal('position, seat to move');
  });

  it('has rows of as many hollows as its level', () => {
    for (const [position, row] of [
      ['5/4/4/4 3/3/3 2/2 1 l', 'position, level 1, row 1'],
      ['4/4/lll/4 3/3/3 2/2 1 l', 'position, level 1, row 3'],
      ['4/4/4/ 3/3/3 2/2 1 l', 'position, level 1, row 4'],
      ['4/4/4/lxl1 3/3/3 2/2 1 l', 'position, level 1, row 4'],
      ['4/4/4/4 3/4/3 2/2 1 l', 'position, level 2, row 2'],
      ['4/4/4/4 3/3/3 2/1 1 l', 'position, level 3, row 2'],
      ['4/4/4/4 3/3/3 2/2 2 l', 'position, level 4, row 1'],
      ['4/4/4/4 3/3/3 2/2 r l', 'position, level 4, row 1'],
    ] as const) {
      const { place, message } = fault({ position });
      expect(place, position).equal(row);
      expect(message, position).include(row);
    }
  });

  it('names the seat to move, light or dark', () => {
    for (const seat of ['', ' x', ' -', ' ld', ' light', ' r', ' 1']) {
      expect(fault({ position: `${EMPTY}${seat}` }).place, seat).equal('position, seat to move');
    }
  });

  it('PY-3: has no ball that nothing carries', () => {
    for (const [position, cell] of [
      ['4/4/4/4 3/3/l2 2/2 1 l', 'e1'],
      ['4/4/ld2/l3 3/3/d2 2/2 1 l', 'e1'],
      ['4/4/4/4 3/1d1/3 2/2 1 l', 'f2'],
      ['4/ldl1/dld1/ldl1 3/1d1/ld1 2/l1 1 d', 'h1'],
      ['4/4/4/4 3/3/3 2/2 l d', 'j1'],
    ] as const) {
      const { rule, place, message } = fault({ position });
      expect([rule, place], position).deep.equal(['PY-3', `position, ${cell}`]);
      expect(message).include(cell);
    }
  });

  it('PY-1: has no more than 15 balls of a colour', () => {
    const { place, message } = fault({ position: 'llll/llll/llll/llll 3/3/3 2/2 1 d' });
    expect(place).equal('position, light');
    expect(message).include('16').and.include('15').and.include('PY-1');
    expect(fault({ position: 'dddd/dddd/dddd/dddd 3/3/l2 2/2 1 l' }).place).equal('position, dark');
    expect(at('dddd/dddd/dddd/dddl 3/3/l2 2/2 1 l').turn).equal('light');
  });

  it('is followed by the started move in the middle of a turn', () => {
    for (const started of ['d4', 'd4^c3', 'd4^d4', 'd4^e1']) {
      const match = at(`${SQUARE} ${started}`);
      expect(match.position).equal(`${SQUARE} ${started}`);
      expect(match.turn).equal('light');
      expect(match.ply).equal(0);
    }
    const match = at(SQUARE);
    match.play('d4');
    match.play('^e1');
    expect(match.position).equal(`${SQUARE} d4^e1`);
    expect(at('3l/ldl1/dld1/ldl1 3/l2/ll1 2/2 1 l d4-f2').moves()).include('d4-f2^f2');
  });

  it('is refused where the started move is finished or can be none', () => {
    for (const started of ['d4^c3^d3', 'd4^a1^e1', 'c1', 'c1d4', 'd4^c3c1']) {
      expect(fault({ position: `${SQUARE} ${started}` }).place, started).equal('position');
    }
    for (const [started, rule] of [
      ['e1-f1', 'PY-4'],
      ['f1', 'PY-3'],
      ['d4^a1', 'PY-5'],
      ['d4^a2', 'PY-8'],
      ['d4c1', 'PY-7'],
      ['^c3', 'PY-7'],
      ['z9', undefined],
    ] as const) {
      expect(fault({ position: `${SQUARE} ${started}` }).rule, started).equal(rule);
    }
    expect(fault({ position: `${SQUARE} d4`, rules: 'child' }).place).equal('position');
  });

  it('is followed by nothing else', () => {
    for (const position of [`${SQUARE} d4 ^c3`, `${EMPTY} l l`, `${EMPTY} l ${EMPTY} l`, `${SQUARE} d4 c1`]) {
      expect(isFault(Match.start(pylos, { position })), position).equal(true);
    }
  });
});

describe('Pylos: move text', () => {
  it('is a cell, or two with a hyphen, and the balls taken back', () => {
    for (const [position, move] of [
      [SQUARE, 'c1'],
      [SQUARE, 'd4^d4'],
      [SQUARE, 'd4^c3^d3'],
      ['l3/4/dl2/ld2 3/3/3 2/2 1 l', 'a4-e1'],
      ['3l/ldl1/dld1/ldl1 3/l2/ll1 2/2 1 l', 'd4-f2^e1^f2'],
    ] as const) {
      const match = at(position);
      expect(match.moves()).include(move);
      expect(match.play(move)).equal(true);
      expect(match.history.map(({ text }) => text)).deep.equal([move]);
      expect(match.turn).equal('dark');
    }
  });

  it('is read in either case, with white space, with a dash, and with the balls in any order', () => {
    for (const text of ['D4^D3^C3', 'd4 ^d3 ^c3', ' d4 ^ c3 ^ d3 ', 'd4\n^C3\t^d3']) {
      const match = at(SQUARE);
      expect(match.play(text), text).equal(true);
      expect(match.history[0]?.text, text).equal('d4^c3^d3');
    }
    for (const text of ['A4-E1', 'a4 - e1', 'a4–e1']) {
      const match = at('l3/4/dl2/ld2 3/3/3 2/2 1 l');
      expect(match.play(text), text).equal(true);
      expect(match.history[0]?.text, text).equal('a4-e1');
    }
  });

  it('is written with the balls in the order of their cells', () => {
    const match = at(SQUARE);
    for (const step of ['d4', '^e1', '^a1']) match.play(step);
    expect(match.history[0]?.text).equal('d4^a1^e1');
    expect(match.history[0]?.steps.map(({ text }) => text)).deep.equal(['d4', '^e1', '^a1']);
  });

  it('may be a whole game, joined or with white space', () => {
    for (const rules of ['', 'child', 'expert']) {
      const whole = start({ rules, seed: 4 });
      while (playRandom(whole));
      const moves = whole.history.map(({ text }) => text);
      for (const text of [moves.join(' '), moves.join('\n').toUpperCase(), moves.join('')]) {
        const match = start({ rules });
        expect(match.play(text)).equal(true);
        expect(match.position).equal(whole.position);
        expect(match.ply).equal(moves.length);
        expect(match.outcome).deep.equal(whole.outcome);
      }
    }
  });

  it('PY-7: is incomplete without the compulsory ball', () => {
    const match = at(SQUARE);
    expect(match.play('d4')).equal(true);
    expect(match.history).deep.equal([]);
    expect(match.turn).equal('light');
    expect(why(at(SQUARE), 'c1 d1 d4 c2')).equal('PY-7 c2');
    expect(why(at(SQUARE), 'd4 c1^c1')).equal('PY-7 c1');
  });

  it('plays all of several moves or none', () => {
    for (const text of ['c1 d1 z1', 'd4^c3 c3 c3', 'd4^c3^d3^c4', 'c1 d1 d4^a1', 'd4^d4 d4^d4 d4']) {
      const match = at(SQUARE);
      refused(match.play(text));
      expect([match.position, match.ply], text).deep.equal([SQUARE, 0]);
    }
  });

  it('is the whole of a move in the middle of it too', () => {
    for (const [begun, move] of [
      ['d4', 'd4^d4'],
      ['d4', 'd4^a1^e1'],
      ['d4^e1', 'd4^a1^e1'],
      ['d4^c4', 'd4^c4'],
      ['d4^c4', 'd4^c4^d3'],
      ['d4^c4', 'd4^c3^c4'],
    ] as const) {
      const match = at(`${SQUARE} ${begun}`);
      expect(match.play(move), `${begun}, ${move}`).equal(true);
      expect(match.history[0]?.text).equal(move);
      expect(match.ply).equal(1);
    }
  });

  it('is not read where it names no cell', () => {
    for (const text of [
      '',
      'x',
      'a',
      '1',
      '1a',
      'a5',
      'a0',
      'e4',
      'g0',
      'h3',
      'i0',
      'j2',
      'k1',
      '^',
      '^k1',
      '٣',
    ]) {
      const { place, rule } = refused(start().play(text));
      expect([place, rule], text).deep.equal(['move', undefined]);
    }
    for (const text of ['a1-k1', 'a1-e4', 'z1-a1', '-a1']) {
      expect(refused(start().play(text)).place, text).equal('move');
    }
    const match = at(`${SQUARE} d4`);
    expect(refused(match.play('^k1')).expected).include('^');
  });

  it('is what a reader tries at the board', () => {
    const { state } = at(SQUARE);
    expect(pylos.writeTry?.(state, undefined, 'c1')).equal('c1');
    expect(pylos.writeTry?.(state, 'c3', 'e1')).equal('c3-e1');
    expect(pylos.writeTry?.(at(`${SQUARE} d4`).state, undefined, 'd4')).equal('^d4');
    expect(pylos.writeTry?.(at(`${SQUARE} d4^e1`).state, undefined, 'a1')).equal('^a1');
  });
});
