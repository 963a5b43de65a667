import { expect } from '@open-wc/testing';
import { isFault, playRandom } from '../../../../src/core/index.js';
import { readRgn, writeRgn } from '../../../../src/games/ur/rules/index.js';
import { refused, sure } from '../../../suites/results.js';
import { games, humanGames } from './load.js';
import { humanPlies, libraryPlies } from './plies.js';
import { after, at, start, type UrMatch } from './start.js';

const EMPTY = '4xx2/8/4xx2';
/** Each thing that RGN can say, once or twice. */
const GAME = ['1. A@A3 / 0 --', '2. A3A1 * A@A4 / C@C1 * C1B4 * 0 --', '3. A1B1 / C@C4'].join('\n');
const MOVES = [...['2:@a3', '0:-', '2:a3-a1*', '1:@a4', '4:@c1*', '4:c1-b4*', '0:-', '1:a1-b1', '1:@c4']];

/** What a game text means from a position text on. */
const read = (text: string, position = `${EMPTY} l l0d0`, rules = '') =>
  readRgn(text, at(position, rules).state);
const texts = ({ history }: UrMatch) => history.map(({ text }) => text);

/** A match is the same written in RGN, read from there and written again. */
function expectRoundTrip(match: UrMatch, rules: string) {
  const text = writeRgn(match);
  const moves = sure(readRgn(text, start({ rules }).state));
  expect(moves).deep.equal(texts(match));
  const again = start({ rules });
  for (const move of moves) again.play(move);
  expect(again.position).equal(match.position);
  expect(writeRgn(again)).equal(text);
}

describe('Ur: the notation of RoyalUr, read', () => {
  it('reads a piece that enters, moves and captures, goes home, and a pass', () => {
    for (const [text, move, position] of [
      ['A@A4', '1:@a4', `${EMPTY} l l0d0`],
      ['C@C4', '1:@c4', `${EMPTY} d l0d0`],
      ['A@A1 *', '4:@a1*', `${EMPTY} l l0d0`],
      ['A3B1x', '3:a3-b1x', '2l1xx2/d7/4xx2 l l0d0'],
      ['A3B1', '3:a3-b1', '2l1xx2/8/4xx2 l l0d0'],
      ['A8A+', '2:a8+', '4xx1l/8/4xx2 l l0d0'],
      ['B7C+', '4:b7+', '4xx2/6d1/4xx2 d l0d0'],
      ['0 --', '0:-', `${EMPTY} l l0d0`],
      ['2 --', '2:-', '4xxl1/7l/4xx2 l l5d0'],
    ] as const) {
      expect(read(text, position), text).deep.equal([move]);
    }
  });

  it('reads turns with numbers and slashes', () => {
    expect(read(GAME)).deep.equal(MOVES);
    const match = start();
    expect(after(match, ...MOVES)).equal('3lxx2/l2d4/3dxx2 l l0d0');
  });

  it('reads them in lower case, without numbers and signs, with any white space', () => {
    for (const text of [
      GAME.toLowerCase(),
      GAME.replace(/\n/g, '\r\n'),
      GAME.replace(/\n/g, ' '),
      GAME.replace(/\d+\. |\/ /g, ''),
      GAME.replace(/ \*/g, ''),
      GAME.replace(/ \*/g, '*'),
      GAME.replace(/\. /g, '.'),
      GAME.replace(/--/g, '-'),
      `  ${GAME} #\n`,
    ]) {
      expect(read(text), text).deep.equal(MOVES);
    }
  });

  it('passes over tags and comments', () => {
    const tags = '[Rules "Finkel"]\n[Light "A \\"quoted\\" name] / 1. {"]\n[StartTime "2024"]\n\n';
    expect(read(tags + GAME)).deep.equal(MOVES);
    expect(read(GAME.replace('A@A3', 'A@A3 {A@A2 was better} ; and 0 --\n'))).deep.equal(MOVES);
    for (const empty of ['', ' \n', tags, '{A@A4}', '; A@A4']) expect(read(empty), empty).deep.equal([]);
  });

  it('tells the throw by the option entry', () => {
    expect(read('A@A3 / C@B1', `${EMPTY} l l0d0`, 'entry=throw')).deep.equal(['1:@a3', '4:@b1']);
    expect(refused(read('A@A4', `${EMPTY} l l0d0`, 'entry=throw'))).deep.include({
      rule: 'UR-4',
      place: 'move 1, a4',
    });
  });

  it('names the move that is none', () => {
    for (const [text, place] of [
      ['A@', 'move 1'],
      ['A@A4x/', 'move 2'],
      ['A@A4 / what', 'move 2'],
      ['A@A4C@C4', 'move 1'],
      ['1. A@A4 1. C@C4', 'move 2'],
      ['/ A@A4', 'move 1'],
      ['1. A@A1 * / C@C4', 'move 2'],
      ['C@C4', 'move 1, letter'],
      ['10 --', 'move 1'],
      ['1. A@A4 / C@C4 2.', 'move 3'],
      ['[Rules', 'move 1'],
      ['{A@A4', 'move 1'],
    ] as const) {
      const told = refused(read(text));
      expect([told.fault, told.place], text).deep.equal(['text', place]);
      expect(told.message.startsWith(`${place}: `), text).equal(true);
    }
  });

  it('names the rule that a move breaks', () => {
    for (const [text, position, rule] of [
      ['A@B2', `${EMPTY} l l0d0`, 'UR-4'],
      ['A4A3', `${EMPTY} l l0d0`, 'UR-4'],
      ['A3A4', '2l1xx2/8/4xx2 l l0d0', 'UR-4'],
      ['A@C4', `${EMPTY} l l0d0`, 'UR-1'],
      ['C4C3', `${EMPTY} l l0d0`, 'UR-1'],
      ['5 --', `${EMPTY} l l0d0`, 'UR-2'],
      ['1 --', `${EMPTY} l l0d0`, 'UR-7'],
      ['A@A3', '2l1xx2/8/4xx2 l l0d0', 'UR-6'],
      ['B2B4x', '4xx2/1l1d4/4xx2 l l0d0', 'UR-9'],
      ['B2B4x', '4xx2/1l1d4/4xx2 l l6d0', 'UR-9'],
      ['A7A+# / C@C4', '4xxl1/8/4xx2 l l6d0', 'UR-13'],
    ] as const) {
      const told = refused(read(text, position));
      expect(told.rule, text).equal(rule);
      expect(told.message, text).match(/^move \d, .*: .* \(UR-\d+\)\.$/);
      expect(told.message).include(told.place);
    }
  });

  it('never throws, whatever it is given', () => {
    const { state } = start();
    for (let cut = 0; cut <= GAME.length; cut++) {
      for (const text of [GAME.slice(0, cut), GAME.slice(cut), `${GAME.slice(0, cut)}[${GAME.slice(cut)}`]) {
        const moves = readRgn(text, state);
        if (isFault(moves)) expect(moves.message).match(/^move \d.*\.$/s);
      }
    }
    for (const odd of [
      '[',
      '{',
      '"',
      '[a "',
      '\0',
      'İ@A4',
      '['.repeat(5000),
      '1.'.repeat(5000),
      `[${' '.repeat(50000)}`,
    ]) {
      refused(readRgn(odd, state));
    }
  });
});

describe('Ur: the notation of RoyalUr, written', () => {
  it('has a line for a turn of light and one of dark, and says only the throws that pass', () => {
    const match = start();
    after(match, ...MOVES);
    expect(writeRgn(match)).equal(GAME);
  });

  it('begins with a slash where dark begins', () => {
    const match = start({ rules: 'first=dark' });
    after(match, '4:@c1 1:@c4 1:@a4 0 0');
    expect(writeRgn(match)).equal('/ C@C1 * C@C4\n1. A@A4 / 0 --\n2. 0 --');
  });

  it('marks the end of the game', () => {
    const match = at('4xx1l/6d1/4xx2 d l6d0');
    after(match, '1:b7-b8 2:a8+');
    expect(writeRgn(match)).equal('/ B7B8\n1. A8A+#');
  });

  it('marks a capture and a rosette', () => {
    const match = at('4xx2/2ld4/4xx2 l l0d0', 'masters');
    after(match, '1:b3-b4');
    expect(writeRgn(match)).equal('1. B3B4x *');
  });

  it('is empty where nothing was played', () => {
    expect(writeRgn(start())).equal('');
    expect(writeRgn(at(`${EMPTY} d l7d0`))).equal('');
  });

  it('has the throw of a move that was started before', () => {
    const match = at(`${EMPTY} l l0d0 2`);
    after(match, '@a3');
    expect(writeRgn(match)).equal('1. A@A3');
  });
});

describe('Ur: games in the notation of RoyalUr, there and back', function () {
  this.timeout(60_000);

  it('are the same: games of an independent library', () => {
    for (const { rules, plies } of games.cases) {
      const match = start({ rules });
      for (const { text } of libraryPlies(rules, plies)) match.play(text);
      expect(match.ply).equal(plies.length);
      expectRoundTrip(match, rules);
    }
  });

  it('are the same: games that people played, as far as they are legal', () => {
    let plies = 0;
    for (const { record } of humanGames.cases) {
      const rules = `first=${record[0] === 'w' ? 'light' : 'dark'}`;
      const match = start({ rules });
      for (const { text } of humanPlies(record)) if (isFault(match.play(text))) break;
      plies += match.ply;
      expectRoundTrip(match, rules);
    }
    expect(plies).above(700);
  });

  it('are the same: random games by all rules', () => {
    for (const [seed, rules] of [
      '',
      'entry=throw',
      'masters',
      'blitz',
      'masters entry=throw',
      'first=dark',
    ].entries()) {
      const match = start({ rules, seed });
      while (playRandom(match));
      expectRoundTrip(match, rules);
    }
  });
});
