import { expect } from '@open-wc/testing';
import { playRandom, type StepView } from '../../../../src/core/index.js';
import { refused } from '../../../suites/results.js';
import { at, figure, rows, start, turns } from './start.js';

const sorted = (list: readonly string[]) => [...list].sort().join(' ');
const free = (match: ReturnType<typeof at>) => match.steps().every(({ changes }) => !changes.length);

describe('Rolit: placing and capturing', () => {
  it('RO-4: a move is one ball of the own colour on an empty cell', () => {
    const match = start({ seed: 4 });
    const count = (ball: string) => rows(match).split(ball).length - 1;
    for (let ply = 0; match.turn; ply++) {
      const own = match.turn[0]!;
      const [{ text, changes }] = match.steps() as [StepView];
      const [before, empty] = [count(own), 60 - ply];
      expect(match.play(text)).equal(true);
      expect(count(own)).equal(before + 1 + changes.length);
      expect(64 - ['r', 'b', 'g', 'y'].reduce((sum, ball) => sum + count(ball), 0)).equal(empty - 1);
      expect(match.turn?.[0]).not.equal(own);
    }
  });

  it('RO-4: an occupied cell is refused', () => {
    const match = start();
    for (const cell of ['d4', 'e4', 'd5', 'E5']) {
      const { rule, place, message } = refused(match.play(cell));
      expect([rule, place], cell).deep.equal(['RO-4', cell.toLowerCase()]);
      expect(message).include(cell.toLowerCase());
      // The same rule as a cell apart breaks, but another sentence.
      expect(message.slice(2)).not.equal(refused(match.play('a1')).message.slice(2));
    }
  });

  it('RO-4: a cell that touches no ball is refused, in a free placement too', () => {
    for (const cell of ['a1', 'h8', 'b4', 'f2']) {
      const { rule, place } = refused(start().play(cell));
      expect([rule, place], cell).deep.equal(['RO-4', cell]);
    }
    const { rule, place } = refused(at('8/8/8/3gg3/3gg3/8/8/8 r rg').play('b3'));
    expect([rule, place]).deep.equal(['RO-4', 'b3']);
  });

  it('RO-4: balls touch in all eight directions, and not round the edge', () => {
    expect(sorted(at('8/8/8/3g4/8/8/8/8 r rg').moves())).equal('c3 c4 c5 d3 d5 e3 e4 e5');
    expect(sorted(at('8/8/8/g7/8/8/8/8 r rg').moves())).equal('a3 a5 b3 b4 b5');
    expect(sorted(at('8/8/8/7g/8/8/8/8 r rg').moves())).equal('g3 g4 g5 h3 h5');
    expect(sorted(at('8/8/8/8/8/8/8/7g r rg').moves())).equal('g7 g8 h7');
    expect(sorted(at('g7/8/8/8/8/8/8/8 r rg').moves())).equal('a2 b1 b2');
    expect(sorted(at('6/6/6/6/6/5g r rg').moves())).equal('e5 e6 f5');
    expect(sorted(at('4/4/4/3g r rg').moves())).equal('c3 c4 d3');
    expect(sorted(at('4/3g/4/4 r rg').moves())).equal('c1 c2 c3 d1 d3');
  });

  it('RO-5: a run between the new ball and the next own one is captured, of one ball or of six', () => {
    for (const [row, cell, changes, after] of [
      ['rb6', 'c4', 'b4', 'rrr5'],
      ['rbbbbbb1', 'h4', 'b4 c4 d4 e4 f4 g4', 'rrrrrrrr'],
      ['1bbbbbbr', 'a4', 'b4 c4 d4 e4 f4 g4', 'rrrrrrrr'],
    ] as const) {
      const match = at(`8/8/8/${row}/8/8/8/8 r rg`);
      expect(sorted(turns(match, cell)), row).equal(changes);
      match.play(cell);
      expect(rows(match)).equal(`8/8/8/${after}/8/8/8/8`);
    }
  });

  it('RO-5: a run may be of several colours, played and neutral ones', () => {
    const match = at('8/8/8/rbgy4/8/8/8/8 r rg');
    expect(match.moves()).deep.equal(['e4']);
    match.play('e4');
    expect(rows(match)).equal('8/8/8/rrrrr3/8/8/8/8');
  });

  it('RO-5: nothing is captured beyond the next own ball', () => {
    const match = at('8/8/8/rbrg4/8/8/8/8 r rg');
    match.play('e4');
    expect(rows(match)).equal('8/8/8/rbrrr3/8/8/8/8');
  });

  it('RO-5: an empty cell breaks a run', () => {
    const match = at('8/8/8/rb1gg3/8/8/8/8 r rg');
    expect(turns(match, 'c4')).deep.equal(['b4']);
    expect(match.moves()).deep.equal(['c4']);
  });

  it('RO-5: a run that no own ball ends is not captured, nor one that ends at the edge', () => {
    for (const row of ['1bg5', 'gggg4', '4gggg', '1yyyyyyy']) {
      expect(free(at(`8/8/8/${row}/8/8/8/8 r rg`)), row).equal(true);
    }
  });

  it('RO-5: no run goes on from one edge to the other', () => {
    for (const position of [
      '8/8/8/6bb/r7/8/8/8 r rg', // f4 – g4, h4 – a5
      '8/8/7r/bb6/8/8/8/8 r rg', // c4 – b4, a4 – h3
      '8/8/8/7b/8/r7/8/8 r rg', // g3 – h4 – a6
      '8/8/r7/7b/8/8/8/8 r rg', // g5 – h4 – a3
      '8/7r/8/b7/8/8/8/8 r rg', // b5 – a4 – h2
      '8/8/8/b7/7r/8/8/8 r rg', // b3 – a4 – h5
      '6/6/4bb/r5/6/6 r rg',
      '4/2bb/r3/4 r rg',
    ]) {
      expect(free(at(position)), position).equal(true);
    }
  });

  it('RO-5: the corners and the edges are captured from, along every line', () => {
    const match = at('1gggggr1/gg6/g1g5/g2g4/g3g3/g4g2/r5r1/8 r rg');
    expect(sorted(turns(match, 'a1'))).equal('a2 a3 a4 a5 a6 b1 b2 c1 c3 d1 d4 e1 e5 f1 f6');
    match.play('a1');
    expect(rows(match)).equal('rrrrrrr1/rr6/r1r5/r2r4/r3r3/r4r2/r5r1/8');
  });

  it('RO-6: every captured run in every direction is turned', () => {
    const match = at('8/1r1r1r2/2bgy3/1rg1br2/2ygb3/1r1r1r2/8/8 r rg');
    expect(sorted(turns(match, 'd4'))).equal('c3 c4 c5 d3 d5 e3 e4 e5');
    match.play('d4');
    expect(rows(match)).equal('8/1r1r1r2/2rrr3/1rrrrr2/2rrr3/1r1r1r2/8/8');
  });

  it('RO-6: only the cell is chosen: no two moves place on the same one', () => {
    const match = start({ seed: 9, rules: 'seats=red,blue,green,yellow' });
    do expect(new Set(match.moves()).size).equal(match.steps().length);
    while (playRandom(match));
  });

  it('RO-7: a line that arises from a turned ball captures nothing', () => {
    // c4 turns red and so stands with c6 round c5, and with e2 round d3: both stay.
    const match = at('8/4r3/3b4/1rb5/2b5/2r5/8/8 r rg');
    match.play('d4');
    expect(rows(match)).equal('8/4r3/3b4/1rrr4/2b5/2r5/8/8');
  });

  it('RO-7: a line between two balls that both lay there captures nothing', () => {
    const match = at('rbr5/8/8/1rb5/8/8/8/8 r rg');
    match.play('d4');
    expect(rows(match)).equal('rbr5/8/8/1rrr4/8/8/8/8');
  });

  it('RO-8: if any cell captures, a capturing cell must be chosen', () => {
    const match = start();
    expect(match.moves()).deep.equal(['d6', 'f4', 'f6']);
    for (const cell of ['c3', 'd3', 'e3', 'f3', 'c4', 'c5', 'f5', 'c6', 'e6']) {
      const { rule, place } = refused(match.play(cell));
      expect([rule, place], cell).deep.equal(['RO-8', cell]);
    }
  });

  it('RO-8: each colour is held to its own captures', () => {
    expect(sorted(start({ rules: 'seats=green,red' }).moves())).equal('c3 c5 e3');
    expect(sorted(start({ rules: 'seats=yellow,blue' }).moves())).equal('c4 c6 e6');
    expect(sorted(start({ rules: 'seats=blue,yellow' }).moves())).equal('d3 f3 f5');
  });

  it('RO-8: one capture of a single ball is enough to forbid every other cell', () => {
    expect(at('8/8/8/3gg3/3gg3/8/6b1/7r r rg').moves()).deep.equal(['f6']);
  });

  it('RO-9: if no cell captures, any empty cell that touches a ball may be chosen', () => {
    const match = at('8/8/8/3ry3/3rg3/3r4/8/8 b rbgy');
    expect(sorted(match.moves())).equal('c3 c4 c5 c6 c7 d3 d7 e3 e6 e7 f3 f4 f5 f6');
    const before = rows(match);
    expect(match.play('f6')).equal(true);
    expect(match.history[0]?.changes).deep.equal([]);
    expect(rows(match)).equal(before.replace('3r4', '3r1b2'));
  });

  it('RO-9: a colour without a ball goes on playing', () => {
    const match = at('8/8/8/3gg3/3gg3/8/8/8 r rg');
    expect(sorted(match.moves())).equal('c3 c4 c5 c6 d3 d6 e3 e6 f3 f4 f5 f6');
    match.play('c3');
    expect(rows(match)).equal('8/8/2r5/3gg3/3gg3/8/8/8');
    expect(match.turn).equal('green');
  });

  it('RO-9: nobody ever passes', () => {
    const match = start({ rules: 'seats=red,blue,green,yellow', seed: 4 });
    let freely = 0;
    do if (free(match)) freely++;
    while (playRandom(match));
    // "Free placements are ordinary, with four players in every game."
    expect(freely).above(1);
    expect(match.history.map(({ seat }) => seat[0]).join('')).equal('rbgy'.repeat(15));
    for (const word of ['pass', '-', '--', '']) refused(start().play(word));
  });

  it('RO-9: a figure where nobody is on turn offers no cell', () => {
    expect(figure('8/8/8/3ry3/3bg3/8/8/8').moves()).deep.equal([]);
  });
});
