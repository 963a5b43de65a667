import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import type { BoardComposer } from '../../src/elements/board-composer.js';
import { cell, centre, click, drawing, painted, part, press, status } from '../board/support.js';
import { composer, parsed, TOWER } from './composer.js';
import { settled } from './support.js';

describe('<board-composer>', () => {
  it('sets up a board of the first game, which stands in the page', async () => {
    const { it: element, board, output, field } = await composer();
    expect(element.children).to.have.length(1);
    expect(board().localName).to.equal('pylos-board');
    expect(board().mode).to.equal('edit');
    expect(part(board(), 'palette')).not.to.equal(null);
    expect(output()).to.equal('<pylos-board mode="figure"></pylos-board>');
    expect(element.markup).to.equal(output());
    expect([...field<HTMLSelectElement>('game').options].map(({ text }) => text)).to.deep.equal([
      'Pylos',
      'Real Queen',
      'Rolit',
      'Ur',
    ]);
  });

  it('offers the games that it is told of, and begins with the one that is chosen', async () => {
    const { board, field } = await composer(
      html`<board-composer games="ur rolit" game="rolit"></board-composer>`,
    );
    expect(board().localName).to.equal('rolit-board');
    expect([...field<HTMLSelectElement>('game').options].map(({ value }) => value)).to.deep.equal([
      'ur',
      'rolit',
    ]);
  });

  it('writes down what is set up by the mouse', async () => {
    const { board, output, field, until } = await composer();
    await click(board(), 'a1');
    await until();
    expect(field('position').value).to.equal('4/4/4/l3 3/3/3 2/2 1 l');
    expect(output()).to.equal('<pylos-board mode="figure" position="4/4/4/l3 3/3/3 2/2 1 l"></pylos-board>');
    // What the board says of it is still there.
    expect(status(board())).to.equal('Light ball on a1.');
    await click(board(), 'a1');
    await until();
    expect(output()).to.equal('<pylos-board mode="figure"></pylos-board>');
  });

  it('shows the position that is typed, and goes on from there', async () => {
    const { board, output, type, field, until } = await composer();
    await type('position', TOWER);
    expect(board().match.position).to.equal(TOWER);
    expect(parsed(output()).attributes.position).to.equal(TOWER);
    await click(board(), 'd4');
    await until();
    expect(field('position').value).to.equal('3l/4/ll2/dl2 3/3/l2 2/2 1 d');
    // The same text once more is another position than what is shown.
    await type('position', TOWER);
    expect(board().match.position).to.equal(TOWER);
    await type('position', '');
    expect(board().match.position).to.equal('4/4/4/4 3/3/3 2/2 1 l');
  });

  it('tells what cannot be read beside its field, and keeps the last good board and line', async () => {
    const { board, output, type, fault, field, root } = await composer();
    await type('position', TOWER);
    const line = output();
    await type('position', TOWER.replace('dl2', 'moon'));
    expect(fault('position')).to.match(/^position, level 1, row 4: .*“moon”/);
    expect(field('position').getAttribute('aria-invalid')).to.equal('true');
    expect(root.getElementById(field('position').getAttribute('aria-describedby')!)!.textContent).to.contain(
      'moon',
    );
    expect(board().match.position).to.equal(TOWER);
    expect(output()).to.equal(line);
    await type('marks', 'z9!');
    expect(fault('position')).to.contain('moon');
    await type('position', TOWER);
    expect(fault('position')).to.equal('');
    expect(fault('marks')).to.match(/^marks: expected a cell/);
    await type('marks', 'a1!');
    expect(fault('marks')).to.equal('');
    expect(parsed(output()).attributes.marks).to.equal('a1!');
  });

  it('says so where the position cannot be played from, though it can be looked at', async () => {
    const { board, output, type, fault, pick } = await composer();
    await type('position', '4/4/4/4 3/3/l2 2/2 1 l');
    expect(fault('position')).to.equal('');
    await pick('mode', 'play');
    expect(fault('position')).to.match(/^position, e1: .*\(PY-3\)/);
    expect(part(board(), 'error') === null, 'no note on the board').to.equal(true);
    expect(output(), 'no line of another mode').to.equal('');
    await type('position', TOWER);
    expect(parsed(output()).attributes).to.deep.equal({ position: TOWER });
  });

  it('tells what cannot be read of a goal, a solution or moves, while the board is set up', async () => {
    const { output, type, pick, fault, root } = await composer();
    const copy = () => root.querySelector<HTMLButtonElement>('.out button')!;
    await pick('mode', 'puzzle');
    expect(fault('goal')).to.contain('a solution or a goal');
    expect([output(), copy().disabled]).to.deep.equal(['', true]);
    await type('goal', 'sqare');
    expect(fault('goal')).to.match(/^goal: expected .*square/);
    await type('goal', 'square');
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'puzzle', goal: 'square' });
    await type('solution', 'd4 z9');
    expect(fault('solution')).to.match(/^solution, line 1, column 4/);
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'puzzle', goal: 'square' });
    await pick('mode', 'replay');
    await type('moves', 'd4 z9');
    expect(fault('moves')).to.match(/^line 1, column 4/);
    await type('moves', 'd4 a1');
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'replay', moves: 'd4 a1' });
    expect(copy().disabled).to.equal(false);
  });

  it('asks for moves in a replay and for a solution in a puzzle, and for neither elsewhere', async () => {
    const { output, type, pick, root, board, view } = await composer();
    const names = () => [...root.querySelectorAll<HTMLInputElement>('.fields .code')].map(({ name }) => name);
    expect(names()).to.deep.equal(['position', 'rules', 'marks']);
    await pick('mode', 'replay');
    expect(names()).to.deep.equal(['position', 'rules', 'moves', 'marks']);
    await type('moves', 'd4 a1 b2');
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'replay', moves: 'd4 a1 b2' });
    await view('on');
    expect([board().mode, board().match.ply]).to.deep.equal(['replay', 0]);
    await pick('mode', 'puzzle');
    expect(names()).to.deep.equal(['position', 'rules', 'solution', 'goal', 'marks']);
    await type('solution', 'd4');
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'puzzle', solution: 'd4' });
  });

  it('previews what a reader will see, and goes back to setting up', async () => {
    const { board, type, view } = await composer();
    await type('position', TOWER);
    await view('on');
    expect([board().mode, board().match.position]).to.deep.equal(['figure', TOWER]);
    expect(part(board(), 'palette')).to.equal(null);
    await view('');
    expect([board().mode, board().match.position]).to.deep.equal(['edit', TOWER]);
  });

  it('leaves the line as it is while the preview is played on, unless that position is taken', async () => {
    const { board, output, pick, type, view, push, until, field } = await composer();
    await type('position', TOWER);
    await pick('mode', 'play');
    await view('on');
    const line = output();
    await click(board(), 'd4');
    await until();
    const after = '3d/4/ll2/dl2 3/3/l2 2/2 1 l';
    expect(board().match.position).to.equal(after);
    expect(output()).to.equal(line);
    await view('');
    expect(board().match.position).to.equal(TOWER);
    await view('on');
    await click(board(), 'd4');
    await until();
    await push('Take this position');
    expect(field('position').value).to.equal(after);
    expect(parsed(output()).attributes).to.deep.equal({ position: after });
    expect(board().match.root.state).to.deep.equal(board().match.state);
  });

  it('takes marks from the preview, drawn with the right button', async () => {
    const { board, output, field, view, until } = await composer();
    await view('on');
    await painted();
    await sendMouse({ type: 'move', position: [...centre(cell(board(), 'a1'))] });
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'move', position: [...centre(cell(board(), 'c3'))] });
    await sendMouse({ type: 'up', button: 'right' });
    await until();
    expect(field('marks').value).to.equal('a1>c3');
    expect(parsed(output()).attributes.marks).to.equal('a1>c3');
    expect(drawing(board()).querySelectorAll('.mk')).not.to.have.length(0);
  });

  it('changes the game: what belongs to one board goes, the rest stays', async () => {
    const { it: element, board, output, type, pick, field } = await composer();
    await type('position', TOWER);
    await type('marks', 'a1!');
    await type('width', '300');
    await pick('game', 'real-queen');
    expect(element.children).to.have.length(1);
    expect(board().localName).to.equal('real-queen-board');
    expect(field('position').value).to.equal('');
    expect(output()).to.equal('<real-queen-board mode="figure"></real-queen-board>');
    await pick('near', 'black');
    expect(parsed(output()).attributes.near).to.equal('black');
  });

  it('reads rules, by which a board may begin otherwise', async () => {
    const { board, output, type, fault } = await composer(
      html`<board-composer game="rolit"></board-composer>`,
    );
    await type('rules', 'size=4');
    expect(board().match.position).to.equal('4/1ry1/1bg1/4 r rg');
    expect(parsed(output()).attributes).to.deep.equal({ mode: 'figure', rules: 'size=4' });
    await type('rules', 'size=5');
    expect(fault('rules')).to.match(/^rules, size/);
    expect(parsed(output()).attributes.rules).to.equal('size=4');
  });

  it('is done by keys alone', async () => {
    const { field, board, output, until } = await composer();
    field('game').focus();
    const tabs = async (count: number) => {
      for (let i = 0; i < count; i++) await press('Tab');
    };
    // Mode, view, the board.
    await tabs(3);
    expect(board().shadowRoot!.activeElement!.id).to.equal('a4');
    await press('Enter');
    await until();
    expect(parsed(output()).attributes.position).to.equal('l3/4/4/4 3/3/3 2/2 1 l');
    await tabs(5);
    expect((document.activeElement!.shadowRoot!.activeElement as HTMLInputElement).name).to.equal('position');
  });

  it('waits for a board that is defined later', async () => {
    const { board, output, until } = await composer(html`<board-composer games="later"></board-composer>`);
    expect(output()).to.equal('');
    customElements.define(
      'later-board',
      class extends (customElements.get('pylos-board') as typeof HTMLElement) {},
    );
    await until();
    expect(board().mode).to.equal('edit');
    expect(output()).to.equal('<later-board mode="figure"></later-board>');
  });

  it('is one composer with one board when it is moved or copied', async () => {
    const { it: element, board, type, output } = await composer();
    await type('position', TOWER);
    const place = document.createElement('div');
    element.parentElement!.append(place);
    place.append(element);
    await settled(element, board());
    expect([element.children.length, parsed(output()).attributes.position]).to.deep.equal([1, TOWER]);
    const copy = element.cloneNode(true) as BoardComposer;
    place.append(copy);
    await settled(copy);
    expect(copy.children).to.have.length(1);
    expect(copy.markup).to.equal('<pylos-board mode="figure"></pylos-board>');
  });

  it('has names for everything, room for fingers, and no more width than there is', async () => {
    await setViewport({ width: 320, height: 700 });
    const { it: element, root, view } = await composer(html`<board-composer game="rolit"></board-composer>`);
    await expect(element).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    for (const one of root.querySelectorAll('input:not([type=radio],[type=checkbox]),select,button,.pick')) {
      const { width, height } = one.getBoundingClientRect();
      expect(Math.min(width, height), one.outerHTML).to.be.at.least(43.9);
    }
    await view('on');
    await expect(element).to.be.accessible();
    await setViewport({ width: 800, height: 600 });
  });
});
