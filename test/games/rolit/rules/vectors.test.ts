import { expect } from '@open-wc/testing';
import { type Position, rolit } from '../../../../src/games/rolit/rules/index.js';
import { sure } from '../../../suites/results.js';
import { DEEP, vectors } from './load.js';
import { at, cellsOf, rows, start } from './start.js';

const OTHELLO = '8/8/8/3gr3/3rg3/8/8/8 r rg';
const COLOURS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' };

/** Perft of Othello: as Rolit where a seat captures; where none, a pass, if the other one captures. */
function perftWithPasses(position: Position, depth: number): number {
  if (!depth) return 1;
  const captures = (each: Position) => {
    const steps = rolit.steps(each);
    return steps.length && rolit.view(each, steps[0]!).changes.length ? steps : [];
  };
  const steps = captures(position);
  if (steps.length) {
    return steps.reduce((sum, step) => sum + perftWithPasses(rolit.play(position, step), depth - 1), 0);
  }
  const [board, seat] = rolit.writePosition(position).split(' ');
  const passed = sure(rolit.readPosition(`${board} ${seat === 'r' ? 'g' : 'r'} rg`, {}, 'play'));
  return captures(passed).length ? perftWithPasses(passed, depth - 1) : 0;
}

describe('Rolit: numbers of independent programs', () => {
  for (const { position, perft: counts, complete } of vectors.start) {
    const shallow = counts.filter((count) => count <= DEEP);
    it(`perft 1 to ${shallow.length} of ${counts.length} of ${position}`, function () {
      this.timeout(120_000);
      const match = at(position);
      shallow.forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
      // Counted to the end of all games: nothing comes after it.
      if (complete) expect(match.perft(counts.length + 1)).equal(0);
    });
  }

  it('starts by the rules where these positions start, but for two neighbours and three on 4×4', () => {
    for (const { position, size } of vectors.start) {
      const [, seat, seats] = position.split(' ') as [string, string, string];
      if (seats === 'ry' || (size === 4 && seats.length > 2)) continue;
      const names = [...seats].map((initial) => COLOURS[initial]).join();
      expect(start({ rules: `size=${size} seats=${names} first=${COLOURS[seat]}` }).position).equal(position);
    }
  });

  for (const { position, transcript, captureAvailable, perft: counts } of vectors.positions) {
    it(`perft, captures and transcript of ${position}`, () => {
      const match = at(position);
      counts.forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
      expect(match.steps().some(({ changes }) => changes.length)).equal(captureAvailable);
      expect(match.steps().every(({ changes }) => changes.length)).equal(captureAvailable);

      const seats = [...position.split(' ')[2]!].map((initial) => COLOURS[initial]).join();
      const replayed = start({ rules: `size=${position.split('/').length} seats=${seats}` });
      expect(replayed.play(transcript)).equal(true);
      expect(replayed.ply).equal(cellsOf(transcript).length);
      expect(replayed.position).equal(position);
    });
  }

  for (const [position, { depth, moves, total }] of Object.entries(vectors.divide)) {
    it(`divide ${depth} of ${position}`, () => {
      const match = at(position);
      expect(match.moves()).deep.equal(Object.keys(moves).sort());
      const counts = match.moves().map((move) => {
        match.goTo(0);
        match.play(move);
        return [move, match.perft(depth - 1)] as const;
      });
      expect(Object.fromEntries(counts)).deep.equal(moves);
      expect(counts.reduce((sum, [, count]) => sum + count, 0)).equal(total);
    });
  }

  for (const { figure, before, move, rolled, after, legalMoves, perft: counts } of vectors.figures) {
    it(`${figure} of the leaflet`, () => {
      const match = at(before);
      expect(match.moves()).length(legalMoves);
      counts.forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
      expect(match.play(move)).equal(true);
      expect(match.history[0]?.changes).length(rolled);
      expect(rows(match)).equal(after);
    });
  }

  it('is Othello as long as nobody must pass: to depth 8, and to depth 9 with passes', function () {
    this.timeout(120_000);
    const match = at(OTHELLO);
    const counts = vectors.othello8x8;
    counts.slice(0, 8).forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
    // After 8 moves a seat may have no capture: Othello ends or passes, Rolit places freely.
    expect(match.perft(9)).above(counts[8]!);
    expect(counts).length(9);
    counts.forEach((count, i) => expect(perftWithPasses(match.state, i + 1), `depth ${i + 1}`).equal(count));
  });
});

describe('Rolit solved on 4×4', function () {
  this.timeout(120_000);
  const { value, line, completeGames } = vectors.solved['4x4 2p R,G'];
  let games = 0;

  /** By how many balls red wins with best play, by trying every game. */
  function solve(position: Position): number {
    const steps = rolit.steps(position);
    if (!steps.length) {
      games++;
      const { red = 0, green = 0 } = rolit.outcome(position)!.scores;
      return red - green;
    }
    const values = steps.map((step) => solve(rolit.play(position, step)));
    return rolit.turn(position) === 'red' ? Math.max(...values) : Math.min(...values);
  }

  it('is won by the second player, 9 to 7, in one of 87794 games', () => {
    const match = start({ rules: 'size=4' });
    games = 0;
    expect(solve(match.state)).equal(value);
    expect(games).equal(completeGames);
    expect(match.perft(12)).equal(completeGames);
  });

  it('has a line of best play that is legal and never gives up that value', () => {
    const match = start({ rules: 'size=4' });
    for (const cell of cellsOf(line)) {
      expect(match.play(cell), cell).equal(true);
      expect(solve(match.state), cell).equal(value);
    }
    expect(match.outcome?.scores).deep.equal({ red: 7, green: 9 });
    expect(match.outcome?.winners).deep.equal(['green']);
  });

  // The value of 6×6 in the vectors, -4, took that program 13 minutes and 6.8e9 positions: nothing here
  // computes it again.
});
