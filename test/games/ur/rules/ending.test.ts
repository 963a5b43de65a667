import { expect } from '@open-wc/testing';
import { after, at, by, fault, pathOf, start, why } from './start.js';

describe('Ur: going home, and the end of a game', () => {
  for (const [i, cell] of pathOf('light').entries()) {
    const need = 14 - i;
    if (need > 4) continue;
    it(`UR-12: a piece on ${cell} goes home with a ${need}, and no larger throw moves it`, () => {
      const rows = {
        b7: '4xx2/6l1/4xx2',
        b8: '4xx2/7l/4xx2',
        a8: '4xx1l/8/4xx2',
        a7: '4xxl1/8/4xx2',
      }[cell]!;
      const position = `${rows} l l5d0`;
      for (const roll of [1, 2, 3, 4]) {
        const moves = by(at(position), roll).filter((move) => move[0] !== '@');
        if (roll === need) expect(moves).deep.equal([`${cell}+`]);
        else if (roll > need) {
          expect(moves).deep.equal([]);
          expect(why(at(position), `${roll}:${cell}+`)).equal(`UR-12 ${cell}`);
        } else {
          expect(moves).length(1);
          expect(why(at(position), `${roll}:${cell}+`)).equal(`UR-4 ${cell}`);
        }
      }
      const match = at(position);
      expect(after(match, `${need}:${cell}+`)).equal('4xx2/8/4xx2 d l6d0');
      const { text, steps } = match.history[0]!;
      expect(text).equal(`${need}:${cell}+`);
      expect(steps.at(-1)).deep.equal({ text: `${cell}+`, from: cell, changes: [] });
    });
  }

  it('UR-12: so does dark, over its own last squares', () => {
    const match = at('4xx2/8/4xx1d d l0d5');
    expect(by(match, 2)).include('c8+');
    expect(after(match, '2:c8+')).equal('4xx2/8/4xx2 l l0d6');
  });

  it('UR-13: the first one to bring all 7 pieces home wins, at once', () => {
    for (const [position, move, winner, scores] of [
      ['4xxl1/3d4/4xx2 l l6d2', '1:a7+', 'light', { light: 7, dark: 2 }],
      ['4xx2/3l4/4xxd1 d l6d6', '1:c7+', 'dark', { light: 6, dark: 7 }],
    ] as const) {
      const match = at(position);
      expect(match.outcome).equal(undefined);
      after(match, move);
      expect(match.outcome).deep.equal({ winners: [winner], reason: 'home', value: 1, scores });
      expect([match.turn, match.mover]).deep.equal([undefined, undefined]);
      expect(match.moves()).deep.equal([]);
      expect(match.perft(1)).equal(0);
    }
  });

  it('UR-13: nothing is thrown or played after it', () => {
    const match = at('4xxl1/3d4/4xx2 l l6d2');
    after(match, '1:a7+');
    for (const move of ['roll', '1', '0:-', '1:b4-b5', '@c4']) {
      expect(why(match, move), move).equal('UR-13 move');
    }
    expect(match.undo()).equal(true);
    expect([match.mover, match.outcome]).deep.equal(['light', undefined]);
  });

  it('UR-13: six pieces home win nothing', () => {
    const match = at('4xxll/8/4xx2 l l5d0');
    after(match, '1:a7+');
    expect(match.outcome).equal(undefined);
    expect(match.mover).equal('dark');
  });

  it('UR-13: a position may be one where the game is over', () => {
    const match = at('4xx2/3d4/4xx2 d l7d2');
    expect(match.outcome?.winners).deep.equal(['light']);
    expect(match.turn).equal(undefined);
    expect(fault({ position: '4xx2/8/4xx2 d l7d7' })).deep.include({
      rule: 'UR-13',
      place: 'position, pieces home',
    });
  });

  it('UR-14: there are 7 pieces a side where nothing is said, and 1 to 7 by the option', () => {
    expect(by(at('llllxx2/ll6/4xx2 l l0d0'), 3)).include('a1-b3');
    expect(by(at('2l1xx2/8/4xx2 l l5d0'), 1)).include('@a4');
    expect(by(at('2l1xx2/8/4xx2 l l6d0'), 1)).deep.equal(['a3-a2']);
    for (const pieces of [1, 2, 3, 4, 5, 6, 7]) {
      const rules = `pieces=${pieces}`;
      expect(start({ rules }).position).equal('4xx2/8/4xx2 l l0d0');
      const match = at(`4xxl1/8/4xx2 l l${pieces - 1}d0`, rules);
      after(match, '1:a7+');
      expect(match.outcome?.winners, rules).deep.equal(['light']);
      expect(match.outcome?.scores, rules).deep.equal({ light: pieces, dark: 0 });
    }
    for (const pieces of ['', '0', '8', '07', '1.5', 'all', '3,4']) {
      const told = fault({ rules: `pieces=${pieces}` });
      expect(told.place, pieces).equal('rules, pieces');
    }
  });

  it('UR-14: with fewer pieces no more of them enter', () => {
    const match = start({ rules: 'pieces=1' });
    after(match, '2:@a3 0');
    expect(by(match, 1)).deep.equal(['a3-a2']);
    expect(why(match, '1:@a4')).equal('UR-4 a4');
  });

  it('UR-14: no position has more pieces than there are', () => {
    for (const [position, rules, place, pieces] of [
      ['llllxx2/lll4l/4xx2 l l0d0', '', 'position, light', 8],
      ['4xx2/8/ddd1xx2 l l0d5', '', 'position, dark', 8],
      ['2l1xx2/8/4xx2 l l1d0', 'pieces=1', 'position, light', 2],
      ['4xx2/8/4xx2 l l0d6', 'blitz', 'position, dark', 6],
    ] as const) {
      const told = fault({ position, rules });
      expect(told.place, position).equal(place);
      expect(told.message).include(`${pieces} pieces`).and.include('UR-14');
    }
  });
});
