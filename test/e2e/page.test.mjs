import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, playToTheEnd } from './support.mjs';

const resources = (page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('a page with one script tag plays a game to its end by clicking', async () => {
  const { page, said } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  assert.equal(await playToTheEnd(page), 60);
  assert.match(await page.getByRole('status').textContent(), /wins|share the victory/);
  assert.deepEqual(said, []);
});

test('such a page loads the loader and the board, and while playing its motion, and nothing else', async () => {
  const { page } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  assert.deepEqual((await resources(page)).sort(), ['/cdn/rolit-board.js', '/cdn/tavola.js']);
  await page.locator('#f6').click();
  await page.getByText('green to play').waitFor();
  await page.waitForFunction(() => performance.getEntriesByType('resource').length === 3);
  assert.match((await resources(page)).at(-1), /^\/cdn\/turning-[\w-]+\.js$/);
});

test('a strict policy with trusted types is not violated by playing, refusing, drawing or bad input', async () => {
  const { page, said } = await open('csp');
  await page.locator('#play').getByText('Red to play.').waitFor();
  await page.locator('#play #f6').click();
  await page.locator('#play #f6').click();
  await page.locator('#play').getByText('RO-4').waitFor();
  await page.waitForTimeout(400);
  await page.locator('#play').evaluate((board) => board.toSvg());
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.equal(said.length, 1, said.join('\n'));
  assert.match(said[0], /<rolit-board> position: expected/);
});

for (const width of [320, 600, 1000]) {
  test(`nothing moves when boards are upgraded, at ${width} px`, async () => {
    const { page } = await open('shift', { viewport: { width, height: 2200 } });
    const before = await page.locator('p').evaluateAll((all) => all.map((one) => one.offsetTop));
    const shift = await page.evaluate(async () => {
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      await import('/cdn/rolit-board.js');
      await Promise.all([...document.querySelectorAll('rolit-board')].map((board) => board.updateComplete));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
      return total;
    });
    assert.equal(shift, 0);
    const after = await page.locator('p').evaluateAll((all) => all.map((one) => one.offsetTop));
    assert.deepEqual(after.slice(0, 3), before);
  });
}

test('a tag that comes late, a script that comes twice and a stand-in all become boards', async () => {
  const { page, said } = await open('late');
  const stand = page.locator('rolit-board.kept');
  await stand.getByText('Red to play.').waitFor();
  assert.equal(await stand.evaluate((board) => board.match.position), '8/8/8/3gr3/3rg3/8/8/8 r rg');
  assert.equal(await stand.evaluate((board) => board.coordinates), true);
  await page.evaluate(() => document.body.append(document.createElement('rolit-board')));
  await page.locator('rolit-board').nth(1).getByText('Red to play.').waitFor();
  assert.deepEqual(said, []);
});

test('a hundred mounts leave nothing behind', async () => {
  const { page } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  const client = await page.context().newCDPSession(page);
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners, documents } = await client.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners, documents };
  };
  const mount = (times) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        const board = document.createElement('rolit-board');
        document.body.append(board);
        await board.updateComplete;
        board.play('f6');
        await board.updateComplete;
        board.remove();
        await new Promise((done) => setTimeout(done));
      }
      await new Promise((done) => setTimeout(done, 500));
    }, times);
  await mount(3);
  const before = await count();
  await mount(100);
  const after = await count();
  assert.ok(after.nodes - before.nodes < 100, `${before.nodes} nodes became ${after.nodes}`);
  assert.ok(after.jsEventListeners - before.jsEventListeners < 10, JSON.stringify({ before, after }));
});

test('a board has at most ten listeners and none on the window', async () => {
  const { page } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  const added = await page.evaluate(async () => {
    const calls = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      calls.push(this === window ? 'window' : 'board');
      return addEventListener.apply(this, args);
    };
    const board = document.createElement('rolit-board');
    document.body.append(board);
    await board.updateComplete;
    EventTarget.prototype.addEventListener = addEventListener;
    return calls;
  });
  assert.ok(added.length > 0 && added.length <= 10, String(added.length));
  assert.ok(!added.includes('window'));
});
