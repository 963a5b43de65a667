import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { board, cell, click, part, parts, press } from './support.js';

describe('a part of a board that is played on', () => {
  const cropped = () => board(html`<rolit-board crop="c3:f6"></rolit-board>`);

  it('has the cells that are shown, and no others', async () => {
    const element = await cropped();
    const names = parts(element, 'cell').map(({ id }) => id);
    expect(names).to.have.length(16);
    expect(names.every((name) => /[c-f][3-6]/.test(name))).to.equal(true);
  });

  it('keeps the keys within', async () => {
    const element = await cropped();
    cell(element, 'd4').focus();
    await press('Home');
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement!.id).to.match(/^c/);
    await press('Control+End');
    expect(element.shadowRoot!.activeElement!.id).to.match(/^[cf][36]$/);
  });

  it('is played on, and has one tab stop', async () => {
    const element = await cropped();
    await click(element, 'f4');
    expect(element.match.ply).to.equal(1);
    expect(parts(element, 'cell').filter((one) => one.matches('[tabindex="0"]'))).to.have.length(1);
    expect(part(element, 'error')).to.equal(null);
  });
});
