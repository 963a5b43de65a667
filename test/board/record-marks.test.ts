import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../src/elements/board-moves.js';
import { beside } from '../elements/support.js';
import { board, drawing, part, picture, status } from './support.js';

const RECORD =
  '[Rules "size=4"] {[marks b3!] Look here.} 1. d2 {[marks d2! b2>c3@teal] The edge. [marks a1x]} c1 {Nothing drawn.}';
const marked = (element: Element) => drawing(element).querySelectorAll('.mk').length;
const replay = (marks = '') =>
  board(html`<rolit-board mode="replay" moves=${RECORD} marks=${marks}></rolit-board>`);

describe('marks in a record', () => {
  it('may hold brackets in a label', async () => {
    const element = await board(
      html`<rolit-board mode="replay" ply="1" moves='1. f4 {[marks c1:"x]y"] Quiet.}'></rolit-board>`,
    );
    expect(part(element, 'error')).to.equal(null);
    expect(status(element)).to.match(/ Quiet\.$/);
    expect(element.allMarks).to.equal('c1:"x]y"');
  });

  it('are drawn where they are said', async () => {
    const element = await replay();
    // Before the first move: on the beginning.
    expect(marked(element)).to.equal(1);
    element.redo();
    await element.updateComplete;
    // A ring, an arrow of two shapes, a cross.
    expect(marked(element)).to.equal(4);
    element.redo();
    await element.updateComplete;
    expect(marked(element)).to.equal(0);
  });

  it('are drawn with those of the attribute', async () => {
    const element = await replay('a4!');
    expect(marked(element)).to.equal(2);
  });

  it('are told, and the comment without them', async () => {
    const element = await replay();
    element.redo();
    await element.updateComplete;
    expect(drawing(element).getAttribute('aria-label')).to.contain('a ring on d2');
    expect(status(element)).to.match(/one ball turned; green to play\. The edge\.$/);
    element.goTo(0);
    await element.updateComplete;
    // Before the first move: on the beginning.
    expect(status(element)).to.equal('Red to play. Look here.');
  });

  it('give the same picture by stepping and by jumping', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const stepped = await replay();
    stepped.redo();
    const jumped = await board(html`<rolit-board mode="replay" moves=${RECORD} ply="1"></rolit-board>`);
    await stepped.updateComplete;
    await jumped.updateComplete;
    expect(picture(stepped)).to.equal(picture(jumped));
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('stay in the text of the record', async () => {
    const element = await replay();
    expect(await element.record).to.contain('[marks d2! b2>c3@teal] The edge. [marks a1x]');
  });

  it('that cannot be read are told', async () => {
    const element = await board(html`<rolit-board mode="replay" moves="{[marks z9!]} 1. f4"></rolit-board>`);
    expect(element.shadowRoot!.querySelector('[part=error]')!.textContent).to.contain('z9!');
  });

  it('are not read out in a list of moves', async () => {
    const { root, board: element } = await beside('board-moves');
    element.moves = RECORD;
    await waitUntil(() => root.textContent!.includes('The edge.'));
    expect(root.textContent).not.to.contain('marks');
  });
});
