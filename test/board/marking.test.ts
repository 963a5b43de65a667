import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import { type Marking, marker, toggleMark } from '../../src/board/marking.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import {
  board,
  cell,
  centre,
  click,
  drawing,
  listen,
  painted,
  part,
  press,
  push,
  status,
} from './support.js';

describe('a mark that the reader draws', () => {
  const drawn = (text: string, ...words: readonly string[]) =>
    words.reduce<Marking>(toggleMark, { text, drawn: [] });

  it('comes after all others, in the order of drawing', () => {
    expect(drawn('', 'a1>c3')).to.deep.equal({ text: 'a1>c3', drawn: ['a1>c3'] });
    expect(drawn('d4:"x" ', 'a1>c3', 'b2!@teal').text).to.equal('d4:"x" a1>c3 b2!@teal');
  });

  it('goes when it is drawn again', () => {
    expect(drawn('', 'a1!', 'b2!', 'a1!')).to.deep.equal({ text: 'b2!', drawn: ['b2!'] });
    expect(drawn('', 'a1!', 'a1!')).to.deep.equal({ text: '', drawn: [] });
    expect(drawn('', 'a1>c3', 'c3>a1').text).to.equal('a1>c3 c3>a1');
  });

  it('takes the place of the same in another colour', () => {
    expect(drawn('', 'a1!', 'b2!', 'a1!@rose')).to.deep.equal({
      text: 'b2! a1!@rose',
      drawn: ['b2!', 'a1!@rose'],
    });
  });

  it('leaves what the author wrote as it is', () => {
    const text = 'a1!  a1:"a ring a1! here"\nheat(b2=5 c3=1) @teal="a b"';
    expect(drawn(text, 'b3!').text).to.equal(`${text} b3!`);
    expect(drawn(text, 'a1!@rose', 'a1!@rose').text).to.equal(text);
    expect(drawn(text, 'a1!@teal', 'b2!', 'a1!@teal').text).to.equal(`${text} b2!`);
  });

  it('is not drawn over the same of the author', () => {
    expect(drawn('a1!', 'a1!')).to.deep.equal({ text: 'a1!', drawn: [] });
    expect(drawn('a1!', 'b2!', 'a1!', 'a1!')).to.deep.equal({ text: 'a1! b2!', drawn: ['b2!'] });
  });

  it('is not sought where the page took it away', () => {
    const { drawn: before } = drawn('', 'a1!');
    expect(toggleMark({ text: 'd4!', drawn: before }, 'a1!').text).to.equal('d4! a1!');
  });
});

describe('the hand that draws marks', () => {
  /** A board without a page, the marks on it and what was said. */
  function host(marks = '') {
    const said: string[] = [];
    const { handle } = marker({
      marks: () => marks,
      setMarks: (text) => (marks = text),
      say: (text) => void said.push(text),
    });
    const target = document.createElement('div');
    const tell = (event: Event, cell?: string) => {
      target.dispatchEvent(event);
      return handle!(event, cell);
    };
    return {
      said,
      get marks() {
        return marks;
      },
      pointer: (type: string, cell?: string, more: PointerEventInit = {}) =>
        tell(new PointerEvent(type, { button: 2, buttons: 2, ...more }), cell),
      key: (key: string, cell?: string, more: KeyboardEventInit = {}) =>
        tell(new KeyboardEvent('keydown', { key, cancelable: true, ...more }), cell),
    };
  }

  it('draws an arrow by a right press and a release, and a ring on one cell', () => {
    const on = host('d4.');
    expect(on.pointer('pointerdown', 'a1')).to.equal(true);
    expect(on.pointer('pointerover', 'b2')).to.equal(false);
    expect(on.pointer('pointerup', 'c3')).to.equal(true);
    on.pointer('pointerdown', 'b2');
    on.pointer('pointerup', 'b2');
    expect(on.marks).to.equal('d4. a1>c3 b2!');
    expect(on.said).to.deep.equal(['Arrow from a1 to c3 drawn.', 'Ring on b2 drawn.']);
    on.pointer('pointerdown', 'b2');
    on.pointer('pointerup', 'b2');
    expect(on.marks).to.equal('d4. a1>c3');
    expect(on.said.at(-1)).to.equal('Ring on b2 removed.');
  });

  it('says so where the author drew the same', () => {
    const on = host('a1! a1>c3');
    on.pointer('pointerdown', 'a1');
    on.pointer('pointerup', 'a1');
    on.key('m', 'a1');
    on.key('m', 'c3');
    expect(on.marks).to.equal('a1! a1>c3');
    expect(on.said.filter((text) => !/press M/.test(text))).to.deep.equal([
      'Ring on a1 is there already.',
      'Arrow from a1 to c3 is there already.',
    ]);
  });

  for (const [colour, held] of [
    ['teal', { shiftKey: true }],
    ['rose', { ctrlKey: true }],
    ['ink', { altKey: true }],
  ] as const) {
    it(`draws in ${colour}`, () => {
      const on = host();
      on.pointer('pointerdown', 'a1', held);
      on.pointer('pointerup', 'c3');
      on.key('m', 'b2', held);
      on.key('m', 'b2');
      expect(on.marks).to.equal(`a1>c3@${colour} b2!@${colour}`);
      const name = colour[0]!.toUpperCase() + colour.slice(1);
      expect(on.said[0]).to.equal(`${name} arrow from a1 to c3 drawn.`);
      expect(on.said.at(-1)).to.equal(`${name} ring on b2 drawn.`);
    });
  }

  it('leaves other buttons to the board', () => {
    const on = host();
    for (const type of ['pointerdown', 'pointerup'])
      expect(on.pointer(type, 'a1', { button: 0, buttons: 1 })).to.equal(false);
    expect(on.marks).to.equal('');
  });

  it('gives up what is released outside, or crossed by another button', () => {
    const on = host();
    on.pointer('pointerdown', 'a1');
    on.pointer('pointerup');
    on.pointer('pointerdown', 'a1');
    on.pointer('pointerover', 'b2', { buttons: 0 });
    on.pointer('pointerup', 'b2');
    on.pointer('pointerdown', 'a1');
    on.pointer('pointerdown', 'b2', { button: 0 });
    on.pointer('pointerup', 'c3');
    on.pointer('pointerdown');
    on.pointer('pointerup', 'c3');
    expect(on.marks).to.equal('');
    expect(on.said).to.deep.equal([]);
  });

  it('draws by M at two cells, or twice at one, in the later colour', () => {
    const on = host();
    expect(on.key('m', 'a1')).to.equal(true);
    expect(on.said).to.deep.equal(['Arrow from a1: go to another cell and press M.']);
    expect(on.key('ArrowRight', 'a1')).to.equal(false);
    // The mouse may move meanwhile.
    on.pointer('pointerover', 'd4', { button: -1, buttons: 0 });
    on.key('M', 'c3', { shiftKey: true });
    on.key('m', 'b2');
    on.key('m', 'b2');
    expect(on.marks).to.equal('a1>c3@teal b2!');
    expect(on.said.slice(1)).to.deep.equal([
      'Teal arrow from a1 to c3 drawn.',
      'Arrow from b2: go to another cell and press M.',
      'Ring on b2 drawn.',
    ]);
  });

  it('knows M where Alt makes another letter of it, and leaves it to the system with Meta', () => {
    const on = host();
    expect(on.key('µ', 'a1', { altKey: true, code: 'KeyM' })).to.equal(true);
    on.key('m', 'a1');
    expect(on.marks).to.equal('a1!@ink');
    expect(on.key('m', 'a1', { metaKey: true })).to.equal(false);
    expect(on.key('m')).to.equal(false);
  });

  it('draws once while the key is held down', () => {
    const on = host();
    on.key('m', 'a1');
    expect(on.key('m', 'a1', { repeat: true })).to.equal(true);
    expect(on.marks).to.equal('');
  });

  it('gives up by Escape, which is the board’s otherwise', () => {
    const on = host();
    expect(on.key('Escape', 'a1')).to.equal(false);
    on.key('m', 'a1');
    expect(on.key('Escape', 'b2')).to.equal(true);
    expect(on.said.at(-1)).to.equal('Arrow from a1 given up.');
    on.key('m', 'c3');
    on.key('m', 'd4');
    expect(on.marks).to.equal('c3>d4');
  });
});

describe('a board with markable', () => {
  const made = (marks = '') => board<RolitBoard>(html`<rolit-board markable marks=${marks}></rolit-board>`);
  const drag = async (element: RolitBoard, from: string, to: string) => {
    await painted();
    await sendMouse({ type: 'move', position: [...centre(cell(element, from))] });
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'move', position: [...centre(cell(element, to))] });
    await sendMouse({ type: 'up', button: 'right' });
    await element.updateComplete;
  };

  it('draws what is dragged with the right button, and no menu comes', async () => {
    const element = await made('a1.');
    const menus: boolean[] = [];
    const told = listen('board-marked');
    const menu = (event: Event) => void menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', menu);
    await drag(element, 'c6', 'f3');
    await drag(element, 'b2', 'b2');
    document.removeEventListener('contextmenu', menu);
    told.stop();
    expect(drawing(element).querySelectorAll('.mk.mp')).to.have.length(2);
    expect(cell(element, 'b2').getAttribute('aria-label')).to.match(/, a ring$/);
    expect(status(element)).to.equal('Ring on b2 drawn.');
    expect(told.events.map(({ detail }) => detail.marks)).to.deep.equal(['a1. c6>f3', 'a1. c6>f3 b2!']);
    expect(menus).to.deep.equal([true, true]);
    expect(element.match.history).to.have.length(0);
  });

  it('draws by keys, and takes away what was drawn', async () => {
    const element = await made();
    cell(element, 'a1').focus();
    await press('m');
    await element.updateComplete;
    expect(status(element)).to.equal('Arrow from a1: go to another cell and press M.');
    await press('ArrowRight');
    await press('ArrowDown');
    await press('m');
    await element.updateComplete;
    expect(status(element)).to.equal('Arrow from a1 to b2 drawn.');
    expect(cell(element, 'b2').getAttribute('aria-label')).to.match(/, an arrow from a1 to b2$/);
    await sendKeys({ press: 'm' });
    await sendKeys({ press: 'm' });
    await element.updateComplete;
    expect(status(element)).to.equal('Ring on b2 drawn.');
    await sendKeys({ press: 'm' });
    await sendKeys({ press: 'm' });
    await element.updateComplete;
    expect(cell(element, 'b2').getAttribute('aria-label')).to.match(/, an arrow from a1 to b2$/);
  });

  it('draws by taps while its button is pressed, and plays again after', async () => {
    const element = await made();
    await push(element, 'mark');
    expect(part(element, 'mark')!.getAttribute('aria-pressed')).to.equal('true');
    await click(element, 'c6');
    expect(status(element)).to.equal('Arrow from c6: tap another cell, or this one for a ring.');
    await click(element, 'f3');
    await click(element, 'b2');
    await click(element, 'b2');
    expect([element.marks, element.match.ply]).to.deep.equal(['c6>f3 b2!', 0]);
    await push(element, 'mark');
    await click(element, 'f4');
    expect([element.marks, element.match.ply]).to.deep.equal(['c6>f3 b2!', 1]);
  });

  it('draws by taps and by Enter, where positions are set up too', async () => {
    const element = await board<RolitBoard>(html`<rolit-board markable mode="edit"></rolit-board>`);
    const before = element.match.position;
    await push(element, 'mark');
    await click(element, 'c6');
    cell(element, 'f3').focus();
    await press('Enter');
    await element.updateComplete;
    expect([element.marks, element.match.position]).to.deep.equal(['c6>f3', before]);
  });

  it('without it does none of this', async () => {
    const element = await board<RolitBoard>(html`<rolit-board></rolit-board>`);
    await drag(element, 'c6', 'f3');
    cell(element, 'a1').focus();
    await press('m');
    await press('m');
    await element.updateComplete;
    expect(drawing(element).querySelectorAll('.mk')).to.have.length(0);
  });
});
