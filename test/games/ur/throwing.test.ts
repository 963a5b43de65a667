import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { cell, click, listen, part, press, push, status } from '../../board/support.js';
import {
  dice,
  LAST,
  marked,
  MID,
  pause,
  pressWell,
  ringed,
  started,
  texts,
  total,
  ur,
  well,
} from './support.js';

describe('ur-board: throwing', () => {
  afterEach(() => resetMouse());

  it('is asked for at first', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    expect(status(element)).to.equal('Light to throw.');
    expect(part(element, 'choice')!.textContent).to.equal('Throw the dice');
    expect(total(element)).to.equal(undefined);
  });

  for (const [how, act] of [
    ['the button', (element) => push(element, 'choice')],
    ['pressing the dice', (element) => pressWell(element)],
    [
      'T',
      async (element) => {
        cell(element, 'b2').focus();
        await press('t');
        await element.updateComplete;
      },
    ],
  ] as readonly (readonly [string, (element: Awaited<ReturnType<typeof ur>>) => Promise<void>])[]) {
    it(`is done by ${how}`, async () => {
      const element = await ur(html`<ur-board seed="5" position=${MID}></ur-board>`);
      const { events, stop } = listen('board-step', 'board-refused');
      await act(element);
      stop();
      expect(events.map(({ type, detail }) => [type, detail.step])).to.deep.equal([['board-step', 'roll']]);
      expect(status(element)).to.match(/^Light threw [0-4]/);
    });

    it(`is not done twice by ${how}, which has gone or does nothing then`, async () => {
      const element = await ur(html`<ur-board position=${`${MID} 2`}></ur-board>`);
      expect(part(element, 'choice') === null, 'no button').to.equal(true);
      expect(well(element) === null, 'no dice to press').to.equal(true);
      cell(element, 'b2').focus();
      await press('t');
      expect(started(element)).to.deep.equal(['2']);
    });
  }

  it('is done for dark in the other well', async () => {
    const element = await ur(html`<ur-board></ur-board>`);
    const { top } = well(element)!.getBoundingClientRect();
    element.play('0');
    await element.updateComplete;
    expect(well(element)!.getBoundingClientRect().top).to.be.above(top + 50);
    await pressWell(element);
    expect(status(element)).to.match(/^Dark threw/);
  });

  for (const roll of [1, 2, 3, 4]) {
    it(`of ${roll} is written, spoken and shown by the dice`, async () => {
      const element = await ur(html`<ur-board position=${MID}></ur-board>`);
      element.play(`${roll}`);
      await element.updateComplete;
      expect(total(element)).to.equal(`${roll}`);
      expect(status(element)).to.match(RegExp(`^Light threw ${roll}: . pieces can move|one piece can move`));
      expect(dice(element)).to.deep.equal([roll, 4]);
    });
  }

  it('says how many pieces can move', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('3');
    await element.updateComplete;
    expect(status(element)).to.equal('Light threw 3: 2 pieces can move.');
    element.play('b3-b6 4 ');
    await element.updateComplete;
    expect(status(element)).to.match(/^Dark threw 4: \d pieces can move\.$/);
  });

  it('says so of one piece', async () => {
    const element = await ur(html`<ur-board position=${LAST}></ur-board>`);
    element.play('1');
    await element.updateComplete;
    expect(status(element)).to.equal('Light threw 1: one piece can move.');
  });

  it('shows which pieces can move, and where to', async () => {
    const element = await ur(html`<ur-board position=${`${MID} 2`}></ur-board>`);
    expect(marked(element, 'target')).to.deep.equal(['a3', 'b2', 'b5']);
    expect(marked(element, 'movable')).to.deep.equal(['a1', 'b3']);
    expect(marked(element, 'choosable')).to.deep.equal(['a8']);
    expect(ringed(element, '.dot')).to.deep.equal(['a3', 'b2', 'b5']);
    const rings = ringed(element, '.dash');
    expect(rings).to.include.members(['a1', 'a8', 'b3']);
    expect(rings, 'and a waiting piece').to.have.length(4);
  });

  for (const mode of ['replay', 'edit']) {
    it(`is not asked for in a ${mode}`, async () => {
      const element = await ur(html`<ur-board mode=${mode as 'replay'}></ur-board>`);
      expect(well(element) === null, 'no dice to press').to.equal(true);
      expect(dice(element)).to.deep.equal([0, 4]);
    });
  }

  it('shows none of that with without-hints, but the dice can be pressed', async () => {
    const element = await ur(html`<ur-board without-hints position=${`${MID} 2`}></ur-board>`);
    expect(ringed(element, '.dot, .dash')).to.deep.equal([]);
    await click(element, 'b5');
    expect(texts(element)).to.deep.equal(['2:b3-b5']);
    await pressWell(element);
    expect(status(element)).to.match(/^Dark threw/);
  });

  it('of 0 passes and tells why', async () => {
    const element = await ur(html`<ur-board position=${MID}></ur-board>`);
    element.play('0');
    await element.updateComplete;
    expect(status(element)).to.equal('Light threw 0: nothing moves. Dark to throw.');
    expect(texts(element)).to.deep.equal(['0:-']);
  });

  it('passes where no piece can move, and tells why', async () => {
    const element = await ur(html`<ur-board position=${LAST}></ur-board>`);
    element.play('2');
    await element.updateComplete;
    expect(status(element)).to.equal('Light threw 2: no piece can move. Dark to throw.');
    expect(texts(element)).to.deep.equal(['2:-']);
  });

  it('is the same again by the same seed', async () => {
    const thrown = async (seed: number) => {
      const element = await ur(html`<ur-board seed=${seed}></ur-board>`);
      for (let i = 0; i < 40; i++) {
        const [step] = element.match.steps();
        element.play(element.match.turn === 'chance' ? 'roll' : step!.text);
      }
      return texts(element).join(' ');
    };
    expect(await thrown(7)).to.equal(await thrown(7));
    expect(await thrown(7)).not.to.equal(await thrown(8));
  });

  it('is not the same on every board without a seed', async () => {
    const games = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const element = await ur(html`<ur-board></ur-board>`);
      for (let j = 0; j < 12; j++)
        element.play(element.match.turn === 'chance' ? 'roll' : element.match.steps()[0]!.text);
      games.add(texts(element).join(' '));
    }
    expect(games.size).to.equal(4);
  });

  it('does not change when it is taken back and done again', async () => {
    const element = await ur(html`<ur-board takeback seed="5" position=${MID}></ur-board>`);
    await push(element, 'choice');
    const thrown = element.match.position;
    await push(element, 'undo');
    await push(element, 'choice');
    expect(element.match.position).to.equal(thrown);
  });

  it('by three dice counts 4 where none is marked', async () => {
    const element = await ur(html`<ur-board rules="masters" position="4xx2/8/4xx2 l l0d0"></ur-board>`);
    expect(dice(element)).to.deep.equal([0, 3]);
    element.play('4');
    await element.updateComplete;
    expect(dice(element)).to.deep.equal([0, 3]);
    expect(total(element)).to.equal('4');
    expect(status(element)).to.equal('Light threw 4: one piece can move.');
  });

  it('by three dice shows as many marked tips as it counts', async () => {
    const element = await ur(html`<ur-board rules="masters"></ur-board>`);
    element.play('3');
    await element.updateComplete;
    expect(dice(element)).to.deep.equal([3, 3]);
  });

  it('waits for nobody on a figure, and shows what was thrown', async () => {
    const element = await ur(html`<ur-board mode="figure" position=${`${MID} 3`}></ur-board>`);
    expect(total(element)).to.equal('3');
    expect(part(element, 'choice') === null, 'no button').to.equal(true);
    const before = await ur(html`<ur-board mode="figure" position=${MID}></ur-board>`);
    expect(well(before) === null, 'no dice to press').to.equal(true);
    expect(dice(before)).to.deep.equal([0, 4]);
  });
});

describe('ur-board: auto-forced', () => {
  afterEach(() => resetMouse());

  /** A board whose next throw is one with a single move, found by its seed. */
  async function forced(template: (seed: number) => ReturnType<typeof html>) {
    for (let seed = 1; ; seed++) {
      const element = await ur(template(seed));
      element.play('roll');
      if (element.match.started[0]) {
        element.undo();
        await element.updateComplete;
        return element;
      }
    }
  }
  const auto = (seed: number) =>
    html`<ur-board auto-forced takeback seed=${seed} position=${LAST}></ur-board>`;

  it('plays the only move after a moment, in which the throw can be read', async () => {
    const element = await forced(auto);
    await push(element, 'choice');
    expect(started(element)).to.deep.equal(['1']);
    expect(status(element)).to.equal('Light threw 1: one piece can move.');
    await pause(1500);
    expect(texts(element)).to.deep.equal(['1:a7+']);
    expect(status(element)).to.contain('Light wins');
  });

  it('plays nothing without the attribute', async () => {
    const element = await forced((seed) => html`<ur-board seed=${seed} position=${LAST}></ur-board>`);
    await push(element, 'choice');
    await pause(1500);
    expect(started(element)).to.deep.equal(['1']);
  });

  it('plays nothing where there is a choice', async () => {
    const element = await forced(
      (seed) => html`<ur-board auto-forced seed=${seed} position=${MID}></ur-board>`,
    );
    await push(element, 'choice');
    await pause(1500);
    expect(texts(element)).to.deep.equal([]);
  });

  for (const [what, act] of [
    ['the throw was taken back', (element) => push(element, 'undo')],
    ['the move was made', (element) => click(element, 'a7')],
    ['the page began anew', (element) => void element.reset()],
    ['it became a figure', (element) => void (element.mode = 'figure')],
    ['the attribute has gone', (element) => void element.removeAttribute('auto-forced')],
    ['it has left the page', (element) => void element.remove()],
  ] as readonly (readonly [string, (element: Awaited<ReturnType<typeof ur>>) => unknown])[]) {
    it(`plays nothing more where meanwhile ${what}`, async () => {
      const element = await forced(auto);
      await push(element, 'choice');
      await act(element);
      const { position } = element.match;
      const { events, stop } = listen('board-step', 'board-move', 'board-refused');
      await pause(1500);
      stop();
      expect(events).to.deep.equal([]);
      expect(element.match.position).to.equal(position);
    });
  }

  it('asks the page first, which may prevent it', async () => {
    const element = await forced(auto);
    await push(element, 'choice');
    const { events, stop } = listen('board-step');
    element.addEventListener('board-step', (event) => event.preventDefault());
    await pause(1500);
    stop();
    expect(events.map(({ detail }) => detail.step)).to.deep.equal(['a7+']);
    expect(started(element)).to.deep.equal(['1']);
  });
});
