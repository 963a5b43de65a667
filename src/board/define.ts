import { version } from './version.js';

/** Registers a board's tag; the first definition stays, and another version of it is told of once. */
export function define(tag: string, board: CustomElementConstructor & { version: string }): void {
  // In Node there is nowhere to register a tag.
  if (!globalThis.customElements) return;
  const known = customElements.get(tag) as typeof board | undefined;
  if (!known) customElements.define(tag, board);
  else if (known.version !== version) {
    console.warn(`<${tag}> is defined by Tavola ${known.version}; version ${version} is not used.`);
  }
}
