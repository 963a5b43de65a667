import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { after, at, fault, raisings, start, why } from './start.js';

const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
/** Light's d1 makes a row of four, and no square. */
const ROW = 'd3/dd2/4/lll1 3/3/3 2/2 1 l';

describe('Pylos: the three sets of rules', () => {
  it('PY-13: the rules are standard where nothing is said, and are set by a word alone', () => {
    expect(start().rules.rules).equal('standard');
    for (const rules of ['standard', 'child', 'expert']) {
      expect(start({ rules }).rules.rules).equal(rules);
      expect(start({ rules: `rules=${rules.toUpperCase()}` }).rules.rules).equal(rules);
    }
    for (const rules of ['rules=', 'rules=easy', 'junior', 'child,expert']) {
      expect(fault({ rules }).place, rules).equal('rules');
    }
  });

  it('PY-13: for children a square gives nothing', () => {
    const match = at(SQUARE, 'child');
    expect(match.moves().some((move) => move.includes('^'))).equal(false);
    expect(match.moves()).include('d4');
    match.play('d4');
    expect(match.turn).equal('dark');
    expect(match.started).deep.equal([]);
    expect(why(at(SQUARE, 'child'), 'd4^d4')).equal('PY-7 ^d4');
  });

  it('PY-13: for children balls are raised as ever', () => {
    const position = 'l3/4/dl2/ld2 3/3/3 2/2 1 l';
    expect(raisings(at(position, 'child').moves())).equal('a4-e1');
    expect(at(position, 'child').moves()).deep.equal(at(position).moves());
  });

  it('PY-13: for children every random game ends, and never takes a ball back', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = start({ rules: 'child', seed });
      while (playRandom(match)) expect(match.started).deep.equal([]);
      expect(match.outcome?.winners).length(1);
    }
  });

  it('PY-14: by expert rules a row of four own balls on level 1 gives balls back', () => {
    for (const row of ['lll1', 'll1l', 'l1ll', '1lll']) {
      for (const rows of [`${row}/4/4/d3`, `4/${row}/4/d3`, `d3/4/${row}/4`, `d3/4/4/${row}`]) {
        const position = `${rows} 3/3/3 2/2 1 l`;
        const match = at(position, 'expert');
        const cell = 'abcd'[row.indexOf('1')]! + (4 - rows.split('/').indexOf(row));
        expect(after(match.moves(), `${cell}^`), position).length(4 + 6);
        expect(match.moves(), position).not.include(cell);
        expect(at(position).moves(), position).include(cell);
      }
    }
  });

  it('PY-14: and a column of four', () => {
    for (const [rows, cell] of [
      ['4/l3/l3/l3', 'a4'],
      ['1l2/4/1l2/1l2', 'b3'],
      ['2l1/2l1/4/2l1', 'c2'],
      ['3l/3l/3l/4', 'd1'],
    ] as const) {
      const match = at(`${rows} 3/3/3 2/2 1 l`, 'expert');
      expect(after(match.moves(), `${cell}^`), rows).length(4 + 6);
      expect(match.moves(), rows).not.include(cell);
    }
  });

  it('PY-14: a row or a column of three own balls on level 2 does too', () => {
    const base = 'ldld/dldl/ldld/dldl';
    for (const [level, cell] of [
      ['3/d2/ll1', 'g1'],
      ['3/l1l/d2', 'f2'],
      ['1ll/3/d2', 'e3'],
      ['l2/l2/1d1', 'e1'],
      ['1l1/d2/1l1', 'f2'],
      ['d2/2l/2l', 'g3'],
    ] as const) {
      expect(after(at(`${base} ${level} 2/2 1 l`, 'expert').moves(), `${cell}^`), level).include(cell);
      expect(at(`${base} ${level} 2/2 1 l`).moves(), level).include(cell);
    }
  });

  it('PY-14: a raised ball makes a line too', () => {
    const match = at('l3/4/dldl/ldld 3/3/ll1 2/2 1 l', 'expert');
    match.play('a4-g1');
    expect(match.turn).equal('light');
    expect(match.steps().map(({ text }) => text)).include.members(['^e1', '^f1', '^g1']);
  });

  it('PY-14: fewer balls, and balls of both colours, give nothing', () => {
    for (const [position, cell] of [
      ['4/4/d3/ll2 3/3/3 2/2 1 l', 'c1'],
      ['4/4/d3/dll1 3/3/3 2/2 1 l', 'd1'],
      ['l3/l3/d3/4 3/3/3 2/2 1 l', 'a1'],
      ['ldld/dldl/ldld/dldl 3/3/dl1 2/2 1 l', 'g1'],
      ['ldld/dldl/ldld/dldl 3/3/l2 2/2 1 l', 'f1'],
    ] as const) {
      const match = at(position, 'expert');
      match.play(cell);
      expect(match.turn, position).equal('dark');
    }
  });

  it('PY-14: diagonals never count', () => {
    for (const [position, cell] of [
      ['3l/2l1/1l2/4 3/3/3 2/2 1 l', 'a1'],
      ['l3/4/2l1/3l 3/3/3 2/2 1 l', 'b3'],
      ['ldld/dldl/ldld/dldl 2l/1l1/3 2/2 1 l', 'e1'],
      ['ldld/dldl/ldld/dldl l2/3/2l 2/2 1 l', 'f2'],
    ] as const) {
      const match = at(position, 'expert');
      match.play(cell);
      expect(match.turn, position).equal('dark');
    }
  });

  it('PY-14: levels 3 and 4 have no lines', () => {
    const match = at('ldld/dldl/ldld/dldl dld/ldl/dld 2/l1 1 l', 'expert');
    for (const cell of ['i1', 'h2']) {
      match.goTo(0);
      match.play(cell);
      expect(match.turn, cell).equal('dark');
    }
    expect(at('ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1 d', 'expert').moves()).deep.equal(['j1']);
  });

  it('PY-14: a line counts for experts alone', () => {
    for (const rules of ['', 'child']) {
      const match = at(ROW, rules);
      match.play('d1');
      expect(match.turn, rules).equal('dark');
    }
    expect(why(at(ROW), 'd1^d1')).equal('PY-7 ^d1');
    expect(at(ROW, 'expert').play('d1^d1')).equal(true);
  });

  it('PY-9: a square and a line with one ball give two balls, not more', () => {
    const match = at('4/4/lll1/ll1l 3/3/3 2/2 1 l', 'expert');
    match.play('c1^a1^a2');
    expect(match.turn).equal('dark');
    expect(match.position).equal('4/4/1ll1/1lll 3/3/3 2/2 1 d');
  });
});
