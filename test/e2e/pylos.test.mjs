import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourfulness, darkness, difference, file, loaded, look, open, playPylos } from './support.mjs';

const begun = async (board, sentence = 'Light to play.') => {
  await board.getByText(sentence).waitFor();
  return board;
};

for (const lot of [3, 5]) {
  test(`a page with pylos-board alone, by a strict policy, plays a whole expert game by clicking (${lot})`, async () => {
    const { page, said } = await open('pylos');
    const clicked = await playPylos(await begun(page.locator('pylos-board')), lot);
    assert.match(await page.getByRole('status').textContent(), /(light|dark) wins/i);
    for (const [what, times] of Object.entries(clicked)) assert.ok(times > 0, what);
    assert.deepEqual(await page.evaluate(() => window.violations), []);
    assert.deepEqual(said, []);
  });
}

test('such a page is not violated by refusing, taking back, dragging, drawing or bad input either', async () => {
  const { page, said } = await open('pylos');
  const board = await begun(page.locator('pylos-board'));
  await board.evaluate((one) => one.setAttribute('position', '2l1/2ll/dd2/ld2 3/3/l2 2/2 1 l'));
  await board.locator('#c3').click();
  await board.getByText('PY-4').waitFor();
  await board.locator('#d4').click();
  await board.locator('#c3').click();
  await board.getByRole('button', { name: 'Take back' }).click();
  await board.locator('#d3').click();
  await board.getByRole('button', { name: 'One is enough' }).click();
  await board.evaluate((one) => one.setAttribute('position', 'l2d/4/dl2/ld2 3/3/3 2/2 1 l'));
  await board.locator('#a4').dragTo(board.locator('#e1'));
  await board.getByText('Light raised a4 to e1').waitFor();
  await board.evaluate((one) => one.setAttribute('view', 'tilt'));
  await board.evaluate((one) => one.toSvg());
  await page.waitForTimeout(600);
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(said, []);
  await board.evaluate((one) => one.setAttribute('position', 'nonsense'));
  await board.getByRole('note').waitFor();
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.equal(said.length, 1, said.join('\n'));
  assert.match(said[0], /<pylos-board> position/);
});

test('such a page loads the board and what it shares, its motion while playing, and no other game', async () => {
  const { page } = await open('pylos');
  const board = await begun(page.locator('pylos-board'));
  const first = await loaded(page);
  assert.ok(first.includes('/cdn/pylos-board.js'), String(first));
  assert.ok(!first.some((path) => /rolit|turning|flying|drag|motion|to-svg/.test(path)), String(first));
  await board.locator('#a1').click();
  await board.getByText('dark to play').waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /flying/.test(name)),
  );
  assert.ok(!(await loaded(page)).some((path) => /rolit|turning/.test(path)));
});

test('two games on one page are played to their ends, each by itself, and the page logs nothing', async () => {
  const { page, said } = await open('both');
  const boards = [page.locator('pylos-board').first(), page.locator('rolit-board').first()];
  await begun(boards[0]);
  await begun(boards[1], 'Red to play.');
  await playPylos(boards[0], 7);
  assert.match(await boards[0].getByRole('status').textContent(), /(light|dark) wins/i);
  assert.equal((await boards[1].getByRole('status').textContent()).trim(), 'Red to play.');
  for (let i = 0; i < 60; i++) {
    const legal = boards[1].getByRole('gridcell', { name: /turns|may be played/ });
    if (!(await legal.count())) break;
    await legal.first().click();
  }
  assert.match(await boards[1].getByRole('status').textContent(), /wins|share the victory/);
  await page.waitForTimeout(600);
  assert.deepEqual(said, []);
});

test('two boards of Pylos on one page are two games', async () => {
  const { page, said } = await open('both');
  const one = await begun(page.locator('pylos-board').first());
  await page.evaluate(() => document.body.append(document.createElement('pylos-board')));
  const other = await begun(page.locator('pylos-board').last());
  await one.locator('#a1').click();
  await other.locator('#d1').click();
  await other.locator('#d2').click();
  assert.equal(await one.evaluate((board) => board.match.position), '4/4/4/l3 3/3/3 2/2 1 d');
  assert.equal(await other.evaluate((board) => board.match.position), '4/4/3d/3l 3/3/3 2/2 1 l');
  await page.waitForTimeout(600);
  assert.deepEqual(said, []);
});

test('a tap before dragging is loaded is a tap: the next one raises, and nothing is refused or played twice', async () => {
  const { page, said } = await open('pylos');
  const board = await begun(page.locator('pylos-board'));
  await page.route(/\/cdn\/drag/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await board.evaluate((one) => {
    one.setAttribute('position', 'l2d/4/dl2/ld2 3/3/3 2/2 1 l');
    window.told = [];
    for (const type of ['board-step', 'board-refused']) {
      one.addEventListener(type, ({ type, detail }) =>
        window.told.push(`${type} ${detail.step ?? detail.tried}`),
      );
    }
  });
  await board.locator('#a4').click();
  await page.waitForTimeout(500);
  await board.locator('#e1').hover();
  await page.waitForTimeout(100);
  assert.equal(await board.locator('.motion > *').count(), 0, 'nothing is dragged without a button');
  await board.locator('#e1').click();
  await board.getByText('Light raised a4 to e1').waitFor();
  assert.deepEqual(await page.evaluate(() => window.told), ['board-step a4-e1']);
  assert.deepEqual(said, []);
});

/** A finger on the page, as the browser itself takes it. */
async function finger(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, points) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    down: (point) => send('touchStart', [point]),
    move: (point) => send('touchMove', [point]),
    up: () => send('touchEnd', []),
  };
}
const middle = async (at) => {
  const { x, y, width, height } = await at.boundingBox();
  return [x + width / 2, y + height / 2];
};
const touched = async () => {
  const { page, said } = await open('pylos', { hasTouch: true, isMobile: true });
  const board = await begun(page.locator('pylos-board'));
  await board.evaluate((one) => one.setAttribute('position', 'l2d/4/dl2/ld2 3/3/3 2/2 1 l'));
  await page.waitForTimeout(100);
  const history = () => board.evaluate((one) => one.match.history.map(({ text }) => text));
  return { page, said, board, history };
};

test('a finger taps a ball and its square', async () => {
  const { board, said, history } = await touched();
  await board.locator('#a4').tap();
  await board.getByText('The ball of a4 is picked up').waitFor();
  await board.locator('#e1').tap();
  await board.getByText('Light raised a4 to e1').waitFor();
  assert.deepEqual(await history(), ['a4-e1']);
  assert.deepEqual(said, []);
});

test('a finger drags a ball to its square, and the page does not scroll', async () => {
  const { page, board, said, history } = await touched();
  const { down, move, up } = await finger(page);
  const [from, to] = [await middle(board.locator('#a4')), await middle(board.locator('#e1'))];
  await down(from);
  await page.waitForTimeout(100);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await move([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    await page.waitForTimeout(20);
  }
  await up();
  await board.getByText('Light raised a4 to e1').waitFor({ timeout: 3000 });
  assert.deepEqual(await history(), ['a4-e1']);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(said, []);
});

test('a finger that drags a ball out and back has put it down', async () => {
  const { page, board, history } = await touched();
  const { down, move, up } = await finger(page);
  const [x, y] = await middle(board.locator('#a4'));
  await down([x, y]);
  await page.waitForTimeout(100);
  for (const by of [30, 60, 30, 0]) await move([x + by, y + by]);
  await up();
  await page.waitForTimeout(200);
  assert.deepEqual(await history(), []);
  assert.match(await page.getByRole('status').textContent(), /Light to play/);
});

test('a finger that trembles on a ball has tapped it', async () => {
  const { page, board } = await touched();
  const { down, move, up } = await finger(page);
  const [x, y] = await middle(board.locator('#a4'));
  await down([x, y]);
  await page.waitForTimeout(100);
  await move([x + 7, y + 3]);
  await move([x + 8, y + 2]);
  await up();
  await page.waitForTimeout(200);
  assert.match(await page.getByRole('status').textContent(), /The ball of a4 is picked up/);
});

for (const view of ['above', 'tilt']) {
  test(`the file of toSvg shows the picture of the element, seen from ${view}`, async () => {
    const { page } = await open('look-pylos');
    await begun(page.locator('#play'));
    const drawing = page.locator(`#${view} svg[part=board]`);
    const shown = await look(drawing);
    const text = await page.locator(`#${view}`).evaluate((board) => board.toSvg());
    const different = difference(await file(page, text), shown);
    assert.ok(different < 0.001, `${different} of the channels differ`);
  });

  test(`print is in one ink, on white, seen from ${view}`, async () => {
    const { page } = await open('look-pylos');
    await begun(page.locator('#play'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const picture = await look(page.locator(`#${view} svg[part=board]`));
    assert.ok(colourfulness(picture) < 40, String(colourfulness(picture)));
    assert.ok(darkness(picture) > 0.03 && darkness(picture) < 0.4, String(darkness(picture)));
  });

  test(`forced colours show the board in the colours of the system, seen from ${view}`, async () => {
    const { page } = await open('look-pylos');
    await begun(page.locator('#play'));
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const picture = await look(page.locator(`#${view} svg[part=board]`));
    assert.ok(colourfulness(picture) < 40, String(colourfulness(picture)));
    assert.ok(darkness(picture) > 0.6 && darkness(picture) < 0.97, String(darkness(picture)));
  });
}

test('print shows the balls of both sides in two ways, without a colour', async () => {
  const { page } = await open('look-pylos');
  const board = await begun(page.locator('#play'));
  await page.emulateMedia({ media: 'print' });
  const dark = async (name) => darkness(await look(board.locator(`#${name}`)));
  // c4 is a light ball and a3 a dark one, and both are free.
  assert.ok((await dark('a3')) > 1.3 * (await dark('c4')));
});

test('a playable board reads as a grid of levels with one tab stop, a figure as one image', async () => {
  const { page } = await open('look-pylos');
  await begun(page.locator('#play'));
  const tree = await page.locator('body').ariaSnapshot();
  assert.match(tree, /img "Pylos board: light on c4/);
  assert.match(
    tree,
    /grid "Pylos. Light has \d+ balls in reserve and dark has \d+ balls in reserve\. Light to play\."/,
  );
  assert.equal(tree.match(/- rowgroup:/g).length, 4);
  assert.match(tree, /gridcell "h1, level 3, light ball, on e1, f1, e2, and f2"/);
  assert.match(tree, /gridcell "a4, level 1, empty, a ball may be placed here"/);
  assert.match(tree, /status: Light to play\./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'body');
});
