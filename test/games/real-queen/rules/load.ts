import type Vectors from '../../../vectors/real-queen.json';

// By fetch: the test runner cannot import JSON.
const load = async () => (await fetch(new URL('../../../vectors/real-queen.json', import.meta.url))).json();

/** Numbers and moves produced outside this project, by independent programs. */
export const vectors: typeof Vectors = await load();

const bytes = new TextEncoder();

/** The digest of the vectors: 32-bit FNV-1a over lines, each followed by a line feed. */
export function digest(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const line of lines) {
    for (const byte of bytes.encode(`${line}\n`)) hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
