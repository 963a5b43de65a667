import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { type BoardEventMap, BoardRequest } from '../../src/board/events.js';
import '../../src/games/pylos/define.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import '../../src/games/ur/define.js';
import type { UrBoard } from '../../src/games/ur/ur-board.js';
import {
  board,
  cell,
  circles,
  click,
  listen,
  part,
  press,
  push,
  status,
  targets,
  warnings,
} from './support.js';

/*
 * Four by four, red begins: legal are b4, d2 and d4. A puzzle is remembered by what it asks, so every test has a
 * solution of its own, if only by a space.
 */
const rolit = (solution: string) =>
  board(html`<rolit-board mode="puzzle" rules="size=4" solution=${solution}></rolit-board>`);

/** Light makes a square with b3 and no other ball. */
const SQUARE = 'll2/l3/1d2/dd2 3/3/3 2/2 1 l';

const told = <Type extends 'board-solved' | 'board-missed' | 'board-change'>(element: Element, type: Type) =>
  oneEvent(element, type) as Promise<BoardEventMap[Type]>;

describe('a puzzle with a solution', () => {
  it('asks for the move', async () => {
    const element = await rolit('d2');
    expect(status(element)).to.equal('Red to play: find the move.');
  });

  it('asks for moves where the line has several of the reader', async () => {
    const element = await rolit('d2 c1 d4');
    expect(status(element)).to.equal('Red to play: find the moves.');
  });

  it('is solved by its move', async () => {
    const element = await rolit('d2 ');
    const solved = told(element, 'board-solved');
    await click(element, 'd2');
    const { move, misses, hints } = await solved;
    expect([move, misses, hints]).to.deep.equal(['d2', 0, 0]);
    expect(status(element)).to.equal('Red played d2, one ball turned; green to play. Solved.');
    expect(element.matches(':state(solved)')).to.equal(true);
    expect(targets(element)).to.deep.equal([]);
  });

  it('is solved by a line that ends with an answer, once that is played', async () => {
    const element = await rolit('d2 {Yes.} c1 {Now red is lost.}');
    const solved = told(element, 'board-solved');
    await click(element, 'd2');
    expect(status(element)).to.equal('Right. Yes.');
    expect((await solved).move).to.equal('d2');
    await element.updateComplete;
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['d2', 'c1']);
    expect(status(element)).to.match(/Green played c1.* Now red is lost\. Solved\.$/);
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('is solved once, however often its answer comes', async () => {
    const element = await rolit('d2 c1 ');
    const { events, stop } = listen('board-solved');
    await click(element, 'd2');
    await waitUntil(() => element.match.ply === 2);
    for (const to of ['undo', 'redo'] as const) {
      element.dispatchEvent(new BoardRequest(to));
      await element.updateComplete;
    }
    await waitUntil(() => element.match.ply === 2);
    stop();
    expect(events).to.have.length(1);
  });

  it('is solved by a line that ends with a throw that passes', async () => {
    const element = await board<UrBoard>(
      html`<ur-board mode="puzzle" position="4xx2/8/4xx2 l l0d0" solution="4:@a1* 0:-"></ur-board>`,
    );
    const solved = told(element, 'board-solved');
    await waitUntil(() => targets(element).includes('a1'));
    await click(element, 'a1');
    expect((await solved).message).to.match(/Solved\.$/);
  });

  it('is solved where only moves follow that the author calls wrong', async () => {
    const element = await rolit('b4 a1 d1?? {No.}');
    const solved = told(element, 'board-solved');
    await click(element, 'b4');
    expect((await solved).move).to.equal('b4');
    expect(element.match.ply).to.equal(2);
  });

  it('says of a hint that there is none where no move is right', async () => {
    const element = await board(html`<rolit-board mode="puzzle" rules="size=4" goal="win"></rolit-board>`);
    await push(element, 'hint');
    expect(status(element)).to.equal('There is no move here that does it.');
  });

  it('names the column of a fault behind a bar', async () => {
    const [said] = await warnings(() => rolit('d2 | zz'));
    expect(said).to.match(/solution, line 1, column 6: .*“zz”/);
  });

  it('is solved by keys alone', async () => {
    const element = await rolit(' d2');
    cell(element, 'd2').focus();
    await press('Enter');
    await element.updateComplete;
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('tells of another move, and does not play it', async () => {
    const element = await rolit('d2  ');
    const heard = listen('board-move', 'board-change', 'board-missed');
    await click(element, 'b4');
    heard.stop();
    expect(heard.events.map(({ type }) => type)).to.deep.equal(['board-missed']);
    expect(heard.events[0]!.detail).to.deep.equal({
      move: 'b4',
      message: 'b4 is not the move that is looked for. Try another move.',
      misses: 1,
      hints: 0,
    });
    expect(status(element)).to.contain('b4 is not the move that is looked for.');
    expect(element.match.ply).to.equal(0);
  });

  it('lets the reader try again', async () => {
    const element = await rolit('  d2');
    await click(element, 'b4');
    const solved = told(element, 'board-solved');
    await click(element, 'd2');
    expect((await solved).misses).to.equal(1);
  });

  it('refuses what the rules forbid as ever', async () => {
    const element = await rolit('d2   ');
    const heard = listen('board-refused', 'board-missed');
    await click(element, 'a1');
    heard.stop();
    expect(heard.events.map(({ type }) => type)).to.deep.equal(['board-refused']);
  });

  it('tells what the author says of a wrong move', async () => {
    const element = await rolit('d2 (b4? {That gives the edge away.})');
    await click(element, 'b4');
    expect(status(element)).to.equal('That gives the edge away. Try another move.');
  });

  it('tells what the author says of the right one', async () => {
    const element = await rolit('d2 {The edge is yours.}');
    await click(element, 'd2');
    expect(status(element)).to.match(/Solved\. The edge is yours\.$/);
  });

  it('takes any of several lines', async () => {
    const element = await rolit('d2 | b4');
    await click(element, 'b4');
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('answers, and goes on', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const element = await rolit('d2 c1  d4');
      const changes = listen('board-move');
      await click(element, 'd2');
      await waitUntil(() => element.match.ply === 2);
      await element.updateComplete;
      changes.stop();
      expect(changes.events.map(({ detail }) => [detail.move, detail.by])).to.deep.equal([
        ['d2', 'human'],
        ['c1', 'bot'],
      ]);
      expect(element.matches(':state(solved)')).to.equal(false);
      await click(element, 'd4');
      expect(element.matches(':state(solved)')).to.equal(true);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('takes the steps of a move in any order', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position=${SQUARE} solution="b3^a4^b4"></pylos-board>`,
    );
    for (const name of ['b3', 'b4', 'a4']) await click(element, name);
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('goes back to the beginning of the turn when a move of several steps is wrong', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position=${SQUARE} solution="b3^b4^a4 "></pylos-board>`,
    );
    for (const name of ['b3', 'a3', 'a4']) await click(element, name);
    expect(element.match.started).to.deep.equal([]);
    expect(status(element)).to.contain('is not the move that is looked for');
  });
});

describe('a puzzle with a goal', () => {
  it('asks what the rules are to check', async () => {
    const element = await board(
      html`<pylos-board mode="puzzle" position=${SQUARE} goal="square"></pylos-board>`,
    );
    expect(status(element)).to.equal('Light to play: make a square.');
  });

  it('takes every move that reaches it', async () => {
    for (const last of ['a4', 'b3']) {
      const element = await board<PylosBoard>(
        html`<pylos-board mode="puzzle" position=${SQUARE} goal="square"></pylos-board>`,
      );
      await click(element, 'b3');
      await click(element, 'a3');
      await click(element, last);
      expect(element.matches(':state(solved)'), last).to.equal(true);
    }
  });

  it('names the rule where a move misses it', async () => {
    const element = await board(
      html`<pylos-board mode="puzzle" position=${SQUARE} goal="square"></pylos-board>`,
    );
    const missed = told(element, 'board-missed');
    await click(element, 'd1');
    expect((await missed).message).to.match(/^d1 makes no square.* \(PY-7.*\)\. Try another move\.$/);
  });

  it('is reached in Ur with the throw that was made', async () => {
    const element = await board<UrBoard>(
      html`<ur-board mode="puzzle" position="l2lxx2/d7/4xx2 l l0d0 1" goal="capture"></ur-board>`,
    );
    const missed = told(element, 'board-missed');
    for (const name of ['a4', 'a3']) await click(element, name);
    expect((await missed).message).to.contain('UR-');
    for (const name of ['a1', 'b1']) await click(element, name);
    expect(element.matches(':state(solved)')).to.equal(true);
  });
});

describe('a puzzle that cannot be read', () => {
  const FAULTS: readonly (readonly [solution: string | null, goal: string | null, says: string])[] = [
    [null, null, 'puzzle: expected a solution or a goal'],
    [null, 'dance', 'goal: expected square, line, raise, win'],
    ['z9', null, 'solution, line 1, column 1'],
    ['b3 ', 'dance', 'goal: expected'],
  ];
  for (const [solution, goal, says] of FAULTS) {
    it(`says ${says}`, async () => {
      const said = await warnings(async () => {
        const element = await board<PylosBoard>(html`<pylos-board position=${SQUARE}></pylos-board>`);
        Object.assign(element, { mode: 'puzzle', solution, goal });
        await element.updateComplete;
        expect(part(element, 'error')!.textContent).to.contain(says);
        expect(part(element, 'hint')).to.equal(null);
      });
      expect(said).to.have.length(1);
    });
  }
});

describe('the hints of a puzzle', () => {
  it('come in three steps: about where, where, and the move', async () => {
    const element = await rolit('d2    ');
    const said: string[] = [];
    for (let i = 0; i < 4; i++) {
      await push(element, 'hint');
      said.push(status(element));
    }
    expect(said.map((text) => text.trim())).to.deep.equal([
      'Look at d1, d2, d3, d4.',
      'It begins at d2.',
      'The move is d2.',
      'The move is d2.',
    ]);
  });

  it('ring the cells', async () => {
    const element = await rolit('d2     ');
    await push(element, 'hint');
    await push(element, 'hint');
    expect(element.lit).to.equal('d2');
    expect(circles(element, '.q:not(.t):not(.la)')).to.have.length(1);
    await click(element, 'd2');
    expect(element.lit).to.equal('');
  });

  it('find a move by the rules where there is only a goal', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position="${SQUARE} " goal="square"></pylos-board>`,
    );
    for (let i = 0; i < 3; i++) element.hint();
    await element.updateComplete;
    expect(status(element)).to.match(/^The move is b3\^/);
  });

  it('take back a beginning that leads nowhere', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board mode="puzzle" position=${SQUARE} solution="b3^b4 "></pylos-board>`,
    );
    await click(element, 'b3');
    await click(element, 'a3');
    element.hint();
    await element.updateComplete;
    expect(status(element)).to.equal('No right move begins like that: it is taken back.');
    expect(element.match.started).to.deep.equal([]);
  });

  it('are told of when it is solved', async () => {
    const element = await rolit('d2      ');
    element.hint();
    const solved = told(element, 'board-solved');
    await click(element, 'd2');
    expect((await solved).hints).to.equal(1);
  });
});

describe('a puzzle that was solved', () => {
  it('can be tried again', async () => {
    const element = await rolit('d2       ');
    await click(element, 'd2');
    await push(element, 'again');
    expect(element.match.ply).to.equal(0);
    expect(status(element)).to.equal('Red to play: find the move. You have solved this one already.');
    await click(element, 'd2');
    expect(element.matches(':state(solved)')).to.equal(true);
  });

  it('is remembered while the page is open', async () => {
    const first = await rolit('d2        ');
    await click(first, 'd2');
    const second = await rolit('d2        ');
    expect(status(second)).to.contain('You have solved this one already.');
  });
});
