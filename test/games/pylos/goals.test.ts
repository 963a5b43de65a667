import { expect } from '@open-wc/testing';
import { readGoal, solutionsOf } from '../../../src/core/goal.js';
import { goals } from '../../../src/games/pylos/goals.js';
import { pylos } from '../../../src/games/pylos/rules/index.js';
import { judgeAll, missed } from '../../core/goal-generator.js';
import { sure } from '../../suites/results.js';
import { puzzles } from './goal-generator.js';
import { at } from './rules/start.js';

/** Light's d4 makes a square. */
const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
/** Light's d1 makes a row of four, and no square. */
const ROW = 'd3/dd2/4/lll1 3/3/3 2/2 1 l';
/** Light's d4 can be raised to f2, where it makes a square of level 2. */
const RAISED = 'dddl/dddd/dlld/dddd 3/l2/ll1 2/2 1 l';

const says = (position: string, word: string, move: string, rules = '') =>
  missed(goals, at(position, rules), word, move);
const solutions = (position: string, word: string, rules = '') =>
  solutionsOf(pylos, sure(readGoal(goals, word)), at(position, rules).point).sort();

describe('Pylos: the goal of a square', () => {
  it('PY-7: is reached by four own balls, whatever is taken back', () => {
    for (const move of ['d4^d4', 'd4^c3', 'd4^c3^d3'])
      expect(says(SQUARE, 'square', move), move).equal(undefined);
    expect(says(SQUARE, 'square', 'a4')).equal('a4 makes no square of four light balls (PY-7).');
    expect(says(SQUARE.replace(/l$/, 'd'), 'square', 'd4')).match(/no square of four dark balls/);
  });

  it('PY-7: is reached by a raised ball, and not by one that is raised elsewhere', () => {
    expect(says(RAISED, 'square', 'd4-f2^f2')).equal(undefined);
    expect(says(RAISED, 'square', 'd4-e3')).equal('d4-e3 makes no square of four light balls (PY-7).');
  });

  it('PY-7: is not reached by four balls of both colours', () => {
    expect(says('2d1/2ll/4/d3 3/3/3 2/2 1 l', 'square', 'd4')).match(/PY-7/);
  });

  it('PY-9: is reached by several squares as by one', () => {
    expect(says('4/lll1/l1l1/lll1 3/3/3 2/2 1 l', 'square', 'b2^a1^c1')).equal(undefined);
  });

  it('PY-13: is reached by the rules for children, where nothing is taken back', () => {
    expect(says(SQUARE, 'square', 'd4', 'child')).equal(undefined);
    expect(says(SQUARE, 'square', 'a4', 'child')).match(/PY-7/);
    expect(solutions(SQUARE, 'square', 'child')).deep.equal(['d4']);
  });

  it('PY-14: is reached by a line for experts alone', () => {
    expect(says(ROW, 'square', 'd1^d1', 'expert')).equal(undefined);
    expect(says(ROW, 'square', 'a2', 'expert')).equal(
      'a2 makes no square and no line of light balls (PY-7, PY-14).',
    );
    for (const rules of ['', 'child']) expect(says(ROW, 'square', 'd1', rules), rules).match(/\(PY-7\)/);
  });

  it('PY-8: has as solutions all ways to take back', () => {
    const balls = ['c3', 'c4', 'd3', 'd4'];
    const pairs = balls.flatMap((one, i) => balls.slice(i + 1).map((two) => `d4^${one}^${two}`));
    expect(solutions(SQUARE, 'square')).deep.equal([...balls.map((one) => `d4^${one}`), ...pairs].sort());
    expect(solutions(`${SQUARE} d4^c3`, 'square')).deep.equal(['d4^c3', 'd4^c3^c4', 'd4^c3^d3', 'd4^c3^d4']);
  });

  it('asks for it', () => {
    expect(goals.square!.ask('dark')).equal('Dark to play: make a square.');
  });
});

describe('Pylos: other goals', () => {
  it('PY-14: a line is a full row or column, whatever the rules give for it', () => {
    expect(says(ROW, 'line', 'd1^d1', 'expert')).equal(undefined);
    expect(says(ROW, 'line', 'd1')).equal(undefined);
    expect(says('4/l3/l3/l3 3/3/3 2/2 1 l', 'line', 'a4')).equal(undefined);
    expect(says('ldld/dldl/ldld/dldl 3/d2/ll1 2/2 1 l', 'line', 'g1')).equal(undefined);
    expect(says(SQUARE, 'line', 'd4^d4')).equal('d4^d4 makes no full row or column of light balls (PY-14).');
    expect(says('3l/2l1/1l2/4 3/3/3 2/2 1 l', 'line', 'a1')).match(/no full row/);
    expect(says('ldld/dldl/ldld/dldl dld/ldl/dld 2/l1 1 l', 'line', 'i1')).equal(
      'i1 ends on a level that has no lines (PY-14).',
    );
  });

  it('PY-4: a raise is one with or without a square', () => {
    for (const move of ['d4-f2^f2', 'd4-f2^e1^e2'])
      expect(says(RAISED, 'raise', move), move).equal(undefined);
    expect(says('l3/4/dl2/ld2 3/3/3 2/2 1 l', 'raise', 'a4-e1')).equal(undefined);
    expect(says('l3/4/dl2/ld2 3/3/3 2/2 1 l', 'raise', 'e1')).equal(
      'e1 places a ball of the reserve and raises none (PY-4).',
    );
  });

  it('PY-11: the ball on top wins', () => {
    const last = 'ldld/dldl/ldld/dldl ldl/dld/ldl ld/dl 1 d';
    expect(says(last, 'win', 'j1')).equal(undefined);
  });

  it('PY-12: so does a move after which the other one has none', () => {
    // Dark's reserve is empty, and so is light's after this ball.
    const position = 'dddl/ldll/ddll/lddd ddl/dl1/ld1 d1/d1 1 l';
    expect(at(position).moves()).deep.equal(['g1', 'g2']);
    expect(says(position, 'win', 'g1')).equal(undefined);
    expect(says(position, 'win', 'g2')).match(/PY-12/);
  });

  it('PY-12: what is taken back can decide it', () => {
    const position = 'dddd/ldll/lddl/dldd ldd/ll1/dll d1/d1 1 l';
    expect(at(position, 'expert').moves()).deep.equal(['g2^g1', 'g2^g1^g2', 'g2^g2']);
    expect(solutions(position, 'win', 'expert')).deep.equal(['g2^g2']);
    expect(solutions(position, 'square', 'expert').length).equal(3);
  });

  it('PY-12: a move is told what the other one has left', () => {
    expect(says(SQUARE, 'win', 'a4')).equal(
      'a4 does not win: the reserve of dark has 12 left (PY-11, PY-12).',
    );
    expect(says('llll/llll/lll1/llll 3/3/3 2/2 1 d', 'win', 'd2')).equal(
      'd2 does not win: light can still raise a ball (PY-11, PY-12).',
    );
    expect(says(SQUARE, 'win', 'a4', 'end=no-reserve')).equal(
      'a4 does not win: the reserve of dark has 12 left, which dark alone can empty (PY-12).',
    );
  });

  it('PY-12: whoever ends the game for the other one has not won', () => {
    expect(says('llll/llll/llll/l1l1 3/3/3 2/2 1 l', 'win', 'd1', 'child end=no-reserve')).equal(
      'd1 ends the game, and dark won (PY-12).',
    );
  });

  it('PY-15: a draw is no win', () => {
    const match = at(SQUARE, 'repetition=draw');
    for (const move of ['d4^d4', 'b1^b1', 'd4^d4']) match.play(move);
    expect(missed(goals, match, 'win', 'b1^b1')).equal('b1^b1 ends the game in a draw (PY-15).');
  });
});

it('Pylos: goals agree with a plain engine and the pattern of the balls, in puzzles of random games', function () {
  this.timeout(120_000);
  const counts = judgeAll(pylos, goals, puzzles(), { square: 100, line: 100, raise: 100, win: 100 });
  expect(counts.started).above(20);
});
