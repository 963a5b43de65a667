import { expect } from '@open-wc/testing';
import type { Place } from '../../../src/board/marks.js';
import { isFault } from '../../../src/core/fault.js';
import { Match } from '../../../src/core/match.js';
import { placesOf } from '../../../src/games/real-queen/places.js';
import { realQueen } from '../../../src/games/real-queen/rules/index.js';

function places(position: string, ...moves: readonly string[]): Record<string, Place | Place[]> {
  const match = Match.start(realQueen, { position, purpose: 'figure' });
  if (isFault(match)) throw new Error(match.message);
  for (const move of moves) expect(match.play(move)).to.equal(true);
  return placesOf(match.state) as Record<string, Place | Place[]>;
}
/** The cells of a place, line by line. */
const cells = (all: Record<string, Place | Place[]>, name: string) =>
  [all[name] ?? []].flat().map((place) => place.cells.join(' '));

describe('the places of Real Queen', () => {
  it('are the castle areas round the Queens, up to eight hollows each', () => {
    const all = places('W6/7/7/3B3/7/7/7 w w20b20');
    expect(cells(all, 'castle:white')).to.deep.equal(['b7 a6 b6']);
    expect(cells(all, 'castle:black')).to.deep.equal(['c5 d5 e5 c4 e4 c3 d3 e3']);
    expect(all['castle:white']).to.include({ kind: 'zone', words: 'the castle area of white' });
  });

  it('have no castle area while the Queen is in the rack, but its name (RQ-14)', () => {
    const all = places('7/7/7/7/7/7/7 w w20b20');
    expect(Object.keys(all)).to.deep.equal(['castle:white', 'castle:black', 'real']);
    expect(cells(all, 'castle:white')).to.deep.equal(['']);
    expect(cells(all, 'real')).to.deep.equal([]);
  });

  it('are the lines of the Real under way, also when marbles of it re-entered (RQ-7)', () => {
    // A line of four black marbles is none of it.
    const start = 'bbbb2b/7/7/w6/w5b/w6/1www3 w w14b16';
    const real = ['a4 a3 a2 a1', 'a1 b1 c1 d1'];
    expect(cells(places(start, 'a1'), 'real')).to.have.members(real);
    expect(cells(places(start, 'a1', 'xg7', 'xg3', 'xa7', '^a1'), 'real')).to.have.members(real);
    expect([places(start, 'a1').real].flat()[0]).to.include({ kind: 'line', words: 'the Real' });
  });

  it('are all lines of four or more where none is under way', () => {
    const all = places('b6/wbbbbb1/2b4/W2b3/w6/w6/w6 w w16b12');
    expect(cells(all, 'real')).to.have.members(['a4 a3 a2 a1', 'b6 c6 d6 e6 f6', 'a7 b6 c5 d4']);
    expect([all.real!].flat().map(({ words }) => words)).to.have.members([
      'a line of 4',
      'a line of 5',
      'a line of 4',
    ]);
  });

  it('are those through the marble of a cell', () => {
    const all = places('b6/wbbbbb1/2b4/W2b3/w6/w6/w6 w w16b12');
    expect(cells(all, 'real:b6')).to.have.members(['b6 c6 d6 e6 f6', 'a7 b6 c5 d4']);
    expect(cells(all, 'real:a4')).to.deep.equal(['a4 a3 a2 a1']);
    expect(all).not.to.have.property('real:a6');
  });

  it('are none of three, none of two colours, and none round the edge', () => {
    expect(cells(places('5ww/ww5/wwwb2b/bbb4/7/7/4bbb w w13b11'), 'real')).to.deep.equal([]);
  });
});
