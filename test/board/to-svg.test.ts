import { expect, html } from '@open-wc/testing';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import '../../src/games/pylos/define.js';
import { AFTER, board, drawing, MIDGAME } from './support.js';

/** Nineteen balls of Pylos on three levels. */
const PYLOS = '2ll/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l';
const pylos = (template: ReturnType<typeof html>) => board<PylosBoard>(template);

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');
const shapes = (root: ParentNode) =>
  [...root.querySelectorAll('path, rect, circle, ellipse, text')].map((one) => [
    one.localName,
    ...['d', 'x', 'y', 'transform', 'width', 'stroke-width'].map((name) => one.getAttribute(name)),
    one.textContent,
  ]);

describe('toSvg', () => {
  it('gives a well-formed file with a title', async () => {
    const element = await board(html`<rolit-board position=${AFTER}></rolit-board>`);
    const file = parse(await element.toSvg());
    expect(file.querySelector('parsererror')).to.equal(null);
    expect(file.documentElement.namespaceURI).to.equal('http://www.w3.org/2000/svg');
    expect(file.querySelector('desc')!.textContent).to.contain('green on g3');
  });

  it('draws the same shapes as a figure', async () => {
    const element = await board(
      html`<rolit-board mode="figure" coordinates position=${AFTER}></rolit-board>`,
    );
    const file = parse(await element.toSvg());
    expect(shapes(file)).to.deep.equal(shapes(drawing(element)));
    expect(file.documentElement.getAttribute('viewBox')).to.equal(drawing(element).getAttribute('viewBox'));
  });

  for (const view of ['above', 'tilt'] as const) {
    it(`draws the same shapes as a figure of Pylos seen from ${view}`, async () => {
      const element = await pylos(
        html`<pylos-board mode="figure" coordinates view=${view} position=${PYLOS}></pylos-board>`,
      );
      const file = parse(await element.toSvg());
      expect(file.querySelector('parsererror')).to.equal(null);
      expect(shapes(file)).to.deep.equal(shapes(drawing(element)));
      expect(file.documentElement.getAttribute('viewBox')).to.equal(drawing(element).getAttribute('viewBox'));
      expect(file.querySelector('desc')!.textContent).to.contain('light on c4');
    });

    it(`gives the figure of a board of Pylos in play, seen from ${view}: no trays, no targets`, async () => {
      const playing = await pylos(html`<pylos-board view=${view} position=${PYLOS}></pylos-board>`);
      const figure = await pylos(
        html`<pylos-board mode="figure" view=${view} position=${PYLOS}></pylos-board>`,
      );
      expect(await playing.toSvg()).to.equal(await figure.toSvg());
    });
  }

  it('shows the other view of Pylos as another picture', async () => {
    const element = await pylos(html`<pylos-board position=${PYLOS}></pylos-board>`);
    const above = await element.toSvg();
    element.view = 'tilt';
    expect(await element.toSvg()).not.to.equal(above);
  });

  it('shows a move of Pylos that is begun as far as it is played', async () => {
    const element = await pylos(html`<pylos-board position="2l1/2ll/dd2/d3 3/3/3 2/2 1 l"></pylos-board>`);
    element.play('d4');
    const file = parse(await element.toSvg());
    const [body] = file.querySelectorAll('.pylos-n.pylos-light');
    expect(body!.getAttribute('d')!.match(/M[\d.-]+ [\d.-]+a/g)).to.have.length(4);
    expect(file.querySelectorAll('.pylos-dash, .pylos-dot')).to.have.length(0);
  });

  it('shows the position that was reached, without targets', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    element.play('g3');
    const file = parse(await element.toSvg());
    expect(file.querySelectorAll('[class~=rolit-t]')).to.have.length(0);
    const [green] = file.querySelectorAll('[marker-mid="url(#rolit-green)"][stroke-width="1"]');
    expect(green!.getAttribute('d')!.split(' ')).to.have.length(8 + 3);
  });

  it('is well-formed whatever a label or a prefix holds', async () => {
    const label = 'a\u0000b\u001f\u000b\uffff\ud800c &<\u{1f3b2} url(#x) id=';
    const element = await board<PylosBoard>(
      html`<pylos-board mode="figure" marks=${`a1:"${label}" @amber="${label}"`}></pylos-board>`,
    );
    for (const [prefix, name] of [
      ['a"><script>&$1', 'ascript1'],
      ['1 st', '_1st'],
      ['', '_'],
      ['fig-é', 'fig-é'],
      [5, '_5'],
    ] as const) {
      const text = await element.toSvg(prefix as string);
      const file = parse(text);
      expect(file.querySelector('parsererror'), `${prefix}`).to.equal(null);
      expect(file.documentElement.getAttribute('class')).to.equal(name);
      expect(file.querySelector(`.${name}-ml`)!.textContent).to.equal(
        'a\ufffdb\ufffd\ufffd\ufffd\ufffdc &<\u{1f3b2} url(#x) id=',
      );
      expect(file.querySelector('desc')!.textContent).to.contain('\ufffdc &<\u{1f3b2} url(#x)');
    }
  });

  for (const [tag, template] of [
    ['rolit-board', html`<rolit-board position=${AFTER}></rolit-board>`],
    ['pylos-board', html`<pylos-board coordinates position=${PYLOS}></pylos-board>`],
    ['tilted pylos-board', html`<pylos-board coordinates view="tilt" position=${PYLOS}></pylos-board>`],
  ] as const) {
    it(`prefixes every id, reference and class of a ${tag}, so that several may share a page`, async () => {
      const element = await board<PylosBoard | RolitBoard>(template);
      const text = await element.toSvg('fig7');
      const file = parse(text);
      for (const one of file.querySelectorAll('[id]')) expect(one.id).to.match(/^fig7-/);
      for (const one of file.querySelectorAll('[class]')) {
        for (const name of one.getAttribute('class')!.match(/\S+/g) ?? [])
          expect(name).to.match(/^fig7(-|$)/);
      }
      for (const [, name] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
        expect(file.getElementById(name!), name).not.to.equal(null);
      }
      const style = file.querySelector('style')!.textContent!;
      for (const [, selector] of style.matchAll(/(?:^|[{}])\s*([^{}@]+)\{/g)) {
        for (const one of selector!.split(',')) expect(one).to.match(/\.fig7/);
      }
    });
  }
});
