import { expect } from '@open-wc/testing';
import { look } from '../../../src/games/ur/look.js';
import { ur } from '../../../src/games/ur/rules/index.js';
import { waitingOf } from '../../../src/games/ur/rules/position.js';
import { setup } from '../../../src/games/ur/setup.js';
import { sure } from '../../suites/results.js';
import { setupLaws } from '../../suites/setup-laws.js';

const START = '4xx2/8/4xx2 l l0d0';

setupLaws(ur, look, setup, {
  positions: [
    START,
    '2l1xx1l/1l1d4/3dxxd1 d l2d1',
    '4xx2/8/4xx2 - l7d7',
    'llllxxll/dddddddd/llllxxll - l0d0',
  ],
});

describe('a position of Ur by hand', () => {
  const rules = { rules: 'finkel', first: 'light', entry: 'step', pieces: '' };
  const waiting = (text: string) =>
    [0, 1].map((seat) => waitingOf(sure(ur.readPosition(text, rules, 'figure')), seat));

  it('takes a piece from those that wait', () => {
    const one = setup.put('4xx2/8/4xx2 l l2d0', 'b4', 'light');
    expect(one).to.equal('4xx2/3l4/4xx2 l l2d0');
    expect(waiting(one)).to.deep.equal([4, 7]);
    expect(waiting(setup.put(one, 'b4', 'dark'))).to.deep.equal([5, 6]);
  });

  it('has as many pieces home as are set, and the rest wait', () => {
    const home = setup.withSetting!(START, 'dark', '3');
    expect(home).to.equal('4xx2/8/4xx2 l l0d3');
    expect(waiting(home)).to.deep.equal([7, 4]);
  });

  it('leaves the squares that are missing', () => {
    expect(setup.put(START, 'a8', 'dark')).to.equal('4xx1d/8/4xx2 l l0d0');
    expect(setup.put(START, 'a5', 'dark')).to.equal(START);
  });
});
