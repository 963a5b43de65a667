import { expect } from '@open-wc/testing';
import { type Places, readMarks } from '../../src/board/marks-read.js';
import { sayAt, sayMarks } from '../../src/board/marks-words.js';

const CELLS = [...'abcd'].flatMap((letter) => [1, 2, 3, 4].map((digit) => `${letter}${digit}`));
const PLACES: Places = {
  'path:light': { kind: 'path', cells: ['a4', 'a3', 'a2'], words: 'the path of light' },
  'zone:war': { kind: 'zone', cells: ['b1', 'b2'], words: 'the shared squares' },
  real: [
    { kind: 'line', cells: ['a1', 'a2', 'a3'], words: 'a line' },
    { kind: 'line', cells: ['b1', 'b2', 'b3'], words: 'a line' },
  ],
  castle: { kind: 'zone', cells: [], words: 'the castle' },
};
const read = (text: string, places?: Places) => readMarks(text, CELLS, ['light', 'dark'], places);
const said = (text: string, places?: Places) => {
  const { marks, legends, fault } = read(text, places);
  expect(fault).to.equal(undefined);
  return sayMarks(marks, legends);
};
const at = (text: string, cell: string) => {
  const { marks, legends } = read(text, PLACES);
  return sayAt(marks, cell, legends);
};

describe('the language of marks', () => {
  const GOOD: readonly (readonly [text: string, said: string])[] = [
    ['a1>c3', 'an arrow from a1 to c3'],
    ['a1-c3@teal', 'a teal line from a1 to c3'],
    ['a1>c3@ink', 'an ink arrow from a1 to c3'],
    ['b2!', 'a ring on b2'],
    ['b2.@rose', 'a rose dot on b2'],
    ['b2x@ink', 'an ink cross on b2'],
    ['b2:7', '“7” on b2'],
    ['b2:7@rose', 'rose “7” on b2'],
    ['b2:"two words"', '“two words” on b2'],
    ['b2=dark', 'a faint dark piece on b2'],
    ['b2~', 'a tint on b2'],
    ['b2~4', 'grade 4 on b2'],
    ['b2~4@teal', 'teal grade 4 on b2'],
    ['a1..b2~@teal', 'a teal tint on a1, a2, b1, and b2'],
    ['b2..a1!', 'a ring on a1, a2, b1, and b2'],
    ['b1..a2~2', 'grade 2 on a1, a2, b1, and b2'],
    ['a1! c3! a1>b2 d4!@teal c3!', 'a ring on a1 and c3; an arrow from a1 to b2; a teal ring on d4'],
  ];
  for (const [text, words] of GOOD) {
    it(`reads ${text}`, () => {
      expect(said(text)).to.equal(` Marked: ${words}.`);
    });
  }

  for (const [text, found = text] of [
    ['a1'],
    ['a1>'],
    ['a1>c3!'],
    ['a1-c3:x'],
    ['a1>c3~3'],
    ['z9!'],
    ['a1!@pink'],
    ['a1=queen'],
    ['a1..b2'],
    ['a1=dark@teal'],
    ['a1~6'],
    ['a1~0'],
    ['>'],
    ['!'],
    ['a1::'],
    ['a1:""'],
    ['a1!!'],
    ['a1!@amber="x"'],
    ['="x"'],
    ['@pink="x"'],
    ['@teal='],
    ['@teal=""'],
    ['~6="x"'],
    ['~="x"'],
    ['heat()'],
    ['heat(a1=5'],
    ['heat(a1=6)'],
    ['heat(z9=5)', 'z9~5'],
    ['heat(a1=5)@pink', 'a1~5@pink'],
    ['heat(a1)'],
    ['path:light'],
    ['constructor'],
  ]) {
    it(`names ${text} as what it could not read, and keeps the rest`, () => {
      const { marks, fault } = read(`b1! ${text} b2.`);
      expect(fault?.place).to.equal('marks');
      expect(fault?.message).to.contain(`“${found}”`);
      expect(marks.map(({ kind }) => kind)).to.deep.equal(['ring', 'dot']);
    });
  }

  it('never throws', () => {
    const signs = ['heat(', ')', ' ', 'path:light', '@teal', '~5', ...'ab12>-.!x~:=@"z 9tealink'];
    let seed = 7;
    for (let i = 0; i < 20_000; i++) {
      let text = '';
      for (let j = 0; j < 1 + (i % 14); j++) {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        text += signs[(seed >>> 16) % signs.length]!;
      }
      const { marks, legends, fault } = read(text, PLACES);
      expect(Boolean(marks[0] ?? legends[0] ?? fault) || !text.trim(), text).to.equal(true);
    }
  });
});

describe('the names of cells in marks', () => {
  it('may be written in either case', () => {
    expect(read('A1>C3 B2! A1..b2~ D4:X C1=dark heat(A2=5 B1..C2=1)').marks).to.deep.equal(
      read('a1>c3 b2! a1..b2~ d4:X c1=dark heat(a2=5 b1..c2=1)').marks,
    );
    expect(read('real:B2', { ...PLACES, 'real:b2': PLACES.real! }).marks).to.have.length(2);
    expect(read('Z9!').fault?.message).to.contain('“Z9!”');
  });
});

describe('the same mark twice', () => {
  it('is one', () => {
    expect(read('a1! a1>b2@teal A1! a1>b2@teal a1!@rose b2>a1@teal').marks).to.deep.equal(
      read('a1! a1>b2@teal a1!@rose b2>a1@teal').marks,
    );
    expect(at('a1! b2! a1!', 'a1')).to.equal(', a ring');
  });
});

describe('heat', () => {
  it('is the same as its single words', () => {
    const one = read('heat(a1=5 b2=1 c3..d4=3)@teal a2!');
    expect(one.fault).to.equal(undefined);
    expect(one).to.deep.equal(read('a1~5@teal b2~1@teal c3..d4~3@teal a2!'));
    expect(read('heat(a1=5, b2=1)')).to.deep.equal(read('a1~5 b2~1'));
  });

  it('says each grade once, with all its cells', () => {
    expect(said('heat(a1=5 b2=1 d4=5 c3..c4=1)')).to.equal(
      ' Marked: grade 5 on a1 and d4; grade 1 on b2, c3, and c4.',
    );
  });

  it('keeps what can be read of it beside a fault', () => {
    const { marks, fault } = read('heat(a1=5 b2=9 c3=1)');
    expect(marks.map(({ cells, text }) => `${cells} ${text}`)).to.deep.equal(['a1 5', 'c3 1']);
    expect(fault?.message).to.contain('heat(b2=9)');
  });
});

describe('legends', () => {
  it('are told after the marks', () => {
    expect(said('a1!@teal b2~5 @teal="good cells" ~5="very high" ~1@rose=low')).to.equal(
      ' Marked: a teal ring on a1; grade 5 on b2. Legend: teal: good cells; grade 5: very high; rose grade 1: low.',
    );
  });

  it('of the first colour make it be named', () => {
    expect(said('a1! b2>c3 b1:7 @amber="the last move"')).to.equal(
      ' Marked: an amber ring on a1; an amber arrow from b2 to c3; amber “7” on b1. Legend: amber: the last move.',
    );
  });

  it('may stand before the marks, or alone', () => {
    expect(said('@teal=good')).to.equal(' Legend: teal: good.');
    expect(at('@teal=good a1!@teal', 'a1')).to.equal(', a teal ring (good)');
  });
});

describe('named places', () => {
  it('are marks of their own', () => {
    expect(said('path:light zone:war@teal', PLACES)).to.equal(
      ' Marked: the path of light through a4, a3, and a2; the shared squares in teal on b1 and b2.',
    );
  });

  it('are no reason to hide what else marks may be', () => {
    const { fault } = read('zz', PLACES);
    expect(fault?.expected).to.contain('zone:war').and.to.contain('a1>c3');
    expect(read('zz').fault?.expected).to.match(/^marks such as a1>c3/);
  });

  it('may be several under one name, or none at the moment', () => {
    expect(read('real castle', PLACES).marks.map(({ kind, cells }) => `${kind} ${cells}`)).to.deep.equal([
      'line a1,a2,a3',
      'line b1,b2,b3',
    ]);
    expect(said('castle', PLACES)).to.equal('');
    expect(said('real:d4', PLACES)).to.equal('');
    expect(read('path:d4', PLACES).fault).not.to.equal(undefined);
  });

  it('that the board does not have are told, with those that it has', () => {
    const { fault } = read('path:moon', PLACES);
    expect(fault?.expected).to.match(
      /^path:light or zone:war or real or castle, or marks such as a1>c3, .*@ink$/,
    );
    expect(fault?.message).to.contain('path:moon');
    expect(read('toString', PLACES).fault).not.to.equal(undefined);
  });
});

describe('what is marked on a cell', () => {
  it('is told without naming it again', () => {
    const text = 'a2! a1..b2~@teal a2>c3 a2:7 a2~5 a2=dark path:light';
    expect(at(text, 'a2')).to.equal(
      ', a ring, a teal tint, an arrow from a2 to c3, “7”, grade 5, a faint dark piece, the path of light',
    );
    expect(at(text, 'c3')).to.equal(', an arrow from a2 to c3');
    expect(at(text, 'd4')).to.equal('');
  });

  it('is told with its meaning', () => {
    const text = 'a1!@teal a1~5 b2~4 b1~5@teal @teal="good cells" ~5="very high"';
    expect(at(text, 'a1')).to.equal(', a teal ring (good cells), grade 5 (very high)');
    expect(at(text, 'b2')).to.equal(', grade 4');
    expect(at(text, 'b1')).to.equal(', teal grade 5 (good cells)');
  });
});
