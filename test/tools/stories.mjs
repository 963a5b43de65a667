/**
 * Opens every story and every docs page of the built storybook in Chromium. Each must render, play, log nothing,
 * pass axe, and leave no tag undefined. Stories with the tag `warns` must write a warning on the console.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { chromium as installed } from './chromium.mjs';
import { serve } from './serve.mjs';

const ROOT = 'storybook-static';
/** How many pages are open at a time. */
const PAGES = 4;
/** Milliseconds until a story counts as hung; a busy machine is slow. */
const PATIENCE = 60_000;

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** In the page, before its scripts: `window.heard` keeps what Storybook tells of the current story. */
function listen() {
  let channel;
  const heard = (window.heard = {});
  /** Forgets what was heard and, with an id, turns to another story without loading the page anew. */
  window.turnTo = (storyId, viewMode) => {
    Object.assign(heard, { stories: [], docs: false, errors: [] });
    if (storyId) channel.emit('setCurrentStory', { storyId, viewMode });
  };
  window.turnTo();
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made) {
      channel = made;
      channel.on('storyFinished', (story) => heard.stories.push(story));
      channel.on('docsRendered', () => (heard.docs = true));
      channel.on('storyMissing', () => heard.errors.push('there is no such story'));
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
        channel.on(event, (error) => heard.errors.push(error?.message ?? error?.description ?? `${error}`));
      }
    },
  });
}

/** In the page: whether there is no more to come. A docs page draws its stories after itself. */
function ended({ id, type }) {
  const { stories, docs, errors } = window.heard;
  if (type === 'story') return errors.length > 0 || stories.some(({ storyId }) => storyId === id);
  return docs && stories.length + errors.length >= document.querySelectorAll('.sb-story').length;
}

/** In the page: what was heard, and the tags of the stories that nothing defines. */
function result() {
  const parts = document.querySelectorAll('#storybook-root, #storybook-docs .sb-story');
  const unknown = [...parts].flatMap((part) => [...part.querySelectorAll(':not(:defined)')]);
  return JSON.parse(JSON.stringify({ ...window.heard, unknown: unknown.map(({ localName }) => localName) }));
}

const violations = (found) =>
  found.map(({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes.map(({ target }) => target).join(' ')}`);

/**
 * Storybook runs axe in stories only. In a docs page we run it, on what is round the stories, except Storybook's
 * own switches, whose words are too pale.
 */
async function checkDocs(page) {
  // Storybook opens the frames of stories a moment after they are drawn; until then they scroll.
  const still = () =>
    [...document.querySelectorAll('.docs-story')].every(
      (frame) => frame.scrollHeight <= frame.clientHeight + 1,
    );
  await page.waitForFunction(still, undefined, { timeout: 5000 }).catch(() => {});
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(() =>
    window.axe.run(
      { include: '#storybook-docs', exclude: ['.sb-story', '.docblock-argstable label'] },
      { rules: { region: { enabled: false } } },
    ),
  );
  return violations(found.violations);
}

function checkStory({ status, reporters = [] }) {
  const report = reporters.find(({ type }) => type === 'a11y')?.result;
  if (!report) return ['axe has not run'];
  const problems = violations(report.violations ?? []);
  return status === 'success' || problems.length ? problems : [status];
}

/** A page of a browser, and what it logs while an entry is shown. */
async function openPage(context) {
  const page = await context.newPage();
  const log = { warnings: [], problems: [] };
  page.on('pageerror', ({ message }) => log.problems.push(message));
  page.on('requestfailed', (request) => log.problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) log.problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    const list = message.type() === 'warning' ? log.warnings : log.problems;
    list.push(`console ${message.type()}: ${message.text()}`);
  });
  return { page, log };
}

/** Shows an entry of the storybook and returns all that is wrong with it. */
async function check({ page, log }, url, entry) {
  const { id, type, tags } = entry;
  Object.assign(log, { warnings: [], problems: [] });
  try {
    if (page.url().startsWith(url)) await page.evaluate(([to, view]) => window.turnTo(to, view), [id, type]);
    else await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}`);
    await page.waitForFunction(ended, entry, { timeout: PATIENCE });
    const { stories, errors, unknown } = await page.evaluate(result);
    log.problems.push(...errors);
    if (!errors.length)
      log.problems.push(...(type === 'docs' ? await checkDocs(page) : checkStory(stories[0])));
    if (unknown.length) log.problems.push(`never defined: ${unknown}`);
  } catch ({ message }) {
    log.problems.push(message);
  }
  if (!tags.includes('warns')) return [...log.problems, ...log.warnings];
  return log.warnings.length
    ? log.problems
    : [...log.problems, 'no warning on the console: the tag promises one'];
}

if (!existsSync(`${ROOT}/index.json`)) throw new Error(`No ${ROOT}: run \`npm run storybook\` first.`);
const { entries } = JSON.parse(readFileSync(`${ROOT}/index.json`, 'utf8'));
const { url, close } = await serve(ROOT);
const browser = await chromium.launch(await installed());
const context = await browser.newContext();
await context.addInitScript(listen);

// The entries of one file share a page, which saves most of the loading. Those of another file have another page:
// what a file forgets to import must be missing.
const files = new Map();
for (const entry of Object.values(entries)) {
  files.set(entry.importPath, [...(files.get(entry.importPath) ?? []), entry]);
}
const waiting = [...files.values()];
let passed = 0;
let failed = 0;

async function work() {
  for (let file; (file = waiting.shift());) {
    let open = await openPage(context);
    for (const entry of file) {
      const problems = await check(open, url, entry);
      console.log(
        [`${problems.length ? 'FAIL' : 'ok  '} ${entry.title} / ${entry.name}`, ...problems].join('\n     '),
      );
      if (problems.length) {
        failed++;
        // Whatever went wrong must not spoil the next story.
        await open.page.close();
        open = await openPage(context);
      } else passed++;
    }
    await open.page.close();
  }
}

await Promise.all(Array.from({ length: PAGES }, work));
await browser.close();
close();
console.log(`stories: ${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
