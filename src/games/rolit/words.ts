import type { BoardWords } from '../../board/words.js';
import type { Colour } from './rules/position.js';

const colours: Record<Colour, string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
};
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const plural = new Intl.PluralRules('en');

const name = (seat: string) => colours[seat as Colour];
const start = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);
const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);
const number = (count: number) => numbers[count] ?? `${count}`;
const balls = (count: number) =>
  plural.select(count) === 'one' ? `${number(count)} ball` : `${number(count)} balls`;

/** The sentences of Rolit in English. */
export const words: BoardWords = {
  lang: 'en',
  undo: 'Take back',
  toPlay: (seat) => `${start(name(seat))} to play.`,
  moved: ({ seat, text, changes }, next) => {
    const turned = changes.length ? `, ${balls(changes.length)} turned` : '';
    return `${start(name(seat))} played ${text}${turned}${next ? `; ${name(next)} to play` : ''}.`;
  },
  undone: (seat) => `Taken back; ${name(seat)} to play.`,
  over: ({ winners, scores }) => {
    const counts = Object.values(scores)
      .sort((a, b) => b - a)
      .join(' to ');
    return winners.length > 1
      ? `${start(list(winners.map(name)))} share the victory, ${counts}.`
      : `${start(name(winners[0]!))} wins, ${counts}.`;
  },
  hint: (steps) => `You may play ${list(steps.map(({ to }) => to!))}.`,
  cell: (cell, seat, step) => {
    if (seat) return `${cell}, ${name(seat)}`;
    if (!step) return `${cell}, empty`;
    const count = step.changes.length;
    return `${cell}, empty, ${count ? `turns ${balls(count)}` : 'may be played'}`;
  },
  board: (counts, status) =>
    `Rolit: ${list(counts.map(([seat, cells]) => `${name(seat)} ${cells.length}`))}. ${status}`,
  figure: (counts, turn) => {
    const held = counts
      .filter(([, cells]) => cells.length)
      .map(([seat, cells]) => `${name(seat)} on ${list(cells)}`);
    const place = held.length ? `Balls: ${held.join('; ')}.` : 'The board is empty.';
    return `Rolit board. ${place}${turn ? ` ${start(name(turn))} to play.` : ''}`;
  },
};
