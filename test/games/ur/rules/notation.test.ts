import { expect } from '@open-wc/testing';
import { Match, playRandom } from '../../../../src/core/index.js';
import { ur } from '../../../../src/games/ur/rules/index.js';
import { refused } from '../../../suites/results.js';
import { after, at, by, fault, start } from './start.js';

const EMPTY = '4xx2/8/4xx2';

describe('Ur: position text', () => {
  it('is the three rows, the seat to throw and the pieces home', () => {
    const match = start();
    expect(after(match, '2:@a3 4:@c1 4:c1-b4 1:@c4')).equal('2l1xx2/3d4/3dxx2 l l0d0');
    expect(after(at('4xxl1/8/4xx1d d l2d3'), '2:c8+')).equal('4xxl1/8/4xx2 l l2d4');
  });

  it('is read in upper case, with any white space, with runs written in parts', () => {
    for (const text of [
      '2L1XX2/3D4/3DXX2 D L1D2',
      '  2l1xx2/3d4/3dxx2\td\n l1d2 ',
      '11l1xx11/...d4/3dxx.. d l1d2',
    ]) {
      expect(at(text).position, text).equal('2l1xx2/3d4/3dxx2 d l1d2');
    }
  });

  it('has three rows', () => {
    for (const rows of ['4xx2/8', '4xx2', '8', '/', '4xx2/8/4xx2/8', '4xx28/4xx2']) {
      expect(fault({ position: `${rows} l l0d0` }).place, rows).equal('position');
    }
  });

  it('has 4 squares, the two missing ones and 2 squares in rows A and C, and 8 squares in row B', () => {
    for (const [rows, row] of [
      ['8/8/4xx2', 'A'],
      ['4xx3/8/4xx2', 'A'],
      ['3xx2/8/4xx2', 'A'],
      ['4xx2/9/4xx2', 'B'],
      ['4xx2/7/4xx2', 'B'],
      ['4xx2/4xx2/4xx2', 'B'],
      ['4xx2/8/4x3', 'C'],
      ['4xx2/8/4llxx', 'C'],
      ['4xx2/8/4ll2', 'C'],
      ['4xx2/3r4/4xx2', 'B'],
      ['r3xx2/8/4xx2', 'A'],
      ['4xx2/8/', 'C'],
    ] as const) {
      const { place, message } = fault({ position: `${rows} l l0d0` });
      expect(place, rows).equal(`position, row ${row}`);
      expect(message).include(`row ${row}`);
    }
  });

  it('names the seat to throw', () => {
    for (const seat of ['x', '-', 'ld', 'light', 'w', '0']) {
      const position = `${EMPTY} ${seat} l0d0`;
      expect(refused(ur.readPosition(position, start().rules, 'play')).place, seat).equal(
        'position, seat to throw',
      );
    }
    expect(fault({ position: EMPTY }).place).equal('position, seat to throw');
  });

  it('says how many pieces are home', () => {
    for (const homes of ['', 'l0', 'd0', 'd0l0', '0d0', 'l0d10', 'l-1d0', 'l0d0d0', 'x']) {
      const position = `${EMPTY} l ${homes}`;
      expect(refused(ur.readPosition(position, start().rules, 'play')).place, homes).equal(
        'position, pieces home',
      );
      expect(fault({ position }).place, homes).equal('position, pieces home');
    }
  });

  it('UR-1: has no piece on a square that its side never walks', () => {
    for (const [rows, cell] of [
      ['2d1xx2/8/4xx2', 'a3'],
      ['4xx1d/8/4xx2', 'a8'],
      ['4xx2/8/l3xx2', 'c1'],
      ['4xx2/8/4xxl1', 'c7'],
    ] as const) {
      const { rule, place, message } = fault({ position: `${rows} l l0d0` });
      expect([rule, place], rows).deep.equal(['UR-1', `position, ${cell}`]);
      expect(message).match(/UR-1/);
    }
  });

  it('UR-14: tells the waiting pieces by the others', () => {
    for (const [position, waits] of [
      [`${EMPTY} l l6d0`, true],
      [`${EMPTY} l l7d0`, false],
      ['4xx2/6l1/4xx2 l l5d0', true],
      ['4xx2/6l1/4xx2 l l6d0', false],
    ] as const) {
      expect(by(at(position), 2).includes('@a3'), position).equal(waits);
    }
    expect(by(at('4xx2/6l1/4xx2 l l2d0', 'pieces=4'), 2)).include('@a3');
    expect(by(at('4xx2/6l1/4xx2 l l2d0', 'pieces=3'), 2)).not.include('@a3');
  });

  it('is followed by the throw in the middle of a turn', () => {
    const position = '2l1xx2/3d4/3dxx2 l l0d0 3';
    const match = at(position);
    expect(match.position).equal(position);
    expect([match.turn, match.mover, match.ply]).deep.equal(['light', 'light', 0]);
    expect(match.started.map(({ text }) => text)).deep.equal(['3']);
    expect(match.moves()).deep.equal(['3:@a2', '3:a3-b1']);
    expect(at(match.position).state).deep.equal(match.state);
    expect(at(' 2L1XX2/3D4/3DXX2 L L0D0   3 ').position).equal(position);
    expect(after(match, 'a3-b1')).equal('4xx2/l2d4/3dxx2 d l0d0');
    expect(match.history.map(({ text }) => text)).deep.equal(['3:a3-b1']);
  });

  it('has no throw without a legal move: it has already passed', () => {
    for (const [position, roll] of [
      [`${EMPTY} l l0d0`, '0'],
      ['4xxl1/7l/4xx2 l l5d0', '2'],
      ['4xx2/1l1d4/4xx2 l l6d0', '2'],
    ] as const) {
      const { place, message } = fault({ position: `${position} ${roll}` });
      expect(place, `${position} ${roll}`).match(/^position/);
      expect(message).include(roll);
      expect(at(`${position} 1`).started).length(1);
    }
  });

  it('has no throw that cannot be, and no whole move', () => {
    for (const started of ['5', '9', 'x', '3:@a2', '3:', '33', '1 1']) {
      refused(Match.start(ur, { position: `${EMPTY} l l0d0 ${started}` }));
    }
    refused(Match.start(ur, { position: `${EMPTY} l l0d0 0`, rules: 'masters' }));
  });

  it('round-trips in the middle of a turn in random games', () => {
    let middles = 0;
    for (let seed = 0; seed < 10; seed++) {
      const rules = ['', 'masters', 'blitz', 'entry=throw'][seed % 4]!;
      const match = start({ seed, rules });
      while (playRandom(match)) {
        if (!match.started[0]) continue;
        middles++;
        const again = at(match.position, rules);
        expect(again.position).equal(match.position);
        expect(again.state).deep.equal(match.state);
      }
    }
    expect(middles).above(500);
  });
});

describe('Ur: move text', () => {
  it('is the throw, a colon and the piece', () => {
    const match = start();
    after(match, '4:@a1', '3:a1-b3', '4:@c1', '3:c1-b3', '0');
    expect(match.history.map(({ text }) => text)).deep.equal([
      '4:@a1*',
      '3:a1-b3',
      '4:@c1*',
      '3:c1-b3x',
      '0:-',
    ]);
    expect(after(at('4xxl1/8/4xx2 l l0d0'), '1:a7+')).equal('4xx2/8/4xx2 d l1d0');
  });

  it('is read in any case, with white space, without its signs, and with other dashes', () => {
    for (const text of [
      '3:A1-B3X',
      '3 : a1 - b3 x',
      '3:a1–b3',
      '3a1-b3',
      '3 a1-b3*',
      ' 3:a1-b3x* ',
      '3:\na1-b3',
    ]) {
      const match = at('l3xx2/2d5/4xx2 l l0d0');
      expect(match.play(text), text).equal(true);
      expect(match.history[0]?.text, text).equal('3:a1-b3x');
    }
    for (const text of ['4:@A1', '4: @ a1', '4@a1', '4:@a1x']) {
      const match = start();
      match.play(text);
      expect(match.history[0]?.text, text).equal('4:@a1*');
    }
  });

  it('may be of the throw alone, then of the piece alone', () => {
    for (const piece of ['@a1', ':@a1*', '@A1*', '4:@a1']) {
      const match = start();
      after(match, '4');
      expect(match.play(piece), piece).equal(true);
      expect(match.history.map(({ text }) => text)).deep.equal(['4:@a1*']);
    }
  });

  it('may be of several moves', () => {
    const match = start();
    after(match, '4:@a1 2:@a3 0 1:a1-b1 3');
    expect(match.history.map(({ text }) => text)).deep.equal(['4:@a1*', '2:@a3', '0:-', '1:a1-b1']);
    expect(match.position).equal('2l1xx2/l7/4xx2 d l0d0 3');
  });

  it('is refused with a place where it is none', () => {
    for (const text of ['', 'x', '@', '@@', 'b3', 'rolls', '½']) {
      const told = refused(start().play(text));
      expect([told.rule, told.place], text).deep.equal(['UR-2', 'move, throw']);
    }
    for (const text of ['x', '@', '@d1', '@a9', 'a-b', '+', '*']) {
      const match = start();
      after(match, '2');
      expect(refused(match.play(text)).place, text).equal('move');
    }
  });
});
