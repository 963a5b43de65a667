import { expect } from '@open-wc/testing';
import { Match, playRandom } from '../../src/core/index.js';
import { refused, sure } from '../suites/results.js';
import { putAside } from './put-aside.js';

const start = (position: string, seed = 1) => sure(Match.start(putAside, { position, seed }));
/** A match from a position, after some texts, one after another. */
function after(position: string, ...texts: string[]) {
  const match = start(position);
  for (const text of texts) sure(match.play(text));
  return match;
}
/** Where a match is after each of these, or that nothing was done. */
const walk = (match: ReturnType<typeof start>, ...ways: readonly ('undo' | 'redo')[]) =>
  ways.map((way) => match[way]() && match.position);

describe('Match.undo and redo in the middle of a turn', () => {
  it('take back and play again one step', () => {
    const match = after('abcde m', 'a', '+d');
    expect(walk(match, 'undo', 'redo')).deep.equal(['abcde m a', 'abcde m a+d']);
    expect(walk(match, 'undo', 'undo', 'undo')).deep.equal(['abcde m a', 'abcde m', false]);
    expect(walk(match, 'redo', 'redo', 'redo')).deep.equal(['abcde m a', 'abcde m a+d', false]);
  });

  it('go on from there as if nothing had been taken back', () => {
    const match = after('abcde m', 'a', '+d');
    walk(match, 'undo', 'redo');
    match.play('+b');
    expect(match.history.map(({ text }) => text)).deep.equal(['a+b+d']);
    expect(match.history[0]?.steps).length(3);
    expect(match.position).equal('ce y');
  });

  it('take back and play again a finished move as a whole', () => {
    const match = after('abcde m', 'b', 'a', '+c', '+d');
    expect(walk(match, 'undo', 'undo', 'undo')).deep.equal(['acde y', 'abcde m', false]);
    expect(walk(match, 'redo', 'redo', 'redo')).deep.equal(['acde y', 'e m', false]);
  });

  it('take back and play again a move that left something open', () => {
    const match = after('abcde m', 'a+c', 'b');
    expect(walk(match, 'undo', 'undo')).deep.equal(['bde y', 'abcde m']);
    expect(walk(match, 'redo', 'redo')).deep.equal(['bde y', 'de m']);
  });

  it('pass from the steps under way to the moves before them, and back', () => {
    const match = after('abcde m', 'b', 'a', '+c');
    expect(walk(match, 'undo', 'undo', 'undo')).deep.equal(['acde y a', 'acde y', 'abcde m']);
    expect(match.started).deep.equal([]);
    expect(walk(match, 'redo', 'redo', 'redo')).deep.equal(['acde y', 'acde y a', 'acde y a+c']);
    expect(match.ply).equal(1);
  });

  it('lose what was taken back when another step is played', () => {
    const match = after('abcde m', 'a', '+d');
    match.undo();
    match.play('+b');
    expect(match.position).equal('abcde m a+b');
    expect(match.redo()).equal(false);
    expect(walk(match, 'undo', 'undo')).deep.equal(['abcde m a', 'abcde m']);
  });

  it('lose it when the move under way is played as a whole', () => {
    const match = after('abcde m', 'a', '+d');
    match.undo();
    match.play('a+b');
    expect(match.position).equal('cde y');
    expect(walk(match, 'redo', 'undo', 'redo')).deep.equal([false, 'abcde m', 'cde y']);
  });

  it('lose it when another move is played where the turn began', () => {
    const match = after('abcde m', 'a', '+d');
    walk(match, 'undo', 'undo');
    match.play('b');
    expect(match.position).equal('acde y');
    expect(walk(match, 'redo', 'undo', 'redo')).deep.equal([false, 'abcde m', 'acde y']);
  });

  it('lose nothing when a step is refused', () => {
    const match = after('abcde m', 'a', '+d');
    match.undo();
    for (const text of ['+z', 'b', '+b z', 'a+z']) refused(match.play(text));
    expect(walk(match, 'redo')).deep.equal(['abcde m a+d']);
  });
});

describe('Match.goTo with moves of several steps', () => {
  it('goes to where turns begin', () => {
    const match = after('abcdefgh m', 'a+b', 'c', 'e+f+g');
    for (const [ply, position] of [
      [0, 'abcdefgh m'],
      [2, 'defgh m'],
      [1, 'cdefgh y'],
      [3, 'dh y'],
    ] as const) {
      expect(match.goTo(ply)).equal(true);
      expect(match.position).equal(position);
      expect(match.history).length(ply);
      expect(match.started).deep.equal([]);
    }
  });

  it('goes back to where the turn under way began', () => {
    const match = after('abcde m', 'b', 'a', '+d');
    expect(match.goTo(1)).equal(true);
    expect(match.position).equal('acde y');
    expect(match.goTo(1)).equal(false);
    expect(walk(match, 'redo', 'redo')).deep.equal(['acde y a', 'acde y a+d']);
  });

  it('goes to the moves before it, and no further than they reach', () => {
    const match = after('abcde m', 'b', 'a', '+d');
    expect(match.goTo(2)).equal(false);
    expect(match.position).equal('acde y a+d');
    expect(match.goTo(0)).equal(true);
    expect(match.position).equal('abcde m');
  });
});

describe('A match that begins in the middle of a turn', () => {
  it('has nothing before that to go back to', () => {
    const match = start('abcde m a+d');
    expect(walk(match, 'undo', 'redo')).deep.equal([false, false]);
    for (const ply of [0, 1, -1]) expect(match.goTo(ply), `${ply}`).equal(false);
    expect(match.position).equal('abcde m a+d');
  });

  it('goes back to its beginning step by step', () => {
    const match = after('abcde m a', '+d');
    expect(walk(match, 'undo', 'undo')).deep.equal(['abcde m a', false]);
    expect(walk(match, 'redo')).deep.equal(['abcde m a+d']);
  });

  it('goes back to its beginning by goTo(0)', () => {
    const match = after('abcde m a', '+d');
    expect(match.goTo(0)).equal(true);
    expect(match.position).equal('abcde m a');
    match.play('+b+c');
    match.play('d');
    expect(match.goTo(0)).equal(true);
    expect(match.position).equal('abcde m a');
    expect(match.goTo(0)).equal(false);
    expect(match.goTo(2)).equal(true);
    expect(match.position).equal('e m');
  });

  it('goes back to its beginning from a finished move', () => {
    const match = after('abcde m a', '+d', '+c', 'b');
    expect(walk(match, 'undo', 'undo', 'undo')).deep.equal(['be y', 'abcde m a', false]);
    while (match.redo());
    expect(match.position).equal('e m');
    expect(match.history.map(({ text }) => text)).deep.equal(['a+c+d', 'b']);
  });

  it('can be given the whole move again', () => {
    for (const move of ['a+b', 'a+b+c']) {
      const match = after('abcde m a', move);
      expect(match.history.map(({ text }) => text)).deep.equal([move]);
      match.undo();
      expect(match.position, move).equal('abcde m a');
    }
  });
});

describe('Match.subscribe with moves of several steps', () => {
  /** A match where the first of two was played, and the positions that a listener was called at. */
  function heard() {
    const match = after('abcde m', 'b');
    const calls: string[] = [];
    match.subscribe(() => calls.push(match.position));
    return { match, calls };
  }

  it('calls back after each step, and once after a move of several', () => {
    const { match, calls } = heard();
    for (const text of ['a', '+d', '']) match.play(text);
    match.goTo(1);
    match.play('a+d');
    expect(calls).deep.equal(['acde y a', 'acde y a+d', 'ce m', 'acde y', 'ce m']);
  });

  it('calls back after each step taken back or played again, and after each move', () => {
    const { match, calls } = heard();
    match.play('a');
    walk(match, 'undo', 'redo');
    match.play('+d+c');
    walk(match, 'undo', 'redo');
    expect(calls).deep.equal(['acde y a', 'acde y', 'acde y a', 'e m', 'acde y', 'e m']);
  });

  it('does not call where nothing changed', () => {
    const { match, calls } = heard();
    match.play('a');
    calls.length = 0;
    for (const text of ['b', '+z', '+d z', 'a+z']) refused(match.play(text));
    match.redo();
    match.goTo(2);
    match.moves();
    match.perft(2);
    expect(calls).deep.equal([]);
  });

  it('does not call where the started move is only said again', () => {
    const { match, calls } = heard();
    match.play('a');
    match.play('a');
    expect(calls).deep.equal(['acde y a']);
  });
});

describe('playRandom with moves of several steps', () => {
  function game(seed: number) {
    const match = start('abcdefgh m', seed);
    const positions = [match.position];
    while (playRandom(match)) positions.push(match.position);
    return { match, positions };
  }

  it('plays one step at a time', () => {
    const { match, positions } = game(3);
    const steps = match.history.flatMap((move) => move.steps);
    expect(positions).length(steps.length + 1);
    expect(match.outcome?.winners).length(1);
  });

  it('makes, over many games, every first move and every way to go on', () => {
    const moves = new Set<string>();
    for (let seed = 0; seed < 600; seed++) {
      const match = start('abcd m', seed);
      while (!match.ply) playRandom(match);
      moves.add(match.history[0]!.text);
    }
    expect([...moves].sort()).deep.equal(start('abcd m').moves());
  });

  it('plays the same again from the middle of a turn', () => {
    let middles = 0;
    for (let seed = 0; seed < 20; seed++) {
      const match = start('abcdefgh m', seed);
      while (playRandom(match)) {
        if (!match.started[0]) continue;
        middles++;
        const { position } = match;
        match.undo();
        playRandom(match);
        expect(match.position).equal(position);
      }
    }
    expect(middles).above(20);
  });
});
