import { expect } from '@open-wc/testing';
import { readGoal, solutionsOf } from '../../../src/core/goal.js';
import { goals } from '../../../src/games/rolit/goals.js';
import { rolit } from '../../../src/games/rolit/rules/index.js';
import { judge, judgeAll, missed, type Puzzle } from '../../core/goal-generator.js';
import { sure } from '../../suites/results.js';
import { puzzles } from './goal-generator.js';
import { at } from './rules/start.js';

const says = (position: string, word: string, move: string) => missed(goals, at(position), word, move);
const solutions = (position: string, word: string) =>
  solutionsOf(rolit, sure(readGoal(goals, word)), at(position).point).sort();

describe('Rolit: the goal to turn most', () => {
  it('RO-6: is reached by every cell that turns as many as any, and the others are told how many they turn', () => {
    const figure = '5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy';
    expect(says(figure, 'most', 'f6')).equal(undefined);
    expect(solutions(figure, 'most')).deep.equal(['f6']);
    const match = at(figure);
    const steps = match.steps();
    expect(steps.length).above(5);
    for (const { text, changes } of steps.filter((step) => step.text !== 'f6')) {
      const balls = changes.length === 1 ? '1 ball' : `${changes.length} balls`;
      expect(says(figure, 'most', text)).equal(`${text} turns ${balls}; another move turns more (RO-6).`);
    }
  });

  it('RO-6: is reached by each of several cells that turn the same', () => {
    const four = at('8/8/8/3gr3/3rg3/8/8/8 r rg');
    expect(solutions(four.position, 'most')).deep.equal(four.moves());
  });

  it('RO-9: is reached by any cell where none captures', () => {
    const free = at('b7/8/8/8/8/8/8/8 g rygb');
    expect(free.moves()).deep.equal(['a2', 'b1', 'b2']);
    expect(solutions(free.position, 'most')).deep.equal(['a2', 'b1', 'b2']);
  });

  it('asks for it', () => {
    expect(goals.most!.ask('yellow')).equal('Yellow to play: turn as many balls as one move can.');
  });
});

describe('Rolit: the goal to win', () => {
  it('RO-11: is reached with most balls, and with as many as another one has', () => {
    expect(says('rrrr/rrrr/gggg/ggg1 g rg', 'win', 'd4')).equal(undefined);
    expect(says('rrrr/rrrr/bbbb/bbb1 b rbg', 'win', 'd4')).equal(undefined);
    expect(says('rrrr/rrrr/rrrr/rrr1 g rg', 'win', 'd4')).equal('d4 ends the game, and red won (RO-11).');
    expect(says('rrrr/rrrr/yyyy/yyy1 g rbgy', 'win', 'd4')).equal('d4 ends the game, and red won (RO-11).');
  });

  it('RO-10: is missed as long as a cell is empty', () => {
    expect(says('rrrr/rrrr/rrrg/rr2 g rg', 'win', 'd4')).equal(
      'd4 does not win: the board is not full, it has 1 empty cell (RO-10).',
    );
    expect(says('rrrr/rrrr/rrrg/r3 g rg', 'win', 'd4')).match(/2 empty cells/);
  });
});

describe('Rolit: goals in puzzles of random games', function () {
  this.timeout(120_000);

  it('agree with a plain engine whose balls are counted', () => {
    const counts = judgeAll(rolit, goals, puzzles(120), { most: 300 });
    expect(counts.most).above(100);
  });

  it('agree where the last ball is played, the only move that can win', () => {
    const ends: Record<string, number> = { won: 0, lost: 0 };
    const last = (puzzle: Puzzle) => puzzle.position.split(' ')[0]!.replace(/[^1-8]/g, '') === '1';
    for (const puzzle of puzzles(320)) {
      if (!last(puzzle)) continue;
      judge(rolit, goals, puzzle);
      const [reached] = puzzle.verdicts.values();
      ends[reached!.has('win') ? 'won' : 'lost']!++;
    }
    expect(ends.won).above(100);
    expect(ends.lost).above(100);
  });
});
