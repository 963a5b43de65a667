import type Vectors from '../../../vectors/pylos.json';

// By fetch: the test runner cannot import JSON.
const load = async () => (await fetch(new URL('../../../vectors/pylos.json', import.meta.url))).json();

/** Numbers and moves produced outside this project, by independent programs. */
export const vectors: typeof Vectors = await load();
