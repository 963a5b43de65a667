import type { Fault, Game, Options, Rules } from '../../src/core/index.js';

/** Some counters are left; who plays by turns takes one, two or three of them. */
export interface Heap {
  readonly left: number;
  /** Initials of the seats in turn order. */
  readonly order: string;
  /** Index into `order`; -1 where nobody is on turn. */
  readonly turn: number;
}

const NAMES: Readonly<Record<string, string>> = { a: 'ann', b: 'bob', c: 'cid' };
const nameOf = (initial = '') => NAMES[initial];

const options: Options = {
  heap: { default: '7', values: 'many|[1-9]|[12][0-9]|30' },
  order: { default: 'ann,bob', values: 'ann|bob|cid', least: 2 },
  whoBegins: { default: 'first', values: 'first|last' },
};

const fault = (kind: string, place: string, expected: string, rule?: string): Fault => ({
  fault: kind,
  place,
  expected,
  message: `${place}: expected ${expected}${rule ? ` (${rule})` : ''}.`,
  ...(rule === undefined ? {} : { rule }),
});

function readPosition(text: string, rules: Rules, purpose: 'play' | 'figure'): Heap | Fault {
  const [heap = '', seat = '', given] = text.trim().toLowerCase().split(/\s+/);
  const order = given ?? rules.order!.replace(/(\w)\w*,?/g, '$1');
  const turn = order.indexOf(seat);
  if (!/^\d{1,2}$/.test(heap)) return fault('misread', 'position, heap', 'a number');
  if (!/^[abc]{2,3}$/.test(order)) return fault('misread', 'position, seats', 'two or three of a, b, c');
  if (new Set(order).size < order.length) return fault('misread', 'position, seats', 'each seat once');
  if (seat.length !== 1 || (turn < 0 && (seat !== '-' || purpose === 'play'))) {
    return fault('misread', 'position, turn', order);
  }
  return Object.freeze({ left: +heap, order, turn });
}

/**
 * A game for the tests of `core`, so that they stand without any game of ours: whoever takes the last counter
 * wins. Its steps are not in the order of their texts, and at its end nobody is on turn.
 */
export const takeAway: Game<Heap, number> = {
  id: 'take-away',
  options,
  initial({ heap, order, whoBegins }) {
    if (heap === '1') return fault('small', 'rules, heap', 'two or more', 'TA-1');
    const initials = order!.replace(/(\w)\w*,?/g, '$1');
    const turn = whoBegins === 'last' ? initials.length - 1 : 0;
    return Object.freeze({ left: heap === 'many' ? 99 : Number(heap), order: initials, turn });
  },
  seats: ({ order }) => [...order].map((initial) => nameOf(initial)!),
  turn: ({ left, order, turn }) => (left ? nameOf(order[turn]) : undefined),
  steps: ({ left, turn }) => (turn < 0 ? [] : [3, 2, 1].filter((count) => count <= left)),
  play: ({ left, order, turn }, count) =>
    Object.freeze({ left: left - count, order, turn: (turn + 1) % order.length }),
  outcome({ left, order, turn }) {
    if (left || turn < 0) return undefined;
    const winner = nameOf(order.at(turn - 1))!;
    const scores = Object.fromEntries([...order].map((seat) => [nameOf(seat)!, +(nameOf(seat) === winner)]));
    return { winners: [winner], reason: 'last', value: 1, scores };
  },
  view: (_, count) => ({ text: `t${count}`, from: 'heap', changes: [] }),
  readStep({ left, turn }, text) {
    const count = Number(/^t([123])/i.exec(text)?.[1]);
    if (!count) return fault('misread', 'move', 't1, t2 or t3');
    if (turn < 0 || count > left) return fault('short', `t${count}`, 'fewer counters', 'TA-2');
    return { step: count, rest: text.slice(2) };
  },
  readPosition,
  writePosition: ({ left, order, turn }) => `${left} ${order[turn] ?? '-'} ${order}`,
};
