/** The boards that lie beside this script, by tag: the build fills them in from the folders of `games`. */
declare const BOARDS: readonly string[];

const waiting = new Set(BOARDS);

/** Loads the board of every tag that is in use below a node, each once. */
function load(root: ParentNode) {
  root.querySelectorAll<HTMLElement>('[data-tavola]').forEach(replace);
  for (const tag of waiting) {
    // Plain links to a ply are followed by the same file as words that show one.
    if (!root.querySelector(tag === 'board-ref' ? `${tag},a[href*='@ply=']` : tag)) continue;
    waiting.delete(tag);
    void import(`./${tag}.js`);
  }
}

/** For editors that strip unknown tags: `<div data-tavola="rolit" data-position="…">` becomes a board. */
function replace(stand: HTMLElement) {
  const tag = `${stand.dataset.tavola}-board`;
  if (!BOARDS.includes(tag)) return;
  const board = document.createElement(tag);
  for (const { name, value } of stand.attributes) {
    if (name !== 'data-tavola') board.setAttribute(name.replace(/^data-/, ''), value);
  }
  board.append(...stand.childNodes);
  stand.replaceWith(board);
}

load(document);
new MutationObserver((records) => {
  for (const { target } of records) load(target as Element);
}).observe(document, { childList: true, subtree: true });
