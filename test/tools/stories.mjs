/** Opens every story of the built storybook in Chromium: it must render, play, log no error and pass axe. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromium as launch } from './chromium.mjs';
import { serve } from './serve.mjs';

const root = 'storybook-static';
const { entries } = JSON.parse(readFileSync(`${root}/index.json`, 'utf8'));
const { url, close } = await serve(root);
const browser = await chromium.launch(await launch());
const context = await browser.newContext();

// Storybook tells of a story's end on a channel that it makes before it renders.
await context.addInitScript(() => {
  window.finished = new Promise((resolve) => {
    let channel;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(value) {
        channel = value;
        channel.on('storyFinished', resolve);
        channel.on('storyErrored', (error) => resolve({ status: 'error', error }));
        channel.on('storyMissing', () => resolve({ status: 'error', error: 'missing' }));
        channel.on('playFunctionThrewException', (error) => resolve({ status: 'error', error }));
        channel.on('docsRendered', () => resolve({ status: 'success' }));
      },
    });
  });
});

let failed = 0;
let passed = 0;
for (const { id, type, title, name } of Object.values(entries)) {
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (r) => problems.push(`failed: ${r.url()}`));
  page.on('response', (r) => r.status() >= 400 && problems.push(`${r.status()} ${r.url()}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
  );
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}`);
  try {
    const result = await page.evaluate(async () => {
      const late = { status: 'error', error: 'not finished in 15 s' };
      const end = await Promise.race([
        window.finished,
        new Promise((resolve) => setTimeout(resolve, 15_000, late)),
      ]);
      return JSON.parse(JSON.stringify(end));
    });
    if (result.error) problems.push(result.error.message ?? result.error);
    for (const { result: report } of result.reporters ?? []) {
      for (const { help, nodes } of report?.violations ?? []) {
        problems.push(`${help}: ${nodes.map((node) => node.target).join(' ')}`);
      }
    }
    if (result.status !== 'success' && !problems.length) problems.push(result.status);
    const undefinedTags = await page
      .locator('#storybook-root :not(:defined), #storybook-docs .sb-story :not(:defined)')
      .evaluateAll((all) => all.map((one) => one.localName));
    if (undefinedTags.length) problems.push(`never defined: ${undefinedTags}`);
  } catch (error) {
    problems.push(error.message);
  }
  await page.close();
  if (problems.length) failed++;
  else passed++;
  console.log(`${problems.length ? 'FAIL' : 'ok  '} ${title} / ${name}`, ...problems);
}
await browser.close();
close();
console.log(`stories: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
