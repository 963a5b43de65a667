/** One browser and one server for a file of tests. */
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { chromium as launch } from '../tools/chromium.mjs';
import { serve } from '../tools/serve.mjs';
import { look } from './pictures.mjs';

export { colourfulness, darkness, difference, look } from './pictures.mjs';

let site, browser;

before(async () => {
  site = await serve('.');
  browser = await chromium.launch(await launch());
});

after(async () => {
  await browser.close();
  site.close();
});

/** Opens a page of `pages/`; `said` holds whatever it logs or throws. */
export async function open(name, options = {}) {
  const page = await browser.newPage({ viewport: { width: 600, height: 900 }, ...options });
  const said = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${site.url}/test/e2e/pages/${name}.html`);
  return { page, said };
}

/** The files that a page has loaded, without the hashes in their names, in order. */
export const loaded = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}(?=\.js$)/, ''))
      .sort(),
  );

/** The picture of an SVG file, as an image at the top of a page. */
export async function file(page, text) {
  await page.evaluate(async (text) => {
    const image = new Image();
    image.id = 'file';
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    document.body.prepend(image);
  }, text);
  return look(page.locator('#file'));
}

/** Clicks cells by their names, each the first that a board offers, until the game is over. */
export async function playToTheEnd(page) {
  const board = page.locator('rolit-board').first();
  for (let plies = 0; ; plies++) {
    const legal = board.getByRole('gridcell', { name: /turns|may be played/ });
    if (!(await legal.count())) return plies;
    await legal.first().click();
  }
}

/**
 * Plays a game of Pylos to its end by clicking, with moves by lot: one in three makes a square, if any does, and one in two
 * of the others raises a ball, if any can be. Says how often what was clicked.
 */
export async function playPylos(board, lot) {
  const draw = (below) => (lot = (lot * 48271) % 2147483647) % below;
  const clicked = { placed: 0, raised: 0, taken: 0, enough: 0 };
  const at = (name) => board.locator(`#${name}`);
  for (;;) {
    const moves = await board.evaluate(({ match }) => match.moves());
    if (!moves.length) return clicked;
    const some = (pattern) => moves.filter((move) => pattern.test(move));
    const choice = [draw(3) ? [] : some(/\^/), draw(2) ? [] : some(/-/), moves].find((each) => each.length);
    const [main, ...taken] = choice[draw(choice.length)].split('^');
    const [from, to] = main.split('-');
    await at(from).click();
    if (to) await at(to).click();
    clicked[to ? 'raised' : 'placed']++;
    while (taken.length) {
      const names = await Promise.all(taken.map((name) => at(name).getAttribute('aria-label')));
      // One may be free only when the other is gone.
      const next = names.findIndex((name) => name.includes('may be taken back'));
      await at(...taken.splice(next, 1)).click();
      clicked.taken++;
    }
    const enough = board.getByRole('button', { name: 'One is enough' });
    if (!(await enough.count())) continue;
    await enough.click();
    clicked.enough++;
  }
}
