import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './support.mjs';

/** Decodes a PNG in the page itself: width, height and RGBA bytes. */
const decode = (page, png) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return { width: bitmap.width, data: [...context.getImageData(0, 0, bitmap.width, bitmap.height).data] };
  }, png.toString('base64'));

const ready = async (page) => {
  await page.locator('#play').getByText('Yellow to play.').waitFor();
  return page.locator('#figure').locator('svg[part=board]');
};

/** How far each pixel's channels lie from one another: 0 in black, white and grey. */
const colourfulness = ({ data }) => {
  let most = 0;
  for (let i = 0; i < data.length; i += 4) {
    const pixel = data.slice(i, i + 3);
    most = Math.max(most, Math.max(...pixel) - Math.min(...pixel));
  }
  return most;
};
/** The share of pixels darker than the middle. */
const darkness = ({ data }) => {
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) dark += data[i] + data[i + 1] + data[i + 2] < 384 ? 1 : 0;
  return dark / (data.length / 4);
};

test('the file of toSvg shows the picture of the element', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  const shown = await decode(page, await drawing.screenshot());
  const text = await page.locator('#figure').evaluate((board) => board.toSvg());
  await page.evaluate(async (text) => {
    const image = new Image();
    image.id = 'file';
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    document.body.prepend(image);
  }, text);
  const file = await decode(page, await page.locator('#file').screenshot());
  assert.equal(file.data.length, shown.data.length);
  let different = 0;
  for (let i = 0; i < file.data.length; i++) different += Math.abs(file.data[i] - shown.data[i]) > 8 ? 1 : 0;
  assert.ok(different < file.data.length / 1000, `${different} of ${file.data.length} channels differ`);
});

test('two files with different prefixes and a live board share a page without harm', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  const before = await decode(page, await drawing.screenshot());
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
  const after = await decode(page, await drawing.screenshot());
  assert.deepEqual(after.data, before.data);
  const inline = await decode(page, await page.locator('svg.one').screenshot());
  let different = 0;
  for (let i = 0; i < inline.data.length; i++)
    different += Math.abs(inline.data[i] - before.data[i]) > 8 ? 1 : 0;
  assert.ok(different < inline.data.length / 1000, `${different} of ${inline.data.length} channels differ`);
});

test('print is in one ink, on white', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const picture = await decode(page, await drawing.screenshot());
  assert.ok(colourfulness(picture) < 40, String(colourfulness(picture)));
  assert.ok(darkness(picture) > 0.03 && darkness(picture) < 0.35, String(darkness(picture)));
});

test('forced colours show the board in the colours of the system', async () => {
  const { page } = await open('look');
  const drawing = await ready(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const picture = await decode(page, await drawing.screenshot());
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
  assert.match(tree, /grid "Rolit: red 7, blue 9, green 8, and yellow 7\. Yellow to play\."/);
  assert.match(tree, /gridcell "a6, empty, turns three balls"/);
  assert.match(tree, /status: Yellow to play\./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body');
});
