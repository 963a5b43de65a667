import { chromium } from 'playwright-core';
import { chromium as launch } from '../tools/chromium.mjs';
import { serve } from '../tools/serve.mjs';
import { bundle } from './bundle.mjs';
import { cost, open } from './mount.mjs';
import { median, table } from './table.mjs';

const ROUNDS = 5;

const BARE = { name: 'bare Lit element, the same SVG', script: 'bare', kind: 'figure' };
const FIGURE = { name: 'Tavola, figure', script: 'tavola', kind: 'figure' };
const PLAYABLE = { name: 'Tavola, playable', script: 'tavola', kind: 'playable' };
const CHESSGROUND = { name: 'chessground, playable', script: 'chessground', kind: 'playable' };

const rows = [
  BARE,
  FIGURE,
  { name: 'chessground, view only', script: 'chessground', kind: 'figure' },
  { name: 'cm-chessboard', script: 'cm-chessboard', kind: 'figure' },
  { name: 'gchessboard', script: 'gchessboard', kind: 'figure' },
  { name: 'chessboard-element', script: 'chessboard-element', kind: 'figure' },
  PLAYABLE,
  CHESSGROUND,
];

/** So many times what another row takes is the most that a row may take. */
const budgets = new Map([
  [FIGURE, { times: 2, of: BARE }],
  [PLAYABLE, { times: 1, of: CHESSGROUND }],
]);

/** An empty box makes a picture of about 1 kB; the plainest of these boards one of 14 kB. */
const DRAWN = 8000;

/** Measures every row on fresh pages, round by round, so that the moods of the machine meet all rows alike. */
async function measure(browser, url) {
  const scripts = {};
  for (const { script } of rows) scripts[script] ??= await bundle(script);
  const first = await open(browser, url, FIGURE, scripts.tavola);
  const drawing = await first.evaluate('board.drawing()');
  await first.context().close();

  const costs = new Map(rows.map((row) => [row, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      const page = await open(browser, url, row, scripts[row.script], row === BARE && drawing);
      if (!round) {
        const { length } = await page.locator('.box').first().screenshot();
        if (length < DRAWN) throw new Error(`${row.name} shows no board`);
      }
      costs.get(row).push(await cost(page, row.kind));
      await page.context().close();
    }
  }
  return costs;
}

/** The table of what boards cost in a browser, and which browser that was. */
export async function boards(root) {
  const site = await serve(root);
  const browser = await chromium.launch(await launch());
  try {
    const costs = await measure(browser, site.url);
    const middle = (row, part) => median(costs.get(row).map((each) => each[part]));
    const lines = rows.map((row) => {
      const all = costs.get(row).map((each) => each.all);
      const budget = budgets.get(row);
      const bound = budget && budget.times * middle(budget.of, 'all');
      return [
        row.name,
        ...['all', 'style', 'layout', 'rest'].map((part) => middle(row, part).toFixed(2)),
        `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`,
        (middle(row, 'all') / middle(BARE, 'all')).toFixed(2),
        budget ? `${middle(row, 'all') > bound ? 'over' : 'ok'}, ${bound.toFixed(2)}` : '',
      ];
    });
    const heads = [
      '100 boards',
      'ms a board',
      'style',
      'layout',
      'script, paint',
      'range',
      '× bare',
      'budget',
    ];
    return { chromium: browser.version(), markdown: table(heads, lines) };
  } finally {
    await browser.close();
    site.close();
  }
}
