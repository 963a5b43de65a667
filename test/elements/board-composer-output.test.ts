import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import type { BoardElement } from '../../src/board/board-element.js';
import { click, part, picture, warnings } from '../board/support.js';
import { composer, parsed, TOWER, withClipboard } from './composer.js';
import { mouse } from './support.js';

describe('what <board-composer> gives', () => {
  it('writes every attribute so that it reads back, and only those that say something', async () => {
    const { board, output, type, pick, root, until } = await composer();
    await type('position', TOWER);
    await type('marks', 'a1:"<b>" b1>b2@teal d4:"&quot;"');
    await type('width', '320');
    await type('caption', 'Light & dark <i>');
    await pick('near', 'dark');
    await mouse('click', root.querySelector('[name=coordinates]')!);
    await until();
    const { made, attributes } = parsed(output());
    expect(attributes).to.deep.equal({
      mode: 'figure',
      position: TOWER,
      marks: 'a1:"<b>" b1>b2@teal d4:"&quot;"',
      near: 'dark',
      coordinates: '',
    });
    expect(made.innerHTML).to.equal('<span slot="caption">Light &amp; dark &lt;i&gt;</span>');
    expect(output()).not.to.contain('\n');
    // A strict policy would block a style attribute: the width is a rule for the page's own style sheet.
    const [, rule] = root.querySelectorAll('textarea');
    expect(rule!.value).to.equal('pylos-board { max-inline-size: 320px }');
    // The board that it makes is the one that is shown, without what only sets it up.
    expect(board().style.maxWidth).to.equal('320px');
    const copy = await fixture<typeof made & BoardElement<unknown, unknown>>(made as HTMLElement);
    await copy.updateComplete;
    expect(copy.match.position).to.equal(TOWER);
    expect(copy.toSvg ? await copy.toSvg() : '').to.equal(await board().toSvg());
  });

  it('reads a text when it has rested, or is left', async () => {
    const { field, board, output, told, push } = await composer();
    const said = await warnings(async () => {
      field('marks').focus();
      await sendKeys({ type: 'a1' });
      expect(output()).to.equal('<pylos-board mode="figure"></pylos-board>');
      await sendKeys({ type: '!' });
      let copied: unknown;
      const write = async ([item]: ClipboardItems) => {
        copied = await (await item!.getType('text/plain')).text();
      };
      await withClipboard(write, async () => {
        await push('Copy HTML');
        await waitUntil(() => told() === 'HTML copied.');
      });
      expect(copied).to.equal('<pylos-board mode="figure" marks="a1!"></pylos-board>');
      expect(part(board(), 'error')).to.equal(null);
    });
    expect(said).to.deep.equal([]);
  });

  it('copies the line, and tells so', async () => {
    const { output, push, told, type } = await composer();
    let copied = '';
    const write = async ([item]: ClipboardItems) => {
      copied = await (await item!.getType('text/plain')).text();
    };
    await withClipboard(write, async () => {
      await push('Copy HTML');
      await waitUntil(() => told() === 'HTML copied.');
    });
    expect(copied).to.equal(output());
    await type('marks', 'a1!');
    expect(told()).to.equal('');
  });

  it('copies the drawing, with its width', async () => {
    const { board, push, type, told } = await composer();
    await type('width', '300');
    let copied = '';
    const write = async ([item]: ClipboardItems) => {
      copied = await (await item!.getType('text/plain')).text();
    };
    await withClipboard(write, async () => {
      await push('Copy SVG');
      await waitUntil(() => told() === 'SVG copied.');
    });
    expect(copied).to.equal((await board().toSvg()).replace('<svg', '<svg width="300"'));
    const { documentElement } = new DOMParser().parseFromString(copied, 'image/svg+xml');
    expect([documentElement.localName, documentElement.getAttribute('width')]).to.deep.equal(['svg', '300']);
  });

  it('selects the text where it may not copy', async () => {
    const { root, push, told, until, output, board } = await composer();
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const selected = () => {
      const area = root.querySelector('textarea')!;
      if (root.activeElement !== area) return '';
      return area.value.slice(area.selectionStart, area.selectionEnd);
    };
    await withClipboard(refuse, async () => {
      await push('Copy HTML');
      await waitUntil(() => selected() === '<pylos-board mode="figure"></pylos-board>');
      expect(told()).to.match(/selected/);
      const file = await board().toSvg();
      await push('Copy SVG');
      await waitUntil(() => selected() === file);
    });
    await click(board(), 'a1');
    await until();
    expect(output()).to.match(/^<pylos-board/);
  });

  it('saves the drawing as a file', async () => {
    const { board, push } = await composer();
    const saved = new Promise<HTMLAnchorElement>((done) => {
      const { click: old } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        HTMLAnchorElement.prototype.click = old;
        done(this);
      };
    });
    await push('Download SVG');
    const { download, href } = await saved;
    expect(download).to.equal('pylos.svg');
    const file = await fetch(href);
    expect(file.headers.get('content-type')).to.equal('image/svg+xml');
    expect(await file.text()).to.equal(await board().toSvg());
  });
});

describe('the picture of a preview', () => {
  it('is that of the board on the page', async () => {
    const { board, output, type, view } = await composer(html`<board-composer game="ur"></board-composer>`);
    await type('position', '2l1xx1l/1l1d4/3dxxd1 d l2d1');
    await view('on');
    board().removeAttribute('markable');
    await board().updateComplete;
    const copy = await fixture<BoardElement<unknown, unknown>>(parsed(output()).made as HTMLElement);
    await copy.updateComplete;
    expect(picture(copy)).to.equal(picture(board()));
  });
});
