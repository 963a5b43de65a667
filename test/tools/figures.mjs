/**
 * Compares every figure of the built storybook with the file that `toSvg()` makes of it, pixel for pixel at one size, and
 * looks at it as it is printed and in forced colours: in one ink, in the colours of the system alone, and never blank.
 */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { colourfulness, darkness, difference, look } from '../e2e/pictures.mjs';
import { chromium as installed } from './chromium.mjs';
import { serve } from './serve.mjs';

const ROOT = 'storybook-static';
/** In pixels: the page makes drawing and file as large, whatever their shape, so that both are drawn on the same pixels. */
const SIDE = 480;
const PATIENCE = 60_000;

if (!existsSync(`${ROOT}/index.json`)) throw new Error(`No ${ROOT}: run \`npm run storybook\` first.`);
const { entries } = JSON.parse(readFileSync(`${ROOT}/index.json`, 'utf8'));
const book = await serve(ROOT);
const site = await serve('.');
const browser = await chromium.launch(await installed());

/** The line of HTML of every figure on a docs page, which shows all stories of a file. */
async function figuresOf(page, { id }) {
  await page.goto(`${book.url}/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForFunction(
    () => {
      const stories = [...document.querySelectorAll('.sb-story')];
      return (
        stories.length &&
        stories.every((story) => story.querySelector('[id^=story--] *')) &&
        document.querySelector('.sb-story [mode=figure]')
      );
    },
    undefined,
    { timeout: PATIENCE },
  );
  await page.waitForFunction(() => !document.querySelector('.sb-story :not(:defined)'));
  return page.evaluate(() =>
    [...document.querySelectorAll('.sb-story [mode=figure]')]
      .filter(({ toSvg }) => toSvg)
      .map((figure) => {
        const line = figure.cloneNode();
        for (const name of ['style', 'id', 'class']) line.removeAttribute(name);
        if (!figure.children.length) line.textContent = figure.textContent;
        return line.outerHTML;
      }),
  );
}

/** What is wrong with a figure. */
async function check(page, line) {
  const problems = [];
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    const figure = document.body.firstElementChild;
    await customElements.whenDefined(figure.localName);
    await figure.updateComplete;
  }, line);
  const clip = { x: 0, y: 0, width: SIDE, height: SIDE };
  const drawing = { page: () => page, screenshot: () => page.screenshot({ clip }) };
  const element = await look(drawing);
  const file = await page.evaluate(() => document.body.firstElementChild.toSvg());
  await page.emulateMedia({ media: 'print' });
  const printed = await look(drawing);
  if (colourfulness(printed) > 8) problems.push(`is printed in colours (${colourfulness(printed)})`);
  if (darkness(printed) < 0.005) problems.push(`is printed nearly blank (${darkness(printed)})`);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const forced = await look(drawing);
  const ink = darkness(forced);
  if (ink < 0.005 || ink > 0.995) problems.push(`has one colour where colours are forced (${ink})`);
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    document.body.replaceChildren(image);
  }, file);
  const picture = await look(drawing);
  if (!element.equals(picture)) {
    const apart = difference(element, picture) * 100;
    problems.push(`is not the picture of its file: ${apart.toFixed(3)} % differ by more than a shade`);
  }
  return problems;
}

const bookPage = await browser.newPage();
const lines = new Map();
for (const entry of Object.values(entries)) {
  if (entry.type !== 'docs' || !/(figures|marks|leaflets)\.stories/.test(entry.importPath)) continue;
  const found = await figuresOf(bookPage, entry).catch(({ message }) => {
    throw new Error(`${entry.title}: ${message}`);
  });
  for (const line of found) lines.set(line, entry);
}
await bookPage.close();

const waiting = [...lines];
let failed = 0;

async function work() {
  const context = await browser.newContext({ viewport: { width: SIDE, height: SIDE } });
  const page = await context.newPage();
  await page.goto(`${site.url}/test/e2e/pages/figure.html`);
  for (let next; (next = waiting.shift());) {
    const [line, { title }] = next;
    const problems = await check(page, line);
    if (!problems.length) continue;
    failed++;
    console.log([`FAIL ${title}: ${line}`, ...problems].join('\n     '));
  }
}

await Promise.all([work(), work()]);
await browser.close();
book.close();
site.close();
console.log(`figures: ${lines.size - failed} passed, ${failed} failed`);
process.exitCode = failed || !lines.size ? 1 : 0;
