import { expect, html } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys } from '@web/test-runner-commands';
import {
  AFTER,
  board,
  cell,
  circles,
  click,
  drawing,
  drawnPieces,
  hover,
  listen,
  MIDGAME,
  part,
  parts,
  START,
  status,
  targets,
} from '../../board/support.js';

const reserves = (element: Element) =>
  [...part(element, 'reserve')!.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('rolit-board: playing', () => {
  afterEach(() => resetMouse());

  it('begins with four balls, red to play', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    expect(drawnPieces(element)).to.deep.equal({
      red: ['350,350'],
      yellow: ['450,350'],
      blue: ['350,450'],
      green: ['450,450'],
    });
    expect(status(element)).to.equal('Red to play.');
  });

  it('shows the legal cells and nothing else as targets', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    expect(targets(element)).to.have.members(['f4', 'd6', 'f6']);
  });

  it('places a ball by a click and turns what it captures', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    await click(element, 'g3');
    expect(element.match.position).to.equal(AFTER);
    expect(status(element)).to.equal('Green played g3, four balls turned; yellow to play.');
  });

  it('marks the last ball', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'f6');
    expect(circles(element, 'path.q:not(.t)')).to.deep.equal(['550,550']);
  });

  it('counts each colour below the board', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    expect(reserves(element)).to.deep.equal(['8', '11', '3', '8']);
    await click(element, 'g3');
    expect(reserves(element)).to.deep.equal(['7', '9', '8', '7']);
  });

  it('shows free cells without a count when nothing can be captured', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'f6');
    expect(targets(element)).to.have.length(16);
    expect(circles(element, '.dot')).to.have.length(16);
  });

  it('shows what a placement would turn while the mouse is over it', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await hover(element, 'f4');
    expect(circles(element, '.dash')).to.deep.equal(['450,350']);
  });

  it('tells of a move, of the change, and of nothing more', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    const { events, stop } = listen(
      'board-step',
      'board-move',
      'board-change',
      'board-victory',
      'board-refused',
    );
    await click(element, 'f6');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-step', 'board-move', 'board-change']);
    const [step, move, change] = events.map(({ detail }) => detail);
    expect(step).to.include({ seat: 'red', step: 'f6', position: START, by: 'human' });
    expect(move).to.include({
      seat: 'red',
      move: 'f6',
      position: element.match.position,
      ply: 1,
      by: 'human',
    });
    expect(move!.steps).to.deep.equal(['f6']);
    expect(change).to.include({ position: element.match.position, ply: 1, by: 'human' });
    expect(events[1]).to.include({ seat: 'red', move: 'f6', bubbles: true, composed: true });
  });

  it('plays nothing when the page prevents the step', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    element.addEventListener('board-step', (event) => event.preventDefault());
    await click(element, 'f6');
    expect(element.match.position).to.equal(START);
  });

  it('says which rule refuses a try, and changes nothing', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    const { events, stop } = listen('board-refused', 'board-move');
    await click(element, 'd4');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-refused']);
    expect(events[0]!.detail).to.include({ tried: 'd4', rule: 'RO-4' });
    expect(status(element)).to.contain('d4').and.to.contain('RO-4');
    expect(element.match.position).to.equal(START);
  });

  it('shares a victory of equal counts', async () => {
    const position = `${'rrrrrrrr/'.repeat(4)}${'gggggggg/'.repeat(3)}ggggggg1 g rg`;
    const element = await board(html`<rolit-board position=${position}></rolit-board>`);
    const { events, stop } = listen('board-victory', 'board-draw');
    await click(element, 'h8');
    stop();
    expect(events.map(({ type }) => type)).to.deep.equal(['board-victory']);
    expect(events[0]!.detail.winners).to.deep.equal(['red', 'green']);
    expect(status(element)).to.contain('Red and green share the victory with 32.');
  });

  it('tells who has won', async () => {
    const position = `${'rrrrrrrr/'.repeat(7)}ggggggr1 g rg`;
    const element = await board(html`<rolit-board position=${position}></rolit-board>`);
    const { events, stop } = listen('board-victory');
    await click(element, 'h8');
    stop();
    expect(events[0]!.detail).to.include({ reason: 'most', value: 1 });
    expect(events[0]!.detail.scores).to.deep.equal({ red: 56, green: 8 });
    expect(status(element)).to.contain('Red wins with 56; green 8.');
    expect(element.matches(':state(over)')).to.equal(true);
    expect(drawing(element).querySelector('.on'), 'nobody is on turn').to.equal(null);
  });

  it('turns captured balls one after another outward, 240 ms each', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    element.play('g3');
    const layer = element.shadowRoot!.querySelector('.motion')!;
    let moving: Animation[] = [];
    for (let i = 0; i < 1000 && !moving.length; i++) {
      await new Promise((done) => setTimeout(done, 5));
      moving = layer.getAnimations({ subtree: true });
    }
    const timings = moving.map(({ effect }) => effect!.getTiming());
    expect(new Set(timings.map(({ duration }) => duration))).to.deep.equal(new Set([240]));
    expect([...new Set(timings.map(({ delay }) => delay))].sort()).to.deep.equal([0, 80]);
    await Promise.all(moving.map(({ finished }) => finished));
    expect(layer.childElementCount).to.equal(0);
  });

  it('leaves the turning of a second move alone when that of the first would have ended', async () => {
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    const layer = element.shadowRoot!.querySelector('.motion')!;
    const covers = async (count: number) => {
      for (let i = 0; i < 1000 && layer.childElementCount !== count; i++) {
        await new Promise((done) => setTimeout(done, 5));
      }
      return [...layer.children];
    };
    element.play('g3');
    const [first] = await covers(4);
    const ending = Promise.all(first!.getAnimations({ subtree: true }).map(({ finished }) => finished));
    element.play('f8');
    const second = (await covers(4)).filter((cover) => cover !== first);
    for (const animation of layer.getAnimations({ subtree: true })) animation.pause();
    await ending;
    await new Promise((done) => setTimeout(done, 200));
    expect(second.every((cover) => cover.isConnected)).to.equal(true);
  });

  it('turns them at once where less motion is wanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await board(html`<rolit-board position=${MIDGAME}></rolit-board>`);
    element.play('g3');
    await element.updateComplete;
    await new Promise((done) => setTimeout(done, 100));
    expect(element.shadowRoot!.querySelector('.motion')!.childElementCount).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('says a refusal again when the same is tried again', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'd4');
    const once = part(element, 'status')!.textContent;
    await click(element, 'd4');
    expect(part(element, 'status')!.textContent).not.to.equal(once);
    expect(status(element)).to.equal(once!.trim());
  });

  it('takes a move back only where takeback is set', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'f6');
    expect(part(element, 'undo')).to.equal(null);
    element.takeback = true;
    await element.updateComplete;
    const { events, stop } = listen('board-change');
    (part(element, 'undo') as HTMLElement).click();
    await element.updateComplete;
    stop();
    expect(element.match.position).to.equal(START);
    expect(status(element)).to.equal('Taken back; red to play.');
    expect(events[0]!.detail).to.include({ position: START, ply: 0, by: 'human' });
    expect(part(element, 'undo')!.getAttribute('aria-disabled'), 'it stays, with the focus').to.equal('true');
  });

  it('shows no targets with without-hints, until a hint is asked for', async () => {
    const element = await board(html`<rolit-board without-hints></rolit-board>`);
    expect(targets(element)).to.deep.equal([]);
    expect(cell(element, 'f4').getAttribute('aria-label')).to.equal('f4, empty');
    element.hint();
    await element.updateComplete;
    expect(targets(element)).to.have.members(['f4', 'd6', 'f6']);
    await click(element, 'f4');
    expect(targets(element)).to.deep.equal([]);
  });

  it('plays when tapped by a finger, without a preview', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    cell(element, 'f4').dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true, composed: true }),
    );
    await element.updateComplete;
    expect(drawing(element).querySelector('.dash')).to.equal(null);
  });
});

describe('rolit-board: the keyboard', () => {
  const at = (element: Element) => element.shadowRoot!.activeElement!.id;
  /** Presses a key, or one with Control held. */
  const press = async (keys: string) => {
    const [key, held] = keys.split('+').reverse();
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: key! });
    if (held) await sendKeys({ up: held });
  };
  const start = async (template = html`<rolit-board></rolit-board>`) => {
    const element = await board(template);
    cell(element, 'd4').focus();
    return element;
  };

  it('has one tab stop, at a legal cell', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    const stops = parts(element, 'cell').filter((one) => one.getAttribute('tabindex') === '0');
    expect(stops.map(({ id }) => id)).to.deep.equal(['f4']);
  });

  for (const [key, to] of [
    ['ArrowLeft', 'c4'],
    ['ArrowRight', 'e4'],
    ['ArrowUp', 'd3'],
    ['ArrowDown', 'd5'],
    ['Home', 'a4'],
    ['End', 'h4'],
    ['Control+Home', 'a1'],
    ['Control+End', 'h8'],
  ] as const) {
    it(`goes from d4 to ${to} by ${key}`, async () => {
      const element = await start();
      await press(key);
      expect(at(element)).to.equal(to);
    });
  }

  it('stays at the edge', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    cell(element, 'h8').focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(at(element)).to.equal('h8');
  });

  it('follows the picture of a turned board', async () => {
    const element = await start(html`<rolit-board near="red"></rolit-board>`);
    await sendKeys({ press: 'ArrowRight' });
    expect(at(element)).to.equal('c4');
  });

  it('shows it wherever the mouse was left', async () => {
    const element = await board(html`<rolit-board></rolit-board>`);
    await click(element, 'a1');
    cell(element, 'e4').focus();
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect(circles(element, '.dash')).to.deep.equal(['450,350']);
    await resetMouse();
  });

  it('keeps the tab stop where the reader was', async () => {
    const element = await start();
    await sendKeys({ press: 'ArrowDown' });
    await element.updateComplete;
    const stops = parts(element, 'cell').filter((one) => one.getAttribute('tabindex') === '0');
    expect(stops.map(({ id }) => id)).to.deep.equal(['d5']);
  });

  it('shows the focus and what a placement there would turn', async () => {
    const element = await start();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect(circles(element, '.fo')).to.deep.equal(['550,350']);
    expect(circles(element, '.dash')).to.deep.equal(['450,350']);
  });

  for (const key of ['Enter', 'Space']) {
    it(`places a ball by ${key}`, async () => {
      const element = await board(html`<rolit-board></rolit-board>`);
      cell(element, 'f6').focus();
      await sendKeys({ press: key });
      expect(element.match.history.map(({ text }) => text)).to.deep.equal(['f6']);
    });
  }

  it('takes a move back by Ctrl+Z where takeback is set', async () => {
    const element = await start(html`<rolit-board takeback></rolit-board>`);
    element.play('f6');
    await press('Control+z');
    expect(element.match.position).to.equal(START);
  });

  it('plays a whole game by keys alone', async function () {
    this.timeout(120_000);
    const element = await board(html`<rolit-board></rolit-board>`);
    const { events, stop } = listen('board-victory');
    // A parking spot before the board, so that Tab has somewhere to come from.
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    await sendKeys({ press: 'Tab' });
    while (element.match.turn) {
      // Where a listener would go: to the nearest cell whose name says that it may be played.
      const names = new Map(parts(element, 'cell').map((one) => [one.id, one.getAttribute('aria-label')!]));
      const goal = [...names].find(([, label]) => /turns|may be played/.test(label))![0];
      const steps = (from: string, to: string, place: number) =>
        to.charCodeAt(place) - from.charCodeAt(place);
      const [right, down] = [steps(at(element), goal, 0), steps(at(element), goal, 1)];
      for (let i = 0; i < Math.abs(right); i++)
        await sendKeys({ press: right > 0 ? 'ArrowRight' : 'ArrowLeft' });
      for (let i = 0; i < Math.abs(down); i++) await sendKeys({ press: down > 0 ? 'ArrowDown' : 'ArrowUp' });
      expect(at(element)).to.equal(goal);
      await sendKeys({ press: 'Enter' });
      await element.updateComplete;
    }
    stop();
    before.remove();
    expect(element.match.history).to.have.length(60);
    expect(events).to.have.length(1);
    expect(status(element)).to.match(/wins|share the victory/);
  });
});
