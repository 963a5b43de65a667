import { expect } from '@open-wc/testing';
import { directText, isRecord } from '../../src/board/direct-text.js';

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

  const inside = (markup: string) =>
    directText(Object.assign(document.createElement('div'), { innerHTML: markup }));

  it('is what Markdown makes of records, whatever their paragraphs begin with', () => {
    for (const [markup, text] of [
      ['<p>1. f4 c3</p><p>(1... c5) 2. c4 e3</p>', '1. f4 c3\n(1... c5) 2. c4 e3'],
      ['<p>1. f4 {a</p><p>b} c3</p>', '1. f4 {a\nb} c3'],
      ['<ol><li>4:@a1 0:-</li><li>1:@a4</li></ol>', '4:@a1 0:- 1:@a4'],
      ['<p>f4</p>', 'f4'],
      ['<p>A@A4 / C@C4</p>', 'A@A4 / C@C4'],
      ['<pre><code>f5d6c3</code></pre>', 'f5d6c3'],
      ['<p>8/8/8/3ry3/3bg3/8/8/8 r rg</p>', '8/8/8/3ry3/3bg3/8/8/8 r rg'],
    ])
      expect(inside(markup!), markup).to.equal(text);
  });

  it('is a position alone, whatever prose stands behind it', () => {
    expect(inside('<p>8/8/8/3ry3/3bg3/8/8/8 r rg</p><p>A board, in words.</p>')).to.equal(
      '8/8/8/3ry3/3bg3/8/8/8 r rg',
    );
  });

  it('is no caption, and no prose that stands there before the upgrade', () => {
    for (const markup of [
      '<p slot="caption">D4 wins at once.</p>',
      '<p>D4 wins at once.</p>',
      '<p>A1 is the corner.</p>',
      '<p>1… is next.</p>',
      '<p>2. The second.</p>',
      '<p>3: red</p>',
      '<p>A board and/or a picture.</p>',
      '<div>1. f4 c3</div>',
    ])
      expect(inside(markup), markup).to.equal('');
  });
});
