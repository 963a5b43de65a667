import { expect } from '@open-wc/testing';
import { isFault, Match, playRandom } from '../../../../src/core/index.js';
import { ur, writeRgn } from '../../../../src/games/ur/rules/index.js';
import { body, line, read, rewritten, spoilt } from '../../../core/records.js';
import { games, humanGames } from './load.js';
import { humanPlies, libraryPlies } from './plies.js';
import { after, at, start, type UrMatch, why } from './start.js';

/** Each thing that RGN can say, once or twice. */
const GAME = ['1. A@A3 / 0 --', '2. A3A1 * A@A4 / C@C1 * C1B4 * 0 --', '3. A1B1 / C@C4'].join('\n');
const MOVES = '2:@a3 0:- 2:a3-a1* 1:@a4 4:@c1* 4:c1-b4* 0:- 1:a1-b1 1:@c4';
const EMPTY = '4xx2/8/4xx2';

/** What a match is written as in RGN is read as the same match, and written as our own record. */
function expectSame(match: UrMatch, rules: string) {
  const text = writeRgn(match);
  const same = read(ur, text, { rules });
  expect(line(same)).equal(line(match));
  expect(same.position).equal(match.position);
  expect(writeRgn(same)).equal(text);
  expect(read(ur, same.record()).record()).equal(same.record());
}

describe('Ur: records in the notation of RoyalUr', () => {
  it('are read as ours are', () => {
    const match = read(ur, GAME);
    expect(line(match)).equal(MOVES);
    expect(body(match)).equal('1. 2:@a3 0:- 2. 2:a3-a1* 3. 1:@a4 4:@c1* 4:c1-b4* 0:- 4. 1:a1-b1 1:@c4 *');
    expect(rewritten(ur, GAME)).equal(body(match));
  });

  it('are read in lower case, without numbers and signs, with any white space', () => {
    for (const text of [
      GAME.toLowerCase(),
      GAME.replace(/\n/g, '\r\n'),
      GAME.replace(/\n/g, ' '),
      GAME.replace(/\d+\. |\/ /g, ''),
      GAME.replace(/ \*/g, ''),
      GAME.replace(/ \*/g, '*'),
      GAME.replace(/\. /g, '.'),
      GAME.replace(/\/ /g, '/'),
      GAME.replace(/--/g, '-'),
      GAME.replace(/ --/g, '--'),
      `  ${GAME} #\n`,
    ]) {
      expect(line(read(ur, text)), text).equal(MOVES);
    }
  });

  it('are read of pieces that capture and go home, and of throws that pass', () => {
    for (const [text, move, position] of [
      ['A3B1x', '3:a3-b1x', '2l1xx2/d7/4xx2 l l0d0'],
      ['A3B1', '3:a3-b1x', '2l1xx2/d7/4xx2 l l0d0'],
      ['B2B4x *', '2:b2-b4x*', '4xx2/1l1d4/4xx2 l l0d0'],
      ['A8A+', '2:a8+', '4xx1l/8/4xx2 l l0d0'],
      ['B7C+', '4:b7+', '4xx2/6d1/4xx2 d l0d0'],
      ['A7A+#', '1:a7+', '4xxl1/8/4xx2 l l6d0'],
      ['A7A+ #', '1:a7+', '4xxl1/8/4xx2 l l6d0'],
      ['2 --', '2:-', '4xxl1/7l/4xx2 l l5d0'],
    ] as const) {
      expect(line(read(ur, text, { position, rules: text[4] === 'x' ? 'masters' : '' })), text).equal(move);
    }
    expect(read(ur, 'A7A+#', { position: '4xxl1/8/4xx2 l l6d0' }).outcome?.winners).deep.equal(['light']);
  });

  it('keep tags, of which Rules says how to play', () => {
    const text = '[Rules "Masters"]\n[Light "A \\"quoted\\" name"]\n[StartTime "2024"]\n\n1. A@A4 / C@C2';
    const match = read(ur, text);
    expect(match.tags).include({ Light: 'A "quoted" name', StartTime: '2024' });
    expect(match.rules.rules).equal('masters');
    expect(line(match)).equal('1:@a4 3:@c2');
  });

  it('keep comments, glyphs and variations', () => {
    expect(
      rewritten(
        ur,
        '{A game.} 1. A@A3! {Well: A@A2 / 0 --} (A@A2 / 0 -- ; passed\n) / C@C1 * $6 {Good.} C@C4',
      ),
    ).equal(
      '{A game.} 1. 2:@a3 $1 {Well: A@A2 / 0 --} (1. 3:@a2 0:- {passed}) 1... 4:@c1* $6 {Good.} 1... 1:@c4 *',
    );
  });

  it('may be mixed with ours', () => {
    expect(line(read(ur, '1. A@A3 0:- 2. 2:a3-a1* A@A4 / 4 @c1 C1B4x *'))).equal(
      '2:@a3 0:- 2:a3-a1* 1:@a4 4:@c1* 4:c1-b4*',
    );
  });

  it('begin with a slash where dark begins', () => {
    expect(line(read(ur, '/ C@C1 * C@C4\n1. A@A4', { rules: 'first=dark' }))).equal('4:@c1* 1:@c4 1:@a4');
  });

  it('tell throws by the option entry', () => {
    expect(line(read(ur, '[Rules "entry=throw"] A@A3 / C@B1'))).equal('1:@a3 4:@b1');
  });

  it('go on from a throw that was made', () => {
    expect(line(read(ur, 'A@A3 / C@C4', { position: `${EMPTY} l l0d0 2` }))).equal('2:@a3 1:@c4');
  });

  it('that go wrong name line and column, and the rule; what comes before is kept', () => {
    for (const [text, place, rule, kept] of [
      ['1. A@A4 / what', 'line 1, column 11', 'UR-2', '1:@a4'],
      ['1. A@A1 *\n/ C@C4', 'line 2, column 3', 'UR-4', '4:@a1*'],
      ['C@C4', 'line 1, column 1', 'UR-4', ''],
      ['1. A@A3 / 5 --', 'line 1, column 11', 'UR-2', '2:@a3'],
      ['1. A@A3 / 2 --', 'line 1, column 11', 'UR-7', '2:@a3'],
      ['1. A@A4 / C@C4 2. A@A4', 'line 1, column 19', 'UR-6', '1:@a4 1:@c4'],
      ['1. A@A4 / C@C4 2. A3A1', 'line 1, column 19', 'UR-4', '1:@a4 1:@c4'],
      ['1. A@A4 / C@C4 2. A4B3', 'line 1, column 19', 'UR-4', '1:@a4 1:@c4'],
      ['1. A@A4 / C@C4 2. A4A4', 'line 1, column 19', 'UR-4', '1:@a4 1:@c4'],
      ['A@A4C@C3A4C4', 'line 1, column 9', 'UR-4', '1:@a4 2:@c3'],
    ] as const) {
      const { place: found, rule: broken, message, kept: match } = spoilt(ur, text);
      expect([found, broken, line(match!)], text).deep.equal([place, rule, kept]);
      expect(message).match(/^line \d, column \d+: expected a move that .* \(UR-\d+\)\.$/);
    }
  });

  it('are the same as was played: games of an independent library, of people, and random ones', function () {
    this.timeout(60_000);
    for (const { rules, plies } of games.cases) {
      const match = start({ rules });
      for (const { text } of libraryPlies(rules, plies)) match.play(text);
      expectSame(match, rules);
    }
    for (const { record } of humanGames.cases) {
      const rules = `first=${record[0] === 'w' ? 'light' : 'dark'}`;
      const match = start({ rules });
      for (const { text } of humanPlies(record)) if (isFault(match.play(text))) break;
      expectSame(match, rules);
    }
    for (const rules of ['entry=throw', 'masters', 'blitz', 'masters entry=throw first=dark']) {
      const match = start({ rules, seed: 5 });
      while (playRandom(match));
      expectSame(match, rules);
    }
  });
});

describe('Ur: a move in the notation of RoyalUr', () => {
  it('is played with the throw that it needs', () => {
    const match = start();
    after(match, 'A@A1', 'A1B1', ' c@c4 ', '0 --', 'C4C1 *');
    expect(line(match)).equal('4:@a1* 1:a1-b1 1:@c4 0:- 3:c4-c1*');
  });

  it('is refused where no throw brings the piece there, or one that is not possible', () => {
    const match = at('l3xx2/8/4xx2 l l0d0');
    for (const [text, rule] of [
      ['A1A4', 'UR-4'],
      ['A1B5', 'UR-4'],
      ['A1C4', 'UR-4'],
      ['A1A+', 'UR-4'],
      ['A@C4', 'UR-4'],
      ['A@B1', 'UR-4'],
      ['A2B1', 'UR-4'],
      ['A@A1', 'UR-6'],
    ] as const) {
      expect(why(match, text).split(' ')[0], text).equal(rule);
    }
    expect(why(at('l3xx2/8/4xx2 l l6d0'), 'A@A4')).equal('UR-4 a4');
    // Three dice never make 0.
    expect(why(at('4xxl1/8/4xx2 l l0d0', 'masters'), '0 --').split(' ')[0]).equal('UR-15');
  });

  it('does not throw the dice for what a reader tries at the board', () => {
    const match = at('l3xx2/8/4xx2 l l0d0');
    const tries = [
      ur.writeTry!(match.state, 'a1', 'b1'),
      ur.writeTry!(match.state, undefined, 'a4'),
      'a1',
      '@a4',
      'a1+',
    ];
    for (const text of tries) expect(why(match, text), text).equal('UR-2 move, throw');
    expect(match.started).deep.equal([]);
    expect(isFault(Match.start(ur, { position: `${EMPTY} l l0d0 A@A4` }))).equal(true);
  });
});
