import { expect } from '@open-wc/testing';
import { type Fault, isFault } from '../../../../src/core/index.js';
import { humanGames } from './load.js';
import { humanPlies, type Ply } from './plies.js';
import { start, type UrMatch, why } from './start.js';

/**
 * One game of the file is marked as legal, and is not: its ply 60 has a 5, which four dice cannot make. There a
 * piece hops over the guarded rosette too, with a 4 from square 4, and the squares it passed were counted for the throw.
 */
const UNMARKED = 'ur01';

/** Plays a game up to the first ply that is refused. */
function replay(record: string): { match: UrMatch; plies: Ply[]; fault: Fault | undefined } {
  const plies = humanPlies(record);
  const match = start({ rules: `first=${plies[0]!.seat}` });
  for (const { seat, text } of plies) {
    expect(match.mover, `ply ${match.ply + 1}`).equal(seat);
    const played = match.play(text);
    if (isFault(played)) return { match, plies, fault: played };
    expect(match.history.at(-1)?.text).equal(text);
  }
  return { match, plies, fault: undefined };
}

describe('Ur: games that people played', () => {
  for (const { id, winner, home, deviations, record } of humanGames.cases) {
    if (deviations) {
      it(`UR-9: ${id} is refused at ply ${deviations.split(':')[0]}, where a piece hops over the guarded rosette`, () => {
        const [, ply, side, roll, from] = /^(\d+):([wb]) roll (\d) (\d+)>9/.exec(deviations)!;
        const { match, plies, fault } = replay(record);
        expect(match.ply + 1).equal(Number(ply));
        expect(fault?.rule).equal('UR-9');
        expect(fault?.message).include('b4');
        // The throw brings the piece to the eighth square, which the enemy holds; it was moved to the ninth.
        expect(Number(from) + Number(roll)).equal(8);
        expect(plies[match.ply]!.seat).equal(side === 'w' ? 'light' : 'dark');
        expect(match.position.split('/')[1]).match(side === 'w' ? /^(\d|[ld])*d/ : /^(\d|[ld])*l/);
        const landing = plies[match.ply]!.text.replace(/b5x?$/, 'b4');
        expect(why(match, landing)).equal('UR-9 b4');
      });
    } else if (id !== UNMARKED) {
      it(`is legal to the end: ${id}`, () => {
        const { match, plies, fault } = replay(record);
        expect(fault?.message).equal(undefined);
        expect(match.ply).equal(plies.length);
        expect(match.outcome?.winners).deep.equal([winner]);
        expect(Object.values(match.outcome!.scores)).deep.equal(home.map(Number));
      });
    }
  }

  it('UR-2: a game with a throw of 5 is refused there, and as a 4 it would be the same hop', () => {
    const { match, plies, fault } = replay(humanGames.cases.find(({ id }) => id === UNMARKED)!.record);
    expect(match.ply + 1).equal(60);
    expect(plies[59]?.text).equal('5:c1-b5');
    expect(fault?.rule).equal('UR-2');
    expect(match.position).equal('lll1xxl1/2dl4/dd2xx2 d l1d0');
    expect(why(match, '4:c1-b5')).equal('UR-9 b5');
  });

  it('has games of both kinds', () => {
    expect(humanGames.cases).length(12);
    expect(humanGames.cases.filter(({ deviations }) => deviations)).length(8);
  });
});
