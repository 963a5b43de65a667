import { expect, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { click, drawing, hover, listen, part, push, status } from '../../board/support.js';
import { drag, held, LAST, marked, MID, ringed, started, texts, total, trays, ur, well } from './support.js';

const thrown = (roll: number, more = '') =>
  html`<ur-board takeback rules=${more} position=${`${MID} ${roll}`}></ur-board>`;

describe('ur-board: moving a piece', () => {
  before(() => import('../../../src/controllers/drag.js'));
  afterEach(() => resetMouse());

  it('goes by a tap on the square where it comes to', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b6');
    expect(texts(element)).to.deep.equal(['3:b3-b6']);
    expect(held(element).light).to.equal('a1 a8 b6');
    expect(status(element)).to.equal('Light threw 3 and went from b3 to b6. Dark to throw.');
  });

  it('enters by a tap on its square', async () => {
    const element = await ur(thrown(3));
    expect(trays(element, 1)).to.deep.equal([2, 2]);
    await click(element, 'a2');
    expect(texts(element)).to.deep.equal(['3:@a2']);
    expect(trays(element, 1)).to.deep.equal([1, 2]);
    expect(status(element)).to.equal('Light threw 3 and entered on a2. Dark to throw.');
  });

  it('is picked up by a tap, and shows its square alone', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b3');
    expect(status(element)).to.equal('The piece of b3 is picked up: it goes to b6. Escape puts it down.');
    expect(marked(element, 'target')).to.deep.equal(['b6']);
    expect(ringed(element, '.dot')).to.deep.equal(['b6']);
    expect(ringed(element, '.q:not(.u)')).to.deep.equal(['b3']);
  });

  it('goes on by a second tap, on its square', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b3');
    await click(element, 'b6');
    expect(texts(element)).to.deep.equal(['3:b3-b6']);
  });

  it('is put down by a tap on itself', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b3');
    await click(element, 'b3');
    expect(marked(element, 'target')).to.deep.equal(['a2', 'b6']);
    expect(status(element)).to.equal('Light threw 3 and moves a piece.');
  });

  it('is put down for another one', async () => {
    const element = await ur(thrown(2));
    await click(element, 'b3');
    await click(element, 'a1');
    expect(started(element)).to.deep.equal(['2']);
    expect(status(element)).to.contain('a1');
  });

  it('shows itself at the square under the mouse', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b3');
    await hover(element, 'b6');
    expect(drawing(element).querySelectorAll('.gs.light')).to.have.length(1);
  });

  it('goes by dragging', async () => {
    const element = await ur(thrown(3));
    await drag(element, 'b3', 'b6');
    expect(texts(element)).to.deep.equal(['3:b3-b6']);
    expect(held(element).light).to.equal('a1 a8 b6');
  });

  it('lies where it was when it is let go beside the board', async () => {
    const element = await ur(thrown(3));
    await drag(element, 'b3', [3, 3]);
    expect(held(element).light).to.equal('a1 a8 b3');
    expect(started(element)).to.deep.equal(['3']);
  });

  it('goes home by a tap', async () => {
    const element = await ur(thrown(2));
    await click(element, 'a8');
    expect(texts(element)).to.deep.equal(['2:a8+']);
    expect(trays(element, 1)).to.deep.equal([2, 3]);
    expect(status(element)).to.equal('Light threw 2 and went home from a8. Dark to throw.');
  });

  it('captures: the other piece waits again', async () => {
    const element = await ur(thrown(4));
    expect(trays(element, 2)).to.deep.equal([3, 1]);
    await click(element, 'b7');
    expect(texts(element)).to.deep.equal(['4:b3-b7x']);
    expect(held(element)).to.deep.equal({ light: 'a1 a8 b7', dark: 'b4 c2' });
    expect(trays(element, 2)).to.deep.equal([4, 1]);
    expect(status(element)).to.equal(
      'Light threw 4 and went from b3 to b7, captured a piece. Dark to throw.',
    );
  });

  it('may go on where it would be captured: a piece under a target is still seen', async () => {
    const element = await ur(thrown(4));
    expect(ringed(element, '.dot')).to.deep.equal(['b7']);
    expect(held(element).dark).to.contain('b7');
  });

  it('has another turn on a rosette', async () => {
    const element = await ur(thrown(1));
    await click(element, 'a7');
    expect(status(element)).to.equal(
      'Light threw 1 and went from a8 to a7, a rosette. Another turn: throw again.',
    );
    expect(element.match.turn).to.equal('chance');
    expect(element.match.mover).to.equal('light');
    expect(part(element, 'choice') === null, 'no button').to.equal(false);
  });

  it('marks the square where a piece came to last', async () => {
    const element = await ur(thrown(3));
    await click(element, 'b6');
    expect(ringed(element, '.la')).to.deep.equal(['b6']);
  });

  for (const [what, roll, at, rule, reason] of [
    ['an own piece', 3, 'a1', 'UR-6', /leads to b3; your piece is there/],
    ['a guarded rosette', 1, 'b3', 'UR-9', /to b4; the piece there is safe/],
    ['a throw that is too large', 3, 'a8', 'UR-12', /the throw is too much/],
    ['a square that no piece comes to', 3, 'c8', 'UR-4', /no piece comes there/],
    ['a piece of the other side', 3, 'c2', 'UR-4', /no piece comes there/],
  ] as const) {
    it(`is refused by ${rule} for ${what}, and tells why`, async () => {
      const element = await ur(thrown(roll));
      const { events, stop } = listen('board-refused', 'board-step', 'board-move');
      await click(element, at);
      stop();
      expect(events.map(({ type, detail }) => [type, detail.rule])).to.deep.equal([['board-refused', rule]]);
      expect(status(element)).to.match(reason).and.to.contain(`(${rule})`);
      expect(element.match.position).to.equal(`${MID} ${roll}`);
    });
  }

  it('is refused by UR-9 by dragging, once', async () => {
    const element = await ur(thrown(1));
    const { events, stop } = listen('board-refused', 'board-step');
    await drag(element, 'a1', 'b4');
    stop();
    expect(events.map(({ type, detail }) => [type, detail.tried, detail.rule])).to.deep.equal([
      ['board-refused', 'a1-b4', 'UR-4'],
    ]);
    expect(held(element).light).to.equal('a1 a8 b3');
  });

  it('is taken back, and then the throw', async () => {
    const element = await ur(html`<ur-board takeback position=${MID}></ur-board>`);
    element.play('3');
    await element.updateComplete;
    await click(element, 'b6');
    await push(element, 'undo');
    expect([element.match.position, total(element)]).to.deep.equal([MID, undefined]);
    expect(held(element).light).to.equal('a1 a8 b3');
  });

  it('takes back a throw alone where no piece has moved yet', async () => {
    const element = await ur(html`<ur-board takeback position=${MID}></ur-board>`);
    element.play('3');
    await element.updateComplete;
    await push(element, 'undo');
    expect(element.match.position).to.equal(MID);
    expect(status(element)).to.equal('Taken back; light to play.');
  });

  it('gives a captured piece back when it is taken back', async () => {
    const element = await ur(html`<ur-board takeback position=${MID}></ur-board>`);
    element.play('4');
    await element.updateComplete;
    await click(element, 'b7');
    await push(element, 'undo');
    expect(held(element)).to.deep.equal({ light: 'a1 a8 b3', dark: 'b4 b7 c2' });
    expect(trays(element, 2)).to.deep.equal([3, 1]);
  });

  it('wins with the last piece home, and nothing is thrown then', async () => {
    const element = await ur(html`<ur-board position=${`${LAST} 1`}></ur-board>`);
    await click(element, 'a7');
    expect(status(element)).to.equal(
      'Light threw 1 and went home from a7. Light wins: all pieces are home, against 5.',
    );
    expect(part(element, 'choice') === null, 'no button').to.equal(true);
    expect(well(element) === null, 'no dice to press').to.equal(true);
    expect(trays(element, 1)).to.deep.equal([0, 7]);
    expect(element.matches(':state(over)')).to.equal(true);
  });

  it('is in the middle of a turn between the throw and the move', async () => {
    const element = await ur(thrown(3));
    expect(element.matches(':state(mid-turn)')).to.equal(true);
    await click(element, 'b6');
    expect(element.matches(':state(mid-turn)')).to.equal(false);
  });
});

describe('ur-board: other rules', () => {
  afterEach(() => resetMouse());

  it('captures on b4 by masters, where no rosette is safe', async () => {
    const element = await ur(html`<ur-board rules="masters" position="4xx2/2ld4/4xx2 l l0d0 1"></ur-board>`);
    await click(element, 'b4');
    expect(texts(element)).to.deep.equal(['1:b3-b4x*']);
    expect(status(element)).to.contain('captured a piece, a rosette. Another turn: throw again.');
  });

  it('goes from b7 to c7 by masters', async () => {
    const element = await ur(html`<ur-board rules="masters" position="4xx2/6l1/4xx2 l l0d0 1"></ur-board>`);
    expect(marked(element, 'target')).to.deep.equal(['a4', 'c7']);
    await click(element, 'c7');
    expect(texts(element)).to.deep.equal(['1:b7-c7*']);
  });

  it('has five pieces by blitz, and another turn for a capture', async () => {
    const element = await ur(html`<ur-board rules="blitz" position="4xx2/l1d5/4xx2 l l0d0 2"></ur-board>`);
    expect([trays(element, 1), trays(element, 2)]).to.deep.equal([
      [4, 0],
      [4, 0],
    ]);
    await click(element, 'b3');
    expect(status(element)).to.equal(
      'Light threw 2 and went from b1 to b3, captured a piece. Another turn: throw again.',
    );
    expect(trays(element, 2)).to.deep.equal([5, 0]);
  });

  it('has no guard round b4 where it is not safe', async () => {
    const guard = async (rules: string) =>
      drawing(await ur(html`<ur-board rules=${rules}></ur-board>`))
        .querySelector('.gu')!
        .getBoundingClientRect().width;
    expect(await guard('finkel')).to.be.above(20);
    expect(await guard('masters')).to.equal(0);
    expect(await guard('blitz')).to.equal(0);
  });

  it('enters one square further by entry=throw', async () => {
    const element = await ur(html`<ur-board rules="entry=throw" position="4xx2/8/4xx2 l l0d0 3"></ur-board>`);
    expect(marked(element, 'target')).to.deep.equal(['a1']);
    await click(element, 'a1');
    expect(status(element)).to.equal(
      'Light threw 3 and entered on a1, a rosette. Another turn: throw again.',
    );
  });

  it('may begin with dark, and with fewer pieces', async () => {
    const element = await ur(html`<ur-board first="dark" rules="pieces=3"></ur-board>`);
    expect(status(element)).to.equal('Dark to throw.');
    expect(trays(element, 2)).to.deep.equal([3, 0]);
  });
});
