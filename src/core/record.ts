import { type Fault, isFault, misread } from './fault.js';
import type { Game } from './game.js';
import { Match as Played, type MatchOptions, type Point } from './match.js';
import { perft } from './perft.js';
import { writeMove } from './moves.js';

/** The tags of a record, such as `Event`; `Rules`, `Position` and `Result` say what their names say. */
export type Tags = Readonly<Record<string, string>>;

/** A record that could be read only so far; what was read is kept. */
export interface RecordFault<Position, Step> extends Fault {
  readonly kept?: Match<Position, Step>;
}

/** The signs that stand for the first glyphs: `!` is 1. */
const SIGNS = ['!', '?', '!!', '??', '!?', '?!'];

/**
 * What a record is made of; numbers, an asterisk, a slash before a move and a lone `#` are passed over, and whatever else
 * there is must be a move. It may have white space where a colon or a dash joins its parts: `4 : @a1`, `0 --`.
 */
const TOKEN =
  /\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]|\{(?<comment>[^}]*)(?<end>\}?)|;(?<line>.*)|\$(?<nag>\d+)|(?<open>\()|(?<close>\))|(?:\*|(?<result>[01](?:\/\d)?(?:-[01](?:\/\d)?)+))(?![^\s(){;])|(?:\d+\s*)?[.…]+|\/|#(?!\S)|(?<move>[^\s(){};$](?:\s*:\s*|\s+-+(?!\S)|[^\s(){};$])*|\S)/g;

const RESULT = /^[01](?:\/\d)?(?:-[01](?:\/\d)?)+$/;

/** The tags that say how to play, in whatever case they are written. */
const KNOWN = ['Game', 'Rules', 'Position', 'Seed', 'Result'];

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
const add = (one = '', other = '') => (one && other ? `${one} ${other}` : one || other);
const joined = (one = '', other = '') => add(plain(one), plain(other));

/** A match with what only programs ask of it: it can be written as a record and read from one, and counted. */
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
    const tokens = [...text.matchAll(TOKEN)] as unknown as readonly Token[];
    const tags: Record<string, string> = {};
    const places: Record<string, string> = {};
    for (const {
      groups: { tag, value },
      index,
    } of tokens) {
      if (!tag) continue;
      const name = KNOWN.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? tag;
      tags[name] = value!.replace(/\\(.)/g, '$1');
      places[name.toLowerCase()] = placeOf(text, index);
    }
    const match = Match.start(game, {
      rules: tags.Rules ?? options.rules,
      position: tags.Position ?? options.position,
      seed: tags.Seed === undefined ? options.seed : Number(tags.Seed),
      purpose: options.purpose,
    });
    if (isFault(match)) {
      const line = places[/^\w*/.exec(match.place)![0]];
      const place = `${line}, ${match.place}`;
      return line ? { ...match, place, message: `${line}, ${match.message}` } : match;
    }
    match.tags = tags;
    const fault = follow(match, tokens, text);
    return fault ? { ...fault, kept: match } : match;
  }

  /** Counts the finished moves of a given depth from here. */
  perft(depth: number): number {
    return perft(this.game, this.state, depth);
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
  readonly groups: Readonly<
    Partial<
      Record<
        'tag' | 'value' | 'comment' | 'end' | 'line' | 'nag' | 'open' | 'close' | 'result' | 'move',
        string
      >
    >
  >;
  readonly index: number;
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** What is said of a move before it is finished: before it, in its middle, and by glyphs. */
interface Said {
  intro: string;
  inside: string;
  signs: number[];
}

/** A variation under way. */
interface Aside<Position> {
  /** The point to come back to. */
  readonly point: Point<Position>;
  /** What was said of that, if it is in the middle of a move. */
  readonly said: Said;
  /** Where the variation begins. */
  readonly start: Point<Position>;
  /** Its place in the text. */
  readonly index: number;
}

/** Plays a record by its tokens, and comes back to its main line; returns what could not be read. */
function follow<Position, Step>(
  match: Match<Position, Step>,
  tokens: readonly Token[],
  text: string,
): Fault | undefined {
  const back: Aside<Position>[] = [];
  const nothing = (): Said => ({ intro: '', inside: '', signs: [] });
  let said = nothing();
  const finish = () => {
    const { started } = match;
    if (started[0] && match.steps().some((step) => !step.text)) match.play('', 'page');
    return started[0] && !match.started[0];
  };
  const fail = (index: number, expected: string, rule?: string): Fault => {
    const found = /^\S+/.exec(text.slice(index, index + 25))![0];
    const fault = misread(placeOf(text, index), found, expected);
    return rule
      ? { ...fault, fault: rule, rule, message: fault.message.replace(/\.$/, ` (${rule}).`) }
      : fault;
  };
  /** Says of the point here what was kept for it. */
  const note = () => {
    const { comment, nags = [] } = match.point;
    const { intro, inside, signs } = said;
    if (intro) match.annotate({ intro });
    if (inside) match.annotate({ comment: add(comment, inside) });
    if (signs[0]) match.annotate({ nags: [...nags, ...signs] });
    said = nothing();
  };
  const settle = () => match.started[0] || note();
  /** Says what was kept of the first move that was finished since a point. */
  const noteFirst = (since: Point<Position>) => {
    const { point } = match;
    const done = firstMove(point, since);
    if (!done) return;
    match.goTo(done);
    note();
    match.goTo(point);
  };
  /** Ends a line. */
  const end = () => {
    if (!finish() && (match.point === match.root || !match.started[0])) {
      said.inside = add(said.intro, said.inside);
      said.intro = '';
    }
    note();
  };
  /** Comes back from a variation. */
  const leave = (aside: Aside<Position>) => {
    match.goTo(aside.point);
    ({ said } = aside);
  };
  /** Plays what a token says: all of it or, with a fault, as much as can be read. */
  const play = (move: string, index: number): Fault | undefined => {
    let result = match.play(move, 'page', true);
    // A move that left something open may end here.
    if (isFault(result) && finish()) {
      note();
      result = match.play(move, 'page', true);
    }
    if (!isFault(result)) return undefined;
    const { game } = match;
    let { state } = match;
    let rest = move;
    for (let read; rest && !isFault((read = game.readStep(state, rest))); rest = read.rest.trim()) {
      state = game.play(state, read.step);
    }
    if (rest && rest !== move) {
      const good = move.slice(0, move.length - rest.length).trim();
      match.play(good, 'page', true);
    } else rest = move;
    const legal = match.steps().flatMap((step) => step.text || []);
    const more = legal[12] ? ', …' : '';
    const expected = match.turn
      ? `a move that ${match.started[0] ? 'goes on' : 'begins'} with ${legal.slice(0, 12).join(', ')}${more}`
      : 'no move, since the game is over';
    return fail(index + move.length - rest.length, expected, result.rule);
  };
  const take = ({ groups, index }: Token): Fault | undefined => {
    const { comment = groups.line, nag, open, close, result, move } = groups;
    const { point } = match;
    const isFirst = () => match.point === (back.at(-1)?.start ?? match.root);
    if (comment !== undefined) {
      if (groups.end === '') return fail(index, '} at the end of a comment');
      if (isFirst()) said.intro = add(said.intro, plain(comment));
      else {
        said.inside = add(said.inside, plain(comment));
        settle();
      }
    } else if (nag) {
      said.signs.push(Math.min(+nag, 255));
      settle();
    } else if (open) {
      if (finish()) note();
      if (isFirst()) return fail(index, 'a move before its variation');
      const { point: last } = match;
      do match.undo();
      while (match.started[0] && match.point !== match.root);
      back.push({ point: last, said, start: match.point, index });
      said = nothing();
    } else if (close) {
      const last = back.pop();
      if (!last) return fail(index, 'no end of a variation that has not begun');
      if (point === last.start) {
        // What is said in a variation without a move is said of the move before it.
        const { intro, inside, signs } = said;
        leave(last);
        said.inside = add(said.inside, add(intro, inside));
        said.signs.push(...signs);
        settle();
      } else {
        end();
        // Where it stands among others is the order of the text; what comes after its first move is its own.
        const first = firstMove(match.point, last.start);
        if (first) promote(match, first);
        leave(last);
      }
    } else if (result) {
      if (!back[0]) match.tags = { ...match.tags, Result: match.tags.Result ?? result };
    } else if (move) {
      const [, played, sign] = /^(.*?)\s*([!?]*)\s*$/s.exec(move)!;
      const fault = played ? play(played, index) : undefined;
      noteFirst(point);
      if (fault) return fault;
      if (sign) said.signs.push(SIGNS.indexOf(sign.slice(0, 2)) + 1);
      settle();
    }
    return undefined;
  };
  let fault: Fault | undefined;
  for (const token of tokens) if ((fault = take(token))) break;
  end();
  for (let last; (last = back.pop()); note()) {
    fault ??= fail(last.index, ') at the end of a variation');
    leave(last);
  }
  promote(match, match.root);
  return fault;
}

/** The first move that was finished on the way from one point to another. */
function firstMove<Position>(to: Point<Position>, from: Point<Position>): Point<Position> | undefined {
  let first: Point<Position> | undefined;
  for (let at = to; at !== from; at = at.before!) if (at.move) first = at;
  return first;
}

/** Puts the line from a point on to where a match stands before others, which may have come first where they begin with the same moves. */
function promote<Position, Step>({ point }: Match<Position, Step>, from: Point<Position>) {
  for (let at = point; at !== from; at = at.before!) {
    const next = at.before!.next as Point<Position>[];
    next.unshift(...next.splice(next.indexOf(at), 1));
  }
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

/** The points that end what was played from a point: moves, or a step where nothing more was played of its move. */
const endsFrom = <Position>({ next }: Point<Position>): Point<Position>[] =>
  next.flatMap((point) => (point.move || !point.next[0] ? point : endsFrom(point)));

/** A match as the text of a record. */
export function writeRecord<Position, Step>(
  match: Played<Position, Step> & { readonly tags?: Tags },
): string {
  const { game, rules, root, tags: said = {} } = match;
  const words: string[] = [];
  const moverAt = ({ state }: Point<Position>) => (game.mover ?? game.turn)(state);
  const first = moverAt(root);
  const say = (comment = '') => comment && words.push(`{${comment.replace(/}/g, ')')}}`);
  const textOf = ({ move, started }: Point<Position>) => move?.text ?? writeMove(game, started);
  /** What was played from a point: moves, then what was only begun, and of that first what was visited last. */
  const linesFrom = (point: Point<Position>) => {
    let last = point.on;
    while (last?.on && !last.move) last = last.on;
    const rank = (end: Point<Position>) => (end.move ? 0 : end === last ? 1 : 2);
    const lines = endsFrom(point).sort((one, other) => rank(one) - rank(other));
    const texts = lines.map(textOf);
    // What another line begins with, perhaps in another order of steps, is not a line of its own.
    return lines.filter(
      ({ move }, i) =>
        move || !texts.some((text, j) => (j < i || text !== texts[i]) && text.startsWith(texts[i]!)),
    );
  };
  /** Writes a move, its number where that is not plain, and what is said of it or before the next one; tells of the latter. */
  const writeTurn = (point: Point<Position>, number: number, numbered: boolean, intro: string): boolean => {
    const { move, comment, nags = [] } = point;
    say(intro);
    if ((move?.seat ?? moverAt(point)) === first) words.push(`${number}.`);
    else if (numbered) words.push(`${number}...`);
    words.push(textOf(point), ...nags.map((nag) => `$${nag}`));
    // RO-16
    const clock = move?.by === 'clock' ? 'Played by the clock.' : '';
    return Boolean(say(joined(joined(comment, clock), linesFrom(point)[0]?.intro)));
  };
  /** Writes what follows a point, before which so many moves of the first seat were made; returns the last point. */
  const writeLine = (from: Point<Position>, before: number, told: boolean): Point<Position> => {
    let at = from;
    let count = before;
    let numbered = told;
    for (;;) {
      const [main, ...others] = linesFrom(at);
      if (!main) return at;
      const number = (point: Point<Position>) =>
        count + +((point.move?.seat ?? moverAt(point)) === first) || 1;
      const intro = at === root ? joined(root.comment, main.intro) : '';
      numbered = writeTurn(main, number(main), numbered, intro);
      for (const other of others) {
        const start = words.length;
        const more = writeTurn(other, number(other), true, joined(other.intro));
        writeLine(other, number(other), more);
        words[start] = `(${words[start]}`;
        words.push(`${words.pop()})`);
        numbered = true;
      }
      count = number(main);
      at = main;
    }
  };
  const last = writeLine(root, 0, true);
  if (last === root) say(joined(root.comment));
  const reached = resultOf(game, last.state);
  const result = reached === '*' && RESULT.test(said.Result ?? '') ? said.Result! : reached;
  words.push(result);

  const changed = Object.entries(rules).filter(([name, value]) => value !== game.options[name]!.default);
  const initial = game.initial(rules);
  const begun = match.textAt(root);
  const moved = said.Position || isFault(initial) || game.writePosition(initial) !== begun;
  const tags: Tags = {
    Game: game.id,
    ...said,
    ...(changed[0] && { Rules: changed.map((each) => each.join('=')).join(' ') }),
    ...(moved && { Position: begun }),
    Result: result,
  };
  const lines = Object.entries(tags).map(
    ([name, value]) => `[${name.replace(/\W+/g, '_')} "${value.replace(/["\\]/g, '\\$&')}"]`,
  );
  return `${lines.join('\n')}\n\n${wrap(words.join(' '))}\n`;
}

/** Breaks a text into lines of at most 80 characters, where words allow it. */
const wrap = (text: string) => text.replace(/(?=.{81})(.{1,80}|\S+) /g, '$1\n');
