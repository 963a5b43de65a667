import { expect } from '@open-wc/testing';
import { at, figure, rows, start, turns } from './start.js';

describe('Rolit: the figures of the leaflet', () => {
  it('RO-2: figure 1, the start', () => {
    expect(rows(start({ rules: 'seats=red,blue,green,yellow' }))).equal('8/8/8/3ry3/3bg3/8/8/8');
  });

  it('RO-5: figures 2 and 3, green captures one ball', () => {
    const match = at('8/8/8/3ry3/3bg3/8/8/8 g rbgy');
    expect(turns(match, 'c3')).deep.equal(['d4']);
    expect(match.play('c3')).equal(true);
    expect(rows(match)).equal('8/8/2g5/3gy3/3bg3/8/8/8');
    expect(match.turn).equal('yellow');
  });

  it('RO-7: figures 4 and 5, blue turns d4 and e5 as far as c3; a1 and b2 stay', () => {
    const match = at('b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy');
    expect(turns(match, 'f6')).have.members(['d4', 'e5']);
    expect(match.play('f6')).equal(true);
    expect(rows(match)).equal('b7/1y6/2br4/2gby3/2bbb3/3y1b2/8/8');
  });

  it('RO-6: figures 6 and 7, yellow turns ten balls on five lines', () => {
    const match = at('5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy');
    expect(turns(match, 'f6')).have.members('c6 d6 e6 d4 e5 f5 f4 f3 e7 f7'.split(' '));
    expect(match.play('f6')).equal(true);
    expect(rows(match)).equal('5g2/5y2/2yyyy2/1ryybyr1/2gryy2/1yyyyy2/3ryy2/3yyy2');
  });

  it('shows the board after each move as a figure, where nobody is on turn', () => {
    for (const after of [
      '8/8/2g5/3gy3/3bg3/8/8/8',
      'b7/1y6/2br4/2gby3/2bbb3/3y1b2/8/8',
      '5g2/5y2/2yyyy2/1ryybyr1/2gryy2/1yyyyy2/3ryy2/3yyy2',
    ]) {
      expect(rows(figure(after))).equal(after);
      expect(figure(after).turn).equal(undefined);
    }
  });
});
