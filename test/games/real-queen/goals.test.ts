import { expect } from '@open-wc/testing';
import { readGoal, solutionsOf } from '../../../src/core/goal.js';
import { goals } from '../../../src/games/real-queen/goals.js';
import { realQueen } from '../../../src/games/real-queen/rules/index.js';
import { judgeAll, missed, wordsOf } from '../../core/goal-generator.js';
import { refused, sure } from '../../suites/results.js';
import { made, played } from './goal-generator.js';
import { at } from './rules/start.js';

/** White makes a Real of four by f3 or b3. */
const ROW = 'b1b4/6b/7/7/2www2/7/7 w w17b17';
/** White makes a line of four by d5, and two that cross by d1. */
const DOUBLE = 'b5b/b5b/7/3w3/3w3/3w3/www4 w w14b16';
/** White makes four lines by d4, and then has millions of ways to conquer and to take back. */
const STAR = 'w2bbbb/1w2bbb/2w1bbb/www1bbb/2ww1bb/1w1wbbb/w2w1bb w w8b0';
/** The Queen of black on f4 has e3, f3 and g3 in her castle area. */
const CASTLE = 'b5b/b6/7/5B1/2www2/7/7 w w17b17';

const says = (position: string, word: string, move: string, rules = '') =>
  missed(goals, at(position, rules), word, move);
const solutions = (position: string, word: string) =>
  solutionsOf(realQueen, sure(readGoal(goals, word)), at(position).point);
/** The first steps of some moves. */
const stems = (moves: readonly string[]) => [...new Set(moves.map((move) => move.split(/[x^]/)[0]!))].sort();

describe('Real Queen: the goal of a Real', () => {
  it('RQ-7: is reached by a line of four through the marble played, whatever is then taken', () => {
    for (const move of ['f3xg6^f3^e3', 'f3xa7^c3^d3', 'Qf3xa7xc7^c3^d3'])
      expect(says(ROW, 'real', move), move).equal(undefined);
    expect(says(ROW, 'real', 'a1')).equal(
      'a1 makes no Real, which is an unbroken line of four or more through the marble played (RQ-7).',
    );
    expect(stems(solutions(ROW, 'real'))).deep.equal(['Qb3', 'Qf3', 'b3', 'f3']);
  });

  it('RQ-7: is not reached by a line that the marble is not in', () => {
    expect(says('wwww3/7/7/7/7/7/b5b w w16b18', 'real', 'd1')).match(/RQ-7/);
  });

  it('RQ-3: is reached by a marble that was moved, without the one it was', () => {
    expect(says('b5W/7/7/w6/7/7/1www3 w w0b19', 'real', 'a4-a1xa7^a1^b1')).equal(undefined);
    expect(says('b5W/7/7/7/7/7/1wwww2 w w0b19', 'real', 'b1-f1xa7^c1^d1')).equal(undefined);
    expect(says('b5W/7/7/7/7/7/1wwww2 w w0b19', 'real', 'b1-a1')).match(/RQ-7/);
  });

  it('RQ-10: has a kind with the Queen in it', () => {
    expect(says(ROW, 'real=queen', 'Qf3xa7xc7^c3^d3')).equal(undefined);
    expect(says(ROW, 'real=queen', 'f3xg6^f3^e3')).equal('f3 makes a Real without the Queen (RQ-10).');
    expect(says(ROW, 'real=queen', 'Qa1')).match(/Qa1 makes no Real/);
  });

  it('RQ-11: has a kind of five marbles or more', () => {
    const five = 'b1b4/6b/7/7/1ww1ww1/7/7 w w16b17';
    expect(says(five, 'real=super', 'd3xa7xc7^b3^c3^d3')).equal(undefined);
    expect(says(ROW, 'real=super', 'f3xg6^f3^e3')).equal(
      'f3 makes a Real of four marbles; a Super Real has a line of five or more (RQ-11).',
    );
  });

  it('RQ-12: has a kind of two lines that cross', () => {
    expect(says(DOUBLE, 'real=double', 'd1xa6xa7xg6^a1^d1^d2')).equal(undefined);
    expect(says(DOUBLE, 'real=double', 'd5xa6^d2^d3')).equal(
      'd5 makes a Real of 1 line; a Double Real has 2 through the marble played (RQ-12).',
    );
    expect(stems(solutions(DOUBLE, 'real=double'))).deep.equal(['Qd1', 'd1']);
  });

  it('RQ-13: has kinds of three and four lines, and more of them are also fewer', () => {
    expect(says(DOUBLE, 'real=triple', 'd1xa6xa7xg6^a1^d1^d2')).equal(
      'd1 makes a Real of 2 lines; a Triple Real has 3 through the marble played (RQ-13).',
    );
    for (const kind of ['double', 'triple', 'quadruple']) {
      const found = solutions(STAR, `real=${kind}`);
      expect(stems(found), kind).deep.equal(['Qd4', 'd4']);
      // Of some millions, and without making them all.
      expect(found.length, kind).equal(400);
      expect(says(STAR, `real=${kind}`, found[0]!), kind).equal(undefined);
    }
    expect(solutions(STAR, 'real=super')).deep.equal([]);
  });

  it('RQ-14: has kinds that win, with the Queen and without her', () => {
    for (const kind of ['real', 'real=winning', 'win'])
      expect(says(CASTLE, kind, 'f3'), kind).equal(undefined);
    for (const kind of ['real', 'real=winning', 'real=queen', 'real=winning-queen', 'win'])
      expect(says(CASTLE, kind, 'Qf3'), kind).equal(undefined);
    expect(says(CASTLE, 'real=winning-queen', 'f3')).equal(
      'f3# makes a Winning Real without the Queen (RQ-14).',
    );
    expect(says(CASTLE, 'real=queen', 'f3')).match(/RQ-10/);
  });

  it('RQ-14: tells why a Real wins nothing', () => {
    for (const kind of ['winning', 'winning-queen']) {
      expect(says(ROW, `real=${kind}`, 'f3xg6^f3^e3')).equal(
        'f3 makes a Real, but the Queen of black is in the rack and has no castle area (RQ-14).',
      );
      expect(says('b1b2bB/6b/7/7/2www2/7/7 w w17b0', `real=${kind}`, 'f3xa7^c3^d3')).equal(
        'f3 makes a Real outside the castle area of the Queen of black (RQ-14).',
      );
    }
  });

  it('RQ-8: is reached from the middle of a turn by whatever ends it', () => {
    expect(solutions(`${ROW} f3xg6^f3`, 'real').sort()).deep.equal([
      'f3xg6^c3^f3',
      'f3xg6^d3^f3',
      'f3xg6^e3^f3',
    ]);
    expect(solutions(`${ROW} f3xg6^f3`, 'real=queen')).deep.equal([]);
    expect(says(`${ROW} f3xg6^f3`, 'real=queen', '^c3')).match(/^f3 makes a Real without/);
  });

  it('is asked for by its name', () => {
    const ask = (kind?: string) => goals.real!.ask('black', kind);
    expect(ask()).equal('Black to play: make a Real.');
    expect(goals.real!.kinds!.map(ask)).deep.equal(
      [
        'a Winning Real',
        'a Winning Real Queen',
        'a Real Queen',
        'a Super Real',
        'a Double Real',
        'a Triple Real',
        'a Quadruple Real',
      ].map((name) => `Black to play: make ${name}.`),
    );
    expect(sure(readGoal(goals, 'Real=Winning-Queen')).kind).equal('winning-queen');
    expect(refused(readGoal(goals, 'real=half')).expected).include('real=super');
  });
});

describe('Real Queen: other goals', () => {
  it('RQ-9: a capture is a marble conquered', () => {
    for (const move of ['f3xg6^f3^e3', 'Qf3xa7xc7^c3^d3'])
      expect(says(ROW, 'capture', move), move).equal(undefined);
    expect(says(ROW, 'capture', 'a1')).equal('a1 makes no Real, and nothing else conquers (RQ-9).');
    expect(says('6B/7/7/7/2www2/7/7 w w17b20', 'capture', 'f3^c3^d3')).equal(
      'f3 makes a Real, but black has no attack marble on the board (RQ-9).',
    );
    expect(says(CASTLE, 'capture', 'f3')).equal('f3# wins, and a Winning Real conquers nothing (RQ-14).');
    expect(goals.capture!.ask('white')).equal('White to play: conquer a marble.');
  });

  it('RQ-16: to leave fewer than four wins, and captures', () => {
    const few = 'b1b3B/7/7/7/2www2/7/7 w w17b1';
    for (const word of ['win', 'capture', 'real']) expect(says(few, word, 'f3xa7'), word).equal(undefined);
    expect(says(few, 'real=winning', 'f3xa7')).match(/outside the castle area/);
    expect(says(few.replace('b1 ', 'b2 ').replace(/1$/, '2'), 'win', 'f3xa7^c3^d3')).equal(
      'f3xa7^c3^d3 does not win: it makes no Winning Real, and black has 3 attack marbles left (RQ-14, RQ-16).',
    );
  });

  it('RQ-17: a draw is no win', () => {
    const match = at('W5w/7/7/7/7/7/b5B w w19b19');
    const round = 'Qa7-a6Qg1-g2Qa6-a7Qg2-g1';
    match.play(round + round.slice(0, -6));
    expect(missed(goals, match, 'win', 'Qg2-g1')).equal('Qg2-g1 ends the game in a draw (RQ-17).');
  });
});

describe('Real Queen: goals in puzzles', function () {
  this.timeout(180_000);

  it('of random games agree with a plain engine and the lines of the marbles', () => {
    const counts = judgeAll(realQueen, goals, played(), { real: 50 });
    expect(counts.started).above(5);
  });

  it('that are made up agree with them for every kind', () => {
    const least = Object.fromEntries(wordsOf(goals).map((word) => [word, 100]));
    expect(Object.keys(least)).length(10);
    judgeAll(realQueen, goals, made(), least);
  });
});
