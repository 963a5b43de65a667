import { expect } from '@open-wc/testing';
import { looks } from '../../../src/games/pylos/look.js';
import { pylos } from '../../../src/games/pylos/rules/index.js';
import { setup } from '../../../src/games/pylos/setup.js';
import { setupLaws } from '../../suites/setup-laws.js';

setupLaws(pylos, looks.above, setup, {
  positions: [
    '4/4/4/4 3/3/3 2/2 1 l',
    '2ll/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 d',
    '4/4/4/4 3/3/3 2/2 d -',
    'llll/llll/llll/llll lll/lll/lll ll/ll l -',
  ],
});

describe('a ball of Pylos put by hand', () => {
  it('may hang in the air', () => {
    expect(setup.put('4/4/4/4 3/3/3 2/2 1 l', 'h2', 'dark')).to.equal('4/4/4/4 3/3/3 d1/2 1 l');
    expect(setup.put('4/4/4/4 3/3/3 2/2 1 l', 'j1', 'light')).to.equal('4/4/4/4 3/3/3 2/2 l l');
  });
});
