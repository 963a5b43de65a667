import { expect } from '@open-wc/testing';
import { at, fault, figure, start, stepsOf, why } from './start.js';

const REAL = 'b1b4/6b/7/7/2www2/7/7 w w17b17';
const DOUBLE = '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16';

describe('Real Queen: refusals name the rule and the place', () => {
  it('RQ-1: nobody plays where nobody is on turn, and nobody passes', () => {
    const match = figure('7/7/7/3W3/7/7/7 - w0b0');
    expect(match.turn).equal(undefined);
    expect(why(match, 'd4')).equal('RQ-1 move');
    expect(fault({ rules: 'first=red' }).place).equal('rules, first');
    expect(start({ rules: 'first=black' }).turn).equal('black');
    for (const text of ['', '-', 'pass', 'h4', 'd8', 'Q'])
      expect(start().play(text), text).have.property('fault', 'text');
  });

  it('RQ-2: an attack marble is placed on an empty hollow', () => {
    expect(why(at('7/7/7/3b3/7/7/7 w w20b19'), 'd4')).equal('RQ-2 d4');
    expect(why(at('7/7/7/3W3/7/7/7 w w20b20'), 'd4')).equal('RQ-2 d4');
  });

  it('RQ-3: attack marbles stand still while the rack has a marble', () => {
    const match = at('7/7/7/3w3/7/7/W6 w w19b20');
    expect(why(match, 'd4-e5')).equal('RQ-3 d4-e5');
    expect(why(match, 'd4')).equal('RQ-3 d4');
    expect(why(at('7/7/7/3B3/2www2/7/7 w w17b20'), 'c3')).equal('RQ-3 c3');
    const empty = at('b1w3b/1B5/7/3W3/7/7/w5w w w0b18');
    expect(why(empty, 'a2')).equal('RQ-3 a2');
    expect(why(empty, 'a7-a2')).equal('RQ-3 a7-a2');
    expect(why(empty, 'a1-a7')).equal('RQ-3 a1-a7');
  });

  it('RQ-4: the Queen enters where she may, and as the last marble she must', () => {
    const match = at('7/2b4/4bb1/7/2www2/7/7 w w17b17', 'queenEntry=real-or-last');
    expect(stepsOf(match, 'Q')).deep.equal(['Qb3', 'Qf3']);
    expect(why(match, 'Qa1')).equal('RQ-4 Qa1');
    expect(why(at('7/7/7/3b3/7/7/7 w w20b19'), 'Qd4')).equal('RQ-4 Qd4');
    expect(at('7/7/7/3b3/7/7/7 w w20b19').play('Qd4')).have.property('expected', 'choose an empty hollow');
    const last = at('b3w1b/7/7/7/7/2w4/w5B w w0b18');
    expect(stepsOf(last)).length(43);
    expect(stepsOf(last, 'Q')).length(43);
    expect(why(last, 'a2')).equal('RQ-4 a2');
    expect(why(last, 'a1-a2')).equal('RQ-3 a1-a2');
  });

  it('RQ-5: the Queen steps to an empty neighbour, when the rules let her', () => {
    const match = at('7/7/3b3/3W3/2b4/7/w6 w w19b18');
    expect(stepsOf(match, 'Q')).deep.equal(['Qd4-c4', 'Qd4-c5', 'Qd4-d3', 'Qd4-e3', 'Qd4-e4', 'Qd4-e5']);
    for (const step of ['Qd4-d5', 'Qd4-d6', 'Qd4-d4', 'Qa1-a2', 'd4-e5']) {
      expect(why(match, step), step).equal(`RQ-5 ${step}`);
    }
    const later = at('7/7/3b3/3W3/2b4/7/w6 w w19b18', 'queenMoves=after-rack');
    expect(why(later, 'Qd4-e5')).equal('RQ-5 Qd4-e5');
  });

  it('RQ-6: a Queen on the board never leaves it', () => {
    expect(why(at('7/7/7/3W3/7/7/7 w w20b20'), 'Qa1')).equal('RQ-6 Qa1');
    expect(why(at('b5B/7/7/7/7/7/2www2 w w17b19 f1'), 'xg7')).equal('RQ-6 xg7');
    expect(why(at('b1b1b2/7/7/7/2wwW2/7/7 w w18b17 f3xa7xc7'), '^e3')).equal('RQ-6 ^e3');
  });

  it('RQ-8: conquest comes first, then re-entry, and neither before a Real', () => {
    expect(why(at(REAL), 'xa7')).equal('RQ-8 xa7');
    expect(why(at(REAL), '^c3')).equal('RQ-8 ^c3');
    for (const text of ['^c3', 'd4', 'a1-a2', 'Qd4'])
      expect(why(at(`${REAL} f3`), text), text).equal(`RQ-8 ${text}`);
    for (const text of ['xc7', 'd4']) expect(why(at(`${REAL} f3xa7`), text), text).equal(`RQ-8 ${text}`);
  });

  it('RQ-9: an attack marble of the enemy is conquered', () => {
    for (const cell of ['c3', 'f3', 'd4']) expect(why(at(`${REAL} f3`), `x${cell}`)).equal(`RQ-9 x${cell}`);
  });

  it('RQ-10: marbles of the Real re-enter, each once', () => {
    const match = at('b1b4/6b/7/7/2www2/7/w6 w w16b17 f3xa7^c3');
    for (const cell of ['c3', 'a1', 'd4', 'c7']) expect(why(match, `^${cell}`)).equal(`RQ-10 ^${cell}`);
    expect(stepsOf(match)).deep.equal(['^d3', '^e3', '^f3']);
  });

  it('RQ-11: of a Super Real too only its own marbles re-enter', () => {
    const match = at('b1b4/6b/7/7/1wwww2/7/w6 w w15b17');
    match.play('f3xa7xc7');
    expect(why(match, '^a1')).equal('RQ-11 ^a1');
  });

  it('RQ-12: a line of a Double Real gives no more than its share, so that all can be completed', () => {
    const match = at(`${DOUBLE} a1xg7xf6xe6^b1`);
    expect(why(match, '^c1')).equal('RQ-12 ^c1');
    match.play('^a1');
    expect(stepsOf(match)).deep.equal(['^a2', '^a3', '^a4']);
  });

  it('RQ-13: nor does a line of another combination', () => {
    const match = at('b5b/b5b/7/3w3/3w3/3w3/www1w2 w w13b16');
    match.play('d1xa6xa7xg6xg7^d2');
    expect(why(match, '^d3')).equal('RQ-13 ^d3');
  });

  it('RQ-18: nothing is played after the end', () => {
    const match = at('7/bb4b/7/7/2www2/5B1/7 w w17b17');
    match.play('b3');
    expect(match.history[0]?.text).equal('b3#');
    expect(match.turn).equal(undefined);
    expect(match.moves()).deep.equal([]);
    expect(why(match, 'a1')).equal('RQ-18 move');
    expect(match.undo()).equal(true);
    expect(match.turn).equal('white');
  });

  it('RQ-14: a wrong sign of victory is refused, a missing one is added', () => {
    const position = '7/bb4b/7/7/2www2/5B1/7 w w17b17';
    for (const text of ['b3##', 'Qb3#', 'a1#', 'a1##']) {
      expect(at(position).play(text), text).have.property('message');
    }
    for (const text of ['Qb3', 'qB3##', 'Qb3 ##']) {
      const match = at(position);
      expect(match.play(text), text).equal(true);
      expect(match.history[0]?.text).equal('Qb3##');
    }
  });
});
