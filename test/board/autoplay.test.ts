import { aTimeout, expect, fixture, waitUntil } from '@open-wc/testing';
import { start } from '../../src/controllers/autoplay.js';
import '../../src/elements/board-controls.js';
import type { LiveElement } from '../../src/board/live-element.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { listen, part, picture } from './support.js';

const MOVES = 'f4 c3 c4 e3';
const PACE = 60;
/** Long enough for some steps, were there any. */
const LONG = 6 * PACE;

/** A replay in a box, which may be out of sight. */
async function make(attributes: string, style = ''): Promise<RolitBoard> {
  const box = await fixture<HTMLElement>(`<div style="${style}"></div>`);
  box.innerHTML = `<rolit-board mode="replay" moves="${MOVES}" ${attributes}></rolit-board>`;
  const element = box.querySelector('rolit-board')!;
  await element.updateComplete;
  return element;
}
const FAR = 'position: absolute; top: 99999px';
const reaches = (element: RolitBoard, ply: number) =>
  waitUntil(() => element.match.ply === ply, `ply ${ply}`, { interval: 10, timeout: 10_000 });

describe('A replay that plays by itself', () => {
  it('steps on at its pace, to the end, and tells of every step, for boards that mirror it', async () => {
    const { events, stop } = listen('board-step', 'board-move', 'board-change', 'board-error');
    const element = await make(`autoplay pace="${PACE}"`);
    expect(element.match.ply).to.equal(0);
    const before = performance.now();
    await reaches(element, 4);
    expect(performance.now() - before).to.be.above(3 * PACE);
    await aTimeout(2 * PACE);
    expect(element.match.ply).to.equal(4);
    stop();
    expect(events.map(({ type, detail }) => [type, detail.ply, detail.by])).to.deep.equal(
      [1, 2, 3, 4].map((ply) => ['board-change', ply, 'clock']),
    );
  });

  it('can be paused, gone on with, and begun again by a button of its own', async () => {
    const element = await make('autoplay pace="60000"');
    const button = () => part(element, 'pause') as HTMLButtonElement;
    const press = async () => {
      button().click();
      await element.updateComplete;
    };
    expect([button().textContent, element.autoplay]).to.deep.equal(['Pause', true]);
    await press();
    expect([button().textContent, element.autoplay]).to.deep.equal(['Play on', false]);
    element.goTo(4);
    await element.updateComplete;
    expect(button().textContent).to.equal('Play again');
    await press();
    expect([button().textContent, element.autoplay, element.match.ply]).to.deep.equal(['Pause', true, 0]);
  });

  it('begins again as a reader would, and tells the page', async () => {
    const element = await make('autoplay pace="60000"');
    element.goTo(4);
    await element.updateComplete;
    const { events, stop } = listen('board-change');
    (part(element, 'pause') as HTMLButtonElement).click();
    stop();
    expect(events.map(({ detail }) => detail.ply)).to.deep.equal([0]);
  });

  for (const [what, controls, own] of [
    ['that pause it', '<board-controls for="auto"></board-controls>', false],
    ['that do not', '<board-controls for="auto" show="flip"></board-controls>', true],
    ['that are hidden', '<board-controls for="auto" hidden></board-controls>', true],
    ['of another board', '<board-controls for="other"></board-controls>', true],
  ] as const) {
    it(`has ${own ? 'a' : 'no'} button of its own beside controls ${what}`, async () => {
      const element = await make('id="auto" autoplay pace="60000"');
      element.insertAdjacentHTML('afterend', controls);
      const beside = element.nextElementSibling as LiveElement;
      for (let i = 0; i < 3; i++) {
        await aTimeout(0);
        await Promise.all([beside.updateComplete, element.updateComplete]);
      }
      expect(Boolean(part(element, 'pause'))).to.equal(own);
    });
  }

  it('has no button of its own where it has not gone on by itself', async () => {
    expect(part(await make(''), 'pause')).to.equal(null);
  });

  it('gives the same picture as stepping', async () => {
    const element = await make(`autoplay pace="${PACE}"`);
    await reaches(element, 4);
    await element.updateComplete;
    const stepped = await make('ply="4"');
    await waitUntil(() => picture(element) === picture(stepped), 'the same picture', { timeout: 5000 });
  });

  it('waits a while where no pace is given, or one that is none', async () => {
    for (const pace of ['', 'pace="0"', 'pace="-5"']) {
      const element = await make(`autoplay ${pace}`);
      await aTimeout(LONG);
      expect(element.match.ply, pace).to.equal(0);
    }
  });

  it('stops when it is told to, and begins when it is', async () => {
    const element = await make(`pace="${PACE}"`);
    await aTimeout(LONG);
    expect(element.match.ply).to.equal(0);
    element.autoplay = true;
    await reaches(element, 1);
    element.autoplay = false;
    await element.updateComplete;
    const { ply } = element.match;
    await aTimeout(LONG);
    expect(element.match.ply).to.equal(ply);
  });

  it('does nothing in a game or a figure', async () => {
    for (const mode of ['play', 'figure'] as const) {
      const element = await make(`autoplay ply="0" pace="${PACE}"`);
      element.mode = mode;
      await element.updateComplete;
      const { ply } = element.match;
      await aTimeout(LONG);
      expect(element.match.ply, mode).to.equal(ply);
    }
  });

  it('waits out of sight, and goes on when it comes into sight', async () => {
    const element = await make(`autoplay pace="${PACE}"`, FAR);
    await aTimeout(LONG);
    expect(element.match.ply).to.equal(0);
    element.scrollIntoView();
    await reaches(element, 4);
    window.scrollTo(0, 0);
  });

  it('stops when it is removed, and goes on when it is there again', async () => {
    const element = await make(`autoplay pace="${PACE}"`);
    const box = element.parentElement!;
    await reaches(element, 1);
    element.remove();
    const { ply } = element.match;
    await aTimeout(LONG);
    box.append(element);
    expect(element.match.ply).to.equal(ply);
    await reaches(element, 4);
  });
});

describe('What plays a replay', () => {
  /** Something to step through, in sight, that counts its steps while it is asked even where it is in no page. */
  async function stepped() {
    const element = await fixture<HTMLElement & { steps: number; redo(): boolean }>('<p>Steps</p>');
    return Object.assign(element, { steps: 0, redo: () => Boolean(++element.steps) });
  }

  it('asks for nothing any more once it was stopped, or what it plays was removed', async () => {
    for (const end of ['stop', 'remove'] as const) {
      const element = await stepped();
      const stop = start(element, 20, () => {});
      await waitUntil(() => element.steps > 1);
      if (end === 'stop') stop();
      else element.remove();
      await aTimeout(150);
      const { steps } = element;
      await aTimeout(200);
      expect(element.steps, end).to.equal(steps);
      stop();
    }
  });
});
