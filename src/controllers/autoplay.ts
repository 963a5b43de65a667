/** What can be stepped through. */
interface Stepped extends Element {
  redo(): boolean;
}

/** Steps on every so many milliseconds, while the board can be seen and as long as there are moves; returns what stops it. */
export function start(board: Stepped, pace: number): () => void {
  let seen = false;
  const observer = new IntersectionObserver((entries) => (seen = entries.at(-1)!.isIntersecting));
  observer.observe(board);
  const timer = setInterval(() => {
    if (seen && !document.hidden) board.redo();
  }, pace);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}
