import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { part } from './support.js';

describe('the room of a board', () => {
  for (const [where, style] of [
    ['a block', ''],
    ['a flex row', 'display: flex'],
    ['a flex column', 'display: flex; flex-direction: column'],
    ['a grid cell', 'display: grid'],
  ]) {
    it(`is all of ${where}, whatever its line of status says`, async () => {
      const box = await fixture<HTMLElement>(`<div style="inline-size: 360px; ${style}"></div>`);
      box.innerHTML = '<rolit-board></rolit-board>';
      const element = box.querySelector<RolitBoard>('rolit-board')!;
      await element.updateComplete;
      expect(element.offsetWidth).to.equal(360);
      element.play('f4');
      await element.updateComplete;
      expect(element.offsetWidth).to.equal(360);
    });
  }

  for (const mode of ['play', 'figure']) {
    it(`is all that there is in a box as wide as what it holds, in ${mode}`, async () => {
      const box = await fixture<HTMLElement>('<div style="inline-size: 360px"></div>');
      box.innerHTML = `<div style="display: inline-block"><rolit-board mode="${mode}"></rolit-board></div>`;
      const element = box.querySelector<RolitBoard>('rolit-board')!;
      await element.updateComplete;
      expect(element.offsetWidth).to.equal(360);
    });
  }

  it('is less by the margins that the page gives it', async () => {
    const box = await fixture<HTMLElement>('<div style="inline-size: 360px"></div>');
    box.innerHTML = '<rolit-board style="margin: 0 20px; padding: 0 5px"></rolit-board>';
    const element = box.querySelector<RolitBoard>('rolit-board')!;
    await element.updateComplete;
    expect(element.offsetWidth).to.equal(320);
    expect(box.scrollWidth).to.equal(360);
  });

  it('is none where the page hides it', async () => {
    const element = await fixture<RolitBoard>('<rolit-board hidden></rolit-board>');
    expect(element.offsetWidth).to.equal(0);
  });

  it('is drawn on paper wherever it stands', async () => {
    const element = await fixture<RolitBoard>('<rolit-board></rolit-board>');
    await element.updateComplete;
    const seen = () => getComputedStyle(part(element, 'board')!).getPropertyValue('content-visibility');
    expect(seen()).to.equal('auto');
    await emulateMedia({ media: 'print' });
    expect(seen()).to.equal('visible');
    await emulateMedia({ media: 'screen' });
  });
});
