import { expect } from '@open-wc/testing';
import { markUp, type Places } from '../../src/board/marks.js';
import type { Levels, Scene, Shape } from '../../src/board/scene.js';

/** A board of four by four squares, and one of round cells. */
const squares: Levels = [
  [1, 2, 3, 4].map((digit, y) =>
    [...'abcd'].map((letter, x) => ({
      name: letter + digit,
      piece: undefined,
      x: 50 + 100 * x,
      y: 50 + 100 * y,
    })),
  ),
];
const rounds = squares.map((rows) =>
  rows.map((row) => row.map((cell) => ({ ...cell, reach: 45, size: 0.8 }))),
);
const PIECE: Shape = { class: 'p', d: 'M0 0' };
const SCENE: Scene = {
  art: '',
  box: '0 0 420 400',
  shapes: [PIECE],
  reserve: { art: '', shapes: [], transform: '' },
};
const PLACES: Places = {
  way: { kind: 'path', cells: ['a2', 'b2', 'b3'], words: 'the way' },
  ring: {
    kind: 'zone',
    cells: ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'],
    words: 'the ring',
  },
  corner: { kind: 'zone', cells: ['a1', 'b1', 'b2'], words: 'the corner' },
  pair: { kind: 'zone', cells: ['a1', 'd4'], words: 'the pair' },
  row: { kind: 'line', cells: ['a1', 'b2', 'c3', 'd4'], words: 'the row' },
};

const mark = (text: string, crop = '', levels = squares) =>
  markUp(SCENE, levels, { pieces: ['light'] }, text, crop, PLACES);
const shapes = (text: string, levels = squares) => mark(text, '', levels).scene.shapes;
const of = (text: string, name: string, levels = squares) =>
  shapes(text, levels).filter((shape) => shape.class.split(' ').includes(name));
const uniq = (points: readonly string[] | undefined) => [...new Set(points)];
/** The corners of a path, round by round. */
const corners = (d: string) =>
  d
    .split('M')
    .slice(1)
    .map((round) =>
      round
        .replace('z', '')
        .split('L')
        .map((point) => point.replace(',', ' ')),
    );

describe('how marks are drawn', () => {
  it('has tints under the pieces, of each colour and grade one path, and all else over them', () => {
    const all = shapes('a1~ b1~@teal c1~ a2~5 b2~5 c2! a3~1');
    const before = all.slice(0, all.indexOf(PIECE));
    expect(before.map((shape) => shape.class)).to.deep.equal([
      'mt amber',
      'mt teal',
      'mt amber g5',
      'mt mz my g5',
      'mt amber g1',
      'mt mz my g1',
    ]);
    expect(before[0]!.d).to.equal('M4 4h92v92h-92zM204 4h92v92h-92z');
    expect(before.map(({ d }) => d!.split('M').length - 1)).to.deep.equal([2, 1, 2, 2, 1, 1]);
  });

  it('writes the number of a grade into a corner of its cell', () => {
    expect(of('heat(a1=5 b2=1)', 'mn').map(({ text, transform }) => `${text} ${transform}`)).to.deep.equal([
      '5 translate(86,17)',
      '1 translate(186,117)',
    ]);
  });

  it('has as many rings as a grade in a round cell', () => {
    for (const grade of [1, 3, 5])
      expect(of(`a1~${grade}`, 'mz', rounds)[0]!.d!.split('M').length - 1).to.equal(grade);
  });

  it('lays a rim of the tint over a piece that covers it', () => {
    const held = rounds.map((rows) =>
      rows.map((row) => row.map((cell) => (cell.name === 'a1' ? { ...cell, piece: 'light' } : cell))),
    );
    const all = shapes('a1~@rose b1~@rose a1~4', held).map((shape) => shape.class);
    expect(all.slice(all.indexOf('p') + 1)).to.deep.equal(['mh mo', 'mo rose', 'mh mo', 'mo amber g4', 'mn']);
    for (const { d } of of('a1~@rose', 'mo', held)) expect(d).to.match(/^M15\.6\d* 50a34\.4 34\.4 /);
    // A square shows its corners.
    const squared = squares.map((rows) => rows.map((row) => row.map((cell) => ({ ...cell, piece: 'x' }))));
    expect(of('a1~', 'mo', squared)).to.have.length(0);
  });

  it('has dots of another shape for every colour, and lines under labels', () => {
    const dots = ['amber', 'teal', 'rose', 'ink'].map((colour) => of(`a1.@${colour}`, 'mk')[0]!);
    // Amber and teal are the same circle, full and hollow.
    expect(new Set(dots.map(({ d }) => d)).size).to.equal(3);
    expect(of('a1:7', 'mi')).to.have.length(0);
    for (const colour of ['teal', 'rose', 'ink'])
      expect(of(`a1:7@${colour}`, 'mi').map((shape) => shape.class)).to.deep.equal([
        'mh mi',
        `mk mi ${colour}`,
      ]);
  });

  it('has long labels within the drawing, and makes smaller what is longer than it', () => {
    const placed = (text: string, crop = '') => {
      const label = mark(text, crop).scene.shapes.find((shape) => shape.class.startsWith('ml'));
      const [, x, size = '1'] = /^translate\(([-\d.]+),50\)(?:scale\(([\d.]+)\))?$/.exec(label!.transform!)!;
      return [Number(x), Number(size)] as const;
    };
    expect(placed('a1:7')).to.deep.equal([50, 1]);
    const [x, size] = placed('a1:"a longer label"');
    expect(size).to.equal(1);
    expect(x).to.be.within(120, 180);
    const [right] = placed('d1:"a longer label"');
    expect(right - 210).to.be.closeTo(210 - x, 0.2);
    const [middle, small] = placed(`a1:"${'words '.repeat(8)}"`);
    expect(middle).to.be.closeTo(210, 5);
    expect(small).to.be.below(0.6);
    expect(placed('a1:"two words"', 'a1:b2')[0]).to.be.within(90, 110);
  });

  it('leads a path from before its first cell through all to an arrow head behind its last', () => {
    const [halo, line] = of('way', 'ms');
    expect(halo!.d).to.equal(line!.d);
    expect(corners(line!.d!)).to.deep.equal([['-4 150', '150 150', '150 292']]);
    const [, head, , origin] = of('way', 'mp');
    expect(head!.d).to.match(/^M150,314L/);
    expect(origin!.d).to.match(/^M-15 150a11 11/);
  });

  it('lays paths of two colours beside each other', () => {
    expect(corners(of('way@teal', 'teal')[0]!.d!)[0]![1]).to.equal('166 166');
    expect(corners(of('way@rose', 'rose')[0]!.d!)[0]![1]).to.equal('134 134');
  });

  it('draws a line of a game to its ends', () => {
    const [line] = corners(of('row', 'mk')[0]!.d!);
    expect(line).to.have.length(4);
    expect(line![0]).to.equal('42.9 42.9');
    expect(of('row', 'mp')).to.have.length(0);
  });

  it('outlines a zone at once, within its cells, and what it encloses', () => {
    const [inner, outer] = corners(of('ring', 'mk')[0]!.d!).sort((one, other) => one.length - other.length);
    expect(uniq(inner)).to.include.members(['91 91', '209 91', '209 209', '91 209']);
    expect(uniq(outer)).to.include.members(['9 9', '291 9', '291 291', '9 291']);
    expect(of('ring', 'mk')).to.have.length(1);
  });

  it('follows the corners of a zone inward and outward', () => {
    const [round] = corners(of('corner', 'mk')[0]!.d!);
    expect(uniq(round)).to.include.members(['9 9', '191 9', '191 191', '109 191', '109 91', '9 91']);
  });

  it('outlines the parts of a zone each', () => {
    expect(corners(of('pair', 'mk')[0]!.d!)).to.have.length(2);
  });

  it('draws nothing of an arrow or a path that is nowhere', () => {
    const none: Places = { none: { kind: 'path', cells: [], words: '' } };
    const { scene, fault } = markUp(SCENE, squares, { pieces: [] }, 'none', '', none);
    expect(scene.shapes).to.deep.equal([PIECE]);
    expect(fault).to.equal(undefined);
  });
});

describe('a legend', () => {
  const boxOf = (text: string, crop = '') => mark(text, crop).scene.box.split(' ').map(Number);
  const rows = (text: string) => of(text, 'mw').map((shape) => shape.text);

  it('lies below the drawing, which grows by it', () => {
    expect(boxOf('a1!')).to.deep.equal([0, 0, 420, 400]);
    const [x, y, width, height] = boxOf('a1! @amber=here');
    expect([x, y, width]).to.deep.equal([0, 0, 420]);
    expect(height).to.be.within(440, 470);
    expect(
      boxOf('a1! @amber="a line that is by far too long for half of the width" @teal=there')[3],
    ).to.be.above(height!);
    const [words] = of('a1! @amber=here', 'mw');
    expect(words!.text).to.equal('here');
    expect(Number(/,([\d.]+)\)/.exec(words!.transform!)![1])).to.be.within(400, height!);
  });

  it('stands side by side where it is short, and breaks what is long', () => {
    const five = '~5="very high" ~4=high ~3=medium ~2=low ~1="very low"';
    expect(rows(five)).to.deep.equal(['very high', 'high', 'medium', 'low', 'very low']);
    expect(boxOf(five)[3]).to.be.below(
      boxOf('@amber="a meaning of which a third of the width is too small" @teal=x @rose=x')[3]!,
    );
    const long = 'words '.repeat(20).trim();
    expect(rows(`@teal="${long}"`).join(' ')).to.equal(long);
    expect(Math.max(...rows(`@teal="${long}"`).map((row) => row!.length))).to.be.below(45);
    expect(rows(`@teal="${'w'.repeat(100)}"`).join('')).to.equal('w'.repeat(100));
  });

  it('breaks wide letters sooner', () => {
    expect(rows(`@teal=${'字'.repeat(40)}`).length).to.be.above(rows(`@teal=${'a'.repeat(40)}`).length);
  });

  it('shows what is marked in a colour, and a line where nothing is', () => {
    const styles = (text: string) => {
      const all = shapes(text);
      const card = all.findIndex((shape) => shape.class === 'mc');
      return all.slice(card + 1).map((shape) => shape.class);
    };
    expect(styles('a1!@teal b2!@teal @teal=x')).to.deep.equal(['mh ms', 'mk ms teal', 'mw']);
    expect(styles('a1~@teal b2.@teal a3:8@teal @teal=x')).to.deep.equal([
      'mt teal',
      'mh mp',
      'mk mp teal',
      'mw',
    ]);
    expect(styles('a1~3@rose @rose=x')).to.deep.equal(['mt rose', 'mw']);
    expect(styles('@ink=x')).to.deep.equal(['mh ms', 'mk ms ink', 'mw']);
    expect(styles('~2=x')).to.deep.equal(['mt amber g2', 'mt mz my g2', 'mn', 'mw']);
    expect(styles('way @amber=x')).to.include.members(['mk ms amber', 'mk mp amber']);
  });

  it('lies below a part of the board too, and covers what would be seen there', () => {
    const { scene } = mark('a1! @amber=here', 'a1:b2');
    const [, top, width, height] = scene.box.split(' ').map(Number);
    expect([top, width]).to.deep.equal([-2, 204]);
    expect(height).to.be.above(204);
    const card = scene.shapes.find((shape) => shape.class === 'mc')!;
    expect(card.d).to.match(/^M-9 8h858v/);
    expect(card.transform).to.match(/^translate\(-2,202\)/);
    expect(scene.reserve).to.equal(undefined);
    expect(mark('a1!').scene.reserve).not.to.equal(undefined);
  });
});
