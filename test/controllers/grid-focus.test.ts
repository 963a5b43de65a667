import { expect, html } from '@open-wc/testing';
import { board, cell, parts, press } from '../board/support.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import '../../src/games/pylos/define.js';

const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
const at = (element: Element) => element.shadowRoot!.activeElement?.id;
const acting = (element: Element) =>
  parts(element, 'cell').flatMap((one) =>
    one.matches('[part~=target], [part~=movable], [part~=choosable]') ? one.id : [],
  );
/** Goes on by a key until it comes to a cell again; says where it was. */
const round = async (element: Element, key: string) => {
  const been: string[] = [];
  for (;;) {
    await press(key);
    if (been.includes(at(element)!)) return been;
    been.push(at(element)!);
  }
};

describe('GridFocus', () => {
  it('goes by N to every cell where something may be done, in order and round', async () => {
    const element = await board<PylosBoard>(html`<pylos-board position=${`${SQUARE} d4`}></pylos-board>`);
    cell(element, 'a1').focus();
    expect(await round(element, 'n')).to.have.members(acting(element));
    expect(acting(element)).to.deep.equal(['c4', 'd4', 'c3', 'd3']);
  });

  it('goes by P the other way', async () => {
    const element = await board<PylosBoard>(html`<pylos-board position=${`${SQUARE} d4`}></pylos-board>`);
    cell(element, 'd3').focus();
    await press('p');
    expect(at(element)).to.equal('c3');
    await press('n');
    expect(at(element)).to.equal('d3');
  });

  it('goes by N through the levels', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board position="l2d/4/dl2/ld2 3/3/3 2/2 1 l"></pylos-board>`,
    );
    cell(element, 'd1').focus();
    await press('n');
    expect(at(element)).to.equal('e1');
    await press('n');
    expect(at(element)).to.equal('a4');
  });

  it('goes by N in a grid of one level', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    cell(element, 'a1').focus();
    expect(await round(element, 'n')).to.have.members(['f4', 'd6', 'f6']);
  });

  it('stays by N where nothing may be done', async () => {
    const element = await board<PylosBoard>(
      html`<pylos-board position="llld/dlll/dlll/dlll dd1/dld/ddd 2/ll 1 l"></pylos-board>`,
    );
    cell(element, 'b2').focus();
    await press('n');
    expect(at(element)).to.equal('b2');
  });

  for (const [what, key, held] of [
    ['Ctrl+P, which prints', 'p', 'ctrlKey'],
    ['Cmd+P, which prints', 'p', 'metaKey'],
    ['Ctrl+N', 'n', 'ctrlKey'],
    ['Alt+Left, which goes back', 'ArrowLeft', 'altKey'],
    ['Cmd+Right', 'ArrowRight', 'metaKey'],
  ] as const) {
    it(`leaves ${what} to the browser`, async () => {
      const element = await board(html`<rolit-board></rolit-board>`);
      cell(element, 'd4').focus();
      const event = new KeyboardEvent('keydown', {
        key,
        [held]: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      cell(element, 'd4').dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(false);
      expect(at(element)).to.equal('d4');
    });
  }
});
