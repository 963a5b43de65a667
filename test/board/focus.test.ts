import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/ur/define.js';
import type { RealQueenBoard } from '../../src/games/real-queen/real-queen-board.js';
import type { UrBoard } from '../../src/games/ur/ur-board.js';
import { board, cell, part, press, push, status } from './support.js';

const focused = (element: Element) => element.shadowRoot!.activeElement?.id;

describe('the focus of a board', () => {
  it('goes to the cells where the button goes that had it, though the page played', async () => {
    const element = await board<UrBoard>(html`<ur-board seed="7"></ur-board>`);
    (part(element, 'choice') as HTMLElement).focus();
    element.play('roll');
    await element.updateComplete;
    expect(part(element, 'choice')).to.equal(null);
    expect(element.shadowRoot!.activeElement!.matches('.cell[tabindex="0"]')).to.equal(true);
  });

  it('stays at its cell when the board is turned', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    cell(element, 'c3').focus();
    element.flip();
    await element.updateComplete;
    expect(focused(element)).to.equal('c3');
  });

  it('moves no page when it is given on', async () => {
    const element = await board<UrBoard>(html`<ur-board seed="7" style="margin-block: 3000px"></ur-board>`);
    const page = document.scrollingElement!;
    page.scrollTop = 0;
    (part(element, 'choice') as HTMLElement).focus({ preventScroll: true });
    element.play('roll');
    await element.updateComplete;
    expect(page.scrollTop).to.equal(0);
  });

  it('is that of the element where there are no cells', async () => {
    const element = await board(html`<rolit-board mode="figure" tabindex="0"></rolit-board>`);
    element.focus();
    expect(document.activeElement).to.equal(element);
  });

  it('is given to the tab stop by focus()', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    element.focus();
    expect(element.shadowRoot!.activeElement!.matches('.cell[tabindex="0"]')).to.equal(true);
  });
});

describe('keys at a board', () => {
  it('are the same with Caps Lock', async () => {
    const ur = await board<UrBoard>(html`<ur-board seed="7"></ur-board>`);
    cell(ur, 'b4').focus();
    await press('T');
    expect(ur.match.started).to.have.length(1);
    const rolit = await board(html`<rolit-board takeback></rolit-board>`);
    cell(rolit, 'a1').focus();
    await press('N');
    expect(cell(rolit, focused(rolit)!).matches('[part~=target]')).to.equal(true);
    await press('Enter');
    expect(rolit.match.ply).to.equal(1);
    await press('Control+Z');
    expect(rolit.match.ply).to.equal(0);
  });

  it('take nothing back with Shift, nor from a field in a caption', async () => {
    const element = await board(
      html`<rolit-board takeback><span slot="caption"><input /></span></rolit-board>`,
    );
    element.play('f4');
    cell(element, 'a1').focus();
    await sendKeys({ down: 'Control' });
    await press('Shift+Z');
    await sendKeys({ up: 'Control' });
    expect(element.match.ply).to.equal(1);
    element.querySelector('input')!.focus();
    await press('Control+z');
    expect(element.match.ply).to.equal(1);
  });

  it('put down by Escape what a button picked up', async () => {
    const element = await board<RealQueenBoard>(html`<real-queen-board></real-queen-board>`);
    await push(element, 'choice');
    expect(status(element)).to.match(/Escape puts her down/);
    await press('Escape');
    expect(part(element, 'choice')!.getAttribute('aria-pressed')).to.equal(null);
  });
});

describe('a board on which nothing may be played', () => {
  const RAISE = 'll2/dl2/4/dd1l 3/3/3 2/2 1 l';
  for (const mode of ['figure', 'replay']) {
    it(`picks nothing up and refuses nothing in a ${mode} that may be marked`, async () => {
      const element = await board<PylosBoard>(
        html`<pylos-board mode=${mode as 'figure'} markable position=${RAISE}></pylos-board>`,
      );
      let refused = 0;
      element.addEventListener('board-refused', () => refused++);
      const before = status(element);
      for (const name of ['d1', 'a4']) {
        cell(element, name).focus();
        await press('Enter');
        await element.updateComplete;
      }
      expect([refused, status(element)]).to.deep.equal([0, before]);
    });
  }
});
