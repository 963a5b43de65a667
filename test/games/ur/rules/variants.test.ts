import { expect } from '@open-wc/testing';
import { after, at, boardOf, by, fault, pathOf, start, why } from './start.js';

/** Where the middle rosette is held, and one square before it a piece of the other side waits for a 1. */
const GUARDED = '4xx2/2ld4/4xx2 l l0d0';

describe('Ur: the three sets of rules', () => {
  it('UR-15: the rules are finkel where nothing is said, and are set by a word alone', () => {
    expect(start().rules.rules).equal('finkel');
    for (const rules of ['finkel', 'masters', 'blitz']) {
      expect(start({ rules }).rules.rules).equal(rules);
      expect(start({ rules: `rules=${rules.toUpperCase()}` }).rules.rules).equal(rules);
    }
    for (const rules of ['rules=', 'rules=bell', 'murray', 'masters,blitz']) {
      expect(fault({ rules }).place, rules).equal('rules');
    }
  });

  for (const rules of ['masters', 'blitz']) {
    for (const seat of ['light', 'dark'] as const) {
      it(`UR-15: by ${rules} ${seat} walks 16 squares, and has another turn on four of them`, () => {
        const path = pathOf(seat, rules);
        expect(path).length(16);
        const again = path.flatMap((cell, i) => {
          const [from, text] = i ? [[path[i - 1]!], `${path[i - 1]}-${cell}`] : [[], `@${cell}`];
          const match = at(boardOf(seat === 'light' ? from : [], seat === 'dark' ? from : [], seat), rules);
          after(match, `1:${text}`);
          expect(match.history[0]).deep.include({ seat, to: cell });
          return match.mover === seat ? [cell] : [];
        });
        expect(again).deep.equal(seat === 'light' ? ['a1', 'b4', 'c7', 'a7'] : ['c1', 'b4', 'a7', 'c7']);
      });
    }

    it(`UR-15: by ${rules} no rosette is safe`, () => {
      const match = at(GUARDED, rules);
      expect(by(match, 1)).include('b3-b4x*');
      expect(after(match, '1:b3-b4')).equal('4xx2/3l4/4xx2 l l0d0');
      expect(match.mover).equal('light');
    });

    it(`UR-15: by ${rules} the enemy is met on every square after the fourth, by cell`, () => {
      // Twelfth, fourteenth, fifteenth and sixteenth squares of one are others of the other side.
      for (const [position, move] of [
        ['4xx2/6l1/4xxd1 l l0d0', '1:b7-c7x*'],
        ['4xx2/8/4xxld l l0d0', '1:c7-c8x'],
        ['4xx1d/7l/4xx2 l l0d0', '1:b8-a8x'],
        ['4xxdl/8/4xx2 l l0d0', '1:a8-a7x*'],
        ['4xxl1/6d1/4xx2 d l0d0', '1:b7-a7x*'],
        ['4xxdl/8/4xx2 d l0d0', '1:a7-a8x'],
        ['4xx2/7d/4xx1l d l0d0', '1:b8-c8x'],
        ['4xx2/8/4xxld d l0d0', '1:c8-c7x*'],
      ] as const) {
        const match = at(position, rules);
        after(match, move.replace(/[x*]/g, ''));
        expect(match.history[0]?.text, position).equal(move);
        expect(match.position.split(' ')[0]).not.match(position.split(' ')[1] === 'l' ? /d/ : /l/);
      }
    });

    it(`UR-15: by ${rules} the first four squares are private`, () => {
      for (const [position, cell] of [
        ['d3xx2/8/4xx2 l l0d0', 'a1'],
        ['4xx2/8/2l1xx2 l l0d0', 'c3'],
      ] as const) {
        expect(fault({ position, rules })).deep.include({ rule: 'UR-1', place: `position, ${cell}` });
      }
    });

    it(`UR-12, UR-15: by ${rules} a piece goes home from the last four squares by the exact throw`, () => {
      for (const [rows, cell, need] of [
        ['4xx2/8/4xx1l', 'c8', 4],
        ['4xx2/7l/4xx2', 'b8', 3],
        ['4xx1l/8/4xx2', 'a8', 2],
        ['4xxl1/8/4xx2', 'a7', 1],
      ] as const) {
        for (const roll of [1, 2, 3, 4]) {
          const moves = by(at(`${rows} l l0d0`, rules), roll).filter((move) => move[0] !== '@');
          expect(moves.includes(`${cell}+`), `${cell} ${roll}`).equal(roll === need);
          expect(moves).length(roll > need ? 0 : 1);
        }
      }
    });

    it(`UR-5, UR-15: by ${rules} entry=throw enters one square later too`, () => {
      const match = start({ rules: `${rules} entry=throw` });
      expect([1, 2, 3, 4].map((roll) => by(match, roll).join())).deep.equal(['@a3', '@a2', '@a1*', '@b1']);
    });
  }

  it('UR-15: by masters three dice make 1 to 4: there is no 0', () => {
    const match = start({ rules: 'masters' });
    expect(match.steps().map(({ text }) => text)).deep.equal(['1', '2', '3', '4']);
    expect(why(match, '0')).equal('UR-15 move, throw');
    expect(why(match, '5')).equal('UR-2 move, throw');
  });

  it('UR-7, UR-15: by masters a 4 may be blocked', () => {
    const match = at('4xxl1/8/4xx2 l l6d0', 'masters');
    after(match, '4');
    expect(match.history[0]).deep.include({ text: '4:-', reason: 'blocked' });
  });

  it('UR-15: by masters a capture gives no other turn', () => {
    const match = at('4xx2/1ld5/4xx2 l l0d0', 'masters');
    after(match, '1:b2-b3');
    expect(match.mover).equal('dark');
  });

  it('UR-15: by blitz a capture also gives another turn', () => {
    const match = at('4xx2/1ldd4/4xx2 l l0d0', 'blitz');
    after(match, '1:b2-b3 2:b3-b5');
    expect(match.history.map(({ seat, text }) => `${seat} ${text}`)).deep.equal([
      'light 1:b2-b3x',
      'light 2:b3-b5',
    ]);
    expect(match.mover).equal('dark');
  });

  it('UR-15: by blitz a capture on a rosette gives one turn more, not two', () => {
    const match = at(GUARDED, 'blitz');
    after(match, '1:b3-b4 1:b4-b5');
    expect(match.mover).equal('dark');
  });

  it('UR-14, UR-15: blitz has 5 pieces, or as many as the option says', () => {
    for (const [rules, pieces] of [
      ['blitz', 5],
      ['blitz pieces=7', 7],
      ['masters', 7],
      ['masters pieces=3', 3],
    ] as const) {
      const match = at(`4xxl1/8/4xx2 l l${pieces - 1}d0`, rules);
      expect(by(match, 2), rules).deep.equal(['-']);
      after(match, '1:a7+');
      expect(match.outcome?.winners, rules).deep.equal(['light']);
      const before = at(`4xxl1/8/4xx2 l l${pieces - 2}d0`, rules);
      expect(by(before, 2), rules).deep.equal(['@a3']);
      after(before, '1:a7+');
      expect(before.outcome, rules).equal(undefined);
    }
  });

  it('UR-15: finkel meets no enemy on the last two squares', () => {
    for (const position of ['4xxd1/8/4xx2 l l0d0', '4xx2/8/4xx1l d l0d0']) {
      expect(fault({ position }).rule).equal('UR-1');
      expect(at(position, 'masters').position).equal(position);
    }
  });
});
