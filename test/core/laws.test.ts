import { fuzzReaders, gameLaws, type Samples } from '../suites/game-laws.js';
import { type Heap, takeAway } from './take-away.js';

const samples: Samples<Heap, number> = {
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

gameLaws(takeAway, samples);
fuzzReaders(takeAway, samples, 10_000);
