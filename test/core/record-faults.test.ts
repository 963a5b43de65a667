import { expect } from '@open-wc/testing';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { ur } from '../../src/games/ur/rules/index.js';
import { putAside } from './put-aside.js';
import { body, line, spoilt } from './records.js';
import { takeAway } from './take-away.js';

/** Where a record of the game that takes counters away goes wrong, and what is kept of it. */
const wrong = (text: string) => {
  const { place, kept } = spoilt(takeAway, text);
  return [place, kept && body(kept)];
};

describe('A record that cannot be read', () => {
  it('names line, column, the token, what was legal there and the rule', () => {
    const fault = spoilt(takeAway, '[Event "x"]\n\n1. t3 t3\n2. t2 t1');
    expect(fault).include({ fault: 'TA-2', rule: 'TA-2', place: 'line 4, column 4' });
    expect(fault.expected).equal('a move that begins with t1');
    expect(fault.message).equal('line 4, column 4: expected a move that begins with t1, found “t2” (TA-2).');
  });

  it('names what is no move at all without a rule', () => {
    const fault = spoilt(takeAway, 't1 castles');
    expect(fault).include({ fault: 'text', place: 'line 1, column 4' });
    expect(fault.message).equal(
      'line 1, column 4: expected a move that begins with t3, t2, t1, found “castles”.',
    );
    expect('rule' in fault).equal(false);
  });

  it('says how a move may go on', () => {
    expect(spoilt(putAside, 'b\na +x').message).match(
      /^line 2, column 3: expected a move that goes on with \+e, \+d, \+c, found “\+x”/,
    );
    // Where something may be left, the next move begins.
    expect(spoilt(putAside, 'a +b z').expected).equal('a move that begins with e, d, c');
    expect(spoilt(ur, '1. 4:@a1* 3:b4').expected).equal('a move that goes on with @a2, a1-b3');
  });

  it('says so where the game is over', () => {
    expect(spoilt(takeAway, 't3t3t1 t1').expected).equal('no move, since the game is over');
  });

  it('lists twelve moves at most', () => {
    const { expected } = spoilt(rolit, 'f4 c3 c4 e3 f3 f2 d2 e2 zz');
    expect(expected.split(', ')).length.within(2, 13);
    const figure = spoilt(takeAway, '[Position "30 a"] x');
    expect(figure.expected).equal('a move that begins with t3, t2, t1');
  });

  for (const [what, text, place, kept] of [
    ['in the first token', 'x', 'line 1, column 1', '*'],
    ['behind a number', '1.t1 t2 2.x', 'line 1, column 11', '1. t1 t2 *'],
    ['behind CRLF', '1. t1\r\n\r\n  t9\r\n', 'line 3, column 3', '1. t1 *'],
    ['behind comments of several lines', '{a\nb} t1 ;c\n{d\n} t9', 'line 4, column 3', '{a b} 1. t1 {c d} *'],
    ['in the middle of a token', 't1 t2t9t1', 'line 1, column 6', '1. t1 t2 *'],
    [
      'in the middle of a token, where a rule forbids it',
      '{x} t3t3t2!',
      'line 1, column 9',
      '{x} 1. t3 t3 *',
    ],
    ['in a variation', 't1 t2 (t3 t9 t1) t1', 'line 1, column 11', '1. t1 t2 (1... t3) *'],
    ['in a variation of a variation', 't1 (t2 t2 (t1 x', 'line 1, column 15', '1. t1 (1. t2 t2 (1... t1)) *'],
    ['by a variation of nothing', '(t1)', 'line 1, column 1', '*'],
    ['by a variation in place of no move', 't1 ((t2))', 'line 1, column 5', '1. t1 *'],
    ['by a variation in place of no move, behind others', 't1 t2 ((t3))', 'line 1, column 8', '1. t1 t2 *'],
    ['by a variation without end', 't1 (t2', 'line 1, column 4', '1. t1 (1. t2) *'],
    [
      'by an inner variation without end',
      't1 (t2 t1 (t3 t1)',
      'line 1, column 4',
      '1. t1 (1. t2 t1 (1... t3 2. t1)) *',
    ],
    ['by an end without a variation', 't1 ) t2', 'line 1, column 4', '1. t1 *'],
    ['by a comment without end', 't1\n{t2 t3', 'line 2, column 1', '1. t1 *'],
    ['by an end without a comment', 't1 {a {b} c} t2', 'line 1, column 11', '1. t1 {a {b} *'],
    ['by a lone brace', 't1 } t2', 'line 1, column 4', '1. t1 *'],
    ['by a lone dollar', 't1 $ t2', 'line 1, column 4', '1. t1 *'],
    ['by a tag without end', '[Event "x\nt1', 'line 1, column 1', '*'],
  ] as const) {
    it(`${what}: names the place, keeps what comes before`, () => {
      expect(wrong(text)).deep.equal([place, kept]);
    });
  }

  it('keeps a match that stands at the end of its main line and goes on', () => {
    const { kept } = spoilt(takeAway, 't1 t2 (t3 x) t1');
    expect(line(kept!)).equal('t1 t2');
    expect(kept!.play('t3')).equal(true);
    kept!.goTo(0);
    while (kept!.redo());
    expect(line(kept!)).equal('t1 t2 t3');
  });

  it('keeps what was said of moves that were only begun', () => {
    const { place, kept } = spoilt(putAside, 'b a {x} ({y} e {z} (d {v}');
    expect([place, body(kept!)]).deep.equal([
      'line 1, column 20',
      '1. b d {v} (1... a {x}) ({y} 1... e {z}) *',
    ]);
    expect(kept!.position).equal('acde y a');
  });

  it('keeps its tags', () => {
    expect(spoilt(takeAway, '[Event "x"] t9').kept!.tags).deep.equal({ Event: 'x' });
  });

  for (const [tags, place] of [
    ['[Event "x"]\n[Rules "heap=0"]', 'line 2, column 1, rules, heap'],
    ['[rules "heap=1"]', 'line 1, column 1, rules, heap'],
    ['t1 [Position "7 x"]', 'line 1, column 4, position, turn'],
    ['[Seed "seven"]', 'line 1, column 1, seed'],
  ] as const) {
    it(`names the tag by which it cannot begin: ${tags}`, () => {
      const fault = spoilt(takeAway, tags);
      expect(fault.place).equal(place);
      expect(fault.message).include(place).match(/\.$/);
      expect(fault.kept).equal(undefined);
    });
  }

  it('by the options names those, and no place in the record', () => {
    expect(spoilt(takeAway, '[Position "7 a"] t1', { rules: 'heap=0' }).place).equal('rules, heap');
  });

  it('never takes long', () => {
    const before = performance.now();
    for (const odd of [
      '(',
      ')',
      '{',
      '[',
      '[a "',
      '8',
      '8 ',
      '1-0-',
      '$',
      '$1',
      ';',
      '"',
      '\\',
      '.',
      '1.',
      ': ',
      't1(',
      '! ',
      '{a}',
    ]) {
      for (const text of [
        odd.repeat(1000),
        `t1 ${odd.repeat(1000)}`,
        `[a "${odd.repeat(1000)}`,
        `{${odd.repeat(1000)}`,
      ]) {
        spoiltOrNot(text);
      }
    }
    expect(performance.now() - before).below(5000);
  });
});

/** Reads, whatever comes of it. */
function spoiltOrNot(text: string): void {
  try {
    spoilt(takeAway, text);
  } catch (error) {
    // It may be a record after all.
    expect(String(error)).match(/^Error: A fault was expected/);
  }
}
