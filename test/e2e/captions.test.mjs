import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './support.mjs';

/** What Chromium tells assistive technology: role and name of everything in a page. */
async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ role, name }) => [role?.value, name?.value]);
}

test('a figure with a caption is a figure of that name, and one without is a picture alone', async () => {
  const { page } = await open('figure');
  await page.evaluate(async () => {
    document.body.innerHTML =
      '<rolit-board mode="figure"><p slot="caption">The start</p></rolit-board><rolit-board mode="figure"></rolit-board>';
    await customElements.whenDefined('rolit-board');
    await Promise.all([...document.body.children].map(({ updateComplete }) => updateComplete));
  });
  const nodes = await tree(page);
  assert.deepEqual(
    nodes.filter(([role]) => role === 'figure'),
    [['figure', 'The start']],
  );
  assert.equal(
    nodes.filter(([role, name]) => /^im(g|age)$/.test(role) && /^Rolit board/.test(name)).length,
    2,
  );
});
