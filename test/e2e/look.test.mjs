import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourfulness, darkness, difference, file, look, open } from './support.mjs';

const ready = async (page) => {
  await page.locator('#play').getByText('Yellow to play.').waitFor();
  return page.locator('#figure').locator('svg[part=board]');
};

test('the file of toSvg shows the picture of the element', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  const shown = await look(drawing);
  const text = await page.locator('#figure').evaluate((board) => board.toSvg());
  const different = difference(await file(page, text), shown);
  assert.ok(different < 0.001, `${different} of the channels differ`);
});

test('two files with different prefixes and a live board share a page without harm', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  const before = await look(drawing);
  await page.evaluate(async () => {
    const board = document.querySelector('#figure');
    for (const prefix of ['one', 'two']) {
      const box = document.createElement('div');
      // At whole pixels, so that both are drawn alike.
      box.style.cssText = `position: absolute; top: ${prefix === 'one' ? 1200 : 1700}px; width: 420px`;
      box.innerHTML = await board.toSvg(prefix);
      document.body.append(box);
    }
  });
  const after = await look(drawing);
  assert.ok(after.equals(before));
  const inline = await look(page.locator('svg.one'));
  const different = difference(inline, before);
  assert.ok(different < 0.001, `${different} of the channels differ`);
});

test('print is in one ink, on white', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const picture = await look(drawing);
  assert.ok(colourfulness(picture) < 40, String(colourfulness(picture)));
  assert.ok(darkness(picture) > 0.03 && darkness(picture) < 0.35, String(darkness(picture)));
});

test('forced colours show the board in the colours of the system', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const picture = await look(drawing);
  assert.ok(colourfulness(picture) < 40, String(colourfulness(picture)));
  assert.ok(darkness(picture) > 0.6 && darkness(picture) < 0.97, String(darkness(picture)));
});

test('the page decides between light and dark', async () => {
  const { page } = await open('look');
  const board = page.locator('#figure');
  await ready(page);
  const edge = () => board.evaluate((one) => getComputedStyle(one.shadowRoot.querySelector('.z')).stroke);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await edge();
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.notEqual(await edge(), light);
});

test('a playable board reads as a grid with one tab stop, a figure as one image', async () => {
  const { page } = await open('look');
  await ready(page);
  const tree = await page.locator('body').ariaSnapshot();
  assert.match(tree, /img "Rolit board: red on b3/);
  assert.match(tree, /grid "Rolit. Red 7, blue 9, green 8, and yellow 7\. Yellow to play\."/);
  assert.match(tree, /gridcell "a6, empty, turns three balls"/);
  assert.match(tree, /status: Yellow to play\./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body');
});
