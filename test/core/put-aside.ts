import { forbidden, misread } from '../../src/core/fault.js';
import type { Fault, Game, Options, Rules } from '../../src/core/index.js';

/** Some letters are left; who plays by turns takes one of them. */
export interface Row {
  /** In alphabetical order. */
  readonly letters: string;
  /** Initial of the seat on turn; `-` where nobody is. */
  readonly turn: string;
  /** How many letters may still be put aside for the vowel that was taken: of two the first one must be. */
  readonly due: number;
  readonly vowels: string;
}

const NAMES: Readonly<Record<string, string>> = { m: 'max', y: 'yve' };
const other = (turn: string) => (turn === 'm' ? 'y' : 'm');

const options: Options = {
  row: { default: 'abcde', values: '[a-h]{1,8}' },
  rules: { default: 'vowels', values: 'vowels|plain' },
  first: { default: 'max', values: 'max|yve' },
};

function readPosition(text: string, { rules }: Rules, purpose: 'play' | 'figure'): Row | Fault {
  const [row = '', turn = '-', more] = text.trim().toLowerCase().split(/\s+/);
  if (!/^(-|(?!.*(.).*\2)[a-h]+)$/.test(row))
    return misread('position, row', row, 'letters from a to h, each once');
  if (!/^[my]$/.test(turn) && (turn !== '-' || purpose === 'play'))
    return misread('position, turn', turn, 'm or y');
  if (more) return misread('position', more, 'no more');
  const letters = [...row.replace('-', '')].sort().join('');
  return Object.freeze({ letters, turn, due: 0, vowels: rules === 'plain' ? '' : 'ae' });
}

/**
 * A game for the tests of `core` whose moves are of several steps. Whoever takes a vowel must put another letter aside,
 * `a+b`, and may put aside one more, `a+b+c`; their order does not matter. Whoever leaves none wins.
 */
export const putAside: Game<Row, string> = {
  id: 'put-aside',
  options,
  initial: (rules) => readPosition(`${rules.row} ${rules.first![0]}`, rules, 'play'),
  seats: () => ['max', 'yve'],
  turn: ({ letters, turn }) => (letters ? NAMES[turn] : undefined),
  steps({ letters, turn, due }) {
    if (turn === '-') return [];
    const steps = [...letters].reverse().map((letter) => (due ? `+${letter}` : letter));
    return due === 1 ? ['', ...steps] : steps;
  },
  play({ letters, turn, due, vowels }, step) {
    const left = step ? letters.replace(step.at(-1)!, '') : letters;
    const next = !left || !step ? 0 : due ? due - 1 : vowels.includes(step) ? 2 : 0;
    return Object.freeze({ letters: left, turn: next ? turn : other(turn), due: next, vowels });
  },
  outcome({ letters, turn }) {
    if (letters || turn === '-') return undefined;
    const winner = NAMES[other(turn)]!;
    const scores = { max: +(winner === 'max'), yve: +(winner === 'yve') };
    return { winners: [winner], reason: 'last', value: 1, scores };
  },
  unordered: true,
  midTurn: ({ due }) => due > 0,
  view(_, step) {
    if (step[1]) return { text: step, from: step[1], to: 'box', changes: ['lid'] };
    return step ? { text: step, from: step, changes: [] } : { text: '', changes: [] };
  },
  readStep({ letters, turn, due }, text) {
    if (due === 1 && text[0] !== '+') return { step: '', rest: text };
    const [all = '', mark, capital] = /^(\+?)([a-z])/i.exec(text) ?? [];
    if (!capital) return misread('move', text, 'a letter');
    const letter = capital.toLowerCase();
    if (turn === '-' || !letters.includes(letter))
      return forbidden('PA-1', letter, 'choose a letter that is left');
    if (Boolean(due) !== Boolean(mark))
      return forbidden('PA-2', letter, 'after a vowel, and only then, put aside');
    return { step: mark ? `+${letter}` : letter, rest: text.slice(all.length) };
  },
  writeTry: ({ due }, _, cell) => (due ? `+${cell}` : cell),
  writeMove(texts) {
    const aside = texts.filter(([sign]) => sign === '+').sort();
    return texts.filter(([sign]) => sign !== '+').join('') + aside.join('');
  },
  readPosition,
  writePosition: ({ letters, turn }) => `${letters || '-'} ${turn}`,
};
