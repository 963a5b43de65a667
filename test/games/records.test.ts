import { expect } from '@open-wc/testing';
import { type Game, isFault, Match, type MatchOptions } from '../../src/core/index.js';
import { realQueen } from '../../src/games/real-queen/rules/index.js';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { ur } from '../../src/games/ur/rules/index.js';
import { read } from '../core/records.js';
import { sure } from '../suites/results.js';
import { rulesOf } from './real-queen/rules/start.js';
import { vectors as queens } from './real-queen/rules/load.js';
import { othello, vectors } from './rolit/rules/load.js';
import { games, humanGames } from './ur/rules/load.js';
import { humanPlies, libraryPlies } from './ur/rules/plies.js';

/** Plays a game, writes it, reads it back, steps to its end and writes it again. */
function goesRound<Position, Step>(
  game: Game<Position, Step>,
  options: MatchOptions,
  moves: readonly string[],
): Match<Position, Step> {
  const match = sure(Match.start(game, { seed: 1, ...options }));
  const positions = [match.position];
  for (const move of moves) {
    sure(match.play(move));
    positions.push(match.position);
  }
  const written = match.record();
  const again = read(game, written);
  expect(again.position).equal(match.position);
  expect(again.outcome).deep.equal(match.outcome);
  again.goTo(0);
  for (const [ply, position] of positions.entries()) {
    expect(again.position, `ply ${ply}`).equal(position);
    // Step by step: a move of several takes as many, from its beginning on.
    again.redo();
  }
  expect(again.redo()).equal(false);
  expect(again.record() === written, 'the same bytes').equal(true);
  return again;
}

/** Marked as legal, and is not: ur/rules/human.test.ts says why. */
const UNMARKED = 'ur01';

const cellsOf = (transcript: string) => transcript.match(/../g)!;

describe('Games as records, there and back: Rolit', () => {
  for (const { id, moves, firstPassAt } of othello.cases) {
    it(`${id}, of Othello, up to the first pass`, () => {
      const cells = cellsOf(moves).slice(0, Number(firstPassAt) || undefined);
      const position = '8/8/8/3gr3/3rg3/8/8/8 r rg';
      const match = goesRound(rolit, { position }, cells);
      expect(match.ply).equal(cells.length);
      // The transcript itself is a record.
      const same = read(rolit, cells.join(''), { position });
      expect(same.record()).equal(match.record());
    });
  }

  for (const { position, transcript } of vectors.positions) {
    if (!transcript) continue;
    it(`the transcript that leads to ${position}`, () => {
      const seats = { r: 'red', g: 'green', b: 'blue', y: 'yellow' };
      const order = [...position.split(' ')[2]!].map((letter) => seats[letter as keyof typeof seats]);
      const rules = `seats=${order.join()} size=${position.split('/').length}`;
      expect(goesRound(rolit, { rules }, cellsOf(transcript)).position).equal(position);
    });
  }

  for (const [name, { line }] of Object.entries(vectors.solved as Record<string, { line?: string }>)) {
    if (!line) continue;
    it(`the best line of ${name}`, () => {
      const match = goesRound(rolit, { rules: `seats=red,green size=${name[0]}` }, cellsOf(line));
      expect(match.outcome).not.equal(undefined);
      expect(match.record()).match(/\[Result "[01/2]+-[01/2]+"\]/);
    });
  }
});

describe('Games as records, there and back: Ur', () => {
  for (const [i, { rules, winner, plies }] of games.cases.entries()) {
    it(`game ${i + 1} of an independent library, ${rules}`, () => {
      const moves = libraryPlies(rules, plies).map(({ text }) => text);
      const match = goesRound(ur, { rules }, moves);
      expect(match.ply).equal(moves.length);
      expect(match.record()).include(`[Result "${winner === 'light' ? '1-0' : '0-1'}"]`);
    });
  }

  for (const { id, record, deviations } of humanGames.cases) {
    it(`${id}, that people played, as far as it is legal`, () => {
      const plies = humanPlies(record);
      const rules = `first=${plies[0]!.seat}`;
      const match = sure(Match.start(ur, { rules }));
      const illegal = plies.findIndex(({ text }) => isFault(match.play(text)));
      const moves = plies.slice(0, illegal < 0 ? undefined : illegal).map(({ text }) => text);
      expect(goesRound(ur, { rules }, moves).ply).equal(moves.length);
      if (!deviations && id !== UNMARKED) expect(moves).length(plies.length);
    });
  }
});

describe('Games as records, there and back: Real Queen', () => {
  for (const { id, position, options, moves } of queens.sequences) {
    it(`sequence ${id}`, () => {
      goesRound(realQueen, { position, rules: rulesOf(options) }, moves);
    });
  }

  for (const { id, record, plies } of queens.games) {
    it(`${id}: as it is written elsewhere, and as we write it`, () => {
      const found = read(realQueen, record);
      expect(found.ply).equal(plies);
      const moves = found.history.map(({ text }) => text);
      const match = goesRound(realQueen, {}, moves);
      const [, elsewhere] = record.replace(/\r/g, '').split('\n\n');
      const [, ours] = match.record().split('\n\n');
      expect(ours!.replace(/\s+/g, ' ').trim()).equal(elsewhere!.replace(/\s+/g, ' ').trim());
    });
  }
});
