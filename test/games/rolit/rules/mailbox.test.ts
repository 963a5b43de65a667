import { expect } from '@open-wc/testing';
import { draw, playRandom } from '../../../../src/core/index.js';
import { Mailbox } from './mailbox.js';
import { holds } from '../../../suites/results.js';
import { at, figure, type RolitMatch, start } from './start.js';

/** Random boards, full of balls or nearly bare: most are such as no game reaches. */
function anyBoard(seed: number): string {
  let index = 0;
  const next = (bound: number) => draw(seed, index++, bound);
  const size = [8, 6, 4][next(3)]!;
  const seats = ['rg', 'yb', 'ry', 'rbg', 'gyr', 'rbgy', 'rygb'][next(7)]!;
  const filled = 1 + next(20);
  const signs = Array.from({ length: size ** 2 }, () => (next(20) < filled ? 'rbgy'[next(4)]! : '.'));
  signs[next(signs.length)] = 'b';
  return `${signs.join('')} ${seats[next(seats.length)]!} ${seats}`;
}

/** What an engine says of a position: where balls may be placed, and what each would turn. */
const told = (cells: readonly string[], captures: (cell: string) => readonly string[]) =>
  cells.map((cell) => `${cell}: ${[...captures(cell)].sort().join(' ')}`).join(', ');

const byMailbox = (plain: Mailbox) => told(plain.moves(), (cell) => plain.captures(cell));

function byMatch(match: RolitMatch) {
  const changes = new Map(match.steps().map((step) => [step.text, step.changes]));
  return told(match.moves(), (cell) => changes.get(cell)!);
}

describe('Rolit beside a second, plain engine', () => {
  const same = (plain: unknown, fast: string, position: string) =>
    holds(`${plain}` === fast, () => `${position} gives\n${fast}, the plain engine\n${plain}`);

  it('gives the same moves, captures and positions in random games of every kind', () => {
    const kinds = ['', 'seats=yellow,blue', 'seats=red,blue,green', 'seats=red,blue,green,yellow'];
    const rules = kinds
      .flatMap((kind) => [kind, `${kind} size=6`])
      .concat('size=4', 'size=4 seats=green,red');
    let plies = 0;
    for (const text of rules) {
      for (let seed = 0; seed < 10; seed++) {
        const match = start({ rules: text, seed });
        const plain = new Mailbox(match.position);
        do {
          same(byMailbox(plain), byMatch(match), match.position);
          if (playRandom(match)) plain.play(match.history.at(-1)!.text);
          same(plain, match.position, 'That move');
          plies++;
        } while (match.turn);
        expect(byMailbox(plain)).equal('');
      }
    }
    expect(plies).above(2000);
  });

  it('gives the same on boards that no game reaches', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const match = at(anyBoard(seed));
      const text = match.position;
      same(new Mailbox(text), text, 'Reading');
      same(byMailbox(new Mailbox(text)), byMatch(match), text);
      for (const cell of match.moves()) {
        const plain = new Mailbox(text);
        plain.play(cell);
        match.play(cell);
        same(plain, match.position, `${text} ${cell}`);
        match.undo();
      }
    }
  });

  it('is a test that can fail: one ball of another colour shows', () => {
    const match = figure('8/8/8/3ry3/3bg3/8/8/8 r rg');
    expect(new Mailbox('8/8/8/3ry3/3bb3/8/8/8 r rg').moves()).deep.equal(match.moves());
    expect(new Mailbox('8/8/8/3ry3/3br3/8/8/8 r rg').moves()).not.deep.equal(match.moves());
  });
});
