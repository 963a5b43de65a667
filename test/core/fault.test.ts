import { expect } from '@open-wc/testing';
import { type Fault, isFault } from '../../src/core/index.js';
import { forbidden, misread } from '../../src/core/fault.js';

describe('isFault', () => {
  it('knows a fault from every other value', () => {
    expect(isFault(misread('row 1', 'x', 'a digit'))).equal(true);
    expect(isFault(forbidden('RO-4', 'c3', 'choose an empty cell'))).equal(true);
    const fault: Fault = { fault: 'own', place: 'here', expected: 'there', message: 'Not here.' };
    expect(isFault(fault)).equal(true);
    for (const value of [
      undefined,
      null,
      true,
      false,
      0,
      1,
      '',
      'fault',
      {},
      [],
      { message: 'x' },
      { fault: '' },
      () => 0,
    ]) {
      expect(isFault(value), String(value)).equal(false);
    }
  });
});

describe('misread', () => {
  const fault = misread('position, row 3', '9z', '8 cells');

  it('tells the place, what was found and what was expected, and no rule', () => {
    expect(fault).include({ place: 'position, row 3', expected: '8 cells' });
    expect(fault.rule).equal(undefined);
    for (const part of ['position, row 3', '9z', '8 cells']) expect(fault.message).include(part);
    expect(fault.message).match(/\.$/);
  });

  it('quotes no more of a long text than a sentence bears', () => {
    const { message } = misread('move', 'x'.repeat(1e5), 'a cell');
    expect(message).include('xxxx').and.include('a cell');
    expect(message.length).below(100);
  });
});

describe('forbidden', () => {
  it('tells the rule, the place and what would be right', () => {
    const fault = forbidden('RO-4', 'c3', 'choose an empty cell');
    expect(fault).include({ rule: 'RO-4', place: 'c3', expected: 'choose an empty cell' });
    for (const part of ['c3', 'choose an empty cell', 'RO-4']) expect(fault.message).include(part);
    expect(fault.message).match(/\.$/);
  });
});
