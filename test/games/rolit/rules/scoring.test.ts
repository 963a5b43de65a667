import { expect } from '@open-wc/testing';
import type { Outcome } from '../../../../src/core/index.js';
import { scoreMatch, starter } from '../../../../src/games/rolit/rules/index.js';
import { at, fault, rulesOf, start } from './start.js';

/** The end of a game by its full board. */
const end = (position: string): Outcome => at(position).outcome!;

const RED_12_TO_4 = end('rrrr/rrrr/rrrr/gggg r rg');
const GREEN_11_TO_5 = end('rrrr/rggg/gggg/gggg r rg');
const GREEN_12_TO_4 = end('rrrr/gggg/gggg/gggg r rg');
const SHARED_8_TO_8 = end('rrrr/rrrr/gggg/gggg r rg');
/** With neutral balls: red wins by 8 to 7, green by 7 to 1, and red by 5 to 4. */
const RED_8_TO_7 = end('rrrr/rrrr/gggg/gggb r rg');
const GREEN_7_TO_1 = end('gggg/gggr/bbbb/bbbb r rg');
const RED_5_TO_4 = end('rrrr/rggg/gbbb/bbbb r rg');

const ALL = rulesOf('miniPoints=all');

describe('Rolit: a match of several games', () => {
  it('RO-14: the winner scores a point, and as mini points the balls of the own colour', () => {
    const { points, miniPoints, winners } = scoreMatch([RED_12_TO_4]);
    expect(points).deep.equal({ red: 1, green: 0 });
    expect(miniPoints).deep.equal({ red: 12, green: 0 });
    expect(winners).deep.equal(['red']);
  });

  it('RO-14: most points win the match, however many mini points others have', () => {
    const { points, miniPoints, winners } = scoreMatch([RED_5_TO_4, GREEN_12_TO_4, RED_5_TO_4]);
    expect(points).deep.equal({ red: 2, green: 1 });
    expect(miniPoints).deep.equal({ red: 10, green: 12 });
    expect(winners).deep.equal(['red']);
  });

  it('RO-14: mini points break ties', () => {
    expect(scoreMatch([RED_12_TO_4, GREEN_11_TO_5])).deep.equal({
      points: { red: 1, green: 1 },
      miniPoints: { red: 12, green: 11 },
      winners: ['red'],
    });
    expect(scoreMatch([GREEN_12_TO_4, RED_8_TO_7]).winners).deep.equal(['green']);
  });

  it('RO-14: in a shared victory each winner scores the point and their own mini points', () => {
    expect(scoreMatch([SHARED_8_TO_8]).points).deep.equal({ red: 1, green: 1 });
    expect(scoreMatch([SHARED_8_TO_8]).miniPoints).deep.equal({ red: 8, green: 8 });
    const three = scoreMatch([end('rrrr/rrbb/bbbb/gggg r rbg'), end('bbbb/bbbb/bbbr/rrgg r rbg')]);
    expect(three.points).deep.equal({ red: 1, blue: 2, green: 0 });
    expect(three.miniPoints).deep.equal({ red: 6, blue: 17, green: 0 });
    expect(three.winners).deep.equal(['blue']);
  });

  it('RO-14: a match still tied is shared, by those who lead and nobody else', () => {
    expect(scoreMatch([SHARED_8_TO_8]).winners).have.members(['red', 'green']);
    expect(scoreMatch([RED_12_TO_4, GREEN_12_TO_4]).winners).have.members(['red', 'green']);
    const [red, blue, green] = [
      'rrrr/rrrb/bbbb/gggg r rbg',
      'rrrr/bbbb/bbbg/gggg r rbg',
      'rrrr/rbbb/bbgg/gggg r rbg',
    ];
    const { points, miniPoints, winners } = scoreMatch([end(red), end(blue), end(green)]);
    expect(points).deep.equal({ red: 1, blue: 1, green: 1 });
    expect(miniPoints).deep.equal({ red: 7, blue: 7, green: 6 });
    expect(winners).have.members(['red', 'blue']);
  });

  it('RO-14: with miniPoints=all everybody has their balls as mini points', () => {
    const games = [RED_8_TO_7, GREEN_7_TO_1];
    expect(scoreMatch(games)).deep.equal({
      points: { red: 1, green: 1 },
      miniPoints: { red: 8, green: 7 },
      winners: ['red'],
    });
    expect(scoreMatch(games, ALL)).deep.equal({
      points: { red: 1, green: 1 },
      miniPoints: { red: 9, green: 14 },
      winners: ['green'],
    });
    // They break ties all the same, and no more.
    expect(scoreMatch([RED_5_TO_4, GREEN_7_TO_1, RED_5_TO_4], ALL)).deep.include({
      miniPoints: { red: 11, green: 15 },
      winners: ['red'],
    });
  });

  it('RO-14: the switch is miniPoints, winner where nothing is said', () => {
    expect(start().rules.miniPoints).equal('winner');
    expect(start({ rules: 'minipoints=ALL' }).rules.miniPoints).equal('all');
    for (const rules of ['', 'miniPoints=winner']) {
      expect(scoreMatch([RED_12_TO_4], rulesOf(rules)).miniPoints).deep.equal({ red: 12, green: 0 });
    }
    for (const value of ['', 'none', 'winner,all', '1']) {
      expect(fault({ rules: `miniPoints=${value}` }).place).equal('rules, miniPoints');
    }
  });

  it('RO-14: a match of no game has no winner', () => {
    expect(scoreMatch([])).deep.equal({ points: {}, miniPoints: {}, winners: [] });
  });

  it('RO-15: each next game is started by the next seat in turn order', () => {
    const seats = ['red', 'blue', 'green', 'yellow'];
    const starters = Array.from({ length: 6 }, (_, game) => starter(seats, 'green', game));
    expect(starters).deep.equal(['green', 'yellow', 'red', 'blue', 'green', 'yellow']);
    for (const [game, last] of starters.slice(0, -1).entries()) {
      expect(starter(seats, last, 1)).equal(starters[game + 1]);
    }
  });

  it('RO-15: a fair match gives each player the same number of starts', () => {
    for (const rules of ['', 'seats=yellow,blue', 'seats=red,blue,green', 'seats=red,yellow,green,blue']) {
      const { rules: read } = start({ rules });
      const seats = read.seats!.split(',');
      const starters = Array.from({ length: 3 * seats.length }, (_, game) => starter(seats, seats[1]!, game));
      expect(starters[0]).equal(seats[1]);
      for (const seat of seats)
        expect(
          starters.filter((each) => each === seat),
          seat,
        ).length(3);
      for (const first of starters) expect(start({ rules: `${rules} first=${first}` }).turn).equal(first);
    }
  });
});
