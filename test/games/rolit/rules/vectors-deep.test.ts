import { expect } from '@open-wc/testing';
import { DEEP, vectors } from './load.js';
import { at } from './start.js';

describe('Rolit: deep numbers of independent programs', function () {
  this.timeout(600_000);

  for (const { position, perft } of vectors.start) {
    for (const [i, count] of perft.entries()) {
      if (count <= DEEP) continue;
      it(`perft ${i + 1} of ${position} is ${count}`, () => expect(at(position).perft(i + 1)).equal(count));
    }
  }
});
