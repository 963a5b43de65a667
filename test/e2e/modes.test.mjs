import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './support.mjs';

test('a strict policy with trusted types is not violated by marks, puzzles, edit mode, marking and the composer', async () => {
  const { page, said } = await open('csp-modes');
  await page.locator('#figure [part=board] text', { hasText: 'two words' }).waitFor({ state: 'attached' });

  const puzzle = page.locator('#puzzle');
  await puzzle.getByRole('button', { name: 'Hint' }).click();
  await puzzle.locator('#b4').click();
  await puzzle.getByText('not the move').waitFor();
  await puzzle.locator('#d2').click();
  await puzzle.getByText('Solved.').waitFor();

  const edit = page.locator('#edit');
  await edit.locator('#a1').click();
  assert.match(await edit.evaluate(({ match }) => match.position), /l3 3\/3\/3/);

  const markable = page.locator('#markable');
  await markable.locator('#b1').click({ button: 'right' });
  await markable.getByText('Ring on b1 drawn.').waitFor();
  assert.equal(await markable.evaluate(({ marks }) => marks), 'b1!');

  const composer = page.locator('board-composer');
  await composer.locator('[name=width]').fill('320');
  await composer.getByText('Preview').click();
  await composer.locator('[name=marks]').fill('d4!@rose');
  await page.waitForFunction(() => document.querySelector('board-composer').markup.includes('d4!@rose'));
  assert.equal(await composer.locator('[data-composed]').evaluate((board) => board.offsetWidth), 320);

  await page.locator('#figure').evaluate((board) => board.toSvg());
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(said, []);
});
