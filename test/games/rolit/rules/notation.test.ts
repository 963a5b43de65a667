import { expect } from '@open-wc/testing';
import { Match } from '../../../../src/core/index.js';
import { rolit } from '../../../../src/games/rolit/rules/index.js';
import { refused } from '../../../suites/results.js';
import { at, fault, figure, start } from './start.js';

const START = '8/8/8/3ry3/3bg3/8/8/8';

describe('Rolit: position text', () => {
  it('is the rows, the seat to move and the seats in turn order', () => {
    expect(start({ rules: 'seats=red,blue,green first=blue' }).position).equal(`${START} b rbg`);
    expect(at(`${START} b rbg`).turn).equal('blue');
  });

  it('is read in upper case, with any white space, with runs written in parts', () => {
    for (const text of [
      '8/8/8/3RY3/3BG3/8/8/8 B RBG',
      ` ${START}\n\tb  rbg `,
      '44/8/17/3ry12/...bg---/8/8/8 b rbg',
    ]) {
      expect(at(text).position, text).equal(`${START} b rbg`);
    }
  });

  it('is read in the flat form of 64, 36 or 16 signs', () => {
    expect(at(`${'-'.repeat(27)}ry------bg${'-'.repeat(27)} r rg`).position).equal(`${START} r rg`);
    expect(at(`${'.'.repeat(14)}RY....BG${'.'.repeat(14)} g rg`).position).equal('6/6/2ry2/2bg2/6/6 g rg');
    expect(at('.-.-.ry..bg.---- y yb').position).equal('4/1ry1/1bg1/4 y yb');
    for (const count of [1, 4, 9, 15, 17, 25, 35, 49, 63, 65, 81, 100]) {
      expect(fault({ position: `${'r'.repeat(count)} r rg` }).place, `${count}`).equal('position');
    }
  });

  it('wins over the rules by its own fields, and takes from them what it does not say', () => {
    const rules = 'size=4 seats=yellow,blue first=blue';
    expect(start({ position: `${START} g rg`, rules }).position).equal(`${START} g rg`);
    expect(start({ position: `${START} b`, rules }).position).equal(`${START} b yb`);
    expect(at(`${START} g`).position).equal(`${START} g rg`);
  });

  it('has 8, 6 or 4 rows of as many cells', () => {
    for (const text of ['8', '8/8/8/3ry3/3bg3/8/8', `${START}/8`, '5/5/1ry2/5/5', '', '/', '2ry4']) {
      expect(refused(rolit.readPosition(`${text} r rg`, start().rules, 'play')).place, text).equal(
        'position',
      );
    }
    for (const [text, row] of [
      ['8/8/8/3ry3/3bg4/8/8/8', 5],
      ['8/8/8/3ry2/3bg3/8/8/8', 4],
      ['9/8/8/3ry3/3bg3/8/8/8', 1],
      ['8/8/8/3ry3/3bg3/8/8/', 8],
      ['8/8/8/3ry3/3xg3/8/8/8', 5],
      ['6/6/2ry2/2bg2/6/8', 6],
      ['4/1ry1/1bg1/1|2', 4],
    ] as const) {
      expect(fault({ position: `${text} r rg` }).place, text).equal(`position, row ${row}`);
    }
  });

  it('names two to four seats, each once', () => {
    for (const seats of ['r', 'rr', 'rgr', 'rx', 'rbgyr', 'r-g', 'r,g', 'r g']) {
      expect(fault({ position: `${START} r ${seats}` }).place, seats).equal('position, seats');
    }
  });

  it('names a seat to move, one of the seats', () => {
    for (const text of [
      START,
      `${START} -`,
      `${START} - rg`,
      `${START} b rg`,
      `${START} x rg`,
      `${START} y`,
    ]) {
      expect(fault({ position: text }).place, text).equal('position, seat to move');
    }
  });

  it('is not guessed at where the seat to move is left out', () => {
    for (const text of [`${START} rg`, `${START} rg rg`, `${START} bg rbgy`, `${START} rbgy rbgy`]) {
      for (const purpose of ['play', 'figure'] as const) {
        const { place } = refused(Match.start(rolit, { position: text, purpose }));
        expect(place, text).equal('position, seat to move');
      }
    }
  });

  it('has a ball to touch in a game, and anything in a figure', () => {
    expect(fault({ position: '8/8/8/8/8/8/8/8 r rg' }).place).equal('position');
    for (const [text, canonical] of [
      ['8/8/8/8/8/8/8/8', '8/8/8/8/8/8/8/8 - rg'],
      ['6/6/6/6/6/6 - yb', '6/6/6/6/6/6 - yb'],
      ['yyyy/yyyy/yyyy/yyyy', 'yyyy/yyyy/yyyy/yyyy - rg'],
      [START, `${START} - rg`],
      [`${START} g rbgy`, `${START} g rbgy`],
    ] as const) {
      expect(figure(text).position).equal(canonical);
    }
    for (const text of ['8/8', '9/8/8/8/8/8/8/8', `${START} b rg`, `${START} r rr`]) {
      refused(Match.start(rolit, { position: text, purpose: 'figure' }));
    }
  });
});

describe('Rolit: move text', () => {
  it('is the cell, in either case', () => {
    for (const text of ['f4', 'F4', ' f4 ']) {
      const match = start();
      expect(match.play(text), text).equal(true);
      expect(match.history[0]?.text).equal('f4');
    }
  });

  it('may be a transcript of a whole game, with or without white space', () => {
    const whole = start({ seed: 2 });
    while (whole.turn) whole.play(whole.moves()[0]!);
    const moves = whole.history.map(({ text }) => text);
    for (const text of [moves.join(''), moves.join(' ').toUpperCase(), moves.join('\n')]) {
      const match = start();
      expect(match.play(text)).equal(true);
      expect(match.ply).equal(60);
      expect(match.position).equal(whole.position);
      expect(match.outcome).deep.equal(whole.outcome);
    }
  });

  it('is not read where it names no cell of the board', () => {
    for (const text of [
      '',
      'x',
      'f',
      '4',
      '4f',
      'i4',
      'f9',
      'a0',
      'h0',
      'd0',
      'ff',
      '44',
      'f 4',
      'f-4',
      'ｆ４',
      '🎲',
      'f４',
    ]) {
      const { place, rule } = refused(start().play(text));
      expect([place, rule], text).deep.equal(['move', undefined]);
    }
  });

  it('tells of the first move that cannot be played, and plays none', () => {
    const match = start();
    expect(refused(match.play('f4 e3 a8 c3')).place).equal('a8');
    expect(refused(match.play('f4 e3 zz c3')).place).equal('move');
    expect(match.ply).equal(0);
  });
});
