import { type Fault, misread } from './fault.js';

/** One rule switch as data. */
export interface Option {
  /** The value where none is set. */
  readonly default: string;
  /** The words that may be set. */
  readonly values: readonly string[];
  /** Whole numbers from 1 to this may be set too. */
  readonly upTo?: number;
  /** The value is a list: at least so many different words, with commas between them. */
  readonly least?: number;
}

/** The rule switches of a game by name. */
export type Options = Readonly<Record<string, Option>>;

/** The value of every switch, as text. */
export type Rules = Readonly<Record<string, string>>;

/** Reads the words of a `rules` attribute: `name=value`, separated by white space, in any case. */
export function readRules(options: Options, text: string): Rules | Fault {
  const names = Object.keys(options);
  const rules = Object.fromEntries(names.map((name) => [name, options[name]!.default]));
  for (const word of text.toLowerCase().match(/\S+/g) ?? []) {
    const [key, value = ''] = word.split('=');
    const name = names.find((each) => each.toLowerCase() === key);
    if (!name) return misread('rules', word, names.join('=, ') + '=');
    const { values, upTo = 0, least = 0 } = options[name]!;
    const words = least ? value.split(',') : [value];
    const known = words.every((one) => values.includes(one) || (/^[1-9]\d*$/.test(one) && +one <= upTo));
    if (!known || words.length < least || new Set(words).size < words.length) {
      const list = least ? `${least} or more of ` : '';
      return misread(`rules, ${name}`, value, list + values.join(', ') + (upTo ? `, 1 to ${upTo}` : ''));
    }
    rules[name] = value;
  }
  return rules;
}
