import { expect, html } from '@open-wc/testing';
import { AFTER, board, drawing, MIDGAME } from './support.js';

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');
const shapes = (root: ParentNode) =>
  [...root.querySelectorAll('path, rect, circle, text')].map((one) => [
    one.localName,
    ...['d', 'x', 'y', 'transform', 'width'].map((name) => one.getAttribute(name)),
    one.textContent,
  ]);

describe('toSvg', () => {
  it('gives a well-formed file with a title', async () => {
    const element = await board(html`<rolit-board position=${AFTER}></rolit-board>`);
    const file = parse(await element.toSvg());
    expect(file.querySelector('parsererror')).to.equal(null);
    expect(file.documentElement.namespaceURI).to.equal('http://www.w3.org/2000/svg');
    expect(file.querySelector('title')!.textContent).to.contain('green on g3');
  });

  it('draws the same shapes as a figure', async () => {
    const element = await board(
      html`<rolit-board mode="figure" coordinates position=${AFTER}></rolit-board>`,
    );
    const file = parse(await element.toSvg());
    expect(shapes(file)).to.deep.equal(shapes(drawing(element)));
    expect(file.documentElement.getAttribute('viewBox')).to.equal(drawing(element).getAttribute('viewBox'));
  });

  it('shows the position that was reached, without targets', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    element.play('g3');
    const file = parse(await element.toSvg());
    expect(file.querySelectorAll('[class~=rolit-t]')).to.have.length(0);
    const [green] = file.querySelectorAll('[marker-mid="url(#rolit-green)"][stroke-width="1"]');
    expect(green!.getAttribute('d')!.split(' ')).to.have.length(8 + 3);
  });

  it('prefixes every id, reference and class, so that several may share a page', async () => {
    const element = await board(html`<rolit-board position=${AFTER}></rolit-board>`);
    const text = await element.toSvg('fig7');
    const file = parse(text);
    for (const one of file.querySelectorAll('[id]')) expect(one.id).to.match(/^fig7-/);
    for (const one of file.querySelectorAll('[class]')) {
      for (const name of one.getAttribute('class')!.split(' ')) expect(name).to.match(/^fig7(-|$)/);
    }
    for (const [, name] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      expect(file.getElementById(name!), name).not.to.equal(null);
    }
    const style = file.querySelector('style')!.textContent!;
    for (const [, selector] of style.matchAll(/(?:^|[{}])\s*([^{}@]+)\{/g)) {
      for (const one of selector!.split(',')) expect(one).to.match(/\.fig7/);
    }
  });
});
