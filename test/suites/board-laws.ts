import { expect } from '@open-wc/testing';
import type { BoardElement } from '../../src/board/board-element.js';
import { drawing, listen, part, parts, picture, warnings } from '../board/support.js';
import { boardLives } from './board-life.js';

export type Board = BoardElement<never, never>;

/** What a board's own tests give to the laws. */
export interface Samples {
  readonly tag: string;
  /** Two positions that can be played, and a legal move of the first. */
  readonly position: string;
  readonly other: string;
  readonly move: string;
  /** A position and rules that cannot be read, with the place that the message must name. */
  readonly badPosition: readonly [text: string, place: string];
  readonly badRules: readonly [text: string, place: string];
  /** A position that only a figure may show. */
  readonly figureOnly: string;
  /** In how many layers, one over the other, its pieces are drawn, 1 if left out: all of a kind in a layer are one element. */
  readonly layers?: number;
}

export type Attributes = Readonly<Record<string, string>>;

/** The laws that every board keeps, whatever the game. */
export function boardLaws(samples: Samples): void {
  const { tag, position, other, move, badPosition, badRules, figureOnly, layers = 1 } = samples;
  const make = async (attributes: Attributes = {}, text = '') => {
    const element = document.createElement(tag) as Board;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(text);
    document.body.append(element);
    await element.updateComplete;
    return element;
  };
  const quietly = (act: () => Promise<void>) => warnings(act);

  describe(`<${tag}> keeps the laws of boards`, () => {
    afterEach(() => document.querySelectorAll(tag).forEach((element) => element.remove()));

    describe('attributes', () => {
      it('give the same board in any order', async () => {
        const attributes = Object.entries({ position, mode: 'figure', near: 'top', coordinates: '' });
        const one = await make(Object.fromEntries(attributes));
        const two = await make(Object.fromEntries(attributes.reverse()));
        expect(picture(two) === picture(one), 'the same picture').to.equal(true);
      });

      it('give the same board one by one, later', async () => {
        const one = await make({ position, near: 'top', coordinates: '' });
        const two = await make();
        for (const [name, value] of Object.entries({ coordinates: '', near: 'top', position })) {
          two.setAttribute(name, value);
          await two.updateComplete;
        }
        expect(picture(two) === picture(one), 'the same picture').to.equal(true);
      });

      it('give the same board as properties', async () => {
        const one = await make({ position, near: 'top', coordinates: '' });
        const two = await make();
        Object.assign(two, { position, near: 'top', coordinates: true });
        await two.updateComplete;
        expect(picture(two) === picture(one), 'the same picture').to.equal(true);
      });

      it('can be taken away and set again', async () => {
        const plain = picture(await make());
        const element = await make({ position, near: 'top', coordinates: '' });
        const set = picture(element);
        for (const name of ['position', 'near', 'coordinates']) element.removeAttribute(name);
        await element.updateComplete;
        expect(picture(element) === plain, 'the same picture').to.equal(true);
        for (const [name, value] of [
          ['near', 'top'],
          ['coordinates', ''],
          ['position', position],
        ]) {
          element.setAttribute(name!, value!);
        }
        await element.updateComplete;
        expect(picture(element) === set, 'the same picture').to.equal(true);
      });

      it('may be taken away one and all', async () => {
        const names = [
          'position',
          'mode',
          'rules',
          'first',
          'seed',
          'near',
          'flipped',
          'coordinates',
          'takeback',
        ];
        const plain = picture(await make());
        const element = await make(Object.fromEntries(names.map((name) => [name, ''])));
        for (const name of names) element.removeAttribute(name);
        await element.updateComplete;
        expect(picture(element) === plain, 'the same picture').to.equal(true);
        expect(part(element, 'error')).to.equal(null);
      });

      it('hold what the page set, not what was played', async () => {
        const element = await make({ position });
        element.play(move);
        await element.updateComplete;
        expect(element.getAttribute('position')).to.equal(position);
        expect(element.position).to.equal(position);
        expect(element.match.position).not.to.equal(position);
      });

      it('tell the page nothing when it sets them', async () => {
        const { events, stop } = listen(
          'board-step',
          'board-move',
          'board-change',
          'board-victory',
          'board-error',
        );
        const element = await make({ position });
        element.position = other;
        await element.updateComplete;
        stop();
        expect(events).to.deep.equal([]);
      });
    });

    describe('the position', () => {
      it('may stand as text inside', async () => {
        const element = await make({}, `\n  ${position}\n`);
        expect(element.match.position).to.equal(position);
      });

      it('may stand in a paragraph of Markdown, with a stray break', async () => {
        const element = await make();
        element.innerHTML = `<p>${position}<br></p>`;
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
        expect(element.match.position).to.equal(position);
      });

      it('follows the text when it changes', async () => {
        const element = await make({}, position);
        element.firstChild!.nodeValue = other;
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
        expect(element.match.position).to.equal(other);
      });

      it('is that of the attribute where both are given', async () => {
        const element = await make({ position }, other);
        expect(element.match.position).to.equal(position);
      });

      it('is not looked for in elements, which are the fallback and not shown', async () => {
        const element = await make();
        const plain = element.match.position;
        const fallback = document.createElement('p');
        fallback.textContent = 'A board and/or a picture of it.';
        element.append(fallback);
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
        expect(element.match.position).to.equal(plain);
        expect(fallback.getBoundingClientRect().height).to.equal(0);
      });
    });

    describe('bad input', () => {
      for (const [what, [text, place]] of Object.entries({ position: badPosition, rules: badRules })) {
        it(`in ${what} is told once, by event, warning and note, and the last good board stays`, async () => {
          const element = await make({ position });
          const before = picture(element);
          const { events, stop } = listen('board-error');
          const said = await quietly(async () => {
            element.setAttribute(what, text);
            await element.updateComplete;
            element.requestUpdate();
            await element.updateComplete;
          });
          stop();
          expect(said).to.have.length(1);
          expect(said[0]).to.contain(place);
          expect(events).to.have.length(1);
          expect(events[0]!.detail.place).to.equal(place);
          expect(events[0]!.detail.expected).to.match(/\w/);
          expect(part(element, 'error')!.textContent).to.contain(place);
          expect(picture(element) === before, 'the same picture').to.equal(true);
        });

        it(`in ${what} from the start shows what can be read`, async () => {
          const said = await quietly(async () => {
            const element = await make({ [what]: text });
            expect(parts(element, 'piece')).not.to.deep.equal([]);
          });
          expect(said).to.have.length(1);
        });
      }

      it('is forgotten when good input follows', async () => {
        await quietly(async () => {
          const element = await make({ position: badPosition[0] });
          element.setAttribute('position', other);
          await element.updateComplete;
          expect(part(element, 'error')).to.equal(null);
          expect(element.match.position).to.equal(other);
        });
      });

      for (const [name, value] of [
        ['mode', 'dance'],
        ['near', 'moon'],
        ['near', 'constructor'],
        ['seed', 'apple'],
      ] as const) {
        it(`in ${name} is told once and does no harm`, async () => {
          const said = await quietly(async () => {
            const element = await make({ position, [name]: value });
            expect(element.match.position).to.equal(position);
            expect(part(element, 'error')!.textContent).to.contain(name);
          });
          expect(said).to.have.length(1);
        });
      }

      it('in seed is told when it comes later, too', async () => {
        const said = await quietly(async () => {
          const element = await make({ position });
          element.setAttribute('seed', 'apple');
          await element.updateComplete;
          expect(part(element, 'error')!.textContent).to.contain('seed');
        });
        expect(said).to.have.length(1);
      });

      it('by a method comes back as a fault', async () => {
        const element = await make({ position });
        expect(element.play('nonsense')).to.have.property('message').that.matches(/\w/);
        expect(element.match.position).to.equal(position);
      });
    });

    describe('methods', () => {
      it('play, undo, redo, goTo and reset', async () => {
        const element = await make({ position });
        expect(element.play(move)).to.equal(true);
        const after = element.match.position;
        expect(element.undo()).to.equal(true);
        expect(element.match.position).to.equal(position);
        expect(element.redo()).to.equal(true);
        expect(element.match.position).to.equal(after);
        expect(element.goTo(0)).to.equal(true);
        expect(element.match.position).to.equal(position);
        element.redo();
        element.reset();
        expect(element.match.position).to.equal(position);
        expect(element.match.history).to.deep.equal([]);
      });

      it('work at once, before the first picture', () => {
        const element = document.createElement(tag) as Board;
        element.setAttribute('position', position);
        document.body.append(element);
        expect(element.play(move)).to.equal(true);
      });

      it('do nothing while the board is in no page', async () => {
        const element = await make({ position });
        element.remove();
        expect(element.play(move)).to.equal(false);
        expect(element.undo()).to.equal(false);
        element.flip();
        expect(element.flipped).to.equal(false);
        expect(element.match.position).to.equal(position);
      });

      it('of the page tell of the move, not of a change by the reader', async () => {
        const element = await make({ position });
        const { events, stop } = listen('board-step', 'board-move', 'board-change');
        element.play(move);
        element.undo();
        stop();
        expect(events.map(({ type, detail }) => [type, detail.by])).to.deep.equal([['board-move', 'page']]);
      });

      it('flip turns the board half round and back', async () => {
        const element = await make({ position });
        const before = picture(element);
        element.flip();
        await element.updateComplete;
        expect(picture(element) === before, 'the same picture').to.equal(false);
        element.flip();
        await element.updateComplete;
        expect(picture(element) === before, 'the same picture').to.equal(true);
      });
    });

    boardLives(samples, make);

    describe('a figure', () => {
      it('may show the impossible', async () => {
        const element = await make({ mode: 'figure', position: figureOnly });
        expect(part(element, 'error')).to.equal(null);
        expect(drawing(element).getAttribute('role')).to.equal('img');
      });

      it('of the impossible is no position to play', async () => {
        const said = await quietly(async () => {
          const element = await make({ mode: 'figure', position: figureOnly });
          element.mode = 'play';
          await element.updateComplete;
          expect(part(element, 'error')).not.to.equal(null);
        });
        expect(said).to.have.length(1);
      });

      it('has no tab stop and no cell', async () => {
        const element = await make({ mode: 'figure', position });
        expect(element.shadowRoot!.querySelectorAll('[tabindex], [role=gridcell]')).to.have.length(0);
      });
    });

    describe('budgets', () => {
      const pieces = '.balls, [part~=piece], .p, .n';
      const elements = (element: Board) =>
        [...drawing(element).querySelectorAll('*')].filter((one) => !one.closest(pieces));

      it('of a figure: at most 40 SVG elements beside its pieces', async () => {
        const element = await make({ mode: 'figure', position, coordinates: '' });
        expect(elements(element).length).to.be.within(10, 40);
      });

      it('of a board in play: at most 200', async () => {
        const element = await make({ position, coordinates: '' });
        expect(elements(element).length).to.be.within(parts(element, 'cell').length, 200);
      });

      it('of all pieces of a kind: one element a layer', async () => {
        const element = await make({ position });
        const kinds = new Map<string, number>();
        for (const path of parts(element, 'piece')) {
          const [, seat] = /(seat-\d)/.exec(path.getAttribute('part')!)!;
          kinds.set(seat!, (kinds.get(seat!) ?? 0) + 1);
        }
        expect(kinds.size).to.be.above(1);
        expect(new Set(kinds.values())).to.deep.equal(new Set([layers]));
      });

      it('have no inline style', async () => {
        const element = await make({ position });
        element.play(move);
        await element.updateComplete;
        expect(element.shadowRoot!.querySelectorAll('[style]')).to.have.length(0);
      });
    });
  });
}
