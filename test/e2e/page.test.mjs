import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loaded, open, playToTheEnd } from './support.mjs';

test('a page with one script tag plays a game to its end by clicking', async () => {
  const { page, said } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  assert.equal(await playToTheEnd(page), 60);
  assert.match(await page.getByRole('status').textContent(), /wins|share the victory/);
  assert.deepEqual(said, []);
});

test('such a page loads the loader, the board and what boards share, and while playing its motion, and nothing else', async () => {
  const { page } = await open('plain');
  await page.locator('rolit-board').getByText('Red to play.').waitFor();
  const first = await loaded(page);
  const own = ['/cdn/rolit-board.js', '/cdn/tavola.js'];
  assert.ok(own.every((path) => first.includes(path)));
  const shared = first.filter((path) => !own.includes(path));
  assert.ok(shared.length <= 3 && !/pylos|ur-|queen|motion|drag|to-svg/.test(shared.join()), String(shared));
  await page.locator('#f6').click();
  await page.getByText('green to play').waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /turning/.test(name)),
  );
  const more = (await loaded(page)).filter((path) => !first.includes(path));
  assert.deepEqual(more, ['/cdn/motion.js', '/cdn/turning.js']);
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
    const { page } = await open('shift', { viewport: { width, height: 4600 } });
    const tops = () => page.locator('body > p').evaluateAll((all) => all.map((one) => one.offsetTop));
    const before = await tops();
    const shift = await page.evaluate(async () => {
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      await Promise.all([import('/cdn/rolit-board.js'), import('/cdn/pylos-board.js')]);
      await Promise.all([...document.querySelectorAll('.game')].map((board) => board.updateComplete));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
      return total;
    });
    assert.equal(shift, 0);
    assert.equal(before.length, 5);
    assert.deepEqual(await tops(), before);
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

for (const [tag, move] of [
  ['rolit-board', 'f6'],
  ['pylos-board', 'b2'],
]) {
  test(`a hundred mounts of ${tag} leave nothing behind`, async () => {
    const { page } = await open('both');
    await page.locator(tag).first().getByText('to play.').waitFor();
    const client = await page.context().newCDPSession(page);
    const count = async () => {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners, documents } = await client.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners, documents };
    };
    const mount = (times) =>
      page.evaluate(
        async ([times, tag, move]) => {
          for (let i = 0; i < times; i++) {
            const board = document.createElement(tag);
            document.body.append(board);
            await board.updateComplete;
            board.play(move);
            await board.updateComplete;
            board.remove();
            await new Promise((done) => setTimeout(done));
          }
          await new Promise((done) => setTimeout(done, 1000));
        },
        [times, tag, move],
      );
    await mount(3);
    const before = await count();
    await mount(100);
    const after = await count();
    assert.ok(after.nodes - before.nodes < 100, `${before.nodes} nodes became ${after.nodes}`);
    assert.ok(after.jsEventListeners - before.jsEventListeners < 10, JSON.stringify({ before, after }));
  });

  test(`a ${tag} has at most ten listeners and none on the window`, async () => {
    const { page } = await open('both');
    await page.locator(tag).first().getByText('to play.').waitFor();
    const added = await page.evaluate(async (tag) => {
      const calls = [];
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...args) {
        calls.push(this === window ? 'window' : 'board');
        return addEventListener.apply(this, args);
      };
      const board = document.createElement(tag);
      document.body.append(board);
      await board.updateComplete;
      EventTarget.prototype.addEventListener = addEventListener;
      return calls;
    }, tag);
    assert.ok(added.length > 0 && added.length <= 10, String(added.length));
    assert.ok(!added.includes('window'));
  });
}
