/** A figure of a printed rulebook, as one line of HTML. */
export interface Figure {
  readonly title: string;
  /** What is printed below it, with the ids of the rules that it shows. */
  readonly caption: string;
  /** What a writer types: the board that is shown is made from this very text. */
  readonly line: string;
  /** Moves that may be made in the position shown. */
  readonly legal?: readonly string[];
  /** A move that may not be made there, and the rule against it. */
  readonly refused?: readonly [move: string, rule: string];
}

/** The figures of the leaflet of 2012, by its numbers. */
const rolit: readonly Figure[] = [
  {
    title: 'Figure 1',
    caption:
      'Before the first move four balls lie in the middle, whoever plays: red on d4, blue on d5, green on e5, yellow on e4 (RO-2). The rim shows the order of play, red, blue, green, yellow, anticlockwise round the board (RO-1).',
    line: '<rolit-board mode="figure" coordinates position="8/8/8/3ry3/3bg3/8/8/8"></rolit-board>',
  },
  {
    title: 'Figure 2',
    caption:
      'Green is on turn. A ball on c3 touches the red one on d4, and behind that, on the same line, lies a green one, e5 (RO-4, RO-5).',
    line: '<rolit-board mode="figure" coordinates position="8/8/8/3ry3/3bg3/8/8/8 g rbgy" moves="c3" ply="0" marks="c3=green b2>c3 c3-e5@teal"></rolit-board>',
    legal: ['c3'],
  },
  {
    title: 'Figure 3',
    caption:
      'Green has placed a ball on c3. The red ball on d4 was the run between it and e5: it is captured, and has turned green (RO-5).',
    line: '<rolit-board mode="figure" coordinates position="8/8/8/3ry3/3bg3/8/8/8 g rbgy" moves="c3" ply="1" marks="e3>d4 c3-e5@teal"></rolit-board>',
  },
  {
    title: 'Figure 4',
    caption:
      'Blue is on turn. Seen from f6 the line leads over a red and a green ball to c3, the next blue one. The blue ball on a1, farther off, does not count (RO-5).',
    line: '<rolit-board mode="figure" coordinates position="b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy" moves="f6" ply="0" marks="f6=blue g7>f6 c3-f6@teal c3! a1x"></rolit-board>',
    legal: ['f6'],
  },
  {
    title: 'Figure 5',
    caption:
      'Blue has placed a ball on f6, and d4 and e5 have turned blue. The yellow ball on b2 stays, though it lies between two blue ones: only a line that ends in the ball just placed captures, and it ends at c3 (RO-5, RO-7).',
    line: '<rolit-board mode="figure" coordinates position="b7/1y6/2br4/2ggy3/2bbr3/3y4/8/8 b rbgy" moves="f6" ply="1" marks="c3-f6@teal d4! e5! b2x"></rolit-board>',
  },
  {
    title: 'Figure 6',
    caption:
      'Yellow is on turn. From f6 five lines lead over other colours to a yellow ball: a ball placed there captures on all of them (RO-6).',
    line: '<rolit-board mode="figure" coordinates position="5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy" moves="f6" ply="0" marks="f6=yellow f6>f2 f6>c3 f6>b6 f6>d8 f6>f8"></rolit-board>',
    legal: ['f6'],
  },
  {
    title: 'Figure 7',
    caption:
      'Yellow has placed a ball on f6, and ten balls have turned (RO-6). Others that lie between two of them stay, such as the blue one on e4: lines that arise from turned balls capture nothing (RO-7).',
    line: '<rolit-board mode="figure" coordinates position="5g2/5y2/2yyyb2/1rygbgr1/2grrr2/1ybbb3/3rbr2/3yyy2 y rbgy" moves="f6" ply="1" marks="c6..e6!@teal d4!@teal e5!@teal f3..f5!@teal e7..f7!@teal e4x"></rolit-board>',
  },
  {
    title: 'Figure 8',
    caption:
      'What a cell is worth, in five classes, for whoever may choose among several (RO-8). The leaflet has such a picture, which is not at hand; these classes are our own, from measured play, and are no rule.',
    line: `<rolit-board mode="figure" coordinates position="8/8/8/3ry3/3bg3/8/8/8" marks='heat(a1=5 h1=5 a8=5 h8=5 c1..f1=4 c8..f8=4 a3..a6=4 h3..h6=4 c2..f2=3 c7..f7=3 b3..c6=3 f3..g6=3 d3..e3=3 d6..e6=3 b1=2 g1=2 a2=2 h2=2 a7=2 h7=2 b8=2 g8=2 b2=1 g2=1 b7=1 g7=1) ~5="very high" ~4=high ~3=medium ~2=low ~1="very low"'></rolit-board>`,
  },
];

/** What a help text of the game shows: the board, placing, raising, squares, lines, the end. */
const pylos: readonly Figure[] = [
  {
    title: 'The board',
    caption:
      'The board is empty before the first move, and fifteen balls lie in reserve for each side; light begins (PY-1).',
    line: '<pylos-board mode="figure" coordinates position="4/4/4/4 3/3/3 2/2 1 l"></pylos-board>',
    legal: ['a1', 'd4'],
  },
  {
    title: 'The pyramid',
    caption:
      'Thirty balls lie on four levels: a1 to d4, e1 to g3, h1 to i2, and j1. Light has put the last one on top, and has won (PY-11).',
    line: '<pylos-board mode="figure" view="tilt" position="ldld/dldl/lddl/dldl dld/ldl/dld ll/dd l -" marks="a1:a1 d1:d1 e1:e1 g1:g1 h1:h1 i1:i1 j1:j1"></pylos-board>',
  },
  {
    title: 'A square carries',
    caption:
      'The four balls on a1, b1, a2 and b2 are a square, of whatever colours, and open e1 (PY-3). Light may place a ball there as well as on level 1 (PY-2).',
    line: '<pylos-board mode="figure" coordinates position="3d/4/ld2/dl1l 3/3/3 2/2 1 l" moves="e1" ply="0" marks="e1=light a1-b1 b1-b2 b2-a2 a2-a1"></pylos-board>',
    legal: ['e1', 'a4'],
    refused: ['f1', 'PY-3'],
  },
  {
    title: 'Balls that carry',
    caption:
      'Light has placed a ball on e1. The four balls under it are not free: none of them can be raised or taken back (PY-5).',
    line: '<pylos-board mode="figure" coordinates position="3d/4/ld2/dl1l 3/3/3 2/2 1 l" moves="e1" ply="1" marks="a1..b2x"></pylos-board>',
  },
  {
    title: 'Before a raise',
    caption:
      'The square of e1, f1, e2 and f2 is full, and d4 carries nothing: light may raise d4 to h1, two levels at once (PY-4).',
    line: '<pylos-board mode="figure" coordinates position="3l/ldl1/dld1/ldd1 3/dl1/ld1 2/2 1 l" moves="d4-h1" ply="0" marks="d4>h1"></pylos-board>',
    legal: ['d4-h1', 'h1'],
  },
  {
    title: 'After a raise',
    caption: 'The ball is on h1 now, and light has as many in reserve as before: a raise costs none (PY-4).',
    line: '<pylos-board mode="figure" coordinates position="3l/ldl1/dld1/ldd1 3/dl1/ld1 2/2 1 l" moves="d4-h1" ply="1" marks="d4=light"></pylos-board>',
  },
  {
    title: 'Free balls',
    caption:
      'Of light’s balls c4, d1, d3 and h1 are free. The others carry one, and cannot be moved, whoever owns what they carry (PY-5).',
    line: `<pylos-board mode="figure" coordinates position="2l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l" marks='c4!@teal d1!@teal d3!@teal h1!@teal a2x b1x b3x c3x f1x @teal=free @amber="carries a ball"'></pylos-board>`,
    legal: ['c4-g2', 'd1-g2', 'd3-g1'],
    refused: ['f1-g2', 'PY-5'],
  },
  {
    title: 'No ball carries itself',
    caption:
      'The ball on a2 is lifted before it is raised, and then three balls lie round e1: it may not go on a square that it helps to form itself (PY-6).',
    line: '<pylos-board mode="figure" coordinates position="4/4/ld2/dl2 3/3/3 2/2 1 l" marks="a2! e1x"></pylos-board>',
    legal: ['e1'],
    refused: ['a2-e1', 'PY-6'],
  },
  {
    title: 'Before a square of one colour',
    caption:
      'Light is on turn, and has balls on c3, c4 and d3: one on d4 completes a square of its own (PY-7).',
    line: '<pylos-board mode="figure" coordinates position="l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l" moves="d4^a4^d1" ply="0" marks="d4=light c3-d3 d3-d4 d4-c4 c4-c3"></pylos-board>',
    legal: ['d4^a4^d1'],
    refused: ['d4^b1', 'PY-5'],
  },
  {
    title: 'A square of one colour',
    caption:
      'Light has placed d4, and takes back at once one or two of its free balls, from any level, the one just placed included (PY-7, PY-8).',
    line: '<pylos-board mode="figure" coordinates position="l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l d4" marks="a4!@teal c4!@teal d1!@teal d3!@teal d4!@teal h1!@teal"></pylos-board>',
    legal: ['^a4^d1', '^d4', '^h1^f1'],
  },
  {
    title: 'The first frees the second',
    caption:
      'Light has taken h1 back. The ball on f1 carries nothing any more, and may be the second one (PY-8).',
    line: '<pylos-board mode="figure" coordinates position="l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l d4^h1" marks="h1=light f1!@teal"></pylos-board>',
    legal: ['^f1'],
  },
  {
    title: 'After the square',
    caption:
      'Light has taken back a4 and d1 instead. Both are in reserve again (PY-10), and dark is on turn.',
    line: '<pylos-board mode="figure" coordinates position="l1l1/dlll/lddd/dldl 3/dd1/dl1 2/l1 1 l" moves="d4^a4^d1" ply="1" marks="a4=light d1=light"></pylos-board>',
  },
  {
    title: 'A line, by the expert rules',
    caption:
      'Light has placed g1. Three own balls in a row or a column of level 2, or four of level 1, win back balls as a square does; diagonals never count (PY-14).',
    line: '<pylos-board mode="figure" coordinates rules="expert" position="d2d/4/ldld/dldl 3/3/ll1 2/2 1 l g1"></pylos-board>',
    legal: ['^g1', '^e1^f1'],
  },
  {
    title: 'The last ball',
    caption: 'Light has one ball left, and the apex is open: whoever puts the last ball on top wins (PY-11).',
    line: '<pylos-board mode="figure" coordinates position="ldld/dldl/lddl/dldl dld/ldl/dld ll/dd 1 l" moves="j1" ply="0" marks="j1=light h1-i1 i1-i2 i2-h2 h2-h1"></pylos-board>',
    legal: ['j1'],
  },
];

/** Six points of the rules: goal, throwing, moving, attacking, another turn, safety. */
const ur: readonly Figure[] = [
  {
    title: 'Goal',
    caption:
      'Each side walks 14 squares: four of its own, eight that both share, two of its own (UR-1). Whoever has all seven pieces home first wins (UR-13).',
    line: `<ur-board mode="figure" marks='path:light path:dark@teal @amber="the path of light" @teal="the path of dark"'></ur-board>`,
  },
  {
    title: 'Goal: the last piece',
    caption:
      'Six pieces of light are home, and light has thrown 1. From square 14 exactly 1 leads home (UR-12): the seventh piece goes home, and light wins (UR-13).',
    line: '<ur-board mode="figure" coordinates="path" position="4xxl1/3d4/d3xx2 l l6d4 1" marks="a7!"></ur-board>',
    legal: ['a7+'],
  },
  {
    title: 'Throwing',
    caption:
      'Light has thrown 3: three of the four dice have a marked corner on top. The totals 0 to 4 come 1, 4, 6, 4 and 1 times in 16 (UR-2), and 0 moves nothing (UR-3).',
    line: '<ur-board mode="figure" position="4xx2/8/4xx2 l l0d0 3"></ur-board>',
    legal: ['@a2'],
  },
  {
    title: 'Moving',
    caption:
      'Light has thrown 2. The piece on b1 may go on to b3: jumping is free (UR-4). Or a waiting piece enters, on the second square of the path (UR-5).',
    line: '<ur-board mode="figure" coordinates position="4xx2/ld6/4xx2 l l0d0 2" marks="b1>b3 a3=light"></ur-board>',
    legal: ['b1-b3', '@a3'],
  },
  {
    title: 'Moving: one piece a square',
    caption:
      'Light has thrown 2, and a4 would come to a2, where an own piece stands: it may not (UR-6). That piece may go on to b1, or a waiting one enters on a3.',
    line: '<ur-board mode="figure" coordinates position="1l1lxx2/8/4xx2 l l0d0 2" marks="a4-a2 a2x"></ur-board>',
    legal: ['a2-b1', '@a3'],
    refused: ['a4-a2', 'UR-6'],
  },
  {
    title: 'Attacking: before',
    caption: 'Light has thrown 4, and four squares on from b1, on b5, stands a dark piece (UR-11).',
    line: '<ur-board mode="figure" coordinates position="4xx2/l3d3/4xx2 l l0d0 4" moves="b1-b5x" ply="0" marks="b1>b5"></ur-board>',
    legal: ['b1-b5x'],
  },
  {
    title: 'Attacking: after',
    caption: 'Light has captured on b5. The dark piece waits again, and must enter once more (UR-11).',
    line: '<ur-board mode="figure" coordinates position="4xx2/l3d3/4xx2 l l0d0 4" moves="b1-b5x" ply="1" marks="b1>b5"></ur-board>',
  },
  {
    title: 'Another turn: rosettes',
    caption:
      'Each path has three rosettes, on squares 4, 8 and 14. A piece that lands on one gives its side another turn at once (UR-8).',
    line: '<ur-board mode="figure" coordinates="path" position="4xx2/8/4xx2 l l0d0" marks="a1! b4! a7! c1! c7!"></ur-board>',
  },
  {
    title: 'Another turn: before',
    caption: 'Light has thrown 2: b2 may go on to the rosette on b4 (UR-4).',
    line: '<ur-board mode="figure" coordinates position="4xx2/1l6/4xx2 l l0d0 2" moves="b2-b4*" ply="0" marks="b2>b4"></ur-board>',
    legal: ['b2-b4*'],
  },
  {
    title: 'Another turn: after',
    caption: 'The piece is on the rosette, and light is to throw again (UR-8).',
    line: '<ur-board mode="figure" coordinates position="4xx2/1l6/4xx2 l l0d0 2" moves="b2-b4*" ply="1" marks="b2>b4"></ur-board>',
  },
  {
    title: 'Safety: the rosette in the middle',
    caption:
      'Light has thrown 2, and b2 would come to b4. The dark piece on that rosette is safe: nobody lands there (UR-9). A waiting piece enters on a3 instead.',
    line: '<ur-board mode="figure" coordinates position="4xx2/1l1d4/4xx2 l l0d0 2" marks="b2-b4 b4x"></ur-board>',
    legal: ['@a3'],
    refused: ['b2-b4', 'UR-9'],
  },
  {
    title: 'Safety: squares of one’s own',
    caption:
      'Captures happen on the shared squares only (UR-11): no enemy ever comes to the six squares of a side alone (UR-1), nor to the two rosettes among them (UR-10).',
    line: `<ur-board mode="figure" position="1l2xx1l/3d4/1d2xx2 - l0d0" marks='zone:light zone:dark@teal @amber="light alone" @teal="dark alone"'></ur-board>`,
  },
];

/** The table of Reals, then the Real that wins. What is conquered is crossed, what goes back to the rack is ringed. */
const realQueen: readonly Figure[] = [
  {
    title: 'Real',
    caption:
      'White has placed f3 and made a line of four. One black marble is conquered, any on the board, and two of the four go back to the rack (RQ-9, RQ-10).',
    line: `<real-queen-board mode="figure" coordinates position="b1b4/6b/7/7/2www2/7/7 w w17b17 f3" marks='g6x c3!@teal f3!@teal @amber=conquered @teal="back to the rack"'></real-queen-board>`,
    legal: ['xg6^c3^f3', 'xa7^d3^e3'],
  },
  {
    title: 'Real Queen',
    caption:
      'Three marbles and the Queen: two are conquered, two go back (RQ-10). The Queen herself stays on the board (RQ-6).',
    line: '<real-queen-board mode="figure" coordinates position="b1b4/6b/7/7/2wwW2/7/7 w w18b17 f3" marks="a7x g6x c3!@teal d3!@teal"></real-queen-board>',
    legal: ['xa7xg6^c3^d3'],
  },
  {
    title: 'Super Real of five',
    caption: 'White has closed the gap on d4: two are conquered, three of the five go back (RQ-11).',
    line: '<real-queen-board mode="figure" coordinates position="6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16 d4" marks="a1x a2x b4!@teal c4!@teal d4!@teal"></real-queen-board>',
    legal: ['xa1xa2^b4^c4^d4'],
  },
  {
    title: 'Super Real Queen of five',
    caption: 'The Queen counts in the length: three are conquered, three go back (RQ-11).',
    line: '<real-queen-board mode="figure" coordinates position="6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16 Qd4" marks="a1x a2x e6x b4!@teal c4!@teal e4!@teal"></real-queen-board>',
    legal: ['xa1xa2xe6^b4^c4^e4'],
  },
  {
    title: 'Super Real of six',
    caption: 'White has placed e5: three are conquered, four go back (RQ-11).',
    line: '<real-queen-board mode="figure" coordinates position="6w/4bw1/7/3w3/2w4/bw5/b5b w w15b16 e5" marks="a1x a2x g1x b2!@teal c3!@teal d4!@teal e5!@teal"></real-queen-board>',
    legal: ['xa1xa2xg1^b2^c3^d4^e5'],
  },
  {
    title: 'Super Real Queen of six',
    caption:
      'White has placed a4, and the Queen of a1 is in the line: four are conquered, four go back (RQ-11).',
    line: '<real-queen-board mode="figure" coordinates position="7/w1b4/w6/3b1b1/w6/w5b/W5b w w16b15 a4" marks="d4x f4x g1x g2x a2!@teal a3!@teal a5!@teal a6!@teal"></real-queen-board>',
    legal: ['xd4xf4xg1xg2^a2^a3^a5^a6'],
  },
  {
    title: 'A line of seven',
    caption: 'Seven count as six, unless otherwise agreed: three are conquered, any four go back (RQ-11).',
    line: '<real-queen-board mode="figure" coordinates position="6b/2b1b2/7/www1www/7/b6/b6 w w14b15 d4" marks="a1x a2x g7x a4!@teal b4!@teal c4!@teal d4!@teal"></real-queen-board>',
    legal: ['xa1xa2xg7^a4^b4^c4^d4'],
  },
  {
    title: 'Double Real',
    caption:
      'Two lines of four cross in a1, just placed: three are conquered; the crossing marble and one of each line go back (RQ-12).',
    line: '<real-queen-board mode="figure" coordinates position="6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 a1" marks="e6x f6x g7x a1!@teal a2!@teal b1!@teal"></real-queen-board>',
    legal: ['xe6xf6xg7^a1^a2^b1'],
    refused: ['xe6xf6xg7^a1^b1^c1', 'RQ-12'],
  },
  {
    title: 'Double Real Queen',
    caption: 'The Queen of c1 is in one of the lines: four are conquered, three go back (RQ-12).',
    line: '<real-queen-board mode="figure" coordinates position="6b/4bb1/7/w6/w5b/w6/1wWw2b w w15b15 a1" marks="e6x f6x g3x g7x a1!@teal a2!@teal d1!@teal"></real-queen-board>',
    legal: ['xe6xf6xg3xg7^a1^a2^d1'],
  },
  {
    title: 'The Queen in the crossing',
    caption:
      'She stays, and one more marble of any line goes back in her place: four are conquered, three go back (RQ-12).',
    line: '<real-queen-board mode="figure" coordinates position="6b/4bb1/7/w6/w5b/w6/1www3 w w14b16 Qa1" marks="e6x f6x g3x g7x a2!@teal b1!@teal c1!@teal"></real-queen-board>',
    legal: ['xe6xf6xg3xg7^a2^b1^c1', 'xe6xf6xg3xg7^a2^a3^b1'],
  },
  {
    title: 'Four and five',
    caption:
      'Four are conquered; the crossing marble, one of the line of four and two of the line of five go back (RQ-13).',
    line: '<real-queen-board mode="figure" coordinates position="b5b/4b2/2w4/2w4/3www1/2w4/b1w3b w w13b15 c3" marks="a1x a7x g1x g7x c1!@teal c2!@teal c3!@teal d3!@teal"></real-queen-board>',
    legal: ['xa1xa7xg1xg7^c1^c2^c3^d3'],
  },
  {
    title: 'Five and five',
    caption:
      'Black has placed c3: five are conquered; the crossing marble and two of each line go back (RQ-13).',
    line: '<real-queen-board mode="figure" coordinates position="w5w/4w2/2b2w1/2b4/bb1bb2/2b4/w1b3w b w14b12 c3" marks="a1x a7x e6x f5x g7x a3!@teal b3!@teal c1!@teal c2!@teal c3!@teal"></real-queen-board>',
    legal: ['xa1xa7xe6xf5xg7^a3^b3^c1^c2^c3'],
  },
  {
    title: 'Four and six',
    caption:
      'Five are conquered; the crossing marble, one of the line of four and three of the line of six go back (RQ-13).',
    line: '<real-queen-board mode="figure" coordinates position="b5b/2w1b2/2w2b1/2w4/ww1www1/7/bb4b w w12b13 c3" marks="a1x a7x e6x f5x g7x a3!@teal b3!@teal c3!@teal c4!@teal d3!@teal"></real-queen-board>',
    legal: ['xa1xa7xe6xf5xg7^a3^b3^c3^c4^d3'],
  },
  {
    title: 'Three lines of four',
    caption: 'Five are conquered; the crossing marble and one of each line go back, four together (RQ-13).',
    line: '<real-queen-board mode="figure" coordinates position="b2w2w/3w1w1/3ww2/b3www/7/2b2b1/bb4b w w11b13 d4" marks="a1x b1x c2x f2x g1x d4!@teal d5!@teal e4!@teal e5!@teal"></real-queen-board>',
    legal: ['xa1xb1xc2xf2xg1^d4^d5^e4^e5'],
  },
  {
    title: 'Four lines of four, with the Queen',
    caption:
      'Seven are conquered for the lines and one more for the Queen. She stays in the crossing: one of each line and one more of any go back, five together (RQ-13).',
    line: '<real-queen-board mode="figure" coordinates position="w1bw2w/1w1w1w1/2www2/b3www/1b5/2b1bb1/bb4b w w8b11 Qd4" marks="a1x a4x b1x b3x c2x e2x f2x g1x c5!@teal d5!@teal e4!@teal e5!@teal f4!@teal"></real-queen-board>',
    legal: ['xa1xa4xb1xb3xc2xe2xf2xg1^c5^d5^e4^e5^f4'],
  },
  {
    title: 'Castle areas',
    caption:
      'The castle area of a Queen is the hollows round her own, up to eight. A Real with a marble in that of the enemy Queen wins (RQ-14).',
    line: `<real-queen-board mode="figure" coordinates position="B6/7/7/7/3W3/7/7 - w20b20" marks='castle:white castle:black@teal @amber="castle area of white" @teal="castle area of black"'></real-queen-board>`,
  },
  {
    title: 'Before a Winning Real',
    caption:
      'White is on turn, and has three marbles in a row beside d4, which lies in the castle area of the black Queen (RQ-14).',
    line: '<real-queen-board mode="figure" coordinates position="7/7/2B4/4www/7/7/7 w w17b20" moves="d4#" ply="0" marks="castle:black@teal d4=white"></real-queen-board>',
    legal: ['d4#'],
  },
  {
    title: 'Winning Real',
    caption:
      'White has placed d4, and wins at once: nothing is conquered, nothing goes back, and the Real stays on the board (RQ-8, RQ-14). Its value is 1 (RQ-18).',
    line: '<real-queen-board mode="figure" coordinates position="7/7/2B4/4www/7/7/7 w w17b20" moves="d4#" ply="1" marks="castle:black@teal"></real-queen-board>',
  },
  {
    title: 'Winning Real Queen',
    caption: 'The same with white’s own Queen in the line: its value is 2 (RQ-14).',
    line: '<real-queen-board mode="figure" coordinates position="7/7/2B4/4wWw/7/7/7 w w18b20" moves="d4##" ply="1" marks="castle:black@teal"></real-queen-board>',
  },
];

/** The figures of each game, in the order of its rules. */
export const leaflets = { rolit, pylos, ur, 'real-queen': realQueen } as const;
