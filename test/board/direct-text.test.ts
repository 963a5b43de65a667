import { expect } from '@open-wc/testing';
import { isRecord } from '../../src/board/direct-text.js';

describe('text inside an element', () => {
  it('is a record where it begins like one', () => {
    for (const text of [
      '[Game "ur"]\n\n1. 2:@a3',
      '{First} f4',
      '; first\nf4',
      '1. f4 d6',
      '4:@a1 0:-',
      'f4d6c3',
      'd4^d4',
      'qd4',
      'b2-e5',
      'A@A4 / C@C4',
      '0 --',
      'A3B1x / C8C+',
    ])
      expect(isRecord(text), text).to.equal(true);
  });

  it('is a position where it begins with rows', () => {
    for (const text of [
      '8/8/8/3ry3/3bg3/8/8/8 r rg',
      '4/1ry1/1bg1/4 g rg',
      'dd2/d3/4/4 2l1/3/3 2/2 1 l',
      'b1b4/6b/7/7/2www2/7/7 w w17b17',
      'd3l2d/l2d1l2/8 l l0d1',
      '8/8/8 - l0d0',
    ])
      expect(isRecord(text), text).to.equal(false);
  });
});
