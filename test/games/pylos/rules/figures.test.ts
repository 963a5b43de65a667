import { expect } from '@open-wc/testing';
import { isFault, Match } from '../../../../src/core/index.js';
import { pylos } from '../../../../src/games/pylos/rules/index.js';
import { refused } from '../../../suites/results.js';
import { figure } from './start.js';

const EMPTY = '4/4/4/4 3/3/3 2/2 1';
const BOARD = '2l1/2ll/dd2/d3 3/3/3 2/2 1';

describe('Pylos: figures', () => {
  it('may have nobody on turn, by a sign or by none', () => {
    for (const text of [`${BOARD} -`, BOARD]) {
      const match = figure(text);
      expect(match.position, text).equal(`${BOARD} -`);
      expect(match.turn).equal(undefined);
      expect(match.outcome).equal(undefined);
      expect(match.moves()).deep.equal([]);
      expect(match.perft(1)).equal(0);
    }
  });

  it('may have a seat on turn, who can move', () => {
    expect(figure(`${BOARD} l`).moves()).include('d4^d4');
    expect(figure(`${BOARD} d`).turn).equal('dark');
    expect(figure(`${BOARD} l d4`).position).equal(`${BOARD} l d4`);
  });

  it('PY-3: may show balls that nothing carries', () => {
    for (const board of ['4/4/4/4 3/3/3 2/2 l', '4/4/4/4 3/1d1/3 2/2 1', '4/4/4/l3 l2/3/3 1d/2 d']) {
      for (const seat of ['l', 'd', '-']) {
        expect(figure(`${board} ${seat}`).position).equal(`${board} ${seat}`);
        if (seat !== '-') refused(Match.start(pylos, { position: `${board} ${seat}` }));
      }
    }
  });

  it('PY-1: may show more balls than there are', () => {
    for (const board of ['llll/llll/llll/llll 3/3/3 2/2 1', 'dddd/dddd/dddd/dddd ddd/ddd/ddd dd/dd d']) {
      for (const seat of ['l', 'd', '-']) {
        const match = figure(`${board} ${seat}`);
        expect(match.position).equal(`${board} ${seat}`);
        for (const move of match.moves()) expect(move, board).match(/^[a-j]\d(-[a-j]\d)?(\^[a-j]\d)*$/);
        match.play('e1');
      }
    }
  });

  it('may show any ball alone', () => {
    const levels = EMPTY.split(' ');
    for (const [level, rows] of levels.entries()) {
      for (const row of rows.split('/').keys()) {
        const ball = rows
          .split('/')
          .with(row, `d${level < 3 ? 3 - level : ''}`)
          .join('/');
        const board = levels.with(level, ball).join(' ');
        expect(figure(`${board} -`).position).equal(`${board} -`);
      }
    }
  });

  it('refuses every move where nobody is on turn', () => {
    for (const text of ['a1', 'd4', 'c3-e1', '^c3', '', 'x']) {
      const match = figure(`${BOARD} -`);
      expect(isFault(match.play(text)), text).equal(true);
      expect(match.position, text).equal(`${BOARD} -`);
    }
  });

  it('is read as strictly as a game in its rows and its seat', () => {
    for (const [position, place] of [
      ['4/4/4/5 3/3/3 2/2 1 -', 'position, level 1, row 4'],
      ['4/4/4/4 3/3 2/2 1 -', 'position, level 2'],
      [`${EMPTY} x`, 'position, seat to move'],
      [`${EMPTY} ld`, 'position, seat to move'],
    ] as const) {
      const fault = refused(Match.start(pylos, { position, purpose: 'figure' }));
      expect(fault.place, position).equal(place);
    }
  });
});
