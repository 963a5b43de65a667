import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { refused } from '../../../suites/results.js';
import { at, balls, fault, levels, raisings, start, why } from './start.js';

/** All but the apex is full: fifteen of light's, fourteen of dark's. */
const LAST = 'ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1';
/** Light's reserve is empty, and of its balls only those of level 3 carry none. */
const STUCK = 'lll1/dlll/dlll/dlll dd1/dld/ddd 2/ll 1';
/** Each can make a square and take the ball back at once. */
const SWING = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';

describe('Pylos: the end of a game', () => {
  it('PY-11: the last ball on top wins', () => {
    for (const [position, winner] of [
      [`${LAST} d`, 'dark'],
      [`${LAST.replace(/[ld]/g, (sign) => (sign === 'l' ? 'd' : 'l'))} l`, 'light'],
    ] as const) {
      const match = at(position);
      expect(match.outcome).equal(undefined);
      expect(match.moves()).deep.equal(['j1']);
      match.play('j1');
      expect(match.turn).equal(undefined);
      expect(match.outcome).deep.equal({
        winners: [winner],
        reason: 'apex',
        value: 1,
        scores: { light: 0, dark: 0 },
      });
    }
  });

  it('PY-11: nothing is played after it', () => {
    const match = at(`${LAST} d`);
    match.play('j1');
    expect(match.moves()).deep.equal([]);
    for (const move of ['a1', 'j1', 'a1-e1']) expect(why(match, move), move).match(/^PY-11 /);
    expect(match.undo()).equal(true);
    expect(match.turn).equal('dark');
  });

  it('PY-11: it is the 30th ball, and comes from the reserve', () => {
    // Light has no ball left and can raise none to the top, for each carries it.
    const match = at(`${LAST} l`);
    expect(match.moves()).deep.equal([]);
    expect(match.outcome?.winners).deep.equal(['dark']);
    for (let seed = 0; seed < 60; seed++) {
      const game = start({ seed });
      while (playRandom(game));
      if (game.outcome?.reason !== 'apex') continue;
      expect(balls(game, 'l') + balls(game, 'd')).equal(30);
      expect(game.history.at(-1)?.text).equal('j1');
      expect(game.history.at(-1)?.seat).equal(game.outcome.winners[0]);
    }
  });

  it('PY-12: a player to move with no ball and no raise loses at once', () => {
    const stuck = at(`${STUCK} l`);
    expect(balls(stuck, 'l')).equal(15);
    expect(raisings(stuck.moves())).equal('');
    expect(stuck.turn).equal(undefined);
    expect(stuck.outcome).deep.include({ winners: ['dark'], reason: 'no-move', value: 1 });
    expect(stuck.outcome?.scores).deep.equal({ light: 0, dark: 15 - balls(stuck, 'd') });
  });

  it('PY-12: the other one may still move there', () => {
    expect(at(`${STUCK} d`).outcome).equal(undefined);
    expect(at(`${STUCK} d`).moves()).not.deep.equal([]);
  });

  it('PY-12: a game ends so in the middle of it', () => {
    let ends = 0;
    for (let seed = 0; seed < 30; seed++) {
      const match = start({ seed });
      while (playRandom(match));
      const { reason, winners } = match.outcome!;
      if (reason !== 'no-move') continue;
      ends++;
      // Nobody passes: whoever made the last move has won.
      expect(winners).deep.equal([match.history.at(-1)?.seat]);
      expect(balls(match, winners[0] === 'light' ? 'd' : 'l')).equal(15);
    }
    expect(ends).above(5);
  });

  it('PY-12: an empty reserve alone loses nothing', () => {
    const match = at('llll/llll/llll/l1l1 3/3/3 2/2 1 l', 'child');
    match.play('d1');
    expect(balls(match, 'l')).equal(15);
    expect(match.outcome).equal(undefined);
    match.play('b1');
    expect(match.turn).equal('light');
    expect(match.moves()).not.deep.equal([]);
  });

  it('PY-12: by end=no-reserve a turn that ends with an empty reserve loses', () => {
    const match = at('llll/llll/llll/l1l1 3/3/3 2/2 1 l', 'child end=no-reserve');
    expect(match.outcome).equal(undefined);
    match.play('d1');
    expect(match.turn).equal(undefined);
    expect(match.moves()).deep.equal([]);
    expect(match.outcome).deep.include({ winners: ['dark'], reason: 'no-reserve', value: 1 });
    expect(match.outcome?.scores).deep.equal({ light: 0, dark: 15 });
    expect(why(match, 'b1')).match(/^PY-12 /);
  });

  it('PY-12: a turn that takes a ball back does not end with an empty reserve', () => {
    const match = at('llll/llll/llll/ll2 3/3/3 2/2 1 l', 'end=no-reserve');
    match.play('c1');
    expect(match.outcome).equal(undefined);
    expect(match.turn).equal('light');
    match.play('^c1');
    match.play('');
    expect(match.outcome).equal(undefined);
    expect(match.turn).equal('dark');
  });

  it('PY-12: the ball on top wins although it is the last one', () => {
    const full = `${LAST.replace(/1$/, 'd')} l`;
    for (const end of ['no-move', 'no-reserve']) {
      expect(at(full, `end=${end}`).outcome, end).deep.include({ winners: ['dark'], reason: 'apex' });
    }
  });

  it('PY-12: what ends a game for want of balls is no-move or no-reserve', () => {
    expect(start().rules.end).equal('no-move');
    for (const end of ['', 'never', 'no-reserve,no-move', 'on']) {
      expect(fault({ rules: `end=${end}` }).place, end).equal('rules, end');
    }
    for (const end of ['no-move', 'no-reserve']) {
      for (let seed = 0; seed < 20; seed++) {
        const match = start({ rules: `end=${end}`, seed });
        while (playRandom(match));
        expect(match.outcome?.winners).length(1);
        expect([end, 'apex']).include(match.outcome?.reason);
      }
    }
  });

  it('PY-15: the third occurrence of a position with the same player to move is a draw', () => {
    const match = at(SWING, 'repetition=draw');
    match.play('d4^d4 b1^b1');
    expect(match.position).equal(SWING);
    expect(match.outcome).equal(undefined);
    match.play('d4^d4');
    expect(match.outcome).equal(undefined);
    match.play('b1^b1');
    expect(match.position).equal(SWING);
    expect(match.turn).equal(undefined);
    expect(match.moves()).deep.equal([]);
    expect(match.outcome).deep.equal({
      winners: [],
      reason: 'repetition',
      value: 0,
      scores: { light: 12, dark: 12 },
    });
    expect(why(match, 'd4^d4')).match(/^PY-15 /);
  });

  it('PY-15: other positions between them do not matter', () => {
    const match = at(SWING, 'repetition=draw');
    match.play('d4^d4 b1^b1 d4^c4 b1^b1 c4^d4 b1^b1');
    // Light's square went from c4 to d4 and back.
    expect(match.position).equal(SWING);
    expect(match.history.at(-3)?.position).not.include(levels(match));
    expect(match.outcome?.reason).equal('repetition');
  });

  it('PY-15: the same balls with another player to move are another position', () => {
    const match = at(SWING, 'repetition=draw');
    match.play('d4^d4 b1^b1 d4^d4');
    expect(match.position).equal(SWING.replace(/l$/, 'd'));
    expect(match.outcome).equal(undefined);
  });

  it('PY-15: it does not count where nothing is said', () => {
    expect(start().rules.repetition).equal('off');
    const match = at(SWING);
    for (let i = 0; i < 5; i++) match.play('d4^d4 b1^b1');
    expect(match.ply).equal(10);
    expect(match.position).equal(SWING);
    expect(match.outcome).equal(undefined);
    expect(fault({ rules: 'repetition=lose' }).place).equal('rules, repetition');
  });

  it('PY-15: a draw that is taken back is none', () => {
    const match = at(SWING, 'repetition=draw');
    match.play('d4^d4 b1^b1 d4^d4 b1^b1');
    match.undo();
    expect(match.turn).equal('dark');
    expect(refused(match.play('d4^d4')).message).match(/\w/);
    match.play('c1');
    expect(match.outcome).equal(undefined);
    match.goTo(0);
    match.play('d4^d4 b1^b1');
    expect(match.outcome).equal(undefined);
  });

  it('PY-15: it counts from the start of the game', () => {
    const match = at(SWING, 'repetition=draw');
    match.play('d4^d4 b1^b1');
    const later = at(match.position, 'repetition=draw');
    later.play('d4^d4 b1^b1');
    expect(later.outcome).equal(undefined);
    later.play('d4^d4 b1^b1');
    expect(later.outcome?.reason).equal('repetition');
  });
});
