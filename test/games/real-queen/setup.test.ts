import { expect } from '@open-wc/testing';
import { looks } from '../../../src/games/real-queen/look.js';
import { realQueen } from '../../../src/games/real-queen/rules/index.js';
import { setup } from '../../../src/games/real-queen/setup.js';
import { setupLaws } from '../../suites/setup-laws.js';

const START = '7/7/7/7/7/7/7 w w20b20';

/** What is in the rack of a marble's seat; a Queen's place is her rack. */
const rack = (position: string, piece: string) =>
  piece.endsWith('queen') ? 1 : Number(RegExp(`${piece[0]}(\\d+)`).exec(position.split(' ')[2]!)![1]);

setupLaws(realQueen, looks.plain, setup, {
  positions: [
    START,
    '7/7/7/3B3/2www2/7/7 b w17b20',
    '7/1bbbb2/7/3W3/2www2/7/6B w w9b3',
    'wwwwwww/wwwwwww/wwwwwww/wwwwwww/bbbbbbb/bbbbbbb/bbbbbbb - w0b0',
  ],
  single: ['white-queen', 'black-queen'],
  // What an empty rack does not give does not go back.
  returns: (position, piece) => rack(position, piece) > 0,
});

describe('a position of Real Queen by hand', () => {
  it('takes a marble from its rack, and brings it back', () => {
    const one = setup.put(START, 'd4', 'white');
    expect(one).to.equal('7/7/7/3w3/7/7/7 w w19b20');
    expect(setup.put(one, 'd4', 'black')).to.equal('7/7/7/3b3/7/7/7 w w20b19');
    expect(setup.put(one, 'd4', undefined)).to.equal(START);
  });

  it('places marbles from an empty rack too, up to any number', () => {
    expect(setup.put('7/7/7/7/7/7/7 - w0b0', 'a1', 'black')).to.equal('7/7/7/7/7/7/b6 - w0b0');
  });

  it('leaves no more than twenty marbles when one goes back', () => {
    const many = `${'wwwwwww/'.repeat(3)}7/7/7/7 - w0b0`;
    const fewer = setup.put(many, 'a7', undefined);
    expect(fewer).to.equal('1wwwwww/wwwwwww/wwwwwww/7/7/7/7 - w0b0');
    expect(setup.put(fewer, 'b7', undefined)).to.equal('2wwwww/wwwwwww/wwwwwww/7/7/7/7 - w1b0');
  });

  it('has one Queen a side: she goes from where she stood', () => {
    const one = setup.put(START, 'd4', 'white-queen');
    expect(one).to.equal('7/7/7/3W3/7/7/7 w w20b20');
    expect(setup.put(one, 'a7', 'white-queen')).to.equal('W6/7/7/7/7/7/7 w w20b20');
    expect(setup.put(one, 'a7', 'black-queen')).to.equal('B6/7/7/3W3/7/7/7 w w20b20');
    // In place of a marble, which goes back.
    expect(setup.put('b6/7/7/3W3/7/7/7 w w20b19', 'a7', 'white-queen')).to.equal('W6/7/7/7/7/7/7 w w20b20');
  });

  it('has racks of any number', () => {
    expect(setup.withSetting!(START, 'black', '0')).to.equal('7/7/7/7/7/7/7 w w20b0');
  });
});
