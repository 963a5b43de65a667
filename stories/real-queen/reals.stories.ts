import type { Meta } from '@storybook/web-components-vite';
import type { Args, Story } from './board.js';
import { lessons, real } from './lesson.js';

/** RQ-7 to RQ-13: lines of four and more, what they conquer, and what goes back to the rack for them. */
export default { ...lessons, title: 'Real Queen/Reals' } satisfies Meta<Args>;

const REAL = { position: 'b1b4/6b/7/7/2www2/7/7 w w17b17' };
const FIVE = { position: '6b/4b2/7/1ww1ww1/7/b6/b6 w w16b16' };
const SIX = { position: '6w/4bw1/7/3w3/2w4/bw5/b5b w w15b16' };
const SEVEN = '6b/2b1b2/7/www1www/7/b6/b6 w w14b15';
const SEVEN_AND_FOUR = '2bw3/3w3/3w3/www1www/7/2b1bb1/bb4b w w11b13';
const CORNER = { position: '6b/4bb1/7/w6/w5b/w6/1www3 w w14b16' };

/** RQ-10: four attack marbles in a line conquer one, and two of them go back to the rack. */
export const Real: Story = real(
  'White: place f3. Conquer any black marble, then take back two of the four.',
  REAL,
  'f3',
  'a Real: conquer 1, take back 2',
  'g6 c3 f3',
);

/** RQ-10: with the Queen among the four it is one more. She stays (RQ-6). */
export const RealQueen: Story = real(
  'White: take the Queen by the button, from her throne or with Q, and place her on f3.',
  REAL,
  'Qf3',
  'a Real Queen: conquer 2, take back 2',
  'a7 g6 c3 d3',
);

/** RQ-10, RQ-5: the Queen makes it by a step. Here black’s rack is empty, so its marbles may move too. */
export const RealQueenByAStep: Story = real(
  'Black: step with the Queen from g5 to f4.',
  { position: 'wwW4/3w3/6B/2bbb2/7/7/b6 b w10b0' },
  'g5f4',
  'a Real Queen: conquer 2, take back 2',
  'a7 b7 c4 d4',
);

/** RQ-11: a Super Real of five. The gap is closed: it is one line and not two. */
export const SuperRealOfFive: Story = real(
  'White: close the gap on d4.',
  FIVE,
  'd4',
  'a Super Real of five: conquer 2, take back 3',
  'a1 a2 b4 c4 d4',
);

/** RQ-11: the Queen counts in the length. */
export const SuperRealQueenOfFive: Story = real(
  'White: close the gap with the Queen.',
  FIVE,
  'Qd4',
  'a Super Real Queen of five: conquer 3, take back 3',
  'a1 a2 e6 b4 c4 e4',
);

/** RQ-11: a Super Real of six. */
export const SuperRealOfSix: Story = real(
  'White: close the diagonal on e5.',
  SIX,
  'e5',
  'a Super Real of six: conquer 3, take back 4',
  'a1 a2 g1 b2 c3 d4 e5',
);

/** RQ-11: a Super Real Queen of six. */
export const SuperRealQueenOfSix: Story = real(
  'White: place a4. The Queen of a1 is in the line and stays.',
  { position: '7/w1b4/w6/3b1b1/w6/w5b/W5b w w16b15' },
  'a4',
  'a Super Real Queen of six: conquer 4, take back 4',
  'g1 g2 f4 d4 a2 a3 a5 a6',
);

/** RQ-11: a line of seven gives what six give (`sevenRun=as-six`, the default). */
export const SevenAsSix: Story = real(
  'White: close the row on d4.',
  { position: SEVEN },
  'd4',
  'a Super Real of seven: conquer 3, take back 4',
  'a1 a2 g7 a4 b4 c4 d4',
);

/** RQ-11: with `sevenRun=progression` it gives one more of each. */
export const SevenByProgression: Story = real(
  'White: close the row on d4.',
  { position: SEVEN, rules: 'sevenRun=progression' },
  'd4',
  'a Super Real of seven: conquer 4, take back 5',
  'a1 a2 g7 c6 a4 b4 c4 d4 e4',
);

/** RQ-12: two lines of four that cross in the marble just played. It goes back, and one of each line. */
export const DoubleReal: Story = real(
  'White: place a1. Both lines light up: do what the board asks, six times.',
  CORNER,
  'a1',
  'a Double Real: conquer 3, take back 3',
  'g7 f6 e6 a1 b1 a2',
);

/** RQ-12: with the Queen on an arm it conquers four. */
export const DoubleRealQueen: Story = real(
  'White: place a1. The Queen of c1 stays.',
  { position: '6b/4bb1/7/w6/w5b/w6/1wWw2b w w15b15' },
  'a1',
  'a Double Real Queen: conquer 4, take back 3',
  'g7 f6 e6 g3 a1 d1 a2',
);

/** RQ-12: where the Queen is the crossing marble she stays, and one more marble of any line goes back instead. */
export const QueenAsCrossingMarble: Story = real(
  'White: place the Queen on a1. Take back two marbles of one line and one of the other.',
  CORNER,
  'Qa1',
  'a Double Real Queen: conquer 4, take back 3',
  'g7 f6 e6 g3 b1 c1 a2',
);

/** RQ-12, RQ-5: she steps into the crossing. */
export const QueenStepsIntoTheCrossing: Story = real(
  'Black: step with the Queen from c6 to d5.',
  { position: '7/2B4/4bbb/1w1b3/3b3/w2b2w/w5w b w15b14' },
  'c6d5',
  'a Double Real Queen: conquer 4, take back 3',
  'a1 a2 g1 g2 e5 f5 d4',
);

/** RQ-13: four crossing five. */
export const FourCrossingFive: Story = real(
  'White: place c3.',
  { position: 'b5b/4b2/2w4/2w4/3www1/2w4/b1w3b w w13b15' },
  'c3',
  'a Double Super Real: conquer 4, take back 4',
  'a1 a7 g1 g7 c3 c1 c2 d3',
);

/** RQ-13: five crossing five. */
export const FiveCrossingFive: Story = real(
  'Black: place c3.',
  { position: 'w5w/4w2/2b2w1/2b4/bb1bb2/2b4/w1b3w b w14b12' },
  'c3',
  'a Double Super Real: conquer 5, take back 5',
  'a7 g7 e6 f5 a1 c3 a3 b3 c1 c2',
);

/** RQ-13: four crossing six. */
export const FourCrossingSix: Story = real(
  'White: place c3.',
  { position: 'b5b/2w1b2/2w2b1/2w4/ww1www1/7/bb4b w w12b13' },
  'c3',
  'a Double Super Real: conquer 5, take back 5',
  'a7 g7 e6 f5 a1 c3 c4 a3 b3 d3',
);

/** RQ-13: three lines of four. */
export const ThreeLines: Story = real(
  'White: place d4.',
  { position: 'b2w2w/3w1w1/3ww2/b3www/7/2b2b1/bb4b w w11b13' },
  'd4',
  'a Triple Real: conquer 5, take back 4',
  'a1 b1 g1 c2 f2 d4 e4 d5 e5',
);

/** RQ-13: four lines of four, and the Queen in their middle: the most there can be. */
export const FourLines: Story = real(
  'White: place the Queen on d4. It takes fourteen steps.',
  { position: 'w1bw2w/1w1w1w1/2www2/b3www/1b5/2b1bb1/bb4b w w8b11' },
  'Qd4',
  'a Quadruple Real Queen: conquer 8, take back 5',
  'a1 b1 c2 g1 f2 a4 b3 e2 e4 f4 d5 e5 c5',
);

/** RQ-13, RQ-11: seven crossing four, where seven count as six. */
export const SevenCrossingFour: Story = real(
  'White: place d4.',
  { position: SEVEN_AND_FOUR },
  'd4',
  'a Double Super Real: conquer 5, take back 5',
  'a1 b1 c2 g1 f2 d4 d5 a4 b4 c4',
);

/** RQ-13, RQ-11: seven crossing four by progression. */
export const SevenCrossingFourByProgression: Story = real(
  'White: place d4.',
  { position: SEVEN_AND_FOUR, rules: 'sevenRun=progression' },
  'd4',
  'a Double Super Real: conquer 6, take back 6',
  'a1 b1 c2 g1 f2 e2 d4 d5 a4 b4 c4 e4',
);

/** RQ-9: where fewer stand on the board than the table says, all of them are conquered. */
export const FewerThanTheTableSays: Story = real(
  'Black: place e2. The table says two; white has one marble on the board.',
  { position: '3w3/7/7/7/7/1bbB3/7 b w19b18' },
  'e2',
  'a Real Queen: conquer 1, take back 2',
  'd7 b2 e2',
);
