import { expect } from '@open-wc/testing';
import { Match, movesFrom, type Point } from '../../src/core/index.js';
import { sure } from '../suites/results.js';
import { putAside } from './put-aside.js';
import { body, line, read } from './records.js';
import { takeAway } from './take-away.js';

/** A match after texts, each a move of its own. */
function after(...texts: readonly string[]) {
  const match = sure(Match.start(takeAway));
  for (const text of texts) sure(match.play(text));
  return match;
}
const names = (points: readonly Point[]) => points.map(({ move, step }) => move?.text ?? step?.text);

describe('Match: the tree of what was played', () => {
  it('begins at its root and goes on by its points', () => {
    const match = after('t1', 't2');
    const { root, point } = match;
    expect([root.ply, root.before, root.move, root.step]).deep.equal([0, undefined, undefined, undefined]);
    expect(names(root.next)).deep.equal(['t1']);
    expect(root.next[0]!.next[0]).equal(point);
    expect(point.before!.before).equal(root);
    expect([point.ply, point.state]).deep.equal([2, match.state]);
  });

  it('gets a variation by undoing and another move', () => {
    const match = after('t1', 't2');
    match.undo();
    match.play('t3');
    expect(names(match.root.next[0]!.next)).deep.equal(['t2', 't3']);
    expect(line(match)).equal('t1 t3');
    expect(body(match)).equal('1. t1 t2 (1... t3) *');
  });

  it('gets none by the same move, and keeps what is said of it', () => {
    const match = after('t1', 't2');
    match.annotate({ comment: 'Well.' });
    const { point } = match;
    match.undo();
    match.play('T2');
    expect(match.point).equal(point);
    match.goTo(0);
    match.play('t1t2t3');
    expect(body(match)).equal('1. t1 t2 {Well.} 2. t3 *');
    expect(names(point.next)).deep.equal(['t3']);
  });

  it('gets nothing by a refused text, however much of it is legal', () => {
    const match = after('t1');
    match.play('t2t3t3');
    expect(names(match.point.next)).deep.equal([]);
  });

  it('holds each step of a move, and variations in the middle of a turn', () => {
    const match = sure(Match.start(putAside));
    match.play('a+b+c');
    match.undo();
    match.play('a+b+d');
    match.undo();
    match.play('a+c');
    expect(names(movesFrom(match.root))).deep.equal(['a+b+c', 'a+b+d', 'a+c']);
    expect(names(match.root.next)).deep.equal(['a']);
    expect(names(match.root.next[0]!.next)).deep.equal(['+b', '+c']);
    expect(match.textAt(match.root.next[0]!)).equal('abcde m a');
  });

  it('tells the moves to where the match stands, not those of other lines', () => {
    const match = after('t1', 't2', 't3');
    match.goTo(1);
    match.play('t3');
    expect(line(match)).equal('t1 t3');
    expect(match.ply).equal(2);
  });
});

describe('Match.goTo a point', () => {
  it('goes there, from wherever it stands, and tells so', () => {
    const match = after('t1', 't2', 't3');
    const end = match.point;
    match.goTo(1);
    match.play('t3');
    const other = match.point;
    let heard = 0;
    match.subscribe(() => heard++);
    expect(match.goTo(end)).equal(true);
    expect(line(match)).equal('t1 t2 t3');
    expect(match.goTo(other)).equal(true);
    expect(line(match)).equal('t1 t3');
    expect(match.goTo(match.root)).equal(true);
    expect([match.ply, heard]).deep.equal([0, 3]);
  });

  it('goes nowhere where it stands already', () => {
    const match = after('t1');
    expect(match.goTo(match.point)).equal(false);
  });

  it('goes to the middle of a turn', () => {
    const match = sure(Match.start(putAside));
    match.play('a+b+c');
    const middle = match.root.next[0]!;
    expect(match.goTo(middle)).equal(true);
    expect(match.position).equal('abcde m a');
    expect(match.redo()).equal(true);
    expect(match.position).equal('abcde m a+b');
  });

  it('goes to no point of another match, nor before the beginning', () => {
    const match = after('t1');
    const other = after('t1', 't2');
    let heard = 0;
    match.subscribe(() => heard++);
    for (const point of [other.point, other.root, undefined, null]) {
      expect(match.goTo(point as Point<never>)).equal(false);
    }
    expect([match.position, heard]).deep.equal(['6 b ab', 0]);
    const begun = sure(Match.start(putAside, { position: 'abcde m a' }));
    expect(begun.goTo(begun.root.before!)).equal(false);
    expect(begun.position).equal('abcde m a');
  });
});

describe('Match.redo and goTo a number, in a tree', () => {
  it('follow the line that was visited last', () => {
    const match = after('t1', 't2', 't3');
    const end = match.point;
    match.goTo(1);
    match.play('t3');
    match.goTo(0);
    match.redo();
    match.redo();
    expect(line(match)).equal('t1 t3');
    match.goTo(end);
    match.goTo(0);
    expect(match.goTo(3)).equal(true);
    expect(line(match)).equal('t1 t2 t3');
    match.goTo(0);
    expect(match.goTo(2)).equal(true);
    expect(line(match)).equal('t1 t2');
  });

  it('follow the main line where none was visited', () => {
    const match = read(takeAway, 't1 t2 (t3 t1) t1');
    match.goTo(0);
    for (let i = 0; i < 3; i++) expect(match.redo()).equal(true);
    expect(match.redo()).equal(false);
    expect(line(match)).equal('t1 t2 t1');
  });

  it('come into a variation by a point, go on in it, and out again', () => {
    const match = read(takeAway, 't1 t2 (t3 t1) t1');
    const [, variation] = match.root.next[0]!.next;
    match.goTo(variation!);
    expect(match.redo()).equal(true);
    expect(line(match)).equal('t1 t3 t1');
    expect(match.goTo(1)).equal(true);
    match.goTo(match.point.next[0]!);
    match.redo();
    expect(line(match)).equal('t1 t2 t1');
  });
});
