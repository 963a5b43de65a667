import { expect } from '@open-wc/testing';
import { isFault, Match, type MatchOptions, type StepView } from '../../src/core/index.js';
import { refused, sure } from '../suites/results.js';
import { putAside } from './put-aside.js';

const start = (options: MatchOptions = {}) => sure(Match.start(putAside, options));
/** A match from a position, after some texts, one after another. */
function after(position: string, ...texts: string[]) {
  const match = start({ position });
  for (const text of texts) sure(match.play(text));
  return match;
}
const texts = (steps: readonly StepView[]) => steps.map(({ text }) => text);

describe('Match.started', () => {
  it('has no step where a turn begins, and each step of the move under way', () => {
    const match = start();
    expect(match.started).deep.equal([]);
    match.play('a');
    expect(match.started).deep.equal([{ text: 'a', from: 'a', changes: [] }]);
    match.play('+c');
    expect(texts(match.started)).deep.equal(['a', '+c']);
    match.play('');
    expect(match.started).deep.equal([]);
  });

  it('counts for no move yet: the same seat is on turn', () => {
    const match = after('abcde m', 'b', 'a', '+c');
    expect([match.turn, match.ply, match.history.length]).deep.equal(['yve', 1, 1]);
    match.play('');
    expect([match.turn, match.ply, match.history.length]).deep.equal(['max', 2, 2]);
  });

  it('has no step after a move of one step, nor where nothing is left to choose', () => {
    expect(after('abcde m', 'b').started).deep.equal([]);
    expect(after('a m', 'a').started).deep.equal([]);
    expect(after('ab m', 'a', '+b').started).deep.equal([]);
    expect(after('abc m', 'a', '+b', '+c').outcome?.winners).deep.equal(['max']);
  });
});

describe('Match.steps and Match.moves in the middle of a turn', () => {
  it('show what may be done next, and doing no more as an empty text', () => {
    const match = after('abc m', 'a');
    expect(texts(match.steps())).deep.equal(['+c', '+b']);
    match.play('+c');
    expect(match.steps()).deep.equal([
      { text: '', changes: [] },
      { text: '+b', from: 'b', to: 'box', changes: ['lid'] },
    ]);
  });

  it('list finished moves, each once, whatever the order of its steps', () => {
    expect(after('abc m').moves()).deep.equal(['a+b', 'a+b+c', 'a+c', 'b', 'c']);
  });

  it('list the finished moves that begin with the started one, each as a whole', () => {
    expect(after('abcd m', 'a').moves()).deep.equal(['a+b', 'a+b+c', 'a+b+d', 'a+c', 'a+c+d', 'a+d']);
    expect(after('abcd m', 'a', '+c').moves()).deep.equal(['a+b+c', 'a+c', 'a+c+d']);
    expect(after('abcd m', 'a', '+c', '+b').moves()).deep.equal(['d']);
  });

  it('list moves that can be played as they stand', () => {
    for (const steps of [[], ['a'], ['a', '+c'], ['b', 'a'], ['b', 'a', '+d']]) {
      const first = steps[0] === 'b' ? 1 : 0;
      for (const move of after('abcde m', ...steps).moves()) {
        const match = after('abcde m', ...steps);
        expect(match.play(move), `${steps.join(' ')}, ${move}`).equal(true);
        expect(texts(match.history)[first], `${steps.join(' ')}, ${move}`).equal(move);
        expect(match.ply).equal(first + 1);
      }
    }
  });
});

describe('Match.play of steps', () => {
  it('plays a move step by step', () => {
    const match = start();
    const positions = ['a', '+b', '+d'].map((step) => (match.play(step), match.position));
    expect(positions).deep.equal(['abcde m a', 'abcde m a+b', 'ce y']);
  });

  it('keeps a finished move with its steps in their order, and its text in its own', () => {
    const lid = { to: 'box', changes: ['lid'] };
    expect(after('abcde m', 'a', '+d', '+b').history).deep.equal([
      {
        text: 'a+b+d',
        from: 'd',
        ...lid,
        // What the other steps changed too.
        changes: ['lid', 'a', 'b', 'box', 'lid'],
        seat: 'max',
        by: 'human',
        steps: [
          { text: 'a', from: 'a', changes: [] },
          { text: '+d', from: 'd', ...lid },
          { text: '+b', from: 'b', ...lid },
        ],
        position: 'ce y',
      },
    ]);
  });

  it('says who made the last step', () => {
    const match = start();
    match.play('a', 'human');
    match.play('+b', 'page');
    match.play('', 'clock');
    expect(match.history.map(({ by }) => by)).deep.equal(['clock']);
  });

  it('plays a started move, which stays under way', () => {
    for (const text of ['a', ' A ', 'b a', 'b c a']) {
      const match = after('abcde m', text);
      expect(texts(match.started), text).deep.equal(['a']);
    }
  });

  it('plays a whole move', () => {
    for (const text of ['a+b+c', 'a+c+b', 'A +C\n+B']) {
      const match = after('abcde m', text);
      expect(match.position, text).equal('de y');
      expect(texts(match.history), text).deep.equal(['a+b+c']);
    }
  });

  it('leaves what a text leaves open of a move that it began', () => {
    const match = after('abcde m', 'a+d');
    expect(match.position).equal('bce y');
    expect(texts(match.history)).deep.equal(['a+d']);
    expect(texts(match.history[0]!.steps)).deep.equal(['a', '+d', '']);
  });

  it('leaves nothing open of a move that was begun before', () => {
    expect(after('abcde m', 'a', '+d').position).equal('abcde m a+d');
  });

  it('goes on to the next move where the text does', () => {
    expect(after('abcde m', 'a', '+d', 'b').position).equal('ce m');
    expect(after('abcde m', 'a', '+d b').position).equal('ce m');
  });

  it('plays several moves, and the last one may stay under way', () => {
    const match = after('abcdefgh m', 'a+b c e+d+f', 'g');
    expect(texts(match.history)).deep.equal(['a+b', 'c', 'e+d+f', 'g']);
    expect(match.position).equal('h m');
    expect(after('abcdefgh m', 'a+b c e').position).equal('defgh m e');
  });

  it('plays the whole move again that is under way', () => {
    for (const [steps, move, position] of [
      [['a'], 'a+b', 'cde y'],
      [['a'], 'a+b+c', 'de y'],
      [['a', '+b'], 'a+b', 'cde y'],
      [['a', '+b'], 'a+b+c', 'de y'],
      [['a', '+b'], 'a +B d', 'ce m'],
    ] as const) {
      const match = after('abcde m', ...steps);
      expect(match.play(move), `${steps.join(' ')}, ${move}`).equal(true);
      expect(match.position, `${steps.join(' ')}, ${move}`).equal(position);
    }
  });

  it('plays it again in another order than its steps were made', () => {
    for (const move of ['a+b+c', 'a+c+b']) {
      for (const first of ['+b', '+c']) {
        const match = after('abcde m', 'a', first);
        expect(match.play(move), `a${first}, ${move}`).equal(true);
        expect(match.position).equal('de y');
        expect(match.ply).equal(1);
      }
    }
  });

  it('changes nothing by the started move alone', () => {
    const match = after('abcde m', 'a');
    expect(match.play('a')).equal(true);
    expect(match.position).equal('abcde m a');
    expect(match.ply).equal(0);
  });

  it('refuses another move than the one under way', () => {
    for (const [step, text] of [
      ['+b', 'a+c'],
      ['+b', 'a+c+d'],
      ['+b', 'a'],
      ['+b', 'b'],
      ['', 'b'],
      ['', 'e+c'],
    ] as const) {
      const match = after('abcde m', 'a', ...(step && [step]));
      refused(match.play(text));
      expect(match.position, `a${step}, ${text}`).equal(`abcde m a${step}`);
    }
  });

  it('refuses a move that lacks a compulsory step where another move follows', () => {
    const match = start();
    for (const text of ['a b', 'a b+c', 'b a c']) {
      expect(refused(match.play(text)).rule, text).equal('PA-2');
      expect(match.position, text).equal('abcde m');
    }
  });

  it('plays all of a text or none of it, in the middle of a turn too', () => {
    const match = after('abcde m', 'b', 'a');
    const { history, state } = match;
    for (const text of ['+z', '+c z', '+c+d z', '+c+d+e', 'a+z', 'a+c z', '+c d a', 'z', ' ', '']) {
      expect(refused(match.play(text)).message, text).match(/\w/);
      expect(match.position, text).equal('acde y a');
      expect(match.history, text).deep.equal(history);
      expect(match.state).equal(state);
    }
  });
});

describe('Match.position in the middle of a turn', () => {
  it('is where the turn began, and the started move', () => {
    for (const position of ['abcde m a', 'abcde y a+d', 'ce m e', 'acd y a+c']) {
      expect(start({ position }).position).equal(position);
    }
  });

  it('is written in the canonical way, however it was read', () => {
    for (const position of ['EDCBA m A+D', ' abcde\tM\na+d ', 'dcbae  m  a+d']) {
      expect(start({ position }).position, position).equal('abcde m a+d');
    }
  });

  it('lets a match go on where it stood', () => {
    const match = start({ position: 'abcde y a+d' });
    expect([match.turn, match.ply, match.history.length]).deep.equal(['yve', 0, 0]);
    expect(texts(match.started)).deep.equal(['a', '+d']);
    match.play('+b');
    expect(match.position).equal('ce m');
    expect(texts(match.history)).deep.equal(['a+b+d']);
    expect(texts(match.history[0]!.steps)).deep.equal(['a', '+d', '+b']);
  });

  it('is that of the moves before it after several moves', () => {
    expect(after('abcde m', 'b', 'a', '+d').position).equal('acde y a+d');
  });

  it('is read by the rules of the match', () => {
    expect(refused(Match.start(putAside, { position: 'abcde m a', rules: 'plain' })).place).equal('position');
    expect(start({ position: 'abcde m', rules: 'plain' }).moves()).deep.equal([...'abcde']);
  });

  it('is refused where the started move is already finished', () => {
    for (const move of ['b', 'bc', 'ba', 'a+b+c', 'a+b+cd', 'a+bd']) {
      const { place, message } = refused(Match.start(putAside, { position: `abcde m ${move}` }));
      expect(place, move).equal('position');
      expect(message, move).include(move);
    }
    expect(refused(Match.start(putAside, { position: 'ab m a+b' })).place).equal('position');
    expect(refused(Match.start(putAside, { position: 'a m a' })).place).equal('position');
  });

  it('is refused where the started move is none', () => {
    for (const [position, rule] of [
      ['abcde m z', 'PA-1'],
      ['bcde m a', 'PA-1'],
      ['abcde m a+a', 'PA-1'],
      ['abcde m +b', 'PA-2'],
      ['abcde m ab', 'PA-2'],
      ['abcde m ?', undefined],
      ['abcde m a+', undefined],
    ] as const) {
      expect(refused(Match.start(putAside, { position })).rule, position).equal(rule);
    }
  });

  it('is named as the place of the fault in a started move', () => {
    for (const move of ['z', 'a+a', '+b', '?']) {
      expect(refused(Match.start(putAside, { position: `abcde m ${move}` })).place, move).match(/^position/);
    }
  });

  it('has the started move as one word, behind a good position', () => {
    for (const [position, place] of [
      ['abcde m a +b', 'position'],
      ['abxde m a', 'position, row'],
      ['abcde x a', 'position, turn'],
      ['abcde a', 'position, turn'],
      ['a', 'position, turn'],
    ] as const) {
      expect(refused(Match.start(putAside, { position })).place, position).equal(place);
    }
  });

  it('may be that of a figure', () => {
    const match = start({ position: 'abcde m a', purpose: 'figure' });
    expect(match.position).equal('abcde m a');
    expect(match.moves()).length(10);
    expect(isFault(Match.start(putAside, { position: 'abcde - a', purpose: 'figure' }))).equal(true);
  });

  it('is blamed in a figure for the seat that it misspells, not for a started move', () => {
    const fault = refused(Match.start(putAside, { position: 'abcde x', purpose: 'figure' }));
    expect(fault.place).equal('position, turn');
  });
});
