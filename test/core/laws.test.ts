import { fuzzReaders, gameLaws, type Samples } from '../suites/game-laws.js';
import { putAside, type Row } from './put-aside.js';
import { type Heap, takeAway } from './take-away.js';

const heaps: Samples<Heap, number> = {
  rules: ['', 'heap=12', 'heap=20 order=bob,cid,ann', 'order=cid,ann WHOBEGINS=last'],
  positions: ['7 a ab', '15 c abc', '1 b cb'],
  figures: ['7 - ab', '0 - bca'],
  spellings: [
    [' 07  B ba ', '7 b ba'],
    ['9 a', '9 a ab'],
  ],
  moves: ['t3t2t1', 't1 t1 t1', 't2t3t3'],
  count: ({ left }) => left,
  growth: (step) => -step,
  longest: 99,
};

const rows: Samples<Row, string> = {
  rules: ['', 'row=abcdefgh', 'plain row=hgfa', 'row=aeb first=yve'],
  positions: ['abcde m', 'abcde m a', 'acegh y a+g', 'ae y e', 'bcd m'],
  figures: ['abcde -', '- -'],
  spellings: [
    ['EDCBA M', 'abcde m'],
    [' eda\ty  A ', 'ade y a'],
    ['abcd m A+D', 'abcd m a+d'],
  ],
  moves: ['a+b', 'a+c+b', 'b c d', 'a', '+b', '+c+e', 'a+b+c d', 'A +E', 'h', 'e', '', 'a b'],
  count: ({ letters }) => letters.length,
  growth: (step) => (step ? -1 : 0),
  longest: 8,
  told: ({ letters, turn, due }) => [letters, turn, due],
};

gameLaws(takeAway, heaps);
fuzzReaders(takeAway, heaps, 10_000);
gameLaws(putAside, rows);
fuzzReaders(putAside, rows, 10_000);
