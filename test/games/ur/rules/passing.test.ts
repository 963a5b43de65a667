import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { refused } from '../../../suites/results.js';
import { after, at, by, start, type UrMatch, why } from './start.js';

/** By a 2 light's b7 would come to its own a8, and only a8 can move. */
const ONE = '4xx1l/6l1/4xx2 l l5d0';
/** By a 2 light's b8 would come to its own a7, which needs a 1; by a 4 both would go too far. */
const BLOCKED = '4xxl1/7l/4xx2 l l5d0';

const told = (match: UrMatch) => match.history.map(({ text, reason }) => `${text} ${reason}`);

describe('Ur: passing', () => {
  it('UR-7: if one move is legal, the player must make it', () => {
    const match = at(ONE);
    expect(by(match, 2)).deep.equal(['a8+']);
    after(match, '2');
    expect([match.turn, match.ply]).deep.equal(['light', 0]);
    expect(match.steps()).length(1);
    for (const text of ['-', ':-']) expect(why(match, text), text).equal('UR-7 move');
  });

  it('UR-7: a pass is refused where a piece can move', () => {
    for (const roll of [1, 2, 3, 4]) expect(why(start(), `${roll}:-`)).equal(`UR-7 ${roll}:-`);
    expect(why(at(ONE), '2:-')).equal('UR-7 2:-');
    expect(refused(start().play('3:-')).message).include('can move');
  });

  it('UR-7: if no move is legal the turn passes by itself, and the history keeps the reason', () => {
    const match = at(BLOCKED);
    expect(by(match, 4)).deep.equal(['-']);
    expect(after(match, '4')).equal(BLOCKED.replace(' l ', ' d '));
    expect(match.started).deep.equal([]);
    expect(match.mover).equal('dark');
    const { text, seat, reason, changes, steps } = match.history[0]!;
    expect({ text, seat, reason, changes }).deep.equal({
      text: '4:-',
      seat: 'light',
      reason: 'blocked',
      changes: [],
    });
    expect(steps).length(1);
  });

  it('UR-7: a pass is read with its dash and without', () => {
    for (const text of ['4', '4:-', '4 : -', '4:--', ' 4 :-']) {
      const match = at(BLOCKED);
      match.play(text);
      expect(told(match), text).deep.equal(['4:- blocked']);
    }
  });

  it('UR-3, UR-7: the history tells a zero from a throw that is blocked', () => {
    const match = at(BLOCKED);
    after(match, '4 0 0:- 0 2:- 0 1:a7+');
    expect(told(match)).deep.equal([
      '4:- blocked',
      '0:- zero',
      '0:- zero',
      '0:- zero',
      '2:- blocked',
      '0:- zero',
      '1:a7+ undefined',
    ]);
  });

  it('UR-3, UR-7: only a pass has a reason, and every pass has one', () => {
    const reasons = new Set<string | undefined>();
    for (let seed = 0; seed < 40; seed++) {
      const match = start({ seed });
      while (playRandom(match));
      for (const { text, reason } of match.history) {
        expect(reason, text).equal(text.endsWith('-') ? (text[0] === '0' ? 'zero' : 'blocked') : undefined);
        reasons.add(reason);
      }
    }
    expect(reasons).deep.equal(new Set([undefined, 'zero', 'blocked']));
  });

  it('UR-7: a move by a throw that is blocked is refused by the rule that blocks it', () => {
    for (const [position, move, reason] of [
      [BLOCKED, '2:b8-a7', 'UR-6 a7'],
      [BLOCKED, '2:a7+', 'UR-12 a7'],
      [BLOCKED, '4:b8+', 'UR-12 b8'],
      [BLOCKED, '4 b8+', 'UR-12 b8'],
      [BLOCKED, '4:@a1', 'UR-4 a1'],
      [BLOCKED, '4:b1-b5', 'UR-4 b1'],
      ['4xx2/1l1d4/4xx2 l l6d0', '2:b2-b4', 'UR-9 b4'],
      ['4xx2/1l1d4/4xx2 l l6d0', '2:b2-b5', 'UR-9 b5'],
    ] as const) {
      const match = at(position);
      expect(by(match, Number(move[0])), position).deep.equal(['-']);
      expect(why(match, move), move).equal(reason);
      expect(match.position).equal(position);
    }
  });
});
