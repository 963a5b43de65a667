import { expect } from '@open-wc/testing';
import { isFault, Match } from '../../../../src/core/index.js';
import { ur } from '../../../../src/games/ur/rules/index.js';
import { refused } from '../../../suites/results.js';
import { figure } from './start.js';

const BOARD = '1ll1xx2/1l1d2d1/dd2xx2';

describe('Ur: figures', () => {
  it('may have nobody on turn, by a sign or by the board alone', () => {
    for (const [text, homes] of [
      [`${BOARD} - l2d3`, 'l2d3'],
      [`${BOARD} - l0d0`, 'l0d0'],
      [BOARD, 'l0d0'],
    ] as const) {
      const match = figure(text);
      expect(match.position, text).equal(`${BOARD} - ${homes}`);
      expect([match.turn, match.mover, match.outcome]).deep.equal([undefined, undefined, undefined]);
      expect(match.moves()).deep.equal([]);
      expect(match.perft(1)).equal(0);
    }
  });

  it('may have a seat on turn, and a throw, and can be played', () => {
    expect(figure(`${BOARD} l l0d0`).turn).equal('chance');
    const match = figure(`${BOARD} l l0d0 3`);
    expect(match.position).equal(`${BOARD} l l0d0 3`);
    expect(match.play('a3-b1')).equal(true);
  });

  it('UR-1: may show pieces where their side never comes', () => {
    for (const board of ['dddd', 'd1d1'].map((row) => `${row}xxdd/8/llllxxll`)) {
      for (const seat of ['l', 'd', '-']) {
        const match = figure(`${board} ${seat} l0d0`);
        expect(match.position).equal(`${board} ${seat} l0d0`);
        if (seat !== '-')
          expect(refused(Match.start(ur, { position: `${board} ${seat} l0d0` })).rule).equal('UR-1');
      }
    }
  });

  it('UR-1: such a piece moves by no throw', () => {
    const match = figure('4xx2/8/3lxx2 l l0d0');
    expect(match.moves()).deep.equal(['0:-', '1:@a4', '2:@a3', '3:@a2', '4:@a1*']);
    for (const move of ['1:c4-a4', '1:c4-c3', '1:c4+']) {
      expect(refused(match.play(move)).rule, move).equal('UR-4');
    }
  });

  it('UR-14: may show more pieces than there are, of which none waits', () => {
    const match = figure('llllxx2/lllllll1/4xx2 l l9d9');
    expect(match.position).equal('llllxx2/lllllll1/4xx2 l l9d9');
    const board = figure('llllxx2/lllllll1/4xx2 l l0d0');
    expect(board.moves().join()).not.include('@');
    expect(board.moves()).include('1:b7-b8');
  });

  it('may show any piece alone', () => {
    for (const sign of ['l', 'd']) {
      for (const row of [0, 1, 2]) {
        for (let column = 0; column < 8; column++) {
          const rows = ['....xx..', '........', '....xx..'];
          if (rows[row]![column] === 'x') continue;
          rows[row] = [...rows[row]!].with(column, sign).join('');
          const text = rows.join('/').replace(/\.+/g, (run) => `${run.length}`);
          expect(figure(`${text} - l0d0`).position).equal(`${text} - l0d0`);
        }
      }
    }
  });

  it('refuses every move where nobody is on turn', () => {
    for (const text of ['1', '0:-', 'roll', '1:@a4', '@a4', '', 'x']) {
      const match = figure(`${BOARD} - l0d0`);
      expect(isFault(match.play(text)), text).equal(true);
      expect(match.position, text).equal(`${BOARD} - l0d0`);
    }
  });

  it('is read as strictly as a game in its rows, its seat and its pieces home', () => {
    for (const [position, place] of [
      ['4xx2/8 - l0d0', 'position'],
      ['4xx2/9/4xx2 - l0d0', 'position, row B'],
      [`${BOARD} x l0d0`, 'position, seat to throw'],
      [`${BOARD} - l0`, 'position, pieces home'],
      [`${BOARD} l`, 'position, pieces home'],
    ] as const) {
      expect(refused(Match.start(ur, { position, purpose: 'figure' })).place, position).equal(place);
    }
  });
});
