import { expect } from '@open-wc/testing';
import type { Place } from '../../../src/board/marks.js';
import { isFault } from '../../../src/core/fault.js';
import { Match } from '../../../src/core/match.js';
import { placesOf } from '../../../src/games/ur/places.js';
import { ur } from '../../../src/games/ur/rules/index.js';

/** The places under a rule set, each as its cells. */
function places(rules: string): Record<string, string> {
  const match = Match.start(ur, { rules });
  if (isFault(match)) throw new Error(match.message);
  return Object.fromEntries(
    Object.entries(placesOf(match.state) as Record<string, Place>).map(([name, { kind, cells }]) => {
      expect(kind).to.equal(name.split(':')[0]);
      return [name, cells.join(' ')];
    }),
  );
}

describe('the places of the Royal Game of Ur', () => {
  it('are the paths, the squares of each side alone and the shared row (UR-1)', () => {
    expect(places('finkel')).to.deep.equal({
      'path:light': 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 b8 a8 a7',
      'path:dark': 'c4 c3 c2 c1 b1 b2 b3 b4 b5 b6 b7 b8 c8 c7',
      'zone:light': 'a4 a3 a2 a1 a8 a7',
      'zone:war': 'b1 b2 b3 b4 b5 b6 b7 b8',
      'zone:dark': 'c4 c3 c2 c1 c8 c7',
    });
  });

  for (const rules of ['masters', 'blitz']) {
    it(`share all from the fifth square on under ${rules} (UR-15)`, () => {
      expect(places(rules)).to.deep.equal({
        'path:light': 'a4 a3 a2 a1 b1 b2 b3 b4 b5 b6 b7 c7 c8 b8 a8 a7',
        'path:dark': 'c4 c3 c2 c1 b1 b2 b3 b4 b5 b6 b7 a7 a8 b8 c8 c7',
        'zone:light': 'a4 a3 a2 a1',
        'zone:war': 'b1 b2 b3 b4 b5 b6 b7 c7 c8 b8 a8 a7',
        'zone:dark': 'c4 c3 c2 c1',
      });
    });
  }
});
