import { expect } from '@open-wc/testing';
import { look } from '../../../src/games/rolit/look.js';
import { rolit } from '../../../src/games/rolit/rules/index.js';
import { setup } from '../../../src/games/rolit/setup.js';
import { setupLaws } from '../../suites/setup-laws.js';

const START = '8/8/8/3ry3/3bg3/8/8/8 r rg';

setupLaws(rolit, look, setup, {
  positions: [START, '8/8/8/8/8/8/8/8 - rbgy', '6/6/2ry2/2bg2/6/6 g rbg', 'ry2/1ry1/1bg1/4 y yr'],
});

describe('a position of Rolit by hand', () => {
  it('gives the turn to who plays only', () => {
    expect(setup.withTurn(START, 'green')).to.equal('8/8/8/3ry3/3bg3/8/8/8 g rg');
    expect(setup.withTurn(START, 'blue')).to.equal(START);
  });

  it('takes in other players, and the first of them where the one on turn is gone', () => {
    const four = setup.withSetting!(START, 'players', 'red, blue, green, yellow');
    expect(four).to.equal('8/8/8/3ry3/3bg3/8/8/8 r rbgy');
    expect(setup.withSetting!(four, 'players', 'yellow, blue')).to.equal('8/8/8/3ry3/3bg3/8/8/8 y yb');
    expect(setup.withSetting!('4/4/4/4 - rg', 'players', 'yellow, blue')).to.equal('4/4/4/4 - yb');
  });

  it('may have another size, and is empty then', () => {
    expect(setup.withSetting!(START, 'size', '6')).to.equal('6/6/6/6/6/6 r rg');
  });
});
