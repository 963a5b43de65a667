import { expect } from '@open-wc/testing';
import { readGoal, solutionsOf } from '../../../src/core/goal.js';
import { goals } from '../../../src/games/ur/goals.js';
import { ur } from '../../../src/games/ur/rules/index.js';
import { judgeAll, missed } from '../../core/goal-generator.js';
import { sure } from '../../suites/results.js';
import { puzzles } from './goal-generator.js';
import { at } from './rules/start.js';

/** Light can capture on b3 with a 1, and enter. */
const FACING = '4xx2/1ld5/4xx2 l l0d0';

const says = (position: string, word: string, move: string, rules = '') =>
  missed(goals, at(position, rules), word, move);
const solutions = (position: string, word: string, rules = '') =>
  solutionsOf(ur, sure(readGoal(goals, word)), at(position, rules).point).sort();

describe('Ur: the goals of a piece', () => {
  it('UR-11: a capture sends a piece back', () => {
    expect(says(FACING, 'capture', '1:b2-b3')).equal(undefined);
    expect(says(FACING, 'capture', '2:b2-b4')).equal(
      '2:b2-b4* comes to b4, where no dark piece stood (UR-11).',
    );
    expect(says('4xx2/1dl5/4xx2 d l0d0', 'capture', '1:@c4')).match(
      /^1:@c4 comes to c4, where no light piece/,
    );
    expect(says('4xxl1/8/4xx2 l l0d0', 'capture', '1:a7+')).equal(
      '1:a7+ goes home and captures nothing (UR-11).',
    );
    expect(solutions(FACING, 'capture')).deep.equal(['1:b2-b3x']);
  });

  it('UR-5: a piece that enters by a throw of 4 may capture with entry=throw', () => {
    const position = '4xx2/d7/4xx2 l l0d0';
    expect(solutions(position, 'capture', 'entry=throw')).deep.equal(['4:@b1x']);
    expect(solutions(position, 'capture')).deep.equal([]);
  });

  it('UR-8: a rosette is one on private squares, too, and home is none', () => {
    expect(says(FACING, 'rosette', '2:b2-b4')).equal(undefined);
    expect(says(FACING, 'rosette', '4:@a1')).equal(undefined);
    expect(says('4xx2/7l/4xx2 l l0d0', 'rosette', '2:b8-a7')).equal(undefined);
    expect(says(FACING, 'rosette', '1:b2-b3')).equal('1:b2-b3x comes to b3, which is no rosette (UR-8).');
    expect(says('4xxl1/8/4xx2 l l0d0', 'rosette', '1:a7+')).equal(
      '1:a7+ goes home, which is no rosette (UR-8).',
    );
  });

  it('UR-12: home is beyond the last square, and the others are told how far it is', () => {
    expect(says('4xx1l/8/4xx2 l l0d0', 'home', '2:a8+')).equal(undefined);
    expect(says('4xx1l/8/4xx2 l l0d0', 'home', '1:a8-a7')).equal(
      '1:a8-a7* comes to a7 and needs 1 more to go home (UR-12).',
    );
    expect(says(FACING, 'home', '1:@a4')).match(/comes to a4 and needs 14 more/);
    expect(says(FACING, 'home', '1:@a4', 'masters')).match(/needs 16 more/);
  });

  it('UR-3, UR-7: a throw that moves no piece reaches nothing', () => {
    for (const word of ['capture', 'rosette', 'home']) {
      expect(says(FACING, word, '0:-'), word).equal('0:- moves no piece (UR-3).');
      expect(says('4xxl1/8/4xx2 l l6d0', word, '2:-'), word).equal('2:- moves no piece (UR-7).');
    }
  });

  it('UR-2: after the throw its moves alone are solutions', () => {
    expect(solutions(`${FACING} 1`, 'capture')).deep.equal(['1:b2-b3x']);
    expect(solutions(`${FACING} 2`, 'capture')).deep.equal([]);
    expect(solutions(`${FACING} 2`, 'rosette')).deep.equal(['2:b2-b4*']);
    expect(missed(goals, at(`${FACING} 2`), 'rosette', '@a3')).equal(
      '2:@a3 comes to a3, which is no rosette (UR-8).',
    );
  });

  it('ask for it', () => {
    expect(['capture', 'rosette', 'home', 'win'].map((word) => goals[word]!.ask('light'))).deep.equal([
      'Light to play: capture a piece.',
      'Light to play: land on a rosette.',
      'Light to play: bring a piece home.',
      'Light to play: win with this move.',
    ]);
  });
});

describe('Ur: the goal to win', () => {
  it('UR-13: is reached by the last piece, and the others are told how many are home', () => {
    expect(says('4xxl1/3d4/4xx2 l l6d2', 'win', '1:a7+')).equal(undefined);
    expect(says('4xx2/3l4/4xxd1 d l6d6', 'win', '1:c7+')).equal(undefined);
    expect(says('4xxl1/8/4xx2 l l5d2', 'win', '1:a7+')).equal(
      '1:a7+ does not win: light has 6 of 7 pieces home (UR-13).',
    );
    expect(says('4xx2/8/4xxd1 d l6d5', 'win', '1:@c4')).match(/dark has 5 of 7/);
  });

  it('UR-14: with fewer pieces these are all', () => {
    expect(says('4xxl1/8/4xx2 l l1d0', 'win', '1:a7+', 'pieces=2')).equal(undefined);
    expect(says('4xxl1/8/4xx2 l l1d0', 'win', '1:a7+', 'pieces=3')).match(/2 of 3/);
  });
});

it('Ur: goals agree with a plain engine whose texts are counted, in puzzles of random games', function () {
  this.timeout(120_000);
  const counts = judgeAll(ur, goals, puzzles(), { capture: 100, rosette: 100, home: 100, win: 100 });
  expect(counts.started).above(20);
});
