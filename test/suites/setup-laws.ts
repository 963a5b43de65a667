import { expect } from '@open-wc/testing';
import type { Look } from '../../src/board/scene.js';
import type { Setup } from '../../src/board/setup.js';
import { type Game, readRules, type Rules } from '../../src/core/index.js';
import { sure } from './results.js';

/** What the laws need to know of a game. */
export interface Samples {
  /** Canonical texts, legal or not. */
  readonly positions: readonly string[];
  /** Whether pieces of a kind that are placed and taken away again leave the text as it was. */
  returns?(position: string, piece: string): boolean;
  /** Pieces of which there is only one. */
  readonly single?: readonly string[];
}

/** Registers the laws of setting up positions by hand. */
export function setupLaws<Position, Step>(
  game: Game<Position, Step>,
  look: Look<Position>,
  setup: Setup,
  { positions, returns = () => true, single = [] }: Samples,
) {
  const rules: Rules = sure(readRules(game.options, ''));
  const read = (text: string) => sure(game.readPosition(text, rules, 'figure'));
  const cellsOf = (text: string) => look.cells(read(text), 0).flat(2);
  const shown = (text: string) =>
    Object.fromEntries(cellsOf(text).flatMap(({ name, piece }) => (piece ? [[name, piece]] : [])));
  const canonical = (text: string) => expect(game.writePosition(read(text)), text).to.equal(text);
  const each = (
    visit: (position: string, cell: string, before: string | undefined, piece: string) => void,
  ) => {
    for (const position of positions)
      for (const { name, piece: before } of cellsOf(position))
        for (const piece of look.pieces) visit(position, name, before, piece);
  };

  describe(`positions of ${game.id} by hand`, () => {
    it('have samples that are canonical', () => positions.forEach(canonical));

    it('name every kind of piece', () => {
      expect(Object.keys(setup.names)).to.deep.equal(look.pieces);
    });

    it('show the piece that is put, and all else as before', () => {
      let count = 0;
      each((position, cell, _, piece) => {
        const after = setup.put(position, cell, piece);
        const stood = Object.entries(shown(position)).filter(
          ([name, held]) => name !== cell && !(single.includes(piece) && held === piece),
        );
        expect(shown(after), `${position}: ${piece} on ${cell}`).to.deep.equal({
          ...Object.fromEntries(stood),
          [cell]: piece,
        });
        canonical(after);
        count++;
      });
      expect(count).to.be.greaterThan(40);
    });

    it('show nothing where nothing is put', () => {
      for (const position of positions)
        for (const { name } of cellsOf(position)) {
          const after = setup.put(position, name, undefined);
          const rest = Object.entries(shown(position)).filter(([other]) => other !== name);
          expect(shown(after)).to.deep.equal(Object.fromEntries(rest));
          canonical(after);
        }
    });

    it('are the same again when what was there is put back', () => {
      let count = 0;
      each((position, cell, before, piece) => {
        const stood = single.includes(piece) && Object.values(shown(position)).includes(piece);
        if (stood || !returns(position, piece)) return;
        const after = setup.put(setup.put(position, cell, piece), cell, before);
        expect(after, `${position}: ${piece} on ${cell}`).to.equal(position);
        count++;
      });
      expect(count).to.be.greaterThan(20);
    });

    it('change their turn and nothing else', () => {
      for (const position of positions) {
        const seats = game.seats(read(position));
        for (const seat of seats) {
          const after = setup.withTurn(position, seat);
          canonical(after);
          expect(after.split(' ').filter((word, i) => word !== position.split(' ')[i]).length).to.be.within(
            0,
            1,
          );
          expect(setup.withTurn(after, undefined)).to.equal(setup.withTurn(position, undefined));
          // Whoever is to move in a position where something can be moved.
          const turn = (game.mover ?? game.turn)(read(after));
          if (turn) expect(turn).to.equal(seat);
        }
        const nobody = read(setup.withTurn(position, undefined));
        expect(game.turn(nobody)).to.equal(undefined);
      }
    });

    it('take every value of their settings, and read it back', () => {
      for (const position of positions)
        for (const { name, values, value } of setup.settings?.(position) ?? []) {
          expect(values).to.include(value);
          expect(setup.withSetting!(position, name, value).split(' ').at(-1)).to.equal(
            position.split(' ').at(-1),
          );
          for (const other of values) {
            const after = setup.withSetting!(position, name, other);
            canonical(after);
            expect(setup.settings!(after).find((one) => one.name === name)!.value).to.equal(other);
          }
        }
    });

    it('stay as they are where something makes no sense', () => {
      for (const position of positions) {
        const [{ name } = { name: '' }] = cellsOf(position);
        expect(setup.put(position, 'z9', look.pieces[0])).to.equal(position);
        expect(setup.put(position, name, 'moon')).to.equal(position);
        expect(setup.withSetting?.(position, 'moon', '1') ?? position).to.equal(position);
        for (const { name: setting } of setup.settings?.(position) ?? [])
          expect(setup.withSetting!(position, setting, 'moon')).to.equal(position);
      }
    });

    it('never throw, whatever the text', () => {
      for (const text of ['', ' ', '/', '8/8', 'x', '9'.repeat(40), '-- w x', 'w1b']) {
        expect(setup.put(text, 'a1', look.pieces[0])).to.be.a('string');
        expect(setup.withTurn(text, look.pieces[0])).to.be.a('string');
        for (const { name, values } of setup.settings?.(text) ?? [])
          for (const value of values) expect(setup.withSetting!(text, name, value)).to.be.a('string');
      }
    });
  });
}
