import { type Game, isFault, Match } from '../../src/core/index.js';
import { type Goals, readGoal, solutionsOf, type Tried, triedOf } from '../../src/core/goal.js';
import { type Point, turnOf } from '../../src/core/match.js';
import { holds, sure } from '../suites/results.js';

/** A position, and what somebody who does not know the goals says of every finished move: the words that it reaches. */
export interface Puzzle {
  readonly position: string;
  readonly rules: string;
  readonly verdicts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The move that led to a point, to be judged; nothing where none was finished there. */
export const triedAt = <Position, Step>(
  game: Game<Position, Step>,
  { move, before, state }: Point<Position>,
): Tried<Position, Step> | undefined =>
  move && before && triedOf(game, turnOf(before).state, move.steps, state);

/** What a goal says of a move that is played where a match stands: nothing where it is reached. */
export function missed<Position, Step>(
  goals: Goals<Position, Step>,
  match: Match<Position, Step>,
  word: string,
  move: string,
): string | undefined {
  const { goal, kind } = sure(readGoal(goals, word));
  sure(match.play(move));
  const tried = triedAt(match.game, match.point);
  if (!tried) throw new Error(`${move} is no finished move`);
  return goal.missed(tried, kind);
}

/** Every word of some goals, with each of its kinds. */
export const wordsOf = <Position, Step>(goals: Goals<Position, Step>): string[] =>
  Object.entries(goals).flatMap(([word, { kinds = [] }]) => [
    word,
    ...kinds.map((kind) => `${word}=${kind}`),
  ]);

/** A sentence says the move first and ends with the rules. */
const SENTENCE = /^[^ ]+ [^()]+ \([A-Z]{2}-\d+(, [A-Z]{2}-\d+)*\)\.$/;

const set = (texts: Iterable<string>) => [...texts].sort().join(' ');

/** In Real Queen one step may have more endings than are looked at for hints; then each must be right, and each first step there. */
const stem = (text: string) => text.split(/[x^]/)[0]!;

/**
 * Plays every move of a puzzle and compares what each goal says of it with what was said independently. Says whether
 * it begins in the middle of a turn.
 */
export function judge<Position, Step>(
  game: Game<Position, Step>,
  goals: Goals<Position, Step>,
  { position, rules, verdicts }: Puzzle,
): boolean {
  const match = sure(Match.start(game, { position, rules }));
  holds(
    set(match.moves()) === set(verdicts.keys()),
    () => `${position} has the moves\n${match.moves()}, not\n${[...verdicts.keys()]}`,
  );
  const { root } = match;
  const sentences = new Map<string, readonly string[]>();
  const wordsIn = (sentence: string) => {
    const known = sentences.get(sentence);
    if (known) return known;
    holds(SENTENCE.test(sentence), () => `${position}: ${sentence}`);
    const read = sentence.split(/[ ,;]+/);
    sentences.set(sentence, read);
    return read;
  };
  const words = wordsOf(goals);
  const asked = words.map((word) => sure(readGoal(goals, word)));
  const right = words.map((word) => [...verdicts.keys()].filter((text) => verdicts.get(text)!.has(word)));
  const stems = right.map((texts) => new Set(texts.map(stem)));
  for (const [text, reached] of verdicts) {
    match.goTo(root);
    holds(match.play(text) === true, () => `${position} does not take ${text}`);
    const tried = triedAt(game, match.point)!;
    for (const [i, { goal, kind }] of asked.entries()) {
      const word = words[i]!;
      const missed = goal.missed(tried, kind);
      const say = () => `${position}, ${rules}: ${word} by ${text}: ${missed ?? 'reached'}`;
      holds((missed === undefined) === reached.has(word), say);
      if (missed === undefined) continue;
      const [said, ...others] = wordsIn(missed);
      holds(text.startsWith(said!), say);
      holds(!others.some((other) => stems[i]!.has(other)), say);
    }
  }
  for (const [i, each] of asked.entries()) {
    // Each goes through all moves again: where there are many, one word has its turn.
    if (verdicts.size > 50 && i !== position.length % words.length) continue;
    const found = solutionsOf(game, each, root);
    const all = right[i]!;
    const few = all.length <= 200;
    const say = () => `${position}, ${rules}: ${words[i]} has\n${found}, not\n${all}`;
    holds(few ? set(found) === set(all) : found.every((text) => all.includes(text)), say);
    holds(set(new Set(found.map(stem))) === set(stems[i]!), say);
  }
  return root.started.length > 0;
}

/** Whether some moves of a puzzle reach a goal and some do not. */
const asks = ({ verdicts }: Puzzle, word: string) => {
  const reached = [...verdicts.values()].map((words) => words.has(word));
  return reached.includes(true) && reached.includes(false);
};

/**
 * Judges puzzles until there were so many for each word that some of their moves reach and some do not. Of what there was
 * enough already no more is judged. Gives the count of each word, and how many
 * of all were `started`, in the middle of a turn.
 */
export function judgeAll<Position, Step>(
  game: Game<Position, Step>,
  goals: Goals<Position, Step>,
  puzzles: Iterable<Puzzle>,
  least: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const words = Object.keys(least);
  const counts: Record<string, number> = Object.fromEntries(words.map((word) => [word, 0]));
  const scarce = (word: string) => counts[word]! < least[word]!;
  counts.started = 0;
  for (const puzzle of puzzles) {
    const asked = words.filter((word) => asks(puzzle, word));
    if (asked[0] && !asked.some(scarce)) continue;
    if (judge(game, goals, puzzle)) counts.started++;
    for (const word of asked) counts[word]!++;
    if (!words.some(scarce)) break;
  }
  return counts;
}

/** Whether a text can be started from, for puzzles that are made up. */
export const playable = <Position, Step>(
  game: Game<Position, Step>,
  position: string,
  rules: string,
): boolean => {
  const match = Match.start(game, { position, rules });
  return !isFault(match) && match.turn !== undefined;
};
