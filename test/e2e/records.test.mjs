import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../dist/core/index.js';
import { rolit } from '../../dist/games/rolit/rules/index.js';
import { loaded, open } from './support.mjs';

const RECORD = '[Rules "size=4"]\n[Result "*"]\n\n1. d2 {The edge.} c1 (1... a1) 2. d4 *';

test('the script of a page writes a record as the package does in Node', async () => {
  const { page } = await open('plain');
  const written = await page.evaluate((record) => {
    const board = document.createElement('rolit-board');
    board.setAttribute('moves', record);
    document.body.append(board);
    return customElements.whenDefined('rolit-board').then(async () => {
      await board.updateComplete;
      return board.record;
    });
  }, RECORD);
  assert.equal(written, Match.read(rolit, RECORD).record());
  assert.match(written, /\]\n\n1\. d2/);
});

test('a page with a plain link to a ply loads what follows it, and one without does not', async () => {
  const { page } = await open('plain');
  const ref = async () => (await loaded(page)).some((file) => file.endsWith('/board-ref.js'));
  await page.evaluate((record) => {
    document.body.innerHTML = '<rolit-board id="b"></rolit-board><p></p>';
    document.querySelector('rolit-board').setAttribute('moves', record);
  }, RECORD);
  await page.locator('rolit-board [role=grid]').waitFor();
  assert.equal(await ref(), false);
  await page.evaluate(() => (document.querySelector('p').innerHTML = '<a href="#b@ply=1">the edge</a>'));
  await page.waitForFunction(() => customElements.get('board-ref'));
  await page.getByText('the edge').click();
  assert.equal(await page.locator('rolit-board').evaluate(({ match }) => match.ply), 1);
});

test('the current move shows the focus in forced colours, where it has a ground of its own', async () => {
  const { page } = await open('plain', { forcedColors: 'active' });
  await page.evaluate(() => {
    document.body.innerHTML =
      '<rolit-board id="b" moves="f4 c3"></rolit-board><board-moves for="b"></board-moves>';
  });
  const move = page.locator('board-moves [aria-current]');
  await move.waitFor();
  await move.focus();
  await page.keyboard.press('ArrowLeft');
  const [line, ground] = await page
    .locator('board-moves [aria-current]:focus-visible')
    .evaluate((one) => [getComputedStyle(one).outlineColor, getComputedStyle(document.body).backgroundColor]);
  const canvas = await page.evaluate(() => {
    document.body.style.outlineColor = 'Canvas';
    return getComputedStyle(document.body).outlineColor;
  });
  assert.notEqual(line, canvas, ground);
});
