/** One browser and one server for a file of tests. */
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { chromium as launch } from '../tools/chromium.mjs';
import { serve } from '../tools/serve.mjs';

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

/** Clicks cells by their names, each the first that a board offers, until the game is over. */
export async function playToTheEnd(page) {
  const board = page.locator('rolit-board').first();
  for (let plies = 0; ; plies++) {
    const legal = board.getByRole('gridcell', { name: /turns|may be played/ });
    if (!(await legal.count())) return plies;
    await legal.first().click();
  }
}
