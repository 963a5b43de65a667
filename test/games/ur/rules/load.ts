import type Games from '../../../vectors/ur-games.json';
import type HumanGames from '../../../vectors/ur-human-games.json';
import type Values from '../../../vectors/ur-values.json';

// By fetch: the test runner cannot import JSON.
const load = async (name: string) =>
  (await fetch(new URL(`../../../vectors/${name}.json`, import.meta.url))).json();

/** Random games by an independent library, every legal move of every throw with them. */
export const games: typeof Games = await load('ur-games');
/** Games that people played in public. */
export const humanGames: typeof HumanGames = await load('ur-human-games');
/** A complete solution of the game. */
export const values: typeof Values = await load('ur-values');
