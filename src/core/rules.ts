import { type Fault, misread } from './fault.js';

/** One rule switch as data. */
export interface Option {
  /** The value where none is set. */
  readonly default: string;
  /** What may be set: words with `|` between them, or another regular expression. */
  readonly values: string;
  /** The value is a list of at least so many of them, each once, with commas between. */
  readonly least?: number;
}

/** The rule switches of a game by name. */
export type Options = Readonly<Record<string, Option>>;

/** The value of every switch, as text. */
export type Rules = Readonly<Record<string, string>>;

/**
 * Reads the words of a `rules` attribute: `name=value`, separated by white space, in any case. A word alone is the
 * value of the switch that is itself called `rules`: `expert` is `rules=expert`.
 */
export function readRules(options: Options, text: string): Rules | Fault {
  const names = Object.keys(options);
  const rules = Object.fromEntries(names.map((name) => [name, options[name]!.default]));
  for (const word of text.toLowerCase().match(/\S+/g) ?? []) {
    const [key, value = ''] = /=/.test(word) ? word.split(/=(.*)/) : ['rules', word];
    const name = names.find((each) => each.toLowerCase() === key);
    if (!name) return misread('rules', word, names.join(' or '));
    const { values, least = 0 } = options[name]!;
    const list = least ? value.split(',') : [value];
    if (
      list.length < least ||
      new Set(list).size < list.length ||
      !list.every((one) => RegExp(`^(${values})$`).test(one))
    ) {
      return misread(
        name === 'rules' ? name : `rules, ${name}`,
        value,
        (least ? `${least} or more of ` : '') + values,
      );
    }
    rules[name] = value;
  }
  return rules;
}

/** The words that `readRules` reads these from. */
export const writeRules = (rules: Rules): string =>
  Object.entries(rules)
    .filter(([, value]) => value)
    .map((each) => each.join('='))
    .join(' ');
