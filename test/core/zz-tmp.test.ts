import { pylos } from '../../src/games/pylos/rules/index.js';
import { ur } from '../../src/games/ur/rules/index.js';
import { realQueen } from '../../src/games/real-queen/rules/index.js';
import { fuzzReaders } from '../suites/game-laws.js';
const none = { rules: [''], figures: [], spellings: [], moves: ['a1'] } as never as object;
fuzzReaders(pylos, { ...none, positions: ['4/4/4/4 3/3/3 2/2 1 l','2l1/2ll/dd2/d3 3/3/3 2/2 1 l','2l1/2ll/dd2/d3 3/3/3 2/2 1 l d4'] } as never, 50000);
fuzzReaders(ur, { ...none, positions: ['4xx2/8/4xx2 l l0d0','4xx2/8/4xx2 l l0d0 3'] } as never, 50000);
fuzzReaders(realQueen, { ...none, positions: ['7/7/7/7/7/7/7 w w20b20'] } as never, 50000);
