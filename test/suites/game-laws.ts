import { expect } from '@open-wc/testing';
import { draw, type Game, Match, playRandom } from '../../src/core/index.js';
import { refused, sure } from './results.js';

export { fuzzReaders } from './fuzz-readers.js';

/** What the shared suites need to know of a game. */
export interface Samples<Position, Step> {
  /** `rules` texts to play random games by. */
  readonly rules: readonly string[];
  /** Canonical position texts with somebody on turn. */
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
  const begin = (options: { rules?: string; position?: string; seed?: number }) =>
    sure(Match.start(game, { seed: 1, ...options }));
  const rulesOf = (text?: string) => begin(text === undefined ? {} : { rules: text }).rules;
  const read = (text: string, purpose: 'play' | 'figure' = 'play') =>
    sure(game.readPosition(text, rulesOf(), purpose));

  /** Calls back at every position of many games, the last one included. */
  function everywhere(visit: (match: Match<Position, Step>) => void) {
    const starts = [
      ...samples.rules.map((rules) => ({ rules })),
      ...samples.positions.map((position) => ({ position })),
    ];
    for (const start of starts) {
      const games = Math.ceil(GAMES / starts.length);
      for (let seed = 0; seed < games; seed++) {
        const match = begin({ ...start, seed });
        do visit(match);
        while (match.ply <= samples.longest && playRandom(match));
      }
    }
  }

  describe(`The laws of every game: ${game.id}`, () => {
    it('has steps exactly while a seat is on turn, and an outcome exactly when it is over', () => {
      let ends = 0;
      everywhere(({ state }) => {
        const turn = game.turn(state);
        const text = game.writePosition(state);
        expect(game.steps(state).length > 0, text).equal(turn !== undefined);
        expect(game.outcome(state) === undefined, text).equal(turn !== undefined);
        if (turn === undefined) ends++;
        else expect(game.seats(state)).include(turn);
      });
      expect(ends).at.least(GAMES / 2);
    });

    it('has no steps and no outcome in a figure where nobody is on turn', () => {
      for (const text of samples.figures) {
        const figure = read(text, 'figure');
        expect(game.turn(figure), text).equal(undefined);
        expect(game.steps(figure), text).deep.equal([]);
        expect(game.outcome(figure), text).equal(undefined);
        refused(game.readPosition(text, rulesOf(), 'play'));
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

    it('makes positions of frozen plain data', () => {
      everywhere(({ state, position }) => expect(isFrozenDeep(state), position).equal(true));
      for (const text of samples.figures) expect(isFrozenDeep(read(text, 'figure')), text).equal(true);
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
      everywhere(({ state, rules }) => {
        const text = game.writePosition(state);
        expect(text).match(/^\S(.*\S)?$/);
        // By the rules of this match and by the default ones: a position's own fields win.
        expect(game.readPosition(text, rules, 'play'), text).deep.equal(state);
        expect(game.readPosition(text, rulesOf(), 'play'), text).deep.equal(state);
        expect(game.readPosition(text, rulesOf(), 'figure'), text).deep.equal(state);
      });
    });

    it('writes the canonical text of a position, however it was spelt', () => {
      for (const text of samples.positions) expect(game.writePosition(read(text))).equal(text);
      for (const text of samples.figures) expect(game.writePosition(read(text, 'figure'))).equal(text);
      for (const [spelling, canonical] of samples.spellings) {
        expect(spelling).not.equal(canonical);
        expect(game.writePosition(read(spelling)), spelling).equal(canonical);
      }
    });

    it('reads back the text of each step, in any case and with more text behind it', () => {
      everywhere(({ state }) => {
        for (const step of game.steps(state)) {
          const { text } = game.view(state, step);
          for (const spelling of [text, text.toUpperCase(), `${text} ${text}`, text + text]) {
            const { step: same, rest } = sure(game.readStep(state, spelling));
            expect(same, spelling).deep.equal(step);
            expect(rest, spelling).equal(spelling.slice(text.length));
          }
        }
      });
    });

    it('lists moves sorted, each once, and each can be played', () => {
      everywhere((match) => {
        const moves = match.moves();
        expect(moves).deep.equal([...new Set(moves)].sort());
        if (!moves.length) return;
        const [move, again] = [moves[draw(5, match.ply, moves.length)]!, begin({ position: match.position })];
        expect(again.play(move)).equal(true);
        expect(again.history.at(-1)?.text).equal(move);
      });
    });

    it('leads to different positions by different moves', () => {
      everywhere(({ state }) => {
        const next = game.steps(state).map((step) => game.writePosition(game.play(state, step)));
        expect(new Set(next).size).equal(next.length);
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
