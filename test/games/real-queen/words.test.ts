import { expect, html } from '@open-wc/testing';
import { click, drawing, part, parts, press, push, status } from '../../board/support.js';
import { at, DOUBLE, FREE, FROZEN, go, keyAt, label, LAST, moves, queens, REAL, WINNING } from './support.js';

const name = (element: Element) => drawing(element).getAttribute('aria-label');
const QUEENS = 'b1b4/1B4b/7/7/2www1W/7/7 w w17b17';

describe('real-queen-board: what a listener hears', () => {
  for (const [what, position, cell, said] of [
    ['an empty hollow', REAL, 'd4', 'd4, empty, a marble may be placed here'],
    ['a marble', REAL, 'c3', 'c3, white marble'],
    ['a Queen', QUEENS, 'b6', 'b6, black Queen'],
    ['an own Queen', QUEENS, 'g3', 'g3, white Queen, may be moved'],
    [
      'a hollow in a castle area',
      QUEENS,
      'c5',
      'c5, empty, castle area of black, a marble may be placed here',
    ],
    ['a marble in a castle area', QUEENS, 'a7', 'a7, black marble, castle area of black'],
    [
      'a hollow in both castle areas',
      '7/7/2B4/7/4W2/7/w6 w w18b20',
      'd4',
      'd4, empty, castle area of white, castle area of black, a marble may be placed here',
    ],
    ['a marble that may be moved', FREE, 'a1', 'a1, white marble, may be moved'],
    ['a frozen marble', FROZEN, 'a1', 'a1, white marble'],
    ['a marble that may be conquered', `${REAL} f3`, 'g6', 'g6, black marble, may be conquered'],
    ['the marble just played', `${REAL} f3`, 'f3', 'f3, white marble, in the Real, last played'],
    [
      'a marble that may be taken back',
      `${REAL} f3xg6`,
      'c3',
      'c3, white marble, in the Real, may be taken back',
    ],
  ] as const) {
    it(`names ${what} by all that is to be known of it`, async () => {
      const element = await queens(html`<real-queen-board position=${position}></real-queen-board>`);
      expect(label(element, cell)).to.equal(said);
    });
  }

  it('names where the Queen may come, and where a marble may', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    await click(element, 'd4');
    expect(label(element, 'e5')).to.equal('e5, empty, castle area of white, the Queen may come here');
    await click(element, 'd4');
    await click(element, 'a1');
    expect(label(element, 'e5')).to.equal('e5, empty, castle area of white, the marble of a1 may come here');
  });

  it('hides what may be done without-hints', async () => {
    const element = await queens(html`<real-queen-board without-hints position=${REAL}></real-queen-board>`);
    for (const one of parts(element, 'cell')) expect(one.getAttribute('aria-label')).not.to.match(/may/);
  });

  it('is a grid of seven rows from the far edge', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    const rows = [...drawing(element).querySelectorAll('[role=row]')].map((row) =>
      [...row.querySelectorAll('[role=gridcell]')].map(({ id }) => id).join(' '),
    );
    expect(rows).to.have.length(7);
    expect([rows[0], rows[6]]).to.deep.equal(['a7 b7 c7 d7 e7 f7 g7', 'a1 b1 c1 d1 e1 f1 g1']);
  });

  it('names the board by what stands on it and what is asked', async () => {
    const element = await queens(html`<real-queen-board position=${REAL}></real-queen-board>`);
    expect(name(element)).to.equal(
      'Real Queen. White has 17 marbles in the rack, 3 on the board and 0 conquered; black has 17 marbles in the rack, 3 on the board and 0 conquered. White to play.',
    );
  });

  it('says all of a figure in sentences', async () => {
    const element = await queens(
      html`<real-queen-board mode="figure" position=${QUEENS}></real-queen-board>`,
    );
    expect(drawing(element).getAttribute('role')).to.equal('img');
    expect(name(element)).to.equal(
      'Real Queen board: white on c3, d3, and e3; black on a7, c7, and g6; white Queen on g3; black Queen on b6. White to play.',
    );
  });

  it('says of a figure in the middle of a move what was made', async () => {
    const element = await queens(
      html`<real-queen-board mode="figure" position=${`${DOUBLE} a1`}></real-queen-board>`,
    );
    expect(name(element)).to.contain('a Double Real: conquer 3, take back 3.');
  });

  it('says of an empty figure that it is', async () => {
    const element = await queens(
      html`<real-queen-board mode="figure" position="7/7/7/7/7/7/7 -"></real-queen-board>`,
    );
    expect(name(element)).to.equal('Real Queen board: empty.');
  });

  for (const [position, says] of [
    [REAL, 'You may place a marble on any empty hollow or place the Queen (Q).'],
    [FROZEN, 'You may place a marble on any empty hollow or move the Queen by one hollow.'],
    [FREE, 'You may move any marble to any empty hollow or move the Queen by one hollow.'],
    [LAST, 'You may place the Queen (Q).'],
    [`${REAL} f3`, 'You may conquer a7, c7, or g6.'],
    [`${REAL} f3xa7`, 'You may take back c3, d3, e3, or f3.'],
  ] as const) {
    it(`tells by hint() what may be done: ${position}`, async () => {
      const element = await queens(html`<real-queen-board position=${position}></real-queen-board>`);
      element.hint();
      await element.updateComplete;
      expect(status(element)).to.equal(says);
    });
  }

  for (const [when, position, taps] of [
    ['at the start', '', []],
    ['with the Queen in hand', '', ['Q']],
    ['when a marble is to be conquered', REAL, ['f3']],
    ['when one is to be taken back', REAL, ['f3', 'a7']],
    ['at the end', WINNING, ['d1']],
  ] as const) {
    it(`has nothing that axe objects to ${when}`, async function () {
      this.timeout(60_000);
      const element = await queens(
        html`<real-queen-board takeback coordinates castle position=${position}></real-queen-board>`,
      );
      for (const tap of taps) await (tap === 'Q' ? push(element, 'choice') : click(element, tap));
      await expect(element).shadowDom.to.be.accessible();
    });
  }

  it('has nothing that axe objects to as a figure', async function () {
    this.timeout(60_000);
    const element = await queens(
      html`<real-queen-board mode="figure" position=${QUEENS}></real-queen-board>`,
    );
    await expect(element).shadowDom.to.be.accessible();
  });
});

describe('real-queen-board: the keyboard', () => {
  it('has one tab stop', async () => {
    const element = await queens(html`<real-queen-board position=${REAL}></real-queen-board>`);
    expect(parts(element, 'cell').filter((one) => one.getAttribute('tabindex') === '0')).to.have.length(1);
  });

  for (const [near, key, to] of [
    ['white', 'ArrowRight', 'e4'],
    ['white', 'ArrowUp', 'd5'],
    ['black', 'ArrowRight', 'c4'],
    ['left', 'ArrowUp', 'e4'],
  ] as const) {
    it(`follows the picture with ${near} near: ${key} leads from d4 to ${to}`, async () => {
      const element = await queens(html`<real-queen-board near=${near}></real-queen-board>`);
      await keyAt(element, 'd4', key);
      expect(at(element)).to.equal(to);
    });
  }

  it('moves a marble: Enter, on to the hollow, Enter', async () => {
    const element = await queens(html`<real-queen-board position=${FREE}></real-queen-board>`);
    await keyAt(element, 'a1', 'Enter');
    await go(element, 'c2');
    await press('Enter');
    expect(moves(element)).to.deep.equal(['a1-c2']);
  });

  it('goes from the button back to the grid once the Queen is taken by it', async () => {
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    await keyAt(element, 'd4', 'Tab');
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'choice'));
    await press('Enter');
    await press('Shift+Tab');
    await press('Enter');
    expect(moves(element)).to.deep.equal(['Qd4']);
  });

  it('plays a whole game by keys alone', async function () {
    this.timeout(240_000);
    const element = await queens(html`<real-queen-board></real-queen-board>`);
    (part(element, 'choice') as HTMLElement).focus();
    await press('Shift+Tab');
    // Game g32 of the vectors.
    const game =
      'Qa2 g6 f5 Qd5 f2 e5 b3 d7 f1 g5 d6 c2 c4 g4 f6 e7 c5 a6 a7 g3xf6^g4^g6 Qa2-b1 c7 b5 b6 f4 a5 d3 d4 Qb1-a1 e6 c1 b4 e2#'.split(
        ' ',
      );
    for (const text of game) {
      for (const step of text.match(/[Qx^]?[a-g]\d(-[a-g]\d)?/g)!) {
        const cells = step.match(/[a-g]\d/g)!;
        if (step[0] === 'Q' && !cells[1]) await press('q');
        for (const each of cells) {
          await go(element, each);
          await press('Enter');
        }
      }
      await element.updateComplete;
    }
    expect(moves(element).join(' ')).to.equal(game.join(' '));
    expect(element.match.outcome?.winners).to.deep.equal(['white']);
    expect(at(element), 'the focus is still in the grid').to.match(/^[a-g]\d$/);
  });
});
