import { expect, fixture, html } from '@open-wc/testing';
import { isFault } from '../../src/core/fault.js';
import '../../src/games/pylos/define.js';
import { figure as pylos } from '../../src/games/pylos/figure.js';
import '../../src/games/real-queen/define.js';
import { figure as realQueen } from '../../src/games/real-queen/figure.js';
import { figure as rolit } from '../../src/games/rolit/figure.js';
import '../../src/games/ur/define.js';
import { figure as ur } from '../../src/games/ur/figure.js';
import { drawing, MIDGAME } from './support.js';

/** The attributes of a figure, which are the options of the function too. */
type Options = Readonly<Record<string, string | boolean | number>>;
const FIGURES: readonly (readonly [tag: string, figure: (options: Options) => unknown, options: Options])[] =
  [
    ['rolit-board', rolit, {}],
    ['rolit-board', rolit, { position: MIDGAME, coordinates: true, marks: 'g3! a1..b2~@teal' }],
    ['rolit-board', rolit, { moves: '1. d2 {[marks d2!] There.} c1', rules: 'size=4', ply: 1 }],
    ['rolit-board', rolit, { position: MIDGAME, crop: 'c3:f6', near: 'left' }],
    ['pylos-board', pylos, { position: '4/4/2l1/1d2 3/3/3 2/2 1 l', marks: 'b1>c2 d4!' }],
    [
      'pylos-board',
      pylos,
      { position: '2ll/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l', view: 'tilt', flipped: true },
    ],
    ['ur-board', ur, { position: '4xx2/3d4/l3xx2 l l0d0', near: 'left', coordinates: 'path' }],
    ['ur-board', ur, { marks: 'path:light b4=dark' }],
    ['real-queen-board', realQueen, { position: '7/7/7/3B3/2www2/7/7 w w17b20', castle: true }],
    [
      'real-queen-board',
      realQueen,
      { position: '7/7/7/3B3/2www2/7/7 - w17b20', marks: 'f3=white c3-f3@rose' },
    ],
  ];

describe('a figure without a page', () => {
  for (const [tag, figure, options] of FIGURES) {
    it(`is the same file as that of <${tag}> with ${JSON.stringify(options)}`, async () => {
      const element = document.createElement(tag) as HTMLElementTagNameMap['rolit-board'];
      element.setAttribute('mode', 'figure');
      for (const [name, value] of Object.entries(options)) {
        if (typeof value === 'boolean') element.toggleAttribute(name, value);
        else element.setAttribute(name, `${value}`);
      }
      if (options.coordinates === 'path') element.coordinates = 'path';
      await fixture(html`<div>${element}</div>`);
      await element.updateComplete;
      const file = figure(options);
      expect(file).to.equal(await element.toSvg());
      const { documentElement } = new DOMParser().parseFromString(file as string, 'image/svg+xml');
      expect(documentElement.querySelector('parsererror')).to.equal(null);
      expect(documentElement.querySelector('desc')!.textContent).to.equal(
        drawing(element).getAttribute('aria-label'),
      );
      expect(documentElement.querySelector('title')!.textContent).to.match(/^[\w ]+$/);
    });
  }

  for (const [name, figure] of Object.entries({ pylos, realQueen, rolit, ur })) {
    it(`of ${name} takes nothing for the start`, () => {
      const file = figure({});
      expect(file).to.match(/^<svg /);
      expect(figure(null as never)).to.equal(file);
    });
  }

  const FAULTS: readonly (readonly [options: Options, place: string])[] = [
    [{ position: 'moon' }, 'position'],
    [{ near: 'moon' }, 'near'],
    [{ marks: 'z9!' }, 'marks'],
    [{ crop: 'moon' }, 'crop'],
    [{ moves: 'z9' }, 'line 1'],
    [{ rules: 'size=5' }, 'rules'],
  ];
  for (const [options, place] of FAULTS) {
    it(`tells what it cannot read of ${JSON.stringify(options)}`, () => {
      const fault = rolit(options);
      expect(isFault(fault) && fault.place).to.contain(place);
    });
  }

  for (const [name, value, figure] of [
    ['view', 'side', pylos],
    ['flipped', 'yes', pylos],
    ['coordinates', 'foo', ur],
    ['castle', 1, realQueen],
  ] as const) {
    it(`takes no other kind of value as ${name}, and says which it takes`, () => {
      const fault = (figure as (options: unknown) => unknown)({ [name]: value });
      expect(isFault(fault) && fault.place).to.equal(name);
      expect(isFault(fault) && fault.message).to.contain(
        typeof value === 'string' ? `“${value}”` : '“number”',
      );
      const none = (figure as (options: unknown) => unknown)({ [name]: null });
      expect(none).to.equal(figure());
    });
  }

  it('takes flags as attributes have them, and throws at nothing that it is given', () => {
    const loose = pylos as (options: unknown) => unknown;
    expect(loose({ flipped: '' })).to.equal(pylos({ flipped: true }));
    expect(realQueen({ castle: '' as unknown as boolean })).to.equal(realQueen({ castle: true }));
    expect(isFault(loose({ view: Object.create(null) as object }))).to.equal(true);
    expect(loose({ castle: 'x' })).to.equal(pylos());
  });

  for (const name of ['position', 'moves', 'rules', 'near', 'marks', 'crop', 'prefix', 'ply']) {
    it(`takes no other kind of value as ${name}, and throws nothing`, () => {
      const wrong = name === 'ply' ? ['1', NaN, {}, [], true] : [5, 0, true, {}, [], Symbol('x'), () => ''];
      for (const value of wrong) {
        for (const figure of [rolit, pylos, ur, realQueen]) {
          const fault = (figure as (options: unknown) => unknown)({ [name]: value });
          expect(isFault(fault) && [fault.place, fault.expected]).to.deep.equal([
            name,
            name === 'ply' ? 'a number' : 'text',
          ]);
        }
      }
      const none = (rolit as (options: unknown) => unknown)({ [name]: null });
      expect(none).to.equal(rolit());
    });
  }

  it('is drawn of the start where the options are no object', () => {
    const loose = rolit as (options: unknown) => unknown;
    for (const options of [null, 5, 'x']) expect(loose(options)).to.equal(rolit());
  });
});
