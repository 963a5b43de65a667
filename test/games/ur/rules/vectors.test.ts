import { expect } from '@open-wc/testing';
import { games, values } from './load.js';
import { libraryPlies } from './plies.js';
import { at, start, type UrMatch } from './start.js';

/** How many pieces of a seat are home. */
const home = ({ position }: UrMatch, seat: string) =>
  Number(RegExp(`${seat[0]}(\\d)`).exec(position.split(' ')[2]!)![1]);
/** How many pieces of a seat stand on the board. */
const standing = ({ position }: UrMatch, seat: string) => position.split(' ')[0]!.split(seat[0]!).length - 1;

describe('Ur: games of an independent library', function () {
  this.timeout(60_000);

  for (const [i, { rules, winner, plies, ...sides }] of games.cases.entries()) {
    it(`has its ${plies.length} throws and every legal move of each, ${rules}, game ${i + 1}`, () => {
      const match = start({ rules });
      for (const { seat, roll, text, legal } of libraryPlies(rules, plies)) {
        const told = `ply ${match.ply + 1}, ${match.position}`;
        expect(match.mover, told).equal(seat);
        expect(match.turn, told).equal('chance');
        match.play(`${roll}`);
        if (legal.length) {
          expect(match.moves(), told).deep.equal([...legal].sort());
          match.play(text);
        }
        expect(match.history.at(-1), told).deep.include({ seat, text });
      }
      expect(match.ply).equal(plies.length);
      expect(match.outcome?.winners).deep.equal([winner]);
      const pieces = rules === 'blitz' ? 5 : 7;
      for (const seat of ['light', 'dark'] as const) {
        expect(home(match, seat)).equal(sides[seat].home);
        expect(pieces - home(match, seat) - standing(match, seat)).equal(sides[seat].waiting);
      }
    });
  }

  it('has games by each set of rules, with throws that pass for both reasons', () => {
    expect(games.cases).length(18);
    expect(new Set(games.cases.map(({ rules }) => rules))).deep.equal(
      new Set(['finkel', 'masters', 'blitz']),
    );
    const passes = games.cases.flatMap(({ plies }) => plies.filter((ply) => ply.length === 2));
    expect(passes.some(([, roll]) => roll === 0)).equal(true);
    expect(passes.some(([, roll]) => roll !== 0)).equal(true);
  });
});

describe('Ur: numbers of a complete solution', function () {
  this.timeout(60_000);
  const DEPTH = 6;

  for (const [entry, counts] of Object.entries(values.perft)) {
    it(`perft 1 to ${DEPTH} of ${counts.length}, entry=${entry}`, () => {
      const match = start({ rules: `entry=${entry}` });
      counts.slice(0, DEPTH).forEach((count, i) => expect(match.perft(i + 1), `depth ${i + 1}`).equal(count));
    });
  }

  it('has every legal move of its positions, and no other', () => {
    expect(values.cases).length(239);
    for (const { pieces, entry, position, moves } of values.cases) {
      const match = at(position, `pieces=${pieces} entry=${entry}`);
      expect(match.position).equal(position);
      const byThrow: Readonly<Record<string, object>> = moves;
      const texts = [0, 1, 2, 3, 4].flatMap((roll) => {
        const list = Object.keys(byThrow[roll] ?? {});
        return list.length ? list : [`${roll}:-`];
      });
      expect(match.moves(), position).deep.equal(texts.sort());
    }
  });
});
