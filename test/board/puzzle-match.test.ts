import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../src/games/pylos/define.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import '../../src/games/ur/define.js';
import type { UrBoard } from '../../src/games/ur/ur-board.js';
import { board, click, drawing, listen, part, push, status, warnings } from './support.js';

/*
 * Four by four, red begins: legal are b4, d2 and d4. A puzzle is remembered by what it asks, so every test has a
 * solution of its own, if only by a space.
 */
const rolit = (solution: string) =>
  board(html`<rolit-board mode="puzzle" rules="size=4" solution=${solution}></rolit-board>`);

/** Light makes a square with b3 and no other ball. */
const SQUARE = 'll2/l3/1d2/dd2 3/3/3 2/2 1 l';

describe('a puzzle whose match changes under it', () => {
  const LINE = 'd2 c1 d4';
  const still = async (act: () => Promise<void>) => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await act();
    await emulateMedia({ reducedMotion: 'no-preference' });
  };
  const answered = (element: { match: { ply: number } }) => waitUntil(() => element.match.ply === 2);

  it('rests while its board is in no page, and goes on when it is again', async () => {
    const element = await rolit(`${LINE} `);
    const { parentNode } = element;
    await click(element, 'd2');
    element.remove();
    await aTimeout(1100);
    expect(element.match.ply).to.equal(1);
    parentNode!.append(element);
    await answered(element);
    await click(element, 'd4');
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it("takes back the reader's move with what was answered", async () => {
    await still(async () => {
      const element = await rolit(` ${LINE}`);
      await click(element, 'd2');
      await answered(element);
      expect(element.undo()).to.equal(true);
      expect(element.match.ply).to.equal(0);
      expect(element.undo()).to.equal(false);
      await element.updateComplete;
      expect(status(element)).to.equal('Red to play: find the moves.');
      await click(element, 'd2');
      await answered(element);
      await click(element, 'd4');
      expect(element.matches(':state(solved)')).to.equal(true);
    });
  });

  it('answers again when the reader steps back and on', async () => {
    await still(async () => {
      const element = await rolit(`${LINE}  `);
      await click(element, 'd2');
      await answered(element);
      element.goTo(1);
      await answered(element);
      await click(element, 'd4');
      expect(element.matches(':state(solved)')).to.equal(true);
    });
  });

  it('begins from its attributes, whatever was played before', async () => {
    const element = await board<RolitBoard>(html`<rolit-board rules="size=4"></rolit-board>`);
    await click(element, 'b4');
    Object.assign(element, { mode: 'puzzle', solution: `  ${LINE}` });
    await element.updateComplete;
    expect(element.match.ply).to.equal(0);
    expect(status(element)).to.equal('Red to play: find the moves.');
  });

  it('tells the page where the board stands after a miss in the middle of a turn, and after Again', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position=${SQUARE} solution="b3^b4^a4  "></pylos-board>`,
    );
    await click(element, 'b3');
    const heard = listen('board-change');
    await click(element, 'a3');
    await push(element, 'choice');
    heard.stop();
    expect(heard.events.map(({ detail }) => detail.position)).to.deep.equal([
      `${element.match.position} b3^a3`,
      element.match.position,
    ]);
    expect(element.shadowRoot!.activeElement?.matches('.cell')).to.equal(true);
  });
});

describe('a puzzle in the middle of a turn', () => {
  it('asks, and says what has begun', async () => {
    const element = await board<UrBoard>(
      html`<ur-board mode="puzzle" goal="capture" position="4xx2/l3d3/4xx2 l l0d0 4"></ur-board>`,
    );
    expect(status(element)).to.equal('Light to play: capture a piece. Light threw 4 and moves a piece.');
    expect(drawing(element).getAttribute('aria-label')).to.contain('capture a piece');
  });

  it('goes back to where it began after a miss, and no further', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position="${SQUARE} b3" solution="b3^a4"></pylos-board>`,
    );
    const begun = element.match.position;
    await click(element, 'a3');
    await push(element, 'choice');
    expect(status(element)).to.contain('is not the move');
    expect(element.match.position).to.equal(begun);
    await click(element, 'a4');
    await push(element, 'choice');
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('throws in Ur what its line has', async () => {
    const element = await board<UrBoard>(
      html`<ur-board mode="puzzle" seed="1" solution="4:@a1* 2:@a3" position="4xx2/8/4xx2 l l0d0"></ur-board>`,
    );
    await waitUntil(() => /^4/.test(element.match.started[0]?.text ?? ''), undefined, { timeout: 3000 });
    await click(element, 'a1');
    await waitUntil(
      () => element.match.ply === 1 && /^2/.test(element.match.started[0]?.text ?? ''),
      undefined,
      { timeout: 3000 },
    );
    await click(element, 'a3');
    expect(element.matches(':state(solved)')).to.equal(true);
  });
});

describe('what the author says', () => {
  it("of the reader's move and of the answer stays to be read", async () => {
    const element = await rolit('d2 {The edge.} c1 {The other one.} d4 ');
    await click(element, 'd2');
    expect(status(element)).to.equal('Right. The edge.');
    await waitUntil(() => element.match.ply === 2);
    await element.updateComplete;
    expect(status(element)).to.match(/^The edge\. Green played c1.*red to play\. The other one\.$/);
  });

  it('must be of a move', async () => {
    const said = await warnings(async () => {
      const element = await rolit('{Nothing to play.}');
      expect(part(element, 'error')!.textContent).to.contain('solution: expected a move');
    });
    expect(said).to.have.length(1);
  });
});
