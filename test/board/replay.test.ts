import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { LiveElement } from '../../src/board/live-element.js';
import { BoardRequest } from '../../src/board/events.js';
import type { PylosBoard } from '../../src/games/pylos/pylos-board.js';
import '../../src/games/pylos/define.js';
import type { RolitBoard } from '../../src/games/rolit/rolit-board.js';
import { click, listen, part, parts, picture, START, status, targets, warnings } from './support.js';

type Board = RolitBoard | PylosBoard;

const MOVES = 'f4 c3 c4 e3';
const RECORD = '1. f4 {Bold.} 1... c3 (1... e3 {Or so.}) 2. c4! e3 *';
const SQUARE = '2l1/2ll/dd2/d3 3/3/3 2/2 1 l';
const PYLOS = `[Position "${SQUARE}"]\n1. d4^d4 {Square!} 1... a4 2. b1 *`;
const EVENTS = ['board-step', 'board-move', 'board-change', 'board-victory', 'board-draw', 'board-error'];

const turns = () => new Promise((done) => setTimeout(done));
/** An element with attributes and content, as the page would write it. */
async function make<Made extends LiveElement = RolitBoard>(markup: string): Promise<Made> {
  const box = await fixture<HTMLElement>('<div></div>');
  box.innerHTML = markup;
  const element = box.querySelector<Made>('rolit-board, pylos-board')!;
  await element.updateComplete;
  return element;
}
/** Each picture of a record: after no move, after the first one, and so on. */
async function pictures(markup: (ply: number) => string, last: number): Promise<string[]> {
  const all: string[] = [];
  for (let ply = 0; ply <= last; ply++) all.push(picture(await make(markup(ply))));
  return all;
}
/** Once what moves has come to rest. */
const shows = (element: Board, expected: string, when: string) =>
  waitUntil(() => picture(element) === expected, `the same picture, ${when}`, {
    interval: 10,
    timeout: 5000,
  });
const rolitAt = (ply: number) => `<rolit-board mode="replay" moves="${RECORD}" ply="${ply}"></rolit-board>`;
const pylosAt = (ply: number) => `<pylos-board mode="replay" ply="${ply}">${PYLOS}</pylos-board>`;

describe('A replay: where its moves come from', () => {
  const end = '8/8/2g1g3/2rrgr2/3bg3/8/8/8 r rg';
  for (const [what, markup] of [
    ['the attribute', `<rolit-board mode="replay" moves="${RECORD}"></rolit-board>`],
    ['the attribute, as moves alone', `<rolit-board mode="replay" moves="${MOVES}"></rolit-board>`],
    ['text that begins with a number', `<rolit-board mode="replay">\n  ${RECORD}\n</rolit-board>`],
    ['text that begins with a tag', `<rolit-board mode="replay">[Event "x"] ${MOVES}</rolit-board>`],
    ['text that begins with a comment', `<rolit-board mode="replay">{x} ${MOVES}</rolit-board>`],
    ['text that begins with a move', `<rolit-board mode="replay">${MOVES}</rolit-board>`],
    [
      'paragraphs',
      `<rolit-board mode="replay"><p>{x} 1. f4 {<em>y</em>} c3</p><p>2… c4 e3</p></rolit-board>`,
    ],
    ['a paragraph of moves alone', `<rolit-board mode="replay"><p>${MOVES}</p></rolit-board>`],
    [
      'a list that Markdown made of a number',
      `<rolit-board mode="replay"><ol><li>${MOVES}</li></ol></rolit-board>`,
    ],
    ['preformatted text', `<rolit-board mode="replay"><pre><code>${RECORD}</code></pre></rolit-board>`],
    ['text that is a transcript', `<rolit-board mode="replay">${MOVES.replace(/ /g, '')}</rolit-board>`],
    [
      'a script of plain text',
      `<rolit-board mode="replay"><script type="text/plain">[Event "x"]\n\n${RECORD}</script><p>A game.</p></rolit-board>`,
    ],
    [
      'the attribute, with a position beside',
      `<rolit-board mode="replay" position="${START}" moves="${MOVES}"></rolit-board>`,
    ],
    [
      'the attribute, with a position inside',
      `<rolit-board mode="replay" moves="${MOVES}">${START}</rolit-board>`,
    ],
    [
      'text, with a position as attribute',
      `<rolit-board mode="replay" position="${START}">${RECORD}</rolit-board>`,
    ],
  ] as const) {
    it(`${what}`, async () => {
      const element = await make(markup);
      expect(part(element, 'error')).to.equal(null);
      expect(element.match.position).to.equal(START);
      expect(element.goTo(4)).to.equal(true);
      expect(element.match.position).to.equal(end);
    });
  }

  it('the attribute rather than the text', async () => {
    const element = await make(`<rolit-board mode="replay" moves="f4">1. f6</rolit-board>`);
    element.redo();
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['f4']);
  });

  it('from the position that is given with them', async () => {
    const element = await make<PylosBoard>(
      `<pylos-board mode="replay" position="${SQUARE}" moves="d4^d4 a4"></pylos-board>`,
    );
    expect(element.match.position).to.equal(SQUARE);
    element.position = null;
    element.moves = PYLOS;
    await element.updateComplete;
    expect(element.match.position).to.equal(SQUARE);
  });

  it('in the board’s own text, when they change', async () => {
    const element = await make(
      `<rolit-board mode="replay"><script type="text/plain">f4</script></rolit-board>`,
    );
    element.firstElementChild!.textContent = '1. f6 e6';
    await turns();
    await element.updateComplete;
    element.goTo(2);
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['f6', 'e6']);
  });
});

describe('A replay: after how many moves it stands', () => {
  it('at the beginning, if nothing is said; a game at its end', async () => {
    expect((await make(`<rolit-board mode="replay" moves="${RECORD}"></rolit-board>`)).match.ply).to.equal(0);
    expect((await make(`<rolit-board moves="${RECORD}"></rolit-board>`)).match.ply).to.equal(4);
    expect((await make(`<rolit-board mode="figure" moves="${RECORD}"></rolit-board>`)).match.ply).to.equal(4);
  });

  for (const [ply, reached] of [
    ['0', 0],
    ['2', 2],
    ['4', 4],
    ['9', 4],
    ['-1', 0],
  ] as const) {
    it(`ply="${ply}"`, async () => {
      for (const mode of ['replay', 'play', 'figure']) {
        const element = await make(
          `<rolit-board mode="${mode}" ply="${ply}" moves="${RECORD}"></rolit-board>`,
        );
        expect(element.match.ply, mode).to.equal(reached);
      }
    });
  }

  it('follows the attribute, also when that is taken away', async () => {
    const element = await make(`<rolit-board mode="replay" moves="${RECORD}"></rolit-board>`);
    for (const [ply, reached] of [
      ['3', 3],
      ['1', 1],
      [null, 0],
      ['4', 4],
    ] as const) {
      if (ply) element.setAttribute('ply', ply);
      else element.removeAttribute('ply');
      await element.updateComplete;
      expect(element.match.ply).to.equal(reached);
    }
  });

  it('is told where it is no number, and the reader can step all the same', async () => {
    const said = await warnings(async () => {
      const element = await make(`<rolit-board mode="replay" ply="two" moves="${RECORD}"></rolit-board>`);
      expect(part(element, 'error')!.textContent).to.contain('ply');
      element.redo();
      await element.updateComplete;
      expect(element.match.ply).to.equal(1);
    });
    expect(said).to.have.length(1);
  });
});

describe('A replay: its picture', () => {
  for (const [name, at, last] of [
    ['rolit', rolitAt, 4],
    ['pylos', pylosAt, 3],
  ] as const) {
    it(`of ${name} is that of record and ply: stepping on and back`, async () => {
      const expected = await pictures(at, last);
      expect(new Set(expected).size).to.equal(last + 1);
      const element = await make<Board>(at(0));
      for (let ply = 1; ply <= last; ply++) {
        element.redo();
        await element.updateComplete;
        await shows(element, expected[ply]!, `on to ${ply}`);
      }
      for (let ply = last - 1; ply >= 0; ply--) {
        element.undo();
        await element.updateComplete;
        await shows(element, expected[ply]!, `back to ${ply}`);
      }
    });

    it(`of ${name} is that of record and ply: jumping, by attribute and by method`, async () => {
      const expected = await pictures(at, last);
      const element = await make<Board>(at(0));
      for (const ply of [last, 1, 2, 0, last - 1, last]) {
        if (ply % 2) element.setAttribute('ply', `${ply}`);
        else element.goTo(ply);
        await element.updateComplete;
        await shows(element, expected[ply]!, `to ${ply}`);
        element.removeAttribute('ply');
        await element.updateComplete;
      }
    });
  }

  it('is that of the main line by attribute, wherever the reader was', async () => {
    const [, , expected] = await pictures(rolitAt, 2);
    const element = await make(rolitAt(0));
    const [, variation] = element.match.root.next[0]!.next;
    expect(element.goTo(variation!)).to.equal(true);
    await element.updateComplete;
    expect(picture(element) === expected).to.equal(false);
    element.ply = 2;
    await element.updateComplete;
    expect(picture(element) === expected).to.equal(true);
  });

  it('is none before the record is read, and never a wrong one', async () => {
    for (const ply of [0, 3]) {
      const element = document.createElement('rolit-board');
      Object.assign(element, { mode: 'replay', moves: RECORD, ply });
      const seen: string[] = [];
      const watch = () => {
        if (part(element, 'board')) seen.push(picture(element));
      };
      document.body.append(element);
      new MutationObserver(watch).observe(element.shadowRoot!, {
        childList: true,
        subtree: true,
        attributes: true,
      });
      await element.updateComplete;
      await turns();
      expect(new Set(seen)).to.deep.equal(new Set([(await pictures(rolitAt, ply))[ply]]));
      element.remove();
    }
  });

  it('is the last one until other moves are read', async () => {
    const element = await make(rolitAt(2));
    element.moves = 'f6 e6 d6';
    await element.updateComplete;
    expect(element.match.history.map(({ text }) => text)).to.deep.equal(['f6', 'e6']);
    element.moves = null;
    await element.updateComplete;
    expect(element.match.position).to.equal(START);
  });
});

describe('A replay of what cannot be read', () => {
  it('tells line and column once, by event, warning and note, and shows what comes before', async () => {
    const { events, stop } = listen('board-error');
    let element!: RolitBoard;
    const said = await warnings(async () => {
      element = await make(`<rolit-board mode="replay">1. f4 c3\n2. zz d6</rolit-board>`);
      element.requestUpdate();
      await element.updateComplete;
    });
    stop();
    expect(said).to.have.length(1);
    expect(said[0]).to.contain('line 2, column 4').and.contain('zz');
    expect(events.map(({ detail }) => detail.place)).to.deep.equal(['line 2, column 4']);
    expect(part(element, 'error')!.textContent).to.contain('line 2, column 4');
    expect(element.redo() && element.redo()).to.equal(true);
    expect(element.redo()).to.equal(false);
    expect(element.match.ply).to.equal(2);
  });

  it('is forgotten when good moves follow, and keeps the board where nothing can be read', async () => {
    await warnings(async () => {
      const element = await make(rolitAt(3));
      const before = picture(element);
      element.moves = '[Position "nonsense"] f4';
      await element.updateComplete;
      expect(part(element, 'error')!.textContent).to.contain('line 1, column 1');
      expect(picture(element) === before).to.equal(true);
      element.moves = RECORD;
      await element.updateComplete;
      expect(part(element, 'error')).to.equal(null);
    });
  });

  it('is a board of the start where nothing can be read from the beginning', async () => {
    const said = await warnings(async () => {
      const element = await make(`<rolit-board mode="replay" moves="nonsense"></rolit-board>`);
      expect(element.match.position).to.equal(START);
      expect(parts(element, 'piece')).not.to.deep.equal([]);
    });
    expect(said).to.have.length(1);
  });
});

describe('A replay and its reader', () => {
  it('says the moves, and what is said of them', async () => {
    const element = await make(rolitAt(0));
    expect(status(element)).to.equal('Red to play.');
    element.redo();
    await element.updateComplete;
    expect(status(element)).to.match(/^Red played f4.*green to play\. Bold\.$/);
    element.undo();
    await element.updateComplete;
    expect(status(element)).to.equal('Red to play.');
  });

  it('takes no taps', async () => {
    const element = await make(rolitAt(0));
    expect(targets(element)).to.deep.equal([]);
    const before = picture(element);
    await click(element, 'f4').catch(() => undefined);
    expect(element.match.ply).to.equal(0);
    expect(picture(element) === before).to.equal(true);
  });

  it('fires nothing for what the page does', async () => {
    const { events, stop } = listen(...EVENTS);
    const element = await make(rolitAt(1));
    element.redo();
    element.undo();
    element.goTo(4);
    element.ply = 2;
    await element.updateComplete;
    element.moves = 'f6';
    await element.updateComplete;
    element.reset();
    await element.updateComplete;
    stop();
    expect(events).to.deep.equal([]);
  });

  it('fires a change for what a satellite asks on behalf of the reader, if anything is done', async () => {
    const element = await make(rolitAt(0));
    const { events, stop } = listen('board-change');
    const [, variation] = element.match.root.next[0]!.next;
    for (const to of ['redo', 3, variation!, 'undo', 'reset', 'undo'] as const) {
      element.dispatchEvent(new BoardRequest(to));
    }
    await element.updateComplete;
    stop();
    expect(events.map(({ detail: { ply, by } }) => [ply, by])).to.deep.equal(
      [1, 3, 2, 1, 0].map((ply) => [ply, 'human']),
    );
    expect(events[0]!.detail.position).to.equal('8/8/8/3rrr2/3bg3/8/8/8 g rg');
  });

  it('gives its record, wherever it stands', async () => {
    const element = await make(rolitAt(1));
    expect(await element.record).to.equal(
      '[Game "rolit"]\n[Result "*"]\n\n1. f4 {Bold.} 1... c3 (1... e3 {Or so.}) 2. c4 $1 e3 *\n',
    );
  });

  it('goes on from there as a game', async () => {
    const element = await make(rolitAt(0).replace('ply="0"', ''));
    element.goTo(2);
    element.mode = 'play';
    await element.updateComplete;
    expect(element.match.ply).to.equal(2);
    const other = element.match.moves().find((move) => move !== 'c4')!;
    expect(element.play(other)).to.equal(true);
    expect(await element.record).to.contain(`2. c4 $1 (2. ${other}) 2... e3 *`);
    element.mode = 'replay';
    await element.updateComplete;
    expect(element.match.ply).to.equal(0);
    for (let i = 0; i < 3; i++) element.redo();
    expect(element.match.history.at(-1)!.text).to.equal(other);
  });
});
