/** How many boards are shown at once. */
const BOARDS = 100;

/** In the page: makes boxes, laid out before a board comes to them. */
function makeBoxes(count) {
  for (let i = 0; i < count; i++) {
    document.body.append(Object.assign(document.createElement('div'), { className: 'box' }));
  }
  return document.body.offsetHeight;
}

/** In the page: shows so many boards in empty boxes, and ends when two frames of them are painted. */
async function show({ kind, count }) {
  const boxes = [...document.querySelectorAll('.box:empty')].slice(0, count);
  for (const box of boxes) window.board[kind](box);
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  // A frame is painted after its callbacks, and before the next task.
  await new Promise((done) => setTimeout(done));
}

/** Opens a fresh page that shows one board, so that everything is loaded and has run once. */
export async function open(browser, url, { kind }, { js, css }, drawing) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => response.ok() || problems.push(response.url()));
  await page.goto(`${url}/test/bench/pages/boxes.html`);
  if (css) await page.addStyleTag({ content: css });
  await page.addScriptTag({ type: 'module', content: js });
  await page.waitForFunction('window.board');
  if (drawing) await page.evaluate(({ markup, styles }) => window.board.define(markup, styles), drawing);
  await page.evaluate(makeBoxes, BOARDS + 1);
  await page.evaluate(show, { kind, count: 1 });
  await page.waitForFunction('window.board.loaded?.() ?? true');
  if (problems[0]) throw new Error(problems.join('\n'));
  return page;
}

/** What a board costs the main thread of a page, in milliseconds, where 100 of them are shown. */
export async function cost(page, kind) {
  const devtools = await page.context().newCDPSession(page);
  // Thread ticks are the thread's own work: a busy machine makes a page take longer, but hardly work more.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('HeapProfiler.collectGarbage');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  await page.evaluate(show, { kind, count: BOARDS });
  const after = await read();
  const spent = (name) => ((after[name] - before[name]) * 1000) / BOARDS;
  const [all, style, layout] = ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(spent);
  // Script and painting are not told apart: ScriptDuration leaves out microtasks, in which Lit renders.
  return { all, style, layout, rest: all - style - layout };
}
