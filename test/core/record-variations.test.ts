import { expect } from '@open-wc/testing';
import { movesFrom, type Point } from '../../src/core/index.js';
import { pylos } from '../../src/games/pylos/rules/index.js';
import { realQueen } from '../../src/games/real-queen/rules/index.js';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { ur } from '../../src/games/ur/rules/index.js';
import { putAside } from './put-aside.js';
import { line, read, rewritten } from './records.js';
import { takeAway } from './take-away.js';

/** The moves from a point on, each list of several with what follows each. */
const tree = (point: Point): unknown[] => movesFrom(point).map((each) => [each.move!.text, ...tree(each)]);

describe('Variations of a record', () => {
  it('stand in place of the move before them', () => {
    const match = read(takeAway, 't1 (t2 t3) t2 (t3 t3) (t1)');
    expect(tree(match.root)).deep.equal([
      ['t1', ['t2'], ['t3', ['t3']], ['t1']],
      ['t2', ['t3']],
    ]);
    expect(line(match)).equal('t1 t2');
  });

  it('may have variations', () => {
    const match = read(takeAway, 't1 t2 (t3 t1 (t2 t1 (t1)) (t3)) t3');
    expect(tree(match.root)).deep.equal([['t1', ['t2', ['t3']], ['t3', ['t1'], ['t2', ['t1']], ['t3']]]]);
  });

  it('are written behind the move that they replace, with its number', () => {
    expect(rewritten(takeAway, 't1 (t2 t3) t2 (t3 (t1 t1) t2) t1 (2. t3)')).equal(
      '1. t1 (1. t2 t3) 1... t2 (1... t3 2. t2) (1... t1 2. t1) 2. t1 (2. t3) *',
    );
  });

  it('of the last move are written, too', () => {
    expect(rewritten(takeAway, 't3 t3 (t2) *')).equal('1. t3 t3 (1... t2) *');
  });

  it('may have no white space about them, and numbers or none', () => {
    const plain = '1. t1 (1. t2 t3) 1... t2 2. t1 *';
    for (const text of [
      't1(t2 t3)t2 t1',
      '1.t1(1.t2t3)1...t2 2.t1',
      '1. t1 ( 1. t2 \r\n t3 ) t2t1',
      't1(t2 t3)()t2t1',
    ]) {
      expect(rewritten(takeAway, text)).equal(plain);
    }
  });

  it('after several moves in a token replace the last of them', () => {
    expect(rewritten(takeAway, 't1t2 (t3) t1')).equal('1. t1 t2 (1... t3) 2. t1 *');
  });

  it('that begin like the main line join it, which stays the main line', () => {
    const match = read(takeAway, 't1 (t1 t2 t3) t3 (t3 t2) t1');
    expect(line(match)).equal('t1 t3 t1');
    expect(rewritten(takeAway, 't1 (t1 t2 t3) t3 (t3 t2) t1')).equal(
      '1. t1 t3 (1... t2 2. t3) 2. t1 (2. t2) *',
    );
    match.goTo(0);
    while (match.redo());
    expect(line(match)).equal('t1 t3 t1');
  });

  it('have results of their own, which say nothing of the game', () => {
    expect(rewritten(takeAway, 't3 (t2 t3 t2 0-1) t3')).equal('1. t3 (1. t2 t3 2. t2) 1... t3 *');
  });

  it('branch in the middle of a turn, and are written as whole moves', () => {
    const text = '1. a+b (1. a+c+d e) (1. a+c b) 1... c (1... e+c (1... e+d)) 2. d *';
    const match = read(putAside, text);
    expect(line(match)).equal('a+b c d');
    expect(movesFrom(match.root).map(({ move }) => move!.text)).have.members(['a+b', 'a+c+d', 'a+c']);
    // Both began with a and c.
    expect(match.root.next).length(1);
    expect(match.root.next[0]!.next).length(2);
    const written = rewritten(putAside, text);
    expect(rewritten(putAside, written)).equal(written);
    expect(written).include('(1. a+c b)').include('(1. a+c+d e)');
  });

  it('may end in the middle of a turn, and be no more than that', () => {
    expect(rewritten(putAside, 'b (c a {?}) d (a)')).equal('1. b (1. c a {?}) 1... d (1... a) *');
    expect(rewritten(putAside, 'b (a) c d (e {x} $2)')).equal('1. b (1. a) 1... c 2. d (2. e $2 {x}) *');
    expect(rewritten(putAside, 'b d ({y} a) (c) (e)')).equal('1. b d (1... c) ({y} 1... a) (1... e) *');
    const match = read(putAside, 'b (a) c d');
    expect(match.root.next.map(({ started, move }) => [started.length, move?.text])).deep.equal([
      [0, 'b'],
      [1, undefined],
    ]);
  });

  it('stand in place of a move that is only begun, too', () => {
    expect(rewritten(putAside, 'b a (c d) (e)')).equal('1. b c (1... a) (1... e) 2. d *');
    expect(rewritten(putAside, 'b a {x} ({y} e {z}) {v} ({w})')).equal('1. b a {x v w} ({y} 1... e {z}) *');
    const match = read(putAside, 'b a (e)');
    expect(match.position).equal('acde y a');
    expect(match.root.next[0]!.next.map(({ step }) => step!.text)).deep.equal(['a', 'e']);
    // The move goes on behind its variation.
    expect(rewritten(putAside, 'b a {x} (c) +d {y}')).equal('1. b a+d {x y} (1... c) *');
  });

  it('are none where another line has their steps in another order', () => {
    const position = 'bbb4/7/7/7/7/7/wwww3 w w16b17';
    const again = (text: string) => rewritten(realQueen, text, { position });
    expect(again('e1xb7xa7 (e1xa7)')).equal('1. e1xa7xb7 *');
    expect(again('e1xb7xa7 (e1xc7)')).equal('1. e1xa7xb7 (1. e1xc7) *');
  });

  it('begin where the turn began, also in a match that began in its middle', () => {
    const position = 'abcde m a';
    const match = read(putAside, '+b (+c d) c', { position });
    expect(line(match)).equal('a+b c');
    expect(rewritten(putAside, '{x} +b ({y} +c d {z}) ({w}) c', { position })).equal(
      '{x} 1. a+b {w} ({y} 1. a+c d {z}) 1... c *',
    );
  });

  it('keep their own main line where a variation in them repeats its first move', () => {
    const text = '1. a1 b1 (1... c1 2. d1 a2 (2... a2 3. b2) 3. c2) *';
    expect(rewritten(pylos, text)).equal('1. a1 b1 (1... c1 2. d1 a2 3. c2 (3. b2)) *');
    expect(rewritten(pylos, '1. a1 b1 (1... c1 2. d1) (1... d1 2. c1) (1... a2 2. b2) *')).equal(
      '1. a1 b1 (1... c1 2. d1) (1... d1 2. c1) (1... a2 2. b2) *',
    );
  });

  it('hold other throws, in Ur', () => {
    const text = '1. 4:@a1* (1. 0:- 1:@c4) 2. 3:@a2 (2. 3:a1-b3) 2... 0:- *';
    expect(rewritten(ur, text)).equal(text);
  });

  it('are as deep as one likes', () => {
    // Each goes back one move, and plays it again.
    const text = `f4 c3 ${'(c3 '.repeat(3000)}${')'.repeat(3000)}`;
    expect(rewritten(rolit, text)).equal('1. f4 c3 *');
    // Each plays another one, with variations in place of its second move.
    const deep = Array.from({ length: 6 }, (_, i) => `t1 (t2 ${'t1 '.repeat(i % 2)}`).join('');
    const written = rewritten(takeAway, `[Rules "heap=30"] ${deep}${')'.repeat(6)}`);
    expect(written).match(/\){3}/);
  });
});
