import { expect } from '@open-wc/testing';
import '../../src/all.js';
import type { BoardElement } from '../../src/board/board-element.js';
import type { FigureOptions } from '../../src/board/figure.js';
import { readMarks } from '../../src/board/marks-read.js';
import { isFault } from '../../src/core/fault.js';
import { figure as pylos } from '../../src/games/pylos/figure.js';
import { figure as realQueen } from '../../src/games/real-queen/figure.js';
import { figure as rolit } from '../../src/games/rolit/figure.js';
import { figure as ur } from '../../src/games/ur/figure.js';
import { type Figure, leaflets } from '../../stories/shared/leaflets.js';

type Board = BoardElement<unknown, unknown>;
type Game = keyof typeof leaflets;

/** By game: how its rules are numbered, up to which, and its figures without a page. */
const GAMES: Readonly<
  Record<Game, readonly [prefix: string, rules: number, file: (options: FigureOptions) => unknown]>
> = {
  rolit: ['RO', 17, rolit],
  pylos: ['PY', 15, pylos],
  ur: ['UR', 15, ur],
  'real-queen': ['RQ', 18, realQueen],
};
const names = Object.keys(GAMES) as Game[];

let page: HTMLElement;
beforeEach(() => document.body.append((page = document.createElement('div'))));
afterEach(() => page.remove());

/** The boards that a piece of HTML makes, drawn. */
async function drawn(markup: string): Promise<Board[]> {
  page.innerHTML = markup;
  const boards = [...page.children] as Board[];
  await Promise.all(boards.map(({ updateComplete }) => updateComplete));
  return boards;
}

const errorOf = (board: Board) => board.shadowRoot!.querySelector('[part~=error]')?.textContent;
const figureOf = (game: Game, title: string): Figure =>
  leaflets[game].find((figure) => figure.title === title)!;
const boardOf = async (game: Game, title: string) => (await drawn(figureOf(game, title).line))[0]!;

/** The cells that the marks of a figure name by a sign: `ring`, `cross`, `ghost`. */
function marked(line: string, kind: string): string[] {
  const [, text = ''] = /marks=(?:"([^"]*)")/.exec(line) ?? /marks='([^']*)'/.exec(line) ?? [];
  const all = [...'abcdefgh'].flatMap((letter) => [...'12345678'].map((digit) => letter + digit));
  return readMarks(text, all, ['light', 'dark', 'white', 'red', 'blue', 'green', 'yellow'])
    .marks.filter((mark) => mark.kind === kind)
    .flatMap(({ cells }) => cells)
    .sort();
}

for (const game of names) {
  const [prefix, rules, file] = GAMES[game];

  describe(`the leaflet of ${game}`, () => {
    it('has figures, no two of one title', () => {
      const titles = leaflets[game].map(({ title }) => title);
      expect(titles).to.have.length.above(5);
      expect(new Set(titles)).to.have.property('size', titles.length);
    });

    for (const { title, caption, line, legal = [], refused } of leaflets[game]) {
      it(`${title}: is one line, without a fault, and right by the rules`, async () => {
        expect(line).to.match(RegExp(`^<${game}-board mode="figure"[^\n]*></${game}-board>$`));
        const [board, ...others] = await drawn(line);
        expect(others).to.deep.equal([]);
        expect(errorOf(board!)).to.equal(undefined);
        for (const move of legal) {
          const { position } = board!.match;
          expect(board!.match.play(move), move).to.equal(true);
          while (board!.match.position !== position) expect(board!.match.undo()).to.equal(true);
        }
        if (!refused) return;
        const [move, rule] = refused;
        const fault = board!.match.play(move);
        expect(isFault(fault) && fault.rule, move).to.equal(rule);
      });

      it(`${title}: has a caption of whole sentences that names its rules`, () => {
        expect(caption).to.match(/^[A-Z].*\.$/);
        const ids = [...caption.matchAll(/([A-Z]{2})-(\d+)/g)];
        expect(ids).to.have.length.above(0);
        for (const [id, letters, number] of ids) {
          expect(letters, id).to.equal(prefix);
          expect(Number(number), id).to.be.within(1, rules);
        }
      });

      it(`${title}: is the same file without a page`, async () => {
        const [board] = await drawn(line);
        const options: Record<string, string | number | boolean> = {};
        for (const { name, value } of board!.attributes) options[name] = value || true;
        if (options.ply) options.ply = Number(options.ply);
        expect(file(options)).to.equal(await board!.toSvg());
      });
    }
  });
}

describe('what the test of leaflets would find', () => {
  for (const wrong of [
    '<rolit-board mode="figure" marks="z9!"></rolit-board>',
    '<rolit-board mode="figure" position="8/8/8/3ry3/3bg3/8/8/8 g rbgy" moves="a1"></rolit-board>',
    '<pylos-board mode="figure" position="moon"></pylos-board>',
  ]) {
    it(wrong, async () => {
      const { warn } = console;
      console.warn = () => {};
      try {
        expect(errorOf((await drawn(wrong))[0]!)).to.match(/expected|RO-4/);
      } finally {
        console.warn = warn;
      }
    });
  }
});

describe('docs/figures.md', () => {
  it('has lines that draw what they say', async () => {
    const page = await (await fetch('/docs/figures.md')).text();
    const blocks = [...page.matchAll(/^```html\n(.*?)^```/gms)].map(([, block]) => block!.trim());
    expect(blocks).to.have.length.above(5);
    for (const line of blocks.flatMap((block) => block.split('\n'))) {
      const [board] = await drawn(line);
      expect(board!.mode, line).to.equal('figure');
      expect(errorOf(board!), line).to.equal(undefined);
    }
  });
});

describe('the figures of Rolit', () => {
  const AFTER: readonly (readonly [title: string, cells: string])[] = [
    ['Figure 1', '8/8/8/3ry3/3bg3/8/8/8'],
    ['Figure 2', '8/8/8/3ry3/3bg3/8/8/8'],
    ['Figure 3', '8/8/2g5/3gy3/3bg3/8/8/8'],
    ['Figure 4', 'b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8'],
    ['Figure 5', 'b7/1y6/2br4/2gby3/2bbb3/3y1b2/8/8'],
    ['Figure 6', '5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2'],
    ['Figure 7', '5g2/5y2/2yyyy2/1ryybyr1/2gryy2/1yyyyy2/3ryy2/3yyy2'],
  ];
  for (const [title, cells] of AFTER) {
    it(`${title} is that of the leaflet`, async () => {
      const { match } = await boardOf('rolit', title);
      expect(match.position.split(' ')[0]).to.equal(cells);
    });
  }

  it('RO-6: Figures 5 and 7 ring the balls that have turned', async () => {
    for (const title of ['Figure 5', 'Figure 7']) {
      const { match } = await boardOf('rolit', title);
      expect(marked(figureOf('rolit', title).line, 'ring')).to.deep.equal(
        [...match.history[0]!.changes!].sort(),
      );
    }
  });

  it('Figure 8 grades every empty cell once: corners, edges, and what lies beside an empty corner', () => {
    const marks = /marks='(.*)'/.exec(figureOf('rolit', 'Figure 8').line)![1]!;
    const all = [...'abcdefgh'].flatMap((letter) => [...'12345678'].map((digit) => letter + digit));
    const grades = readMarks(marks, all, []).marks.flatMap(({ cells, text }) =>
      cells.map((cell): [string, string] => [cell, text!]),
    );
    expect(grades).to.have.length(60);
    const graded = new Map(grades);
    for (const cell of all) {
      const [x, y] = ['abcdefgh'.indexOf(cell[0]!), Number(cell[1]) - 1].map((at) => Math.min(at, 7 - at));
      const [near, far] = [Math.min(x!, y!), Math.max(x!, y!)];
      const grade = far === 0 ? 5 : far === 1 ? (near ? 1 : 2) : near ? 3 : 4;
      expect(graded.get(cell), cell).to.equal(near === 3 ? undefined : `${grade}`);
    }
  });
});

describe('the figures of Pylos', () => {
  it('PY-8: ring every ball that may be taken back', async () => {
    for (const title of ['A square of one colour', 'The first frees the second']) {
      const { match } = await boardOf('pylos', title);
      const free = match.steps().map(({ from }) => from!);
      const freed = match.started.length > 1 ? ['f1'] : free;
      expect(free, title).to.include.members(freed);
      expect(marked(figureOf('pylos', title).line, 'ring')).to.deep.equal([...freed].sort());
    }
  });

  it('PY-5: ring the free balls of light and cross all its others', async () => {
    const { line } = figureOf('pylos', 'Free balls');
    const { match } = await boardOf('pylos', 'Free balls');
    const [free, carrying] = [marked(line, 'ring'), marked(line, 'cross')];
    expect(match.position.replace(/ l$/, '').match(/l/g)).to.have.length(free.length + carrying.length);
    for (const cell of [...free, ...carrying]) {
      const fault = match.play(`${cell}-j1`);
      expect(isFault(fault) && fault.rule, cell).to.equal(free.includes(cell) ? 'PY-3' : 'PY-5');
    }
  });
});

describe('the figures of Ur', () => {
  it('UR-8: ring the rosettes', () => {
    expect(marked(figureOf('ur', 'Another turn: rosettes').line, 'ring')).to.deep.equal(
      'a1 a7 b4 c1 c7'.split(' '),
    );
  });

  it('UR-7: name every move that a throw allows', async () => {
    for (const { title, line, legal } of leaflets.ur.filter(({ title }) =>
      /^(Moving|Safety: the)/.test(title),
    )) {
      const [board] = await drawn(line);
      const moves = board!.match.moves().map((move) => move.replace(/^\d:/, ''));
      expect([...legal!].sort(), title).to.deep.equal(moves.sort());
    }
  });

  it('UR-8, UR-11: after a capture the other side throws, after a rosette the same', async () => {
    expect((await boardOf('ur', 'Attacking: after')).match.mover).to.equal('dark');
    expect((await boardOf('ur', 'Another turn: after')).match.mover).to.equal('light');
  });
});

describe('the table of Reals', () => {
  const TABLE: readonly (readonly [title: string, conquer: number, back: number])[] = [
    ['Real', 1, 2],
    ['Real Queen', 2, 2],
    ['Super Real of five', 2, 3],
    ['Super Real Queen of five', 3, 3],
    ['Super Real of six', 3, 4],
    ['Super Real Queen of six', 4, 4],
    ['A line of seven', 3, 4],
    ['Double Real', 3, 3],
    ['Double Real Queen', 4, 3],
    ['The Queen in the crossing', 4, 3],
    ['Four and five', 4, 4],
    ['Five and five', 5, 5],
    ['Four and six', 5, 5],
    ['Three lines of four', 5, 4],
    ['Four lines of four, with the Queen', 8, 5],
  ];
  for (const [title, conquer, back] of TABLE) {
    it(`${title}: crosses what its move conquers, and rings what goes back`, async () => {
      const { line, legal } = figureOf('real-queen', title);
      const [move] = legal!;
      const cells = (sign: string) => move!.match(RegExp(`(?<=\\${sign})\\w\\d`, 'g'));
      expect(cells('x')).to.have.length(conquer);
      expect(cells('^')).to.have.length(back);
      expect(marked(line, 'cross')).to.deep.equal(cells('x'));
      expect(marked(line, 'ring')).to.deep.equal(cells('^'));
      const { match } = await boardOf('real-queen', title);
      match.play(move!);
      expect(match.started, 'the move is finished').to.deep.equal([]);
    });
  }

  it('RQ-14: a Winning Real is worth 1, with the Queen in it 2', async () => {
    for (const [title, value] of [
      ['Winning Real', 1],
      ['Winning Real Queen', 2],
    ] as const)
      expect((await boardOf('real-queen', title)).match.outcome).to.deep.include({
        winners: ['white'],
        value,
      });
  });
});
