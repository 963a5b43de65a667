import { expect } from '@open-wc/testing';
import { finishedMoves } from '../../../../src/core/moves.js';
import { realQueen } from '../../../../src/games/real-queen/rules/index.js';
import { digest, vectors } from './load.js';
import { at, resultOf, rulesOf, start } from './start.js';

interface Case {
  id: string;
  position: string;
  options?: object;
  expected: {
    finishedMoves: number;
    baseMoves: number;
    movesFnv1a?: string;
    resultsFnv1a?: string;
    reals: readonly {
      base: string;
      lines: readonly number[];
      queen: boolean;
      conquer: number;
      reenter: number;
      wins: string | null;
      ends: string | null;
      finishedMoves: number;
    }[];
  };
}

/** More finished moves than this are not all listed: how many begin with each marble is counted. */
const LISTED = 40_000;
/** More than these are not counted in every run. */
const COUNTED = 80_000;

function check({ id, position, options, expected }: Case) {
  const match = at(position, rulesOf(options));
  const { state } = match;
  expect(match.position, id).equal(position);
  const bases = match.steps();
  expect(bases, id).length(expected.baseMoves);
  expect(
    bases.filter(({ made }) => made).map(({ text }) => text.replace(/#/g, '')),
    id,
  ).have.members(expected.reals.map(({ base }) => base));
  for (const { base, lines, queen, conquer, reenter, wins, ends } of expected.reals) {
    const next = realQueen.play(state, base);
    const real = next.real!;
    const lengths = real.lines.map(({ length }) => length).sort();
    expect([lengths, real.queen, real.conquer], `${id} ${base}`).deep.equal([lines, queen, conquer]);
    // Whether a game ends before the re-entry shows after the conquest.
    if (ends !== 'fewer-than-four') expect(real.reenter, `${id} ${base}`).equal(reenter);
    expect(next.end ?? null, `${id} ${base}`).equal(wins);
  }
  if (expected.finishedMoves <= COUNTED) expect(match.perft(1), id).equal(expected.finishedMoves);
  if (expected.finishedMoves > LISTED) return;
  const moves = new Map(finishedMoves(realQueen, state, []));
  const texts = [...moves.keys()].sort();
  expect(digest(texts), id).equal(expected.movesFnv1a);
  const results = texts.map((text) => {
    const end = moves.get(text)!;
    return `${text} ${realQueen.writePosition(end)} ${realQueen.outcome(end)?.reason ?? '-'}`;
  });
  expect(digest(results), id).equal(expected.resultsFnv1a);
  for (const { base, finishedMoves: count } of expected.reals) {
    const begins = new RegExp(`^${base}(?![-\\d])`);
    expect(texts.filter((text) => begins.test(text)).length, `${id} ${base}`).equal(count);
  }
}

describe('Real Queen: numbers of independent programs', function () {
  this.timeout(180_000);

  for (const { options, position, perft } of vectors.perft) {
    it(`perft 1 to 3, ${rulesOf(options) || 'default rules'}`, () => {
      const match = at(position, rulesOf(options));
      perft.slice(0, 3).forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
    });
  }

  it('perft of positions in the middle of a game', () => {
    let counts = 0;
    for (const { position, perft } of vectors.perftPositions) {
      perft.forEach((count, i) => {
        if (count > COUNTED) return;
        counts++;
        expect(at(position).perft(i + 1), position).equal(count);
      });
    }
    expect(counts).above(14);
  });

  for (let i = 0; i < vectors.positions.length; i += 20) {
    it(`all moves, Reals and results of positions ${i + 1} to ${i + 20}`, () => {
      vectors.positions.slice(i, i + 20).forEach(check);
    });
  }

  it('all moves, Reals and results of constructed positions', () => {
    vectors.constructed.forEach(check);
  });

  for (const { id, rules, title, options, position, moves, after, result, conquered } of vectors.sequences) {
    it(`${rules.join(', ')}: ${title} (${id})`, () => {
      const match = at(position, rulesOf(options));
      for (const move of moves) expect(match.play(move), move).equal(true);
      expect(match.position).equal(after);
      expect(resultOf(match)).deep.equal(result);
      if (match.outcome) expect(match.outcome.scores).deep.equal(conquered);
    });
  }

  for (const { id, title, midTurn, next } of vectors.midTurn) {
    it(`mid-turn: ${title} (${id})`, () => {
      const match = at(midTurn);
      expect(match.started).not.deep.equal([]);
      expect(match.steps().map(({ text }) => text)).have.members(next);
      expect(at(match.position).position).equal(match.position);
    });
  }

  it('40 complete games', () => {
    expect(vectors.games).length(40);
    for (const { id, moves, positionsFnv1a, final, result, conquered, plies } of vectors.games) {
      const match = start();
      const positions = [match.position];
      for (const move of moves) {
        expect(match.play(move), `${id} ${move}`).equal(true);
        expect(match.history.at(-1)?.text, id).equal(move);
        positions.push(match.position);
      }
      expect(match.ply, id).equal(plies);
      expect(digest(positions), id).equal(positionsFnv1a);
      expect(match.position, id).equal(final);
      expect(resultOf(match), id).deep.equal(result);
      expect(match.outcome?.scores, id).deep.equal(conquered);
    }
  });
});
