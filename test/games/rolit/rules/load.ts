import type Othello from '../../../vectors/othello-games.json';
import type Vectors from '../../../vectors/rolit.json';

// By fetch: the test runner cannot import JSON.
const load = async (name: string) =>
  (await fetch(new URL(`../../../vectors/${name}.json`, import.meta.url))).json();

/** Numbers and games produced outside this project, by independent programs. */
export const vectors: typeof Vectors = await load('rolit');
export const othello: typeof Othello = await load('othello-games');

/** Perft counts above this take seconds each, and are tested in a file of their own. */
export const DEEP = 5_000_000;
