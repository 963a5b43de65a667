import { expect } from '@open-wc/testing';
import { draw, type Fault, isFault, playRandom } from '../../../../src/core/index.js';
import { type Position, ur } from '../../../../src/games/ur/rules/index.js';
import { holds } from '../../../suites/results.js';
import { pathOf, start, type UrMatch } from './start.js';

const CELLS = ['a', 'b', 'c'].flatMap((row) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((column) =>
    row !== 'b' && (column === 5 || column === 6) ? [] : [row + column],
  ),
);
const TRIES = [
  ...CELLS.map((cell) => `@${cell}`),
  ...CELLS.map((cell) => `${cell}+`),
  ...CELLS.flatMap((from) => CELLS.map((to) => `${from}-${to}`)),
];

/** The sign at a cell of a position text. */
function signAt(text: string, cell: string): string {
  const row = text.split('/')['abc'.indexOf(cell[0]!)]!.split(' ')[0]!;
  return row.replace(/\d/g, (run) => '.'.repeat(Number(run)))[Number(cell[1]) - 1]!;
}

/** The rules that the try of a piece breaks by a throw, from the text of the rules; none where it is legal. */
function broken(text: string, rules: Readonly<Record<string, string>>, roll: number, move: string): string[] {
  const [board = '', mover = '', homes = ''] = text.split(' ');
  const path = pathOf(mover === 'l' ? 'light' : 'dark', rules.rules);
  const [, from, to] = /^(?:@|([abc]\d)-?)([abc]\d)?/.exec(move)!;
  const onBoard = board.split(mover).length - 1;
  const home = Number(homes[homes.indexOf(mover) + 1]);
  const pieces = Number(rules.pieces) || (rules.rules === 'blitz' ? 5 : 7);
  if (!from && onBoard + home >= pieces) return ['UR-4'];
  if (from && signAt(text, from) !== mover) return ['UR-4'];
  const goal = (from ? path.indexOf(from) : rules.entry === 'throw' ? 0 : -1) + roll;
  if (goal > path.length) return ['UR-12'];
  const cell = path[goal];
  const sign = cell === undefined ? '' : signAt(text, cell);
  return [
    ...(to === cell ? [] : [from ? 'UR-4' : 'UR-5']),
    ...(sign === mover ? ['UR-6'] : []),
    ...(cell === 'b4' && sign !== '.' && sign !== mover && rules.rules === 'finkel' ? ['UR-9'] : []),
  ];
}

/** A refusal has a rule, a cell of the try as its place, and a sentence with both. */
function holdsPlace({ rule, place, message, fault }: Fault, move: string, text: string) {
  const told = () => `${text}, ${move}: ${message}`;
  holds(/^UR-\d+$/.test(rule ?? '') && fault === rule, told);
  holds(message.startsWith(`${place}: `) && message.endsWith(` (${rule}).`), told);
  holds(move.slice(0, 2) === place || move.slice(1, 3) === place || move.slice(3) === place, told);
}

/** Calls back in random games, every few turns, before the throw. */
function somewhere(visit: (match: UrMatch, turn: string) => void) {
  for (const rules of ['', 'entry=throw', 'masters', 'blitz', 'pieces=3']) {
    for (let seed = 0; seed < 3; seed++) {
      const match = start({ rules, seed });
      while (playRandom(match)) {
        if (match.turn === 'chance' && !draw(seed, match.ply, 8)) visit(match, match.position);
      }
    }
  }
}

describe('Ur: what a refusal says', function () {
  this.timeout(60_000);

  it('names the rule that every other try by every throw breaks, and the cell', () => {
    const seen = new Set<string | undefined>();
    somewhere(({ state, rules }, text) => {
      for (const roll of [1, 2, 3, 4]) {
        const thrown: Position = ur.play(state, roll);
        if (!ur.midTurn!(thrown)) continue;
        for (const move of TRIES) {
          const read = ur.readStep(thrown, move);
          const rulesBroken = broken(text, rules, roll, move);
          holds(isFault(read) === rulesBroken.length > 0, () => `${text}, ${roll}:${move}`);
          if (!isFault(read)) continue;
          holdsPlace(read, move, text);
          holds(rulesBroken.includes(read.rule!), () => `${text}, ${roll}:${move}: ${read.message}`);
          seen.add(read.rule);
        }
      }
    });
    expect([...seen].sort()).deep.equal(['UR-12', 'UR-4', 'UR-5', 'UR-6', 'UR-9']);
  });

  it('names the rule by which each piece is blocked where the throw passes', () => {
    let passes = 0;
    somewhere(({ state, rules }, text) => {
      for (const roll of [1, 2, 3, 4]) {
        if (ur.midTurn!(ur.play(state, roll))) continue;
        passes++;
        for (const piece of TRIES) {
          const read = ur.readStep(state, `${roll}:${piece}`);
          holds(isFault(read), () => `${text}, ${roll}:${piece}`);
          if (!isFault(read)) continue;
          holdsPlace(read, piece, text);
          const rule = read.rule!;
          holds(broken(text, rules, roll, piece).includes(rule), () => `${text}, ${roll}:${piece}: ${rule}`);
        }
      }
    });
    expect(passes).above(20);
  });

  it('names UR-3 for every move by a throw of 0', () => {
    somewhere(({ state, rules }, text) => {
      if (rules.rules === 'masters') return;
      for (const piece of TRIES) {
        const read = ur.readStep(state, `0:${piece}`);
        holds(isFault(read) && read.rule === 'UR-3', () => `${text}, 0:${piece}`);
        if (isFault(read)) holdsPlace(read, piece, text);
      }
    });
  });

  it('names UR-7 where a throw that can move something is passed', () => {
    somewhere(({ state }, text) => {
      for (const roll of [1, 2, 3, 4]) {
        const thrown = ur.play(state, roll);
        const read = ur.readStep(state, `${roll}:-`);
        holds(isFault(read) === ur.midTurn!(thrown), () => `${text}, ${roll}:-`);
        if (!isFault(read)) continue;
        expect([read.rule, read.place]).deep.equal(['UR-7', `${roll}:-`]);
        expect(read.message).match(/^\d:-: .* \(UR-7\)\.$/);
      }
    });
  });
});
