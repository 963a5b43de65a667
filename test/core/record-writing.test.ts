import { expect } from '@open-wc/testing';
import { Match, type MatchOptions } from '../../src/core/index.js';
import { pylos } from '../../src/games/pylos/rules/index.js';
import { rolit } from '../../src/games/rolit/rules/index.js';
import { sure } from '../suites/results.js';
import { putAside } from './put-aside.js';
import { body, line, read, rewritten } from './records.js';
import { takeAway } from './take-away.js';

const start = (options: MatchOptions = {}) => sure(Match.start(takeAway, options));
/** Reads what a match is written as, which must be written as the same again. */
function again(match: ReturnType<typeof start>) {
  const written = match.record();
  const same = read(takeAway, written);
  expect(same.record()).equal(written);
  return same;
}

describe('A record, written: its tags', () => {
  it('say the game and the result', () => {
    const match = start();
    match.play('t1');
    expect(match.record()).equal('[Game "take-away"]\n[Result "*"]\n\n1. t1 *\n');
  });

  it('say rules that are not the usual ones, and a position that is not the start', () => {
    const match = start({ rules: 'heap=9 whoBegins=first order=bob,ann' });
    expect(match.record()).include('[Rules "heap=9 order=bob,ann"]').not.include('Position');
    expect(again(match).rules).deep.equal(match.rules);
    expect(start({ position: '5 B' }).record())
      .include('[Position "5 b ab"]')
      .not.include('Rules');
    expect(again(start({ position: '5 b' })).position).equal('5 b ab');
  });

  it('say a position in the middle of a turn', () => {
    const match = sure(Match.start(putAside, { position: 'abcde m a' }));
    match.play('+b+c');
    expect(match.record()).include('[Position "abcde m a"]').include('1. a+b+c *');
  });

  it('keep what was said and where, and make it canonical', () => {
    const text = '[Event "\\"x\\" \\\\"] [Position " 4  B AB"] [White "W"] [Result "?"] t1';
    expect(read(takeAway, text).record()).equal(
      '[Game "take-away"]\n[Event "\\"x\\" \\\\"]\n[Position "4 b ab"]\n[White "W"]\n[Result "*"]\n\n1. t1 *\n',
    );
    expect(rewritten(takeAway, text)).equal('1. t1 *');
  });

  it('keep a position that is the start, for whoever reads by other rules', () => {
    const written = read(takeAway, '[Position "7 a"] [Rules "heap=7"] t1').record();
    expect(line(read(takeAway, written, { position: '2 b', rules: 'heap=2' }))).equal('t1');
  });

  it('may be set by the page, with any name and any value', () => {
    const match = start();
    match.tags = { 'First player': 'A "B"\nC\\', Rules: 'nonsense' };
    match.tags = { ...match.tags, Rules: '' };
    expect(again(match).tags).include({ First_player: 'A "B"\nC\\' });
  });

  for (const [text, result] of [
    ['t3t3t1', '1-0'],
    ['t3t3 1-0', '1-0'],
    ['[Result "0-1"] t3t3', '0-1'],
    ['[Result "0-1"] t3t3t1', '1-0'],
    ['[Result "nobody knows"] t3', '*'],
    ['[Result "1/2-1/2"] t3 *', '1/2-1/2'],
    ['t3 (t2 1-0)', '*'],
  ] as const) {
    it(`say the result that was reached, else that was told: ${text}`, () => {
      expect(rewritten(takeAway, text)).satisfy((written: string) => written.endsWith(` ${result}`));
      expect(read(takeAway, text).record()).include(`[Result "${result}"]`);
    });
  }

  it('share the result among seats', () => {
    const position = 'rrrr/rrrr/gggg/ggg1 g rg';
    expect(rewritten(rolit, 'd4', { position })).equal('1. d4 1/2-1/2');
    const four = { position: '5 b cab' };
    expect(rewritten(takeAway, 't3 t2', four)).equal('1. t3 t2 1-0-0');
  });
});

describe('A record, written: its moves', () => {
  it('have the number of the first seat, and of another one after what interrupts', () => {
    expect(rewritten(takeAway, 't1t1t1t1')).equal('1. t1 t1 2. t1 t1 *');
    expect(rewritten(takeAway, 't1 {x} t1 (t2 t1) t1 t1')).equal(
      '1. t1 {x} 1... t1 (1... t2 2. t1) 2. t1 t1 *',
    );
    expect(rewritten(takeAway, '[Position "7 b"] t1t1t1')).equal('1. t1 t1 2. t1 *');
    expect(rewritten(takeAway, '[Rules "order=cid,ann,bob"] t1t1t1t1')).equal('1. t1 t1 t1 2. t1 *');
  });

  it('have glyphs as numbers, comments in braces', () => {
    expect(rewritten(takeAway, 't1!; good } so\nt2 $13 {x}')).equal('1. t1 $1 {good ) so} 1... t2 $13 {x} *');
  });

  it('are canonical', () => {
    expect(rewritten(putAside, '1.A+C+b\r\n D *')).equal('1. a+b+c d *');
  });

  it('that are not finished stand last', () => {
    expect(rewritten(putAside, 'b a')).equal('1. b a *');
    expect(rewritten(putAside, 'b (c a) a')).equal('1. b (1. c a) 1... a *');
    const match = sure(Match.start(putAside));
    for (const step of ['b', 'a']) match.play(step);
    match.undo();
    match.play('e');
    expect(body(match)).equal('1. b e (1... a) *');
    expect(rewritten(putAside, match.record())).equal(body(match));
    match.undo();
    match.play('d');
    expect(body(match)).equal('1. b d (1... a) (1... e) *');
    expect(rewritten(putAside, match.record())).equal(body(match));
  });

  it('break lines at 80 characters, where words allow it', () => {
    const text = `{${'word '.repeat(60)}} t1 {${'x'.repeat(100)} y} t2`;
    const match = read(takeAway, text);
    const lines = match.record().split('\n');
    expect(lines.filter((each) => each.length > 80)).deep.equal([`{${'x'.repeat(100)}`]);
    expect(lines.every((each) => each === each.trim())).equal(true);
    expect(again(match).root.next[0]!.intro).equal('word '.repeat(60).trim());
  });
});

describe('A record, written: what the page says of moves', () => {
  it('is annotated at the point where the match stands, and heard', () => {
    const match = start();
    let heard = 0;
    match.subscribe(() => heard++);
    match.play('t1');
    match.annotate({ intro: 'Now', comment: 'Bold', nags: [1] });
    expect(heard).equal(2);
    expect(match.point).include({ intro: 'Now', comment: 'Bold' });
    expect(body(match)).equal('{Now} 1. t1 $1 {Bold} *');
    match.annotate({ comment: 'Better' });
    expect(body(match)).equal('{Now} 1. t1 $1 {Better} *');
    again(match);
  });

  it('is read back the same, whatever is in it', () => {
    const match = start();
    match.annotate({ comment: '  The\n beginning ' });
    match.play('t1');
    match.annotate({ intro: 'One \t}', comment: 'a\u00a0b {c} \r\n;d' });
    match.play('t2');
    match.annotate({ intro: 'Before two', comment: ' ' });
    match.undo();
    match.play('t3');
    match.annotate({ intro: ' Rather ', comment: '', nags: [] });
    match.goTo(1);
    match.goTo(2);
    expect(body(again(match))).equal(
      '{The beginning One )} 1. t1 {a b {c) ;d Before two} 1... t2 ({Rather} 1... t3) *',
    );
  });

  it('in the middle of a move is said behind it', () => {
    const position = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
    expect(rewritten(pylos, 'd4 {Square!} ^d4 a4 (d1)', { position })).equal(
      '1. d4^d4 {Square!} 1... a4 (1... d1) *',
    );
  });
});
