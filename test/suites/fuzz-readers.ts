import { expect } from '@open-wc/testing';
import { draw, type Fault, type Game, isFault, Match, playRandom, readRules } from '../../src/core/index.js';
import type { Samples } from './game-laws.js';
import { holds, sure } from './results.js';

const show = (text: unknown) => JSON.stringify(text);

// prettier-ignore
/** Bits of text that have broken readers before: names of Object's own, odd white space, digits, halves of pairs. */
const ODD = [
  '', ' ', '\n', '\r\n', '\t', '\0', '-', '.', '/', ',', '=', '0', '9', '99', '1e3', '-1', 'NaN', '٣', 'é', 'İ', 'ß',
  '\u2028', '\uFEFF', '\uD83C', '\uDFB2', '🎲', '"', "'", '<b>', '&', '%', '\\', '$1', '(', '[', '*', '+', '?', '^',
  '__proto__', 'constructor', 'toString=1', 'hasOwnProperty', 'undefined', 'null', 'x'.repeat(300), '8'.repeat(40),
];

/** A seeded source of spoilt texts: the same every time. */
class Spoiler {
  #drawn = 0;
  readonly #texts: readonly string[];
  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  below(bound: number): number {
    return draw(20120, this.#drawn++, bound);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** A bit of a good text, an odd bit, or any character. */
  bit(): string {
    const text = this.pick(this.#texts);
    const from = this.below(text.length + 1);
    switch (this.below(4)) {
      case 0:
        return this.pick(ODD);
      case 1:
        return String.fromCharCode(this.below(0x10000));
      case 2:
        return String.fromCharCode(32 + this.below(95));
      default:
        return text.slice(from, from + this.below(5));
    }
  }

  /** One in four is made of bits; the others are good texts with up to four changes, often none. */
  text(): string {
    if (!this.below(4)) return Array.from({ length: this.below(12) }, () => this.bit()).join('');
    let text = this.pick(this.#texts);
    for (let changes = this.below(5); changes; changes--) {
      const at = this.below(text.length + 1);
      const cut = this.below(3) ? this.below(3) : this.below(text.length + 1);
      const [head, tail] = [text.slice(0, at), text.slice(at + cut)];
      switch (this.below(6)) {
        case 0:
          text = head + tail;
          break;
        case 1:
          text = tail + head;
          break;
        case 2:
          text = text.toUpperCase();
          break;
        case 3:
          text = head + text;
          break;
        default:
          text = head + this.bit() + tail;
      }
    }
    return text;
  }
}

/** A fault must say where and what in a sentence of its own, and name the rule where one is broken. */
function holdsSentence({ fault, place, message, rule = '' }: Fault, text: string) {
  holds(/\S/.test(fault) && /\S/.test(place), () => `No name or no place in the fault of ${show(text)}`);
  holds(/^\S[^]*\w[^]*\.$/.test(message), () => `No sentence for ${show(text)}: ${show(message)}`);
  for (const part of [place, rule]) {
    holds(message.includes(part), () => `No “${part}” in what ${show(text)} gives: ${show(message)}`);
  }
}

/**
 * Registers a fuzzer: so many random and spoilt texts over every reader of a game. None may throw; each gives
 * a value that holds what its reader promises, or a fault with a sentence.
 */
export function fuzzReaders<Position, Step>(
  game: Game<Position, Step>,
  samples: Samples<Position, Step>,
  count: number,
) {
  const { positions, figures, spellings, rules, moves } = samples;
  const positionTexts = [...positions, ...figures, ...spellings.map(([spelling]) => spelling)];
  const moveTexts = [
    ...moves,
    ...positions.flatMap((position) => sure(Match.start(game, { position })).moves()),
  ];

  /** Spoils texts for one reader; tells how many were read, so that a fuzzer of faults alone shows. */
  const fuzz = (
    texts: readonly string[],
    reader: (text: string, spoiler: Spoiler) => unknown,
    times = count,
  ) => {
    const spoiler = new Spoiler(texts);
    let good = 0;
    for (let i = 0; i < times; i++) {
      const text = spoiler.text();
      let result: unknown;
      try {
        result = reader(text, spoiler);
      } catch (error) {
        throw new Error(`${String(error)} … for ${show(text)}`, { cause: error });
      }
      if (isFault(result)) holdsSentence(result, text);
      else good++;
    }
    expect(good).within(times / 100, times * 0.9);
  };

  describe(`${count} random texts over each reader: ${game.id}`, function () {
    this.timeout(60_000);
    const defaults = sure(readRules(game.options, ''));

    for (const purpose of ['play', 'figure'] as const) {
      it(`readPosition, to ${purpose === 'play' ? 'play' : 'show'}`, () => {
        fuzz(positionTexts, (text) => {
          const position = game.readPosition(text, defaults, purpose);
          if (isFault(position)) return position;
          const written = game.writePosition(position);
          const again = game.readPosition(written, defaults, purpose);
          const wrong = isFault(again) ? again.message : game.writePosition(again);
          holds(wrong === written, () => `${written} is read as ${wrong}`);
          return position;
        });
      });
    }

    it('readStep', () => {
      const states = positions.map((position) => sure(Match.start(game, { position })).state);
      fuzz(moveTexts, (text, spoiler) => {
        const state = spoiler.pick(states);
        const read = game.readStep(state, text);
        if (isFault(read)) return read;
        holds(read.rest.length <= text.length, () => `More is left than there was: ${read.rest}`);
        const texts = game.steps(state).map((step) => game.view(state, step).text);
        holds(texts.includes(game.view(state, read.step).text), () => 'A step that is not legal');
        return read;
      });
    });

    it('readRules', () => {
      fuzz(rules, (text) => {
        const read = readRules(game.options, text);
        if (isFault(read)) return read;
        holds(
          `${Object.keys(read)}` === `${Object.keys(game.options)}`,
          () => `Switches ${Object.keys(read)}`,
        );
        // A value that was read is one that can be set.
        const again = Object.entries(read).filter(([name, value]) => value !== game.options[name]!.default);
        const same = readRules(game.options, again.map((pair) => pair.join('=')).join(' '));
        holds(show(same) === show(read), () => `${show(read)} is read as ${show(same)}`);
        return read;
      });
    });

    it('Match.play', () => {
      const matches = positions.map((position) => sure(Match.start(game, { position })));
      fuzz(moveTexts, (text, spoiler) => {
        const match = spoiler.pick(matches);
        match.goTo(0);
        const before = match.state;
        const result = match.play(text);
        if (isFault(result)) holds(match.state === before && !match.ply, () => 'Refused, yet played');
        // The started move alone may be said again, and changes nothing.
        else holds(match.state !== before || match.started.length > 0, () => 'Nothing was played');
        const same = Match.start(game, { position: match.position });
        const wrong = isFault(same) ? same.message : same.position;
        holds(wrong === match.position, () => `${match.position} is read as ${wrong}`);
        return result;
      });
    });

    it('Match.start', () => {
      fuzz([...positionTexts, ...rules], (text, spoiler) => {
        const spoilt = spoiler.below(2) ? { rules: text } : { rules: spoiler.pick(rules), position: text };
        const options = { ...spoilt, seed: 1, purpose: spoiler.pick(['play', 'figure'] as const) };
        const match = Match.start(game, options);
        if (isFault(match)) return match;
        const { position } = match;
        holds(/\S/.test(position), () => 'No position');
        const same = Match.start(game, { ...options, position });
        const wrong = isFault(same) ? same.message : same.position;
        holds(wrong === position, () => `${position} is read as ${wrong}`);
        return match;
      });
    });

    // A record takes long to read, beside a move.
    it('Match.read', () => {
      const records = positions.map((position, seed) => recordFrom(game, position, seed));
      fuzz(
        records,
        (text) => {
          const match = Match.read(game, text, { seed: 1 });
          const kept = isFault(match) ? match.kept : match;
          if (!kept) return match;
          const written = kept.record();
          const same = Match.read(game, written, { seed: 1 });
          const wrong = isFault(same) ? same.message : same.record();
          holds(wrong === written, () => `${written} is read as ${wrong}`);
          return match;
        },
        count / 50,
      );
    });
  });
}

/** A record of some random moves, with whatever a record may have: tags, comments, glyphs, variations, a move begun. */
function recordFrom<Position, Step>(game: Game<Position, Step>, position: string, seed: number): string {
  const match = sure(Match.start(game, { position, seed }));
  match.tags = { Event: 'A "fuzz" \\' };
  for (let i = 0; i < 7 && playRandom(match); i++) {
    if (i === 2) match.annotate({ comment: 'One; (two)', nags: [1, 14] });
    if (i === 3) match.undo();
    if (i === 4) match.goTo(1);
    const other = match.steps().at(-1);
    if (i > 2 && other) match.play(other.text);
  }
  return match.record();
}
