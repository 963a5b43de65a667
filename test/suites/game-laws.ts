import { expect } from '@open-wc/testing';
import { draw, type Game, Match, type MatchOptions, playRandom } from '../../src/core/index.js';
import { refused, sure } from './results.js';

export { fuzzReaders } from './fuzz-readers.js';

/** What the shared suites need to know of a game. */
export interface Samples<Position, Step> {
  /** `rules` texts to play random games by. */
  readonly rules: readonly string[];
  /** Canonical position texts with somebody on turn, in the middle of a turn too. */
  readonly positions: readonly string[];
  /** Canonical position texts that only a figure may show: nobody on turn. */
  readonly figures: readonly string[];
  /** Other spellings of a position, each with the canonical one. */
  readonly spellings: readonly (readonly [spelling: string, canonical: string])[];
  /** Texts of several moves, legal and illegal, for the fuzzer to spoil. */
  readonly moves: readonly string[];
  /** Everything that the rules conserve, as a number: pieces on the board, pieces in all. */
  count(position: Position): number;
  /** How that number changes by a step. */
  growth(step: Step): number;
  /** No game has more moves than this. */
  readonly longest: number;
  /** What a position's text tells of it, if not all: neither the rules of the match nor what went before. */
  told?(position: Position): unknown;
}

/** Random games by each of the rules texts, each sample position, and games from there. */
const GAMES = 40;

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

function isFrozenDeep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Object.isFrozen(value) && Object.values(value).every(isFrozenDeep);
}

/** Registers the laws that hold for every game, whatever its rules. */
export function gameLaws<Position, Step>(game: Game<Position, Step>, samples: Samples<Position, Step>) {
  type Begin = (options: MatchOptions) => Match<Position, Step>;
  const begin: Begin = (options) => sure(Match.start(game, { seed: 1, ...options }));
  const figure = (position: string) => begin({ position, purpose: 'figure' });
  const midTurn = (position: Position) => game.midTurn?.(position) ?? false;
  const mover = (position: Position) => (game.mover ?? game.turn)(position);
  const told = (position: Position) => samples.told?.(position) ?? position;

  /**
   * Calls back at every position of many games, the last one and those in the middle of a turn included, with what
   * begins another match by the same rules.
   */
  function everywhere(visit: (match: Match<Position, Step>, again: Begin) => void) {
    const starts: MatchOptions[] = [
      ...samples.rules.map((rules) => ({ rules })),
      ...samples.positions.map((position) => ({ position })),
    ];
    for (const start of starts) {
      const games = Math.ceil(GAMES / starts.length);
      for (let seed = 0; seed < games; seed++) {
        const match = begin({ ...start, seed });
        do visit(match, (options) => begin({ ...start, ...options }));
        while (match.ply <= samples.longest && playRandom(match));
      }
    }
  }

  describe(`The laws of every game: ${game.id}`, () => {
    it('has steps exactly while a seat is on turn, and an outcome exactly when it is over', () => {
      let ends = 0;
      everywhere(({ state, position: text }) => {
        const turn = game.turn(state);
        expect(game.steps(state).length > 0, text).equal(turn !== undefined);
        expect(game.outcome(state) === undefined, text).equal(turn !== undefined);
        if (turn === undefined) ends++;
        else expect(game.seats(state)).include(mover(state));
        if (turn !== mover(state)) expect(turn, text).equal('chance');
      });
      expect(ends).at.least(GAMES / 2);
    });

    it('has no steps and no outcome in a figure where nobody is on turn', () => {
      for (const text of samples.figures) {
        const { state } = figure(text);
        expect(game.turn(state), text).equal(undefined);
        expect(game.steps(state), text).deep.equal([]);
        expect(game.outcome(state), text).equal(undefined);
        expect(midTurn(state), text).equal(false);
        refused(Match.start(game, { position: text }));
      }
    });

    it('ends every random game', () => {
      everywhere((match) => expect(match.ply).at.most(samples.longest));
    });

    it('names as winners seats of the game, and gives every seat a score', () => {
      everywhere(({ outcome, state }) => {
        if (!outcome) return;
        const seats = game.seats(state);
        expect(seats).include.members([...outcome.winners]);
        expect(Object.keys(outcome.scores)).have.members([...seats]);
        expect(new Set(outcome.winners).size).equal(outcome.winners.length);
        expect(outcome.reason).match(/\w/);
      });
    });

    it('leaves the same seat on turn in the middle of a turn, and begins every game before one', () => {
      for (const rules of samples.rules) expect(begin({ rules }).started, rules).deep.equal([]);
      let middles = 0;
      everywhere(({ state, started, position }) => {
        expect(midTurn(state), position).equal(started.length > 0);
        for (const step of game.steps(state)) {
          const next = game.play(state, step);
          if (!midTurn(next)) continue;
          expect(mover(next), position).equal(mover(state));
          middles++;
        }
      });
      expect(middles > 0).equal(game.midTurn !== undefined);
    });

    it('shares one chance among the steps of the dice', () => {
      let throws = 0;
      everywhere(({ state, position, turn }) => {
        if (turn !== 'chance') return;
        throws++;
        const odds = game.steps(state).map((step) => game.odds!(state, step));
        expect(Math.min(...odds), position).above(0);
        expect(
          odds.reduce((sum, each) => sum + each, 0),
          position,
        ).closeTo(1, 1e-9);
      });
      expect(throws > 0).equal(game.odds !== undefined);
    });

    it('makes positions of frozen plain data', () => {
      everywhere(({ state, position }) => expect(isFrozenDeep(state), position).equal(true));
      for (const text of samples.figures) expect(isFrozenDeep(figure(text).state), text).equal(true);
    });

    it('leaves its argument unchanged, whatever is asked of it', () => {
      everywhere(({ state }) => {
        // Frozen, so that a write throws; a copy to compare with, for what freezing does not hold.
        const before = structuredClone(state);
        freezeDeep(state);
        for (const step of game.steps(state)) {
          game.play(state, step);
          game.view(state, step);
        }
        game.outcome(state);
        game.writePosition(state);
        expect(state).deep.equal(before);
      });
    });

    it('reads back what it writes of a position', () => {
      everywhere((match, again) => {
        const { position, started, turn } = match;
        expect(position).match(/^\S(.*\S)?$/);
        for (const purpose of ['play', 'figure'] as const) {
          const same = again({ position, purpose });
          expect(same.position).equal(position);
          expect(same.started, position).deep.equal(started);
          expect(told(same.state), position).deep.equal(told(match.state));
          // What went before may have ended the game.
          if (turn) expect(same.steps(), position).deep.equal(match.steps());
        }
        // By the default rules too: a position's own fields win.
        if (!started[0]) expect(told(begin({ position }).state), position).deep.equal(told(match.state));
      });
    });

    it('writes the canonical text of a position, however it was spelt', () => {
      for (const position of samples.positions) expect(begin({ position }).position).equal(position);
      for (const position of samples.figures) expect(figure(position).position).equal(position);
      for (const [spelling, canonical] of samples.spellings) {
        expect(spelling).not.equal(canonical);
        expect(begin({ position: spelling }).position, spelling).equal(canonical);
      }
    });

    it('reads back the text of each step, in any case and with more text behind it', () => {
      everywhere(({ state }) => {
        for (const step of game.steps(state)) {
          const { text } = game.view(state, step);
          for (const spelling of [text, text.toUpperCase(), `${text} ${text}`, text + text]) {
            const { step: same, rest } = sure(game.readStep(state, spelling));
            expect(same, spelling).deep.equal(step);
            expect(rest.trim(), spelling).equal(spelling.slice(text.length).trim());
          }
        }
      });
    });

    it('lists moves sorted, each once, and each can be played', () => {
      everywhere((match, again) => {
        const moves = match.moves();
        expect(moves).deep.equal([...new Set(moves)].sort());
        if (!moves.length) return;
        const move = moves[draw(5, match.ply, moves.length)]!;
        const other = again({ position: match.position });
        expect(other.play(move), `${match.position}, ${move}`).equal(true);
        expect(other.history[0]?.text).equal(move);
      });
    });

    it('comes by the text of a move from where the turn began to where its steps led', () => {
      everywhere(({ history, started, position }, again) => {
        const [move, before] = [history.at(-1), history.at(-2)];
        if (!move || started[0]) return;
        for (const text of [move.text, move.steps.map((step) => step.text).join('')]) {
          const other = again(before ? { position: before.position } : {});
          expect(other.play(text), `${before?.position}, ${text}`).equal(true);
          expect(other.position, `${before?.position}, ${text}`).equal(position);
          expect(other.history.map((each) => each.text)).deep.equal([move.text]);
        }
      });
    });

    it('leads to different positions by different steps', () => {
      everywhere(({ state, position, turn }) => {
        // Two throws may change nothing.
        if (turn === 'chance') return;
        const next = game.steps(state).map((step) => game.play(state, step));
        // What a text tells is a position where a turn begins; one in the middle of a turn is more.
        const texts = next.map((each) => (midTurn(each) ? JSON.stringify(each) : game.writePosition(each)));
        expect(new Set(texts).size, position).equal(next.length);
      });
    });

    it('conserves the pieces', () => {
      everywhere(({ state }) => {
        const before = samples.count(state);
        for (const step of game.steps(state)) {
          expect(samples.count(game.play(state, step)) - before).equal(samples.growth(step));
        }
      });
    });
  });
}
