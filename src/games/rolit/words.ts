import type { BoardWords } from '../../board/words.js';
import type { Colour, Position } from './rules/index.js';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const plural = new Intl.PluralRules('en');
const format = new Intl.ListFormat('en');

const list = (parts: readonly string[]) => format.format(parts);
const start = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1);
const balls = (count: number) =>
  `${numbers[count] ?? count} ${plural.select(count) === 'one' ? 'ball' : 'balls'}`;

/** The sentences of Rolit in English, whose names of colours are those of the rules. */
export const words: BoardWords<Position> = {
  lang: 'en',
  undo: 'Take back',
  toPlay: (seat) => start(`${seat} to play.`),
  moved({ seat, text, changes }, next) {
    const turned = changes.length ? `, ${balls(changes.length)} turned` : '';
    return start(`${seat} played ${text}${turned}${next ? `; ${next} to play` : ''}.`);
  },
  undone: (seat) => `Taken back; ${seat} to play.`,
  over({ winners, scores }) {
    const rest = Object.entries(scores).filter(([seat]) => !winners.includes(seat));
    const others = rest.sort(([, a], [, b]) => b - a).map(([seat, count]) => `${seat} ${count}`);
    const won = winners[1] ? 'share the victory' : 'wins';
    return start(
      `${list(winners)} ${won} with ${scores[winners[0]!]}${others[0] ? `; ${list(others)}` : ''}.`,
    );
  },
  hint: (steps) => `You may play ${list(steps.map(({ text }) => text))}.`,
  cell({ name, piece }, [step], last) {
    const count = step?.changes.length;
    const target = count ? `, turns ${balls(count)}` : step ? ', may be played' : '';
    return `${name}, ${piece ?? 'empty'}${last ? ', last played' : target}`;
  },
  tally(holdings, { seats }) {
    const shown = holdings.filter(([seat, cells]) => cells[0] || seats.includes(seat as Colour));
    return start(`${list(shown.map(([seat, cells]) => `${seat} ${cells.length}`))}.`);
  },
  board: (tally, status) => `Rolit. ${tally} ${status}`,
  figure(holdings, turn) {
    const held = holdings.filter(([, cells]) => cells[0]).map(([seat, cells]) => `${seat} on ${list(cells)}`);
    return `Rolit board: ${held.join('; ') || 'empty'}.${turn ? ` ${words.toPlay(turn)}` : ''}`;
  },
};
