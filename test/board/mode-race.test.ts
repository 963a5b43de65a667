import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/games/pylos/define.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import { board, cell, part } from './support.js';

describe('a mode that is set while an update is under way', () => {
  it('is entered, and nothing is played meanwhile', async () => {
    for (let k = 0; k < 40; k++) {
      const element = await board<PylosBoard>(html`<pylos-board mode="figure"></pylos-board>`);
      element.requestUpdate();
      for (let i = 0; i < k; i++) await Promise.resolve();
      element.mode = 'edit';
      await element.updateComplete;
      expect(part(element, 'palette'), `after ${k} ticks`).not.to.equal(null);
      cell(element, 'a1').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await element.updateComplete;
      expect(element.match.position, `after ${k} ticks`).to.equal('4/4/4/l3 3/3/3 2/2 1 l');
    }
  });
});
