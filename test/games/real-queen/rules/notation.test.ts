import { expect } from '@open-wc/testing';
import { isFault, Match } from '../../../../src/core/index.js';
import { realQueen } from '../../../../src/games/real-queen/rules/index.js';
import { at, fault, figure, start } from './start.js';

const EMPTY = '7/7/7/7/7/7/7';
const REAL = 'b1b4/6b/7/7/2www2/7/7 w w17b17';

describe('Real Queen: position text', () => {
  it('is rows from the far edge, the seat and the racks', () => {
    expect(start().position).equal(`${EMPTY} w w20b20`);
    const match = start();
    match.play('a1 Qg7 Qd4 b7');
    expect(match.position).equal('1b4B/7/7/3W3/7/7/w6 w w19b19');
  });

  it('names the row or the field that is wrong', () => {
    for (const [position, place] of [
      ['', undefined],
      ['7/7/7', 'position'],
      [`${EMPTY}/7 w w20b20`, 'position'],
      ['7/7/8/7/7/7/7 w w20b20', 'position, row 5'],
      ['7/7/7/7/7/7/6 w w20b20', 'position, row 1'],
      ['xxxxxxx/7/7/7/7/7/7 w w20b20', 'position, row 7'],
      [EMPTY, 'position, seat to move'],
      [`${EMPTY} x w20b20`, 'position, seat to move'],
      [`${EMPTY} wb w20b20`, 'position, seat to move'],
      [`${EMPTY} - w20b20`, 'position, seat to move'],
      [`${EMPTY} w`, 'position, racks'],
      [`${EMPTY} w w20`, 'position, racks'],
      [`${EMPTY} w w200b20`, 'position, racks'],
      [`${EMPTY} w w21b20`, 'position'],
      ['w6/7/7/7/7/7/7 w w20b20', 'position'],
      ['WW5/7/7/7/7/7/7 w w20b20', 'position'],
    ] as const) {
      if (place) expect(fault({ position }).place, position).equal(place);
      else expect(start({ position }).position).equal(`${EMPTY} w w20b20`);
    }
  });

  it('tells Queens by their capitals, and everything else in any case', () => {
    expect(at('wWbB3/7/7/7/7/7/7 B W10B9').position).equal('wWbB3/7/7/7/7/7/7 b w10b9');
  });

  it('is followed by the started move in the middle of a turn, its marbles in order', () => {
    const match = at(REAL);
    match.play('Qf3');
    match.play('xg6');
    match.play('xa7');
    match.play('^e3');
    expect(match.position).equal(`${REAL} Qf3xa7xg6^e3`);
    expect(match.turn).equal('white');
    match.play('^c3');
    expect(match.history.at(-1)?.text).equal('Qf3xa7xg6^c3^e3');
    for (const started of ['a1', 'f3xa7^c3^d3', 'f3^c3', 'f3xa1', 'f3 xa7', 'zz']) {
      expect(isFault(Match.start(realQueen, { position: `${REAL} ${started}` })), started).equal(true);
    }
  });

  it('RQ-16: is over where the seat to move has fewer than four marbles', () => {
    const match = at('b5B/6b/7/7/2wwww1/7/7 b w16b0');
    expect(match.turn).equal(undefined);
    expect(match.outcome).deep.equal({
      winners: ['white'],
      reason: 'fewer-than-four',
      value: 1,
      scores: { white: 18, black: 0 },
    });
    expect(at('b1b3B/6b/7/7/2wwww1/7/7 b w16b0').turn).equal('black');
    expect(at('b1b3B/6b/7/7/2wwww1/7/7 b w16b0', 'minMarbles=attack-only').outcome?.winners).deep.equal([
      'white',
    ]);
  });

  it('shows in a figure what no game reaches, and may leave out seat and racks there', () => {
    for (const [text, canonical] of [
      ['7/7/7/3W3/7/7/7', '7/7/7/3W3/7/7/7 - w0b0'],
      ['wwwwwww/wwwwwww/wwwwwww/wwwwwww/7/7/7 - w20b20', undefined],
      ['7/7/7/3w3/7/7/7 w w3b9', undefined],
    ] as const) {
      expect(figure(text).position).equal(canonical ?? text);
    }
    expect(figure('7/7/7/3w3/7/7/7 w w3b9').moves()).include('Qd5');
    expect(figure('7/7/7/3w3/7/7/7 - w3b9').moves()).deep.equal([]);
  });
});

describe('Real Queen: steps and tries', () => {
  it('shows where a marble comes from and goes to', () => {
    const [place] = start().steps();
    expect(place).deep.include({ text: 'a7', to: 'a7', changes: [] });
    expect(place?.from).equal(undefined);
    const match = at('b1w3b/1B5/7/3W3/7/7/w5w w w0b18');
    const find = (text: string) => match.steps().find((step) => step.text === text);
    expect(find('a1-g6')).deep.include({ from: 'a1', to: 'g6' });
    expect(find('Qd4-e5')).deep.include({ from: 'd4', to: 'e5' });
    expect(start().steps().at(-1)).deep.include({ text: 'Qg1', from: 'Q', to: 'g1' });
    expect(at(`${REAL} f3`).steps()[0]).deep.equal({ text: 'xa7', from: 'a7', changes: [] });
    expect(at(`${REAL} f3xa7`).steps()[0]).deep.equal({ text: '^f3', from: 'f3', changes: [] });
  });

  it('RQ-7: tells what a marble makes', () => {
    const match = at('7/7/7/3w3/3w3/3w3/www4 w w14b20');
    match.play('d1');
    const real = match.state.real!;
    expect(real.lines.map((line) => line.length)).deep.equal([4, 4]);
    expect(match.started[0]?.made).deep.equal(real);
    expect(real).deep.include({ queen: false, conquer: 0, reenter: 3, done: [] });
  });

  it('writes what is tried at the board', () => {
    const text = (position: string, from: string | undefined, cell: string) =>
      realQueen.writeTry!(at(position).state, from, cell);
    expect(text(`${EMPTY} w w20b20`, undefined, 'd4')).equal('d4');
    expect(text(`${EMPTY} w w20b20`, 'Q', 'd4')).equal('Qd4');
    expect(text('b3w1b/7/7/7/7/2w4/w5B w w0b18', undefined, 'd4')).equal('Qd4');
    const moving = 'b1w3b/1B5/7/3W3/7/7/w5w w w0b18';
    expect(text(moving, 'a1', 'g6')).equal('a1-g6');
    expect(text(moving, 'd4', 'e5')).equal('Qd4-e5');
    expect(text(moving, undefined, 'e5')).equal('e5');
    expect(text(`${REAL}`, undefined, 'c3')).equal('c3');
    for (const cell of ['a7', 'c3']) {
      expect(realQueen.writeTry!(at(`${REAL} f3`).state, undefined, cell)).equal(`x${cell}`);
      expect(realQueen.writeTry!(at(`${REAL} f3xa7`).state, undefined, cell)).equal(`^${cell}`);
    }
  });
});
