import { expect } from '@open-wc/testing';
import { playRandom } from '../../../../src/core/index.js';
import { rolit } from '../../../../src/games/rolit/rules/index.js';
import { at, fault, rows, start } from './start.js';

const START = '8/8/8/3ry3/3bg3/8/8/8';
const seatsOf = (rules: string) => rolit.seats(start({ rules }).state).join(',');

describe('Rolit: who plays, and where the balls start', () => {
  it('RO-1: red and green play where nothing else is said', () => {
    expect(start().position).equal(`${START} r rg`);
    expect(seatsOf('')).equal('red,green');
  });

  it('RO-1: two to four colours play, one after another in the order of the ring', () => {
    for (const [seats, initials] of [
      ['red,green', 'rgrg'],
      ['yellow,blue', 'ybyb'],
      ['red,blue,green', 'rbgrbg'],
      ['red,blue,green,yellow', 'rbgyrbgy'],
    ] as const) {
      const match = start({ rules: `seats=${seats}`, seed: 3 });
      expect(seatsOf(`seats=${seats}`)).equal(seats);
      for (const initial of initials) {
        expect(match.turn?.[0], `${seats} at ${match.ply}`).equal(initial);
        playRandom(match);
      }
    }
  });

  it('RO-1: two players by the rules use opposite colours, named in either order', () => {
    for (const seats of ['red,green', 'green,red', 'yellow,blue', 'blue,yellow']) {
      expect(seatsOf(`seats=${seats}`)).equal(seats);
    }
    for (const seats of ['red,blue', 'red,yellow', 'green,blue', 'yellow,green', 'blue,red']) {
      const { rule, place } = fault({ rules: `seats=${seats}` });
      expect([rule, place], seats).deep.equal(['RO-1', 'rules, seats']);
    }
  });

  it('RO-1: a position may have any two to four seats, neighbours in the ring too', () => {
    for (const seats of ['ry', 'rb', 'yb', 'rbg', 'gyr', 'rbgy', 'ygbr']) {
      const match = at(`${START} ${seats[1]!} ${seats}`);
      expect(match.position).equal(`${START} ${seats[1]!} ${seats}`);
      expect(
        rolit
          .seats(match.state)
          .map((seat) => seat[0])
          .join(''),
      ).equal(seats);
    }
  });

  it('RO-1: the seats are colours, at least two, each once', () => {
    for (const seats of [
      '',
      'red',
      'red,red',
      'red,green,red',
      'red,purple',
      'red,green,blue,yellow,red',
      'rg',
      'redgreen',
    ]) {
      expect(fault({ rules: `seats=${seats}` }).place, seats).equal('rules, seats');
    }
  });

  it('RO-1: a later edition goes round the other way, by seats=red,yellow,green,blue: the mirror image', () => {
    // Mirrored over the diagonal from a1 to h8: letters and digits change places, and so do blue and yellow.
    const cell = (name: string) => 'abcdefgh'[Number(name[1]) - 1]! + ('abcdefgh'.indexOf(name[0]!) + 1);
    const colour = (text: string) => text.replace(/[by]/g, (letter) => (letter === 'b' ? 'y' : 'b'));
    const unfold = (position: string) =>
      position
        .split(' ')[0]!
        .replace(/\d/g, (run) => '.'.repeat(Number(run)))
        .split('/');
    const mirror = (position: string) =>
      unfold(position).map((_, x) =>
        colour(
          unfold(position)
            .map((row) => row[x])
            .join(''),
        ),
      );

    for (let seed = 0; seed < 10; seed++) {
      const match = start({ rules: 'seats=red,blue,green,yellow', seed });
      const other = start({ rules: 'seats=red,yellow,green,blue' });
      do {
        expect(unfold(other.position)).deep.equal(mirror(match.position));
        expect(other.moves()).deep.equal(match.moves().map(cell).sort());
        if (!playRandom(match)) break;
        expect(other.play(cell(match.history.at(-1)!.text))).equal(true);
      } while (match.turn);
      expect(match.ply).equal(60);
      const { scores = {} } = match.outcome ?? {};
      expect(other.outcome?.scores).deep.equal({
        red: scores.red,
        yellow: scores.blue,
        green: scores.green,
        blue: scores.yellow,
      });
    }
  });

  it('RO-2: d4 red, d5 blue, e5 green and e4 yellow lie in the middle, whoever plays', () => {
    for (const seats of ['red,green', 'blue,yellow', 'red,blue,green', 'red,blue,green,yellow']) {
      expect(start({ rules: `seats=${seats}` }).position.split(' ')[0], seats).equal(START);
    }
  });

  it('RO-2: colours that nobody plays are captured like any other', () => {
    const match = start();
    expect(match.steps().map(({ text, changes }) => `${text} ${changes.join()}`)).have.members([
      'f4 e4',
      'd6 d5',
      'f6 e5',
    ]);
    match.play('f4');
    expect(match.position).equal('8/8/8/3rrr2/3bg3/8/8/8 g rg');
  });

  it('RO-3: the first seat begins, unless another one is named', () => {
    expect(start().turn).equal('red');
    expect(start({ rules: 'seats=green,red' }).turn).equal('green');
    expect(start({ rules: 'first=green' }).position).equal(`${START} g rg`);
    const match = start({ rules: 'FIRST=Green seats=red,blue,green,yellow', seed: 1 });
    const turns = Array.from({ length: 5 }, () => [match.turn, playRandom(match)][0]);
    expect(turns).deep.equal(['green', 'yellow', 'red', 'blue', 'green']);
  });

  it('RO-3: who begins is one of the seats', () => {
    for (const first of ['blue', 'purple', 'red,green', 'r', '']) {
      expect(fault({ rules: `first=${first}` }).place, first).equal('rules, first');
    }
    expect(fault({ rules: 'seats=red,blue,green first=yellow' }).place).equal('rules, first');
  });

  it('RO-13: boards of 8, 6 and 4 cells a side, with the four balls in the middle', () => {
    expect(start({ rules: 'size=8' }).position).equal(`${START} r rg`);
    expect(start({ rules: 'size=6' }).position).equal('6/6/2ry2/2bg2/6/6 r rg');
    expect(start({ rules: 'size=4' }).position).equal('4/1ry1/1bg1/4 r rg');
    for (const size of ['', '5', '7', '10', '0', '8x8', '-8', '06']) {
      expect(fault({ rules: `size=${size}` }).place, size).equal('rules, size');
    }
  });

  it('RO-13: six cells a side are for two to four players', () => {
    for (const seats of ['yellow,blue', 'red,blue,green', 'red,blue,green,yellow']) {
      const { position } = start({ rules: `size=6 seats=${seats}` });
      expect(position.split(' ')[0]).equal('6/6/2ry2/2bg2/6/6');
    }
  });

  it('RO-13: four cells a side are for two players only, by the rules', () => {
    expect(start({ rules: 'size=4 seats=yellow,blue' }).position).equal('4/1ry1/1bg1/4 y yb');
    for (const seats of ['red,blue,green', 'red,blue,green,yellow']) {
      const { rule, place } = fault({ rules: `size=4 seats=${seats}` });
      expect([rule, place], seats).deep.equal(['RO-13', 'rules, size']);
    }
  });

  it('RO-13: a position of four cells a side may have any seats', () => {
    for (const seats of ['rbg', 'rbgy', 'ry']) {
      const position = `4/1ry1/1bg1/4 r ${seats}`;
      expect(at(position).position).equal(position);
    }
  });

  it('RO-13: a cell beyond a smaller board is none', () => {
    for (const [rules, cells] of [
      ['size=4', ['e1', 'a5', 'e5', 'h8']],
      ['size=6', ['g1', 'a7', 'g7', 'h8']],
    ] as const) {
      const match = start({ rules });
      for (const cell of cells) {
        const read = rolit.readStep(match.state, cell);
        expect(read, cell).include({ place: 'move' });
        expect(read, cell).not.have.property('rule');
      }
    }
  });

  it('RO-13: no game leaves a smaller board', () => {
    for (const [size, plies] of [
      [4, 12],
      [6, 32],
      [8, 60],
    ] as const) {
      const match = start({ rules: `size=${size}`, seed: size });
      while (playRandom(match));
      expect(match.ply).equal(plies);
      expect(rows(match)).match(RegExp(`^([rbgy]{${size}}(/|$)){${size}}$`));
    }
  });
});
