import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, drawing, hover, listen, part, press, push, status } from '../../board/support.js';
import {
  DOUBLE,
  held,
  holders,
  keyAt,
  label,
  lit,
  marked,
  moves,
  queens,
  REAL,
  ringed,
  started,
  SUPER,
} from './support.js';

/** A board on which these cells were tapped; Q takes the Queen. */
async function made(position: string, ...taps: string[]) {
  const element = await queens(html`<real-queen-board takeback position=${position}></real-queen-board>`);
  for (const tap of taps) {
    if (tap === 'Q') await push(element, 'choice');
    else await click(element, tap);
  }
  return element;
}

describe('real-queen-board: a Real', () => {
  afterEach(() => resetMouse());

  it('lights its line', async () => {
    const element = await made(REAL);
    expect(lit(element)).to.deep.equal([]);
    await click(element, 'f3');
    expect(lit(element)).to.deep.equal(['c3-f3']);
    expect(element.matches(':state(mid-turn)')).to.equal(true);
  });

  it('lights both lines of a Double Real', async () => {
    const element = await made(DOUBLE, 'a1');
    expect(lit(element).sort()).to.deep.equal(['a1-d1', 'a4-a1']);
  });

  for (const [name, position, taps, gives] of [
    ['a Real', REAL, ['f3'], 'conquer 1, take back 2'],
    ['a Real Queen', REAL, ['Q', 'f3'], 'conquer 2, take back 2'],
    ['a Super Real of five', SUPER, ['d4'], 'conquer 2, take back 3'],
    ['a Super Real Queen of five', SUPER, ['Q', 'd4'], 'conquer 3, take back 3'],
    ['a Super Real of six', '6w/4bw1/7/3w3/2w4/bw5/b5b w w15b16', ['e5'], 'conquer 3, take back 4'],
    ['a Super Real of seven', '6b/2b1b2/7/www1www/7/b6/b6 w w14b15', ['d4'], 'conquer 3, take back 4'],
    ['a Double Real', DOUBLE, ['a1'], 'conquer 3, take back 3'],
    ['a Double Real Queen', DOUBLE, ['Q', 'a1'], 'conquer 4, take back 3'],
    ['a Double Super Real', 'b5b/4b2/2w4/2w4/3www1/2w4/b1w3b w w13b15', ['c3'], 'conquer 4, take back 4'],
    ['a Triple Real', 'b2w2w/3w1w1/3ww2/b3www/7/2b2b1/bb4b w w11b13', ['d4'], 'conquer 5, take back 4'],
    [
      'a Quadruple Real Queen',
      'w1bw2w/1w1w1w1/2www2/b3www/1b5/2b1bb1/bb4b w w8b11',
      ['Q', 'd4'],
      'conquer 8, take back 5',
    ],
    ['a Real', '6B/7/7/7/2www2/7/7 w w17b20', ['f3'], 'conquer none, take back 2'],
  ] as const) {
    it(`is named with what it gives: ${name}: ${gives}`, async () => {
      const element = await made(position, ...taps);
      const what = taps[0] === 'Q' ? 'the Queen' : 'a marble';
      expect(status(element)).to.contain(`White placed ${what} on ${taps.at(-1)}, ${name}: ${gives}.`);
      expect(part(element, 'status')!.getAttribute('role')).to.equal('status');
      expect(drawing(element).getAttribute('aria-label'), 'the board says it too').to.contain(gives);
    });
  }

  it('asks for one marble after another, and counts', async () => {
    const element = await made(DOUBLE, 'a1');
    const said = [status(element)];
    for (const tap of ['g7', 'f6', 'e6', 'a1', 'b1', 'a2']) {
      await click(element, tap);
      said.push(status(element));
    }
    expect(said).to.deep.equal([
      'White placed a marble on a1, a Double Real: conquer 3, take back 3. Choose a black marble to conquer, 1 of 3.',
      'White conquered g7. Choose a black marble to conquer, 2 of 3.',
      'White conquered g7 and f6. Choose a black marble to conquer, 3 of 3.',
      'White conquered g7, f6, and e6. Choose a marble of the Real to take back to the rack, 1 of 3.',
      'White took back a1. Choose a marble of the Real to take back to the rack, 2 of 3.',
      'White took back a1 and b1. Choose a marble of the Real to take back to the rack, 3 of 3.',
      'White placed a marble on a1, made a Double Real, conquered g7, f6, and e6, and took back a1, b1, and a2; black to play.',
    ]);
    expect(moves(element)).to.deep.equal(['a1xe6xf6xg7^a1^a2^b1']);
  });

  it('offers every enemy marble and no Queen to be conquered', async () => {
    const element = await made('b5B/7/7/1b5/7/7/2www2 w w17b18', 'f1');
    expect(marked(element, 'choosable')).to.equal('a7 b4');
    expect(ringed(element, '.cq')).to.equal('a7 b4');
    expect(marked(element, 'target')).to.equal('');
  });

  it('offers marbles of the Real alone to be taken back, and no Queen', async () => {
    const element = await made('b1b1b2/6w/7/7/2wwW2/7/7 w w17b17', 'f3', 'a7', 'c7');
    expect(marked(element, 'choosable')).to.equal('c3 d3 f3');
    expect(ringed(element, '.re')).to.equal('c3 d3 f3');
    expect(ringed(element, '.cq')).to.equal('');
  });

  it('offers no more of a line of a Double Real than it gives', async () => {
    const element = await made(DOUBLE, 'a1', 'g7', 'f6', 'e6', 'b1');
    expect(marked(element, 'choosable')).to.equal('a1 a2 a3 a4');
  });

  it('keeps the Queen where she crosses, and takes one more marble instead', async () => {
    const element = await made(DOUBLE, 'Q', 'a1', 'g7', 'f6', 'e6', 'g3');
    expect(marked(element, 'choosable')).to.equal('a2 a3 a4 b1 c1 d1');
  });

  it('marks where marbles were taken from', async () => {
    const element = await made(DOUBLE, 'a1');
    const crosses = () => drawing(element).querySelector('.ta')!.getAttribute('d')!.match(/M/g)!.length;
    await click(element, 'g7');
    await click(element, 'f6');
    expect(crosses()).to.equal(2);
  });

  it('closes the ring of the marble that the mouse is over', async () => {
    const element = await made(REAL, 'f3');
    await hover(element, 'g6');
    expect(ringed(element, '.q:not(.u):not(.dash):not(.la)')).to.equal('g6');
  });

  it('puts conquered marbles into the holder of who took them, and others back into the rack', async () => {
    const element = await made(REAL, 'f3');
    expect(holders(element)).to.deep.equal([
      'rack: 17 black',
      'throne: 1 black-queen',
      'throne: 1 white-queen',
      'rack: 16 white',
    ]);
    for (const tap of ['g6', 'c3', 'f3']) await click(element, tap);
    expect(holders(element)).to.deep.equal([
      'rack: 17 black',
      'throne: 1 black-queen',
      'conquered: 1 black',
      'throne: 1 white-queen',
      'rack: 18 white',
    ]);
    expect(held(element)).to.include({ white: 'd3 e3', black: 'a7 c7' });
  });

  it('is compulsory: there is no button to leave it, and no other move', async () => {
    const element = await made(REAL, 'f3');
    expect(part(element, 'choice')).to.equal(null);
    const { events, stop } = listen('board-refused', 'board-step');
    await click(element, 'd5');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.rule])).to.deep.equal([['board-refused', 'RQ-9']]);
    expect(started(element)).to.deep.equal(['f3']);
  });

  for (const [what, taps, tap, rule] of [
    ['an own marble to be conquered', ['f3'], 'c3', 'RQ-9'],
    ['an enemy marble to be taken back', ['f3', 'g6'], 'a7', 'RQ-10'],
    ['a marble that is none of the Real', ['f3', 'g6'], 'a1', 'RQ-10'],
  ] as const) {
    it(`refuses ${what}, by ${rule}, and says so`, async () => {
      const element = await made('b1b4/6b/7/7/2www2/7/w6 w w16b17', ...taps);
      const { events, stop } = listen('board-refused');
      await click(element, tap);
      stop();
      expect(events.map(({ detail }) => detail.rule)).to.deep.equal([rule]);
      expect(status(element)).to.contain(rule);
      expect(part(element, 'status')!.className).to.equal('refused');
      expect(started(element)).to.deep.equal(taps.map((each, i) => (i ? `x${each}` : each)));
    });
  }

  it('refuses the Queen as a marble to be conquered, by RQ-6', async () => {
    const element = await made('b5B/7/7/1b5/7/7/2www2 w w17b18', 'f1');
    const { events, stop } = listen('board-refused');
    await click(element, 'g7');
    stop();
    expect(events.map(({ detail }) => detail.rule)).to.deep.equal(['RQ-6']);
  });

  it('takes nothing where nothing is to be conquered, and goes on to what is taken back', async () => {
    const element = await made('6B/7/7/7/2www2/7/7 w w17b20', 'f3');
    expect(marked(element, 'choosable')).to.equal('c3 d3 e3 f3');
    expect(status(element)).to.contain('take back to the rack, 1 of 2');
  });

  it('tells the page of each step, and once of the move', async () => {
    const element = await made(REAL);
    const { events, stop } = listen('board-step', 'board-move');
    for (const tap of ['f3', 'g6', 'c3', 'f3']) await click(element, tap);
    stop();
    expect(events.map(({ detail }) => detail.step ?? detail.move)).to.deep.equal([
      'f3',
      'xg6',
      '^c3',
      '^f3',
      'f3xg6^c3^f3',
    ]);
  });

  it('takes back a step in the middle of a move, by the button', async () => {
    const element = await made(REAL, 'f3', 'g6', 'c3');
    expect(part(element, 'undo')!.textContent).to.equal('Undo');
    await push(element, 'undo');
    expect(started(element)).to.deep.equal(['f3', 'xg6']);
    expect(status(element)).to.equal(
      'Undone. White conquered g6. Choose a marble of the Real to take back to the rack, 1 of 2.',
    );
    expect(held(element).white).to.equal('c3 d3 e3 f3');
  });

  it('takes back all of it by Control+Z, step by step', async () => {
    const element = await made(REAL, 'f3', 'g6');
    await press('Control+z');
    await press('Control+z');
    await element.updateComplete;
    expect(element.match.position).to.equal(REAL);
    expect(lit(element)).to.deep.equal([]);
    expect(status(element)).to.equal('Undone. White to play.');
  });

  it('begins in the middle of a move where the position says so', async () => {
    const element = await made(`${DOUBLE} a1xg7xf6xe6^b1`);
    expect(marked(element, 'choosable')).to.equal('a1 a2 a3 a4');
    expect(status(element)).to.contain('2 of 3');
  });

  it('can be made by the Queen’s step', async () => {
    const element = await made('7/2B4/4bbb/1w1b3/3b3/w2b2w/w5w b w15b14', 'c6', 'd5');
    expect(status(element)).to.contain(
      'Black moved the Queen from c6 to d5, a Double Real Queen: conquer 4, take back 3. Choose a white marble to conquer, 1 of 4.',
    );
  });

  it('is made by keys alone', async () => {
    const element = await made(REAL);
    for (const name of ['f3', 'g6', 'c3', 'f3']) await keyAt(element, name, 'Enter');
    expect(moves(element)).to.deep.equal(['f3xg6^c3^f3']);
  });

  it('leads from one choice to the next by N', async () => {
    const element = await made(REAL);
    await keyAt(element, 'f3', 'Enter');
    for (let i = 0; i < 3; i++) await press('n');
    expect(label(element, element.shadowRoot!.activeElement!.id)).to.contain('may be conquered');
  });
});
