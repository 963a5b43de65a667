import { expect } from '@open-wc/testing';
import { movesFrom } from '../../src/core/index.js';
import { pylos } from '../../src/games/pylos/rules/index.js';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { ur } from '../../src/games/ur/rules/index.js';
import { putAside } from './put-aside.js';
import { line, read, rewritten } from './records.js';
import { takeAway } from './take-away.js';

/** The line and where it ends, of a record of the game that takes counters away. */
const taken = (text: string) => {
  const match = read(takeAway, text);
  return `${line(match)} = ${match.position}`;
};
const THREE = 't1 t2 t1 = 3 b ab';

describe('A record, read: its moves', () => {
  for (const [what, text] of [
    ['with numbers', '1. t1 t2 2. t1'],
    ['with numbers stuck to them', '1.t1 t2 2.t1'],
    ['without numbers', 't1 t2 t1'],
    ['with some numbers', 't1 2... t2 t1'],
    ['with numbers of the second seat', '1. t1 1... t2 2. t1'],
    ['with numbers that are wrong', '7. t1 3. t2 1.t1'],
    ['with white space before the dots', '1 . t1 t2 2 ... t1'],
    ['with dots alone, or an ellipsis', '1. t1 ... t2 2.… t1'],
    ['in one token', 't1t2t1'],
    ['some in one token', '1. t1t2 2. t1'],
    ['in upper case', '1. T1 T2 2. T1'],
    ['with white space round them', ' \t\n 1.\n\n t1   t2\t\t2. t1 \n '],
    ['with CRLF', '1. t1\r\nt2\r\n\r\n2. t1\r\n'],
    ['with a byte order mark', '\uFEFF1. t1 t2 2. t1'],
    ['with a result', '1. t1 t2 2. t1 1-0'],
    ['with an asterisk', 't1 t2 t1 *'],
    ['with comments between', '{One.} t1{two}t2;three\nt1 ; four'],
    ['with glyphs', 't1! t2 $6 t1?!$18'],
  ] as const) {
    it(`${what}`, () => expect(taken(text)).equal(THREE));
  }

  it('of several steps: joined, split by white space, in any order', () => {
    for (const text of ['1. a+b+c d', 'a +b +c d', 'A+C+b D', 'a+c+b d', 'a\n+c\r\n+b 1... d']) {
      expect(line(read(putAside, text)), text).equal('a+b+c d');
    }
  });

  it('of several steps, which end where something may be left', () => {
    for (const text of ['a+b c d', 'a+bcd', 'a +b c d', 'a +b {two} c d', 'a +b 1... c 2. d', 'a+b! c d']) {
      expect(line(read(putAside, text)), text).equal('a+b c d');
    }
  });

  it('of several steps, joined in part: they go on as long as the next ones fit', () => {
    for (const text of [
      'a+b +c d',
      'a+b {two} +c d',
      'a+b\n\n+c 1... d',
      'a+b! +c d',
      'a+b +cd',
      'a +b+c d',
    ]) {
      const match = read(putAside, text);
      expect(line(match), text).equal('a+b+c d');
      // No move that was ended too soon is left beside it.
      expect(movesFrom(match.root), text).length(1);
    }
    expect(line(read(putAside, 'b a+c +e d'))).equal('b a+c+e d');
    expect(line(read(putAside, '[Position "abcde m a"] a+b +c d'))).equal('a+b+c d');
    expect(rewritten(putAside, 'a+b {x} +c! {y} d')).equal('1. a+b+c $1 {x y} 1... d *');
  });

  it('end in the middle of one that must go on, and finish one that need not', () => {
    const open = read(putAside, 'b a');
    expect([open.position, open.ply]).deep.equal(['acde y a', 1]);
    const ended = read(putAside, 'b a +c');
    expect([ended.position, ended.ply]).deep.equal(['de m', 2]);
  });

  it('none: a record without moves', () => {
    for (const text of ['', ' \n', '*', '[Event "None yet"]', '{Only words.}', '1.']) {
      const match = read(takeAway, text);
      expect([match.position, match.ply], text).deep.equal(['7 a ab', 0]);
    }
  });

  it('stand at the end of the main line', () => {
    expect(taken('t1 (t2 t3) t2 (t3 (t1 t1) t2) t1 (t3)')).equal(THREE);
  });
});

describe('A record, read: games of ours', () => {
  it('Rolit: transcripts of Othello', () => {
    const start = { position: '8/8/8/3gr3/3rg3/8/8/8 r rg' };
    const moves = 'f5 d6 c5 f6 e7 f4 g5 e6 e3';
    for (const text of [
      moves,
      moves.replace(/ /g, ''),
      moves.replace(/ /g, '').toUpperCase(),
      'f5d6c5f6 e7f4g5e6e3',
    ]) {
      expect(line(read(rolit, text, start)), text).equal(moves);
    }
  });

  it('Ur: throws, stuck to the move or not, and passes', () => {
    const moves = '4:@a1* 3:@a2 0:- 2:@a3';
    for (const text of [
      '1. 4:@a1* 2. 3:@a2 0:- 3. 2:@a3',
      '1.4:@a1* 2.3:@a2 0:- 3.2:@a3',
      '4:@a1*3:@a2 0 2:@a3',
      '4 @a1 3 @a2 0 2 @a3',
      '4 :@A1* 3: @a2 0 :- 2 : @a3',
      '4:@a1 * 3:@a2 0:- 2:@a3 *',
    ]) {
      expect(line(read(ur, text)), text).equal(moves);
    }
  });

  it('Ur: an unfinished turn is its throw', () => {
    const match = read(ur, '4:@a1* 3');
    expect(match.position).equal('l3xx2/8/4xx2 l l0d0 3');
  });

  it('Ur: dice that are to be thrown fall as the seed says, and are written as they fell', () => {
    const match = read(ur, '[Seed "3"] roll');
    expect(match.seed).equal(3);
    expect(match.started.map(({ text }) => text)).deep.equal(['4']);
    expect(match.record()).include('1. 4 *');
  });

  it('Pylos: balls that are taken back, joined or split', () => {
    const position = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
    for (const text of ['d4^c4^d4 b1', 'd4 ^d4 ^c4 b1', 'd4 ^d4 ^c4b1', 'D4 ^C4 ^D4 B1']) {
      const match = read(pylos, `[Position "${position}"] ${text}`);
      expect(match.history[0]!.text, text).equal('d4^c4^d4');
    }
    for (const text of ['d4^d4 ^c4 a4', 'd4^c4 ^d4 a4', 'd4^d4 {one} ^c4a4', '1. d4 ^d4 {and} ^c4 1... a4']) {
      expect(line(read(pylos, text, { position })), text).equal('d4^c4^d4 a4');
    }
    // What the other side says is its own move, though it is the same text.
    const both = { position: '4/1dd1/l1d1/ll2 3/3/3 2/2 1 l' };
    for (const text of ['b2^b2 b2^b2', 'b2 ^b2 b2^b2', 'b2 ^b2 b2 ^b2 *']) {
      expect(line(read(pylos, text, both)), text).equal('b2^b2 b2^b2');
    }
    for (const text of ['1. d4^d4 a4', 'd4 ^d4 a4', 'd4 ^d4 1... a4', 'd4^d4a4']) {
      expect(line(read(pylos, text, { position })), text).equal('d4^d4 a4');
    }
  });
});

describe('A record, read: its tags', () => {
  it('are kept, in their order', () => {
    const { tags } = read(takeAway, '[Event "A \\"club\\" \\\\ night"]\n[ Site  "Ur" ]\r\n[Date "2024"] t1');
    expect(Object.entries(tags)).deep.equal([
      ['Event', 'A "club" \\ night'],
      ['Site', 'Ur'],
      ['Date', '2024'],
    ]);
  });

  it('say rules, position and seed, and win over the options', () => {
    const options = { rules: 'heap=5', position: '6 b ab', seed: 1 };
    const match = read(takeAway, '[Rules "heap=9 order=bob,ann"] [Seed "-7"] t2', {
      ...options,
      position: undefined,
    });
    expect([match.position, match.seed]).deep.equal(['7 a ba', -7]);
    expect(read(takeAway, '[Position "4 b ab"] t1', options).position).equal('3 a ab');
    expect(read(takeAway, 't1', options).position).equal('5 a ab');
  });

  it('that say how to play may be written in any case', () => {
    const match = read(takeAway, '[RULES "HEAP=9"] [position "8 B AB"] [rEsUlT "0-1"] [event "x"]');
    expect(match.root.state.left).equal(8);
    expect(Object.keys(match.tags)).deep.equal(['Rules', 'Position', 'Result', 'event']);
  });

  it('may be followed by a result that stands at the end, whatever asterisks stand before', () => {
    expect(read(takeAway, 't1 * t2 1-0 *').tags).deep.equal({ Result: '1-0' });
    expect(read(ur, '1. A@A1 * A@A4 0-1').record()).include('[Result "0-1"]');
  });

  it('may say a position in the middle of a turn', () => {
    const match = read(putAside, '[Position "abcde m a"] +b+c d');
    expect(line(match)).equal('a+b+c d');
    expect(match.root.started).length(1);
    expect(line(read(putAside, '[Position "abcde m a"] a+c d'))).equal('a+c d');
  });

  it('harm nothing by odd names', () => {
    const { tags } = read(takeAway, '[__proto__ "x"] [constructor "y"] [toString "z"] t1');
    expect(tags.constructor).equal('y');
    expect(tags.Rules).equal(undefined);
  });
});

describe('A record, read: what is said of moves', () => {
  const said = (text: string) =>
    (function all({ next }: ReturnType<typeof read>['root']): unknown[] {
      return next.flatMap((point) => {
        const { move, intro, comment, nags } = point;
        return [[move?.text, intro, comment, nags].filter((each) => each !== undefined), ...all(point)];
      });
    })(read(takeAway, text).root);

  it('comes after them, the first before', () => {
    expect(said('{A game.} 1. t1 {One.} t2 ;Two.\n t3')).deep.equal([
      ['t1', 'A game.', 'One.'],
      ['t2', 'Two.'],
      ['t3'],
    ]);
  });

  it('is joined, and its white space made plain', () => {
    expect(said('{ A } ; game \n t1 {One\r\n\t two} {} { three }')).deep.equal([
      ['t1', 'A game', 'One two three'],
    ]);
  });

  it('holds what looks like something else', () => {
    expect(said('t1 {(t2) ; [x "y"] $1 1-0}')).deep.equal([['t1', '(t2) ; [x "y"] $1 1-0']]);
    expect(said('t1 ; {t2\nt3 ;')).deep.equal(
      [
        ['t1', '{t2'],
        ['t3', ''],
      ].map((each) => each.filter(Boolean)),
    );
  });

  it('comes in a variation before its first move, and after others', () => {
    expect(said('t1 {a} ({b} t2 {c} t1 {d}) {e} t3')).deep.equal([
      ['t1', 'a e'],
      ['t3'],
      ['t2', 'b', 'c'],
      ['t1', 'd'],
    ]);
  });

  it('is of the move before, in a variation that has none', () => {
    expect(said('t1 ({Best.}) t2 {x} ({y})')).deep.equal([
      ['t1', 'Best.'],
      ['t2', 'x y'],
    ]);
  });

  it('is of the first of several moves in a token, if it stands before', () => {
    expect(said('{a} t1t2 {b} t1')).deep.equal([['t1', 'a'], ['t2', 'b'], ['t1']]);
  });

  it('may be signs, numbers, or both', () => {
    expect(said('t1! t2?? t1!?').map((each) => (each as unknown[])[1])).deep.equal([[1], [4], [5]]);
    expect(said('t1 !! t2 $2 t1?!$18 $7').map((each) => (each as unknown[])[1])).deep.equal([
      [3],
      [2],
      [6, 18, 7],
    ]);
    expect(said('t1!!! t2$007 t1 $99999').map((each) => (each as unknown[])[1])).deep.equal([
      [3],
      [7],
      [255],
    ]);
  });

  it('in the middle of a move is said of the move', () => {
    expect(rewritten(putAside, '{x} a! {y} +b {z} c')).equal('{x} 1. a+b $1 {y z} 1... c *');
    expect(rewritten(putAside, 'b a {y} $2')).equal('1. b a $2 {y} *');
    expect(rewritten(putAside, 'b {v} (a {w} +c {x}) a {y}')).equal('1. b {v} (1. a+c {w x}) 1... a {y} *');
  });

  it('is of the beginning, where there is no move', () => {
    const match = read(takeAway, '{A} {game.}');
    expect(match.root.comment).equal('A game.');
    expect(rewritten(takeAway, '{A} {game.}')).equal('{A game.} *');
  });
});
