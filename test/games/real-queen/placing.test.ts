import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { cell, click, hover, drawing, listen, part, press, push, status } from '../../board/support.js';
import {
  clickOn,
  drag,
  FREE,
  FROZEN,
  held,
  holders,
  keyAt,
  label,
  LAST,
  marked,
  moves,
  queens,
  ringed,
  START,
} from './support.js';

const start = () => queens(html`<real-queen-board></real-queen-board>`);
const choice = (element: Element) => part(element, 'choice');

describe('real-queen-board: placing', () => {
  afterEach(() => resetMouse());

  it('places a marble from the rack by a tap', async () => {
    const element = await start();
    await click(element, 'd4');
    expect(held(element).white).to.equal('d4');
    expect(holders(element)).to.include('rack: 19 white');
    expect(status(element)).to.equal('White placed a marble on d4; black to play.');
  });

  it('shows every empty hollow as a target', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    const targets = marked(element, 'target').split(' ');
    expect(targets).to.have.length(43);
    expect(ringed(element, '.dot').split(' ')).to.deep.equal(targets);
  });

  it('shows no target without-hints, and places all the same', async () => {
    const element = await queens(html`<real-queen-board without-hints></real-queen-board>`);
    expect(marked(element, 'target')).to.equal('');
    await click(element, 'd4');
    expect(moves(element)).to.deep.equal(['d4']);
  });

  it('shows a marble where the mouse is', async () => {
    const element = await start();
    await hover(element, 'c2');
    expect(ringed(element, '.gh') || drawing(element).querySelector('.gh')).not.to.equal(null);
  });

  it('begins with black by first', async () => {
    const element = await queens(html`<real-queen-board first="black"></real-queen-board>`);
    await click(element, 'd4');
    expect(held(element).black).to.equal('d4');
  });

  for (const [how, rule, tap] of [
    ['on a marble of the other side', 'RQ-2', 'a7'],
    ['on an own marble while the rack is not empty', 'RQ-3', 'a1'],
  ] as const) {
    it(`is refused ${how}, by ${rule}`, async () => {
      const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
      const { events, stop } = listen('board-refused', 'board-step');
      await click(element, tap);
      stop();
      expect(events.map(({ type, detail }) => [type, detail.tried, detail.rule])).to.deep.equal([
        ['board-refused', tap, rule],
      ]);
      expect(status(element)).to.match(RegExp(`^${tap}: .+ .${rule}.[.]$`));
      expect(element.match.position).to.equal(FROZEN);
    });
  }
});

describe('real-queen-board: the Queen', () => {
  afterEach(() => resetMouse());

  const taking = {
    'by Q': (element: Parameters<typeof keyAt>[0]) => keyAt(element, 'd4', 'q'),
    'by the button': (element: Parameters<typeof keyAt>[0]) => push(element, 'choice'),
    'by a tap on her throne': (element: Parameters<typeof keyAt>[0]) => clickOn(element, '.rack'),
  };
  for (const [how, take] of Object.entries(taking)) {
    it(`is taken from her throne ${how}`, async () => {
      const element = await start();
      await take(element);
      expect(status(element)).to.equal(
        'The Queen is picked up: choose an empty hollow. Escape puts her down.',
      );
      expect(choice(element)!.getAttribute('aria-pressed')).to.equal('true');
      expect(label(element, 'e5')).to.contain('the Queen may come here');
      expect(drawing(element).querySelectorAll('.q.rack'), 'a ring is round her').to.have.length(1);
    });

    it(`is placed by a tap after she was taken ${how}`, async () => {
      const element = await start();
      await take(element);
      await click(element, 'e5');
      expect(moves(element)).to.deep.equal(['Qe5']);
      expect(held(element)['white-queen']).to.equal('e5');
      expect(status(element)).to.equal('White placed the Queen on e5; black to play.');
    });

    it(`is put down again ${how}`, async () => {
      const element = await start();
      await take(element);
      await take(element);
      expect(status(element)).to.equal('White to play.');
      expect(choice(element)!.getAttribute('aria-pressed')).to.equal(null);
      await click(element, 'e5');
      expect(moves(element)).to.deep.equal(['e5']);
    });
  }

  it('is put down by Escape', async () => {
    const element = await start();
    await keyAt(element, 'd4', 'q');
    await press('Escape');
    await press('Enter');
    expect(moves(element)).to.deep.equal(['d4']);
  });

  it('leaves her throne empty and has no button on the board', async () => {
    const element = await start();
    element.play('Qd4 Qa1');
    await element.updateComplete;
    expect(choice(element)).to.equal(null);
    expect(holders(element)).to.deep.equal(['rack: 20 black', 'rack: 20 white']);
  });

  it('must be placed where she is the last in the rack, and the board says so', async () => {
    const element = await queens(html`<real-queen-board position=${LAST}></real-queen-board>`);
    expect(status(element)).to.equal(
      'White to play: place the Queen, the last in the rack, on an empty hollow.',
    );
    await click(element, 'd4');
    expect(moves(element)).to.deep.equal(['Qd4']);
  });

  it('keeps the marbles of the board where they are until then', async () => {
    const element = await queens(html`<real-queen-board position=${LAST}></real-queen-board>`);
    const { events, stop } = listen('board-refused');
    await click(element, 'a1');
    stop();
    expect(marked(element, 'movable')).to.equal('');
    expect(events.map(({ detail }) => detail.rule)).to.deep.equal(['RQ-4']);
  });

  it('may not enter where queenEntry=real-or-last forbids it: there is no button', async () => {
    const element = await queens(
      html`<real-queen-board
        rules="queenEntry=real-or-last"
        position="7/2b4/4bb1/4w2/2ww3/7/7 w w17b17"
      ></real-queen-board>`,
    );
    expect(choice(element)).to.equal(null);
  });

  it('enters by queenEntry=real-or-last where she makes a Real', async () => {
    const element = await queens(
      html`<real-queen-board
        rules="queenEntry=real-or-last"
        position="7/2b4/4bb1/7/2www2/7/7 w w17b17"
      ></real-queen-board>`,
    );
    await push(element, 'choice');
    expect(marked(element, 'target')).to.equal('b3 f3');
  });

  it('moves by one hollow: a tap on her, a tap beside her', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    await click(element, 'd4');
    expect(status(element)).to.equal(
      'The Queen of d4 is picked up: choose an empty hollow beside her. Escape puts her down.',
    );
    expect(marked(element, 'target')).to.equal('c3 c4 c5 d3 d5 e3 e4 e5');
    await click(element, 'e5');
    expect(moves(element)).to.deep.equal(['Qd4-e5']);
    expect(status(element)).to.equal('White moved the Queen from d4 to e5; black to play.');
  });

  it('moves by a drag', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    await drag(element, 'd4', 'c3');
    expect(moves(element)).to.deep.equal(['Qd4-c3']);
  });

  it('is refused two hollows on, by RQ-5', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    const { events, stop } = listen('board-refused');
    await click(element, 'd4');
    await click(element, 'd6');
    stop();
    expect(events.map(({ detail }) => [detail.tried, detail.rule])).to.deep.equal([['d4-d6', 'RQ-5']]);
  });
});

describe('real-queen-board: moving', () => {
  afterEach(() => resetMouse());

  it('keeps marbles frozen while the rack holds one', async () => {
    const element = await queens(html`<real-queen-board position=${FROZEN}></real-queen-board>`);
    expect(marked(element, 'movable'), 'the Queen alone').to.equal('d4');
    await drag(element, 'a1', 'd5');
    expect(moves(element)).to.deep.equal([]);
  });

  it('frees them when the rack is empty', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    expect(marked(element, 'movable')).to.equal('a1 c7 d4 g1');
    expect(marked(element, 'target')).to.equal('');
  });

  it('moves a marble anywhere: a tap on it, a tap on the hollow', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    await click(element, 'a1');
    expect(status(element)).to.equal(
      'The marble of a1 is picked up: choose an empty hollow. Escape puts it down.',
    );
    expect(marked(element, 'target').split(' ')).to.have.length(42);
    await click(element, 'g6');
    expect(moves(element)).to.deep.equal(['a1-g6']);
    expect(status(element)).to.equal('White moved a marble from a1 to g6; black to play.');
  });

  it('moves a marble by a drag', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    await drag(element, 'c7', 'd1');
    expect(moves(element)).to.deep.equal(['c7-d1']);
    expect(held(element).white).to.equal('a1 d1 g1');
  });

  it('puts a marble down by a tap on it', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    await click(element, 'a1');
    await click(element, 'a1');
    expect(marked(element, 'movable')).to.equal('a1 c7 d4 g1');
    expect(status(element)).to.equal('White to play.');
  });

  it('refuses to place with an empty rack, by RQ-3', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    const { events, stop } = listen('board-refused');
    await click(element, 'd5');
    stop();
    expect(events.map(({ detail }) => detail.rule)).to.deep.equal(['RQ-3']);
    expect(status(element)).to.contain('with an empty rack');
  });

  it('refuses a hollow that is full, by RQ-3', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    const { events, stop } = listen('board-refused');
    await click(element, 'a1');
    await click(element, 'a7');
    stop();
    expect(events.map(({ detail }) => [detail.tried, detail.rule])).to.deep.equal([['a1-a7', 'RQ-3']]);
    expect(held(element).white).to.contain('a1');
  });

  it('starts at the start', async () => {
    const element = await start();
    expect(element.match.position).to.equal(START);
    expect(cell(element, 'a1').getAttribute('tabindex')).to.equal('-1');
  });
});
