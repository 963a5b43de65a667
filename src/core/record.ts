import { type Fault, isFault, misread } from './fault.js';
import type { Game } from './game.js';
import { Match as Played, type MatchOptions, type Point } from './match.js';

/** The tags of a record, such as `Event`; `Rules`, `Position` and `Result` say what their names say. */
export type Tags = Readonly<Record<string, string>>;

/** A record that could be read only so far; what was read is kept. */
export interface RecordFault<Position, Step> extends Fault {
  readonly kept?: Match<Position, Step>;
}

/** The signs that stand for the first glyphs: `!` is 1. */
const SIGNS = ['!', '?', '!!', '??', '!?', '?!'];

const TOKEN =
  /\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]|\{(?<comment>[^}]*)\}?|;(?<line>.*)|\$(?<nag>\d+)|(?<open>\()|(?<close>\))|(?<result>\*|[01](?:\/\d)?(?:-[01](?:\/\d)?)+)(?![^\s)])|(?<number>\d+\s*\.+)|(?<move>[^\s(){};$]+)/g;

const joined = (one: string | undefined, other: string) =>
  [one, other.trim().replace(/\s+/g, ' ')].filter(Boolean).join(' ');

/** A match that can be written as a record and read from one. */
export class Match<Position, Step> extends Played<Position, Step> {
  /** What the record says of the match; the writer adds what is missing. */
  tags: Tags = {};

  static override start<Position, Step>(
    game: Game<Position, Step>,
    options: MatchOptions = {},
  ): Match<Position, Step> | Fault {
    return super.start(game, options) as Match<Position, Step> | Fault;
  }

  /**
   * Reads a record: tags, moves with or without numbers, `{comments}` and `;` ones to the end of the line, `(variations)`,
   * glyphs such as `!` or `$1`, a result. Returns the match at the end of its main line, or a fault that names line, column
   * and what was legal there, with the match up to it as `kept` if it could begin.
   */
  static read<Position, Step>(
    game: Game<Position, Step>,
    text: string,
    options: MatchOptions = {},
  ): Match<Position, Step> | RecordFault<Position, Step> {
    const tokens = [...text.matchAll(TOKEN)].map(({ groups, index }) => ({ ...groups, index }) as Token);
    const tags: Record<string, string> = {};
    for (const { tag, value } of tokens) if (tag) tags[tag] = value!.replace(/\\(.)/g, '$1');
    const match = Match.start(game, {
      rules: tags.Rules ?? options.rules,
      position: tags.Position ?? options.position,
      seed: tags.Seed === undefined ? options.seed : Number(tags.Seed),
      purpose: options.purpose,
    });
    if (isFault(match)) return match;
    match.tags = tags;
    const fault = follow(match, tokens, text);
    return fault ? { ...fault, kept: match } : match;
  }

  /** The match as the text of a record; reading it gives an equal match. */
  record(): string {
    return writeRecord(this);
  }
}

/** As `Match.read`. */
export const readRecord = <Position, Step>(
  game: Game<Position, Step>,
  text: string,
  options?: MatchOptions,
) => Match.read(game, text, options);

interface Token {
  readonly tag?: string;
  readonly value?: string;
  readonly comment?: string;
  readonly line?: string;
  readonly nag?: string;
  readonly open?: string;
  readonly close?: string;
  readonly move?: string;
  readonly index: number;
}

/** Plays a record by its tokens; returns what could not be read. */
function follow<Position, Step>(
  match: Match<Position, Step>,
  tokens: readonly Token[],
  text: string,
): Fault | undefined {
  /** In variations, the points to come back to. */
  const back: Point<Position>[] = [];
  /** A comment that comes before the next move. */
  let intro = '';
  const finish = () => {
    if (match.started[0] && match.steps().some((step) => !step.text)) match.play('', 'page');
  };
  const fail = ({ index }: Token, found: string, expected: string, rule?: string) => {
    const before = text.slice(0, index).split('\n');
    const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`;
    return { ...misread(place, found, expected), ...(rule && { rule }) };
  };
  for (const token of tokens) {
    const { comment = token.line, nag, open, close, move } = token;
    if (comment !== undefined) {
      const fresh = !match.point.move || (back.length > 0 && match.point === turnBefore(back.at(-1)!));
      if (fresh) intro = joined(intro, comment);
      else match.annotate({ comment: joined(match.point.comment, comment) });
    } else if (nag) match.annotate({ nags: [...(match.point.nags ?? []), Number(nag)] });
    else if (open) {
      finish();
      if (!match.point.move) return fail(token, '(', 'a move before its variation');
      back.push(match.point);
      match.undo();
    } else if (close) {
      finish();
      const point = back.pop();
      if (!point) return fail(token, ')', 'no end of a variation that has not begun');
      match.goTo(point);
    } else if (move) {
      const [, played, sign] = /^(.*?)([!?]*)$/.exec(move)!;
      const result = match.play(played!, 'page');
      if (isFault(result)) {
        const legal = match.steps().map((step) => step.text);
        const list = `${legal.slice(0, 12).join(', ')}${legal[12] ? ', …' : ''}`;
        return {
          ...fail(token, move, `a move that begins with ${list || 'nothing, the game is over'}`, result.rule),
        };
      }
      if (sign) match.annotate({ nags: [SIGNS.indexOf(sign) + 1] });
      if (intro) match.annotate({ intro });
      intro = '';
    }
  }
  finish();
  if (intro) match.annotate({ comment: joined(match.point.comment, intro) });
  return back[0] && fail({ index: text.length }, '', 'the end of a variation');
}

/** The point where the move that led to a point began. */
function turnBefore<Position>(point: Point<Position>): Point<Position> {
  let at = point;
  for (let steps = point.move?.steps.length ?? 0; steps; steps--) at = at.before!;
  return at;
}

/** The shares of the seats: `1-0`, `1/2-1/2`, `0-1-0`, or `*` while nobody has won. */
function resultOf<Position, Step>(game: Game<Position, Step>, state: Position): string {
  const outcome = game.outcome(state);
  if (!outcome) return '*';
  const seats = game.seats(state);
  const winners = outcome.winners.length ? outcome.winners : seats;
  const share = winners.length > 1 ? `1/${winners.length}` : '1';
  return seats.map((seat) => (winners.includes(seat) ? share : '0')).join('-');
}

/** The moves that were played from a point: that of the main line, then variations. */
export const movesFrom = <Position>({ next }: Point<Position>): Point<Position>[] =>
  next.flatMap((point) => (point.move ? point : movesFrom(point)));

/** A match as the text of a record. */
export function writeRecord<Position, Step>(
  match: Played<Position, Step> & { readonly tags?: Tags },
): string {
  const { game, rules, root } = match;
  const words: string[] = [];
  const first = movesFrom(root)[0]?.move!.seat;
  const say = (comment: string | undefined) => comment && words.push(`{${comment.replace(/}/g, ')')}}`);
  /** Writes a move; its number where that is not plain. */
  const writeMove = (
    { move, intro, comment, nags = [] }: Point<Position>,
    number: number,
    numbered: boolean,
  ) => {
    const { seat, text } = move!;
    say(intro);
    if (seat === first) words.push(`${number}.`);
    else if (numbered) words.push(`${number}...`);
    words.push(text, ...nags.map((nag) => `$${nag}`));
    say(comment);
  };
  /** Writes what follows a point, before which so many moves of the first seat were made; returns the last point. */
  const writeLine = (from: Point<Position>, before: number): Point<Position> => {
    let at = from;
    let count = before;
    let numbered = true;
    for (;;) {
      const [main, ...others] = movesFrom(at);
      if (!main) return at;
      const number = (point: Point<Position>) => count + +(point.move!.seat === first) || 1;
      writeMove(main, number(main), numbered);
      for (const other of others) {
        const start = words.length;
        writeMove(other, number(other), true);
        writeLine(other, number(other));
        words[start] = `(${words[start]}`;
        words.push(`${words.pop()})`);
      }
      numbered = Boolean(main.comment ?? others[0]);
      count = number(main);
      at = main;
    }
  };
  say(root.comment);
  const result = resultOf(game, writeLine(root, 0).state);
  words.push(result);

  const changed = Object.entries(rules).filter(([name, value]) => value !== game.options[name]!.default);
  const initial = game.initial(rules);
  const begun = match.textAt(root);
  const tags: Tags = {
    Game: game.id,
    ...match.tags,
    ...(changed[0] && { Rules: changed.map((each) => each.join('=')).join(' ') }),
    ...((isFault(initial) || game.writePosition(initial) !== begun) && { Position: begun }),
    Result: result,
  };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`);
  return `${lines.join('\n')}\n\n${wrap(words.join(' '))}\n`;
}

/** Breaks a text into lines of at most 80 characters, where words allow it. */
const wrap = (text: string) => text.replace(/(?=.{81})(.{1,80}|\S+) /g, '$1\n');
