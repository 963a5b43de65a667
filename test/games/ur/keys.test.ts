import { expect, html } from '@open-wc/testing';
import { cell, drawing, listen, part, parts, press, status } from '../../board/support.js';
import type { UrBoard } from '../../../src/games/ur/ur-board.js';
import { label, marked, MID, ringed, started, texts, ur } from './support.js';

const at = (element: Element) => element.shadowRoot!.activeElement?.id;
const start = async (name: string, template = html`<ur-board></ur-board>`) => {
  const element = await ur(template);
  cell(element, name).focus();
  await element.updateComplete;
  return element;
};
const key = async (element: UrBoard, name: string) => {
  await press(name);
  await element.updateComplete;
};

describe('ur-board: the keyboard', () => {
  for (const [from, name, to] of [
    ['a4', 'ArrowLeft', 'a3'],
    ['a4', 'ArrowDown', 'b4'],
    ['a4', 'ArrowRight', 'a7'],
    ['a7', 'ArrowLeft', 'a4'],
    ['b5', 'ArrowUp', 'a4'],
    ['b6', 'ArrowUp', 'a7'],
    ['b5', 'ArrowDown', 'c4'],
    ['b6', 'ArrowDown', 'c7'],
    ['b4', 'ArrowRight', 'b5'],
    ['c8', 'ArrowUp', 'b8'],
    ['a8', 'ArrowRight', 'b1'],
    ['b3', 'Home', 'b1'],
    ['a2', 'End', 'a8'],
    ['b3', 'Control+Home', 'a1'],
    ['b3', 'Control+End', 'c8'],
  ] as const) {
    it(`goes from ${from} to ${to} by ${name}`, async () => {
      const element = await start(from);
      await key(element, name);
      expect(at(element)).to.equal(to);
    });
  }

  for (const [near, from, name, to] of [
    ['light', 'b5', 'ArrowRight', 'b4'],
    ['light', 'b5', 'ArrowUp', 'c4'],
    ['left', 'b5', 'ArrowDown', 'b4'],
    ['left', 'b5', 'ArrowUp', 'b6'],
    ['left', 'b4', 'ArrowLeft', 'a4'],
    ['left', 'b6', 'ArrowUp', 'b7'],
    ['right', 'b5', 'ArrowDown', 'b6'],
    ['right', 'b4', 'ArrowRight', 'a4'],
    ['right', 'c4', 'ArrowDown', 'b5'],
  ] as const) {
    it(`follows the picture with ${near} near: from ${from} to ${to} by ${name}`, async () => {
      const element = await start(from, html`<ur-board near=${near}></ur-board>`);
      await key(element, name);
      expect(at(element)).to.equal(to);
    });
  }

  it('goes by N through the squares where something may be done, and round', async () => {
    const element = await start('a1', html`<ur-board position=${`${MID} 3`}></ur-board>`);
    const seen = [];
    for (let i = 0; i < 4; i++) {
      await key(element, 'n');
      seen.push(at(element));
    }
    expect(seen).to.deep.equal(['a2', 'b3', 'b6', 'a2']);
  });

  it('goes back by P', async () => {
    const element = await start('a2', html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await key(element, 'p');
    expect(at(element)).to.equal('b6');
  });

  it('shows the focus', async () => {
    const element = await start('a1');
    await key(element, 'ArrowDown');
    expect(ringed(element, '.fo')).to.deep.equal(['b1']);
  });

  it('throws by T, and keeps the place', async () => {
    const element = await start('b5', html`<ur-board position=${MID}></ur-board>`);
    await key(element, 't');
    expect(status(element)).to.match(/^Light threw/);
    expect(at(element)).to.equal('b5');
  });

  it('throws by Enter on the button, and goes on in the grid', async () => {
    const element = await ur(html`<ur-board position=${MID} rules="masters"></ur-board>`);
    (part(element, 'choice') as HTMLElement).focus();
    await key(element, 'Enter');
    expect(status(element)).to.match(/^Light threw/);
    expect(at(element)).to.match(/^[abc][1-8]$/);
  });

  for (const name of ['Enter', 'Space']) {
    it(`moves by ${name} on the goal`, async () => {
      const element = await start('b6', html`<ur-board position=${`${MID} 3`}></ur-board>`);
      await key(element, name);
      expect(texts(element)).to.deep.equal(['3:b3-b6']);
    });
  }

  it('picks up by Enter, goes to the one goal by N, and puts there by Enter', async () => {
    const element = await start('b3', html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await key(element, 'Enter');
    await key(element, 'n');
    expect(at(element)).to.equal('b6');
    expect(drawing(element).querySelectorAll('.gs.light'), 'it is shown there').to.have.length(1);
    await key(element, 'Enter');
    expect(texts(element)).to.deep.equal(['3:b3-b6']);
  });

  it('puts down by Escape', async () => {
    const element = await start('b3', html`<ur-board position=${`${MID} 3`}></ur-board>`);
    await key(element, 'Enter');
    await key(element, 'Escape');
    expect(marked(element, 'target')).to.deep.equal(['a2', 'b6']);
    expect(started(element)).to.deep.equal(['3']);
  });

  it('brings a piece home by Enter', async () => {
    const element = await start('a8', html`<ur-board position=${`${MID} 2`}></ur-board>`);
    await key(element, 'Enter');
    expect(texts(element)).to.deep.equal(['2:a8+']);
  });

  it('takes back by Ctrl+Z', async () => {
    const element = await start('b6', html`<ur-board takeback position=${MID}></ur-board>`);
    element.play('3');
    await key(element, 'Control+z');
    expect(element.match.position).to.equal(MID);
  });

  for (const [seed, near, entry] of [
    [1, 'dark', 'step'],
    [2, 'left', 'throw pieces=4'],
  ] as const) {
    it(`plays a whole game by keys alone, with ${near} near the reader`, async function () {
      this.timeout(240_000);
      const element = await ur(
        html`<ur-board seed=${seed} near=${near} rules=${`entry=${entry}`}></ur-board>`,
      );
      const { events, stop } = listen('board-victory', 'board-refused', 'board-move');
      const parking = document.createElement('button');
      element.before(parking);
      parking.focus();
      await press('Tab');
      let lot: number = seed;
      /** A number below another one, repeatably. */
      const draw = (below: number) => (lot = (lot * 48271) % 2147483647) % below;
      const go = async (goal: string) => {
        const acting = parts(element, 'cell').length;
        for (let i = 0; at(element) !== goal && i < acting; i++) await key(element, 'n');
        expect(at(element)).to.equal(goal);
      };
      const done = { thrown: 0, entered: 0, direct: 0, picked: 0, home: 0 };
      while (element.match.turn) {
        if (element.match.turn === 'chance') {
          await key(element, 't');
          done.thrown++;
          continue;
        }
        const steps = element.match.steps();
        const { from, to } = steps[draw(steps.length)]!;
        if (from && to && draw(2)) {
          await go(from);
          expect(label(element, from)).to.contain(`may go to ${to}`);
          await key(element, 'Enter');
          done.picked++;
        } else done[!to ? 'home' : from ? 'direct' : 'entered']++;
        await go(to ?? from!);
        expect(label(element, to ?? from!)).to.contain('may ');
        await key(element, 'Enter');
      }
      stop();
      parking.remove();
      expect(events.filter(({ type }) => type === 'board-refused')).to.deep.equal([]);
      expect(events.at(-1)!.type).to.equal('board-victory');
      expect(events.filter(({ type }) => type === 'board-move')).to.have.length(done.thrown);
      for (const [what, times] of Object.entries(done)) expect(times, what).to.be.above(0);
      expect(status(element)).to.match(/(light|dark) wins: all pieces are home/i);
    });
  }
});
