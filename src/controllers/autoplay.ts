/** What can be stepped through. */
interface Stepped extends Element {
  redo(): boolean;
}

/**
 * Steps on every so many milliseconds, while the board can be seen and as long as there are moves, and tells of each; returns what stops it.
 * There is no timer while the board cannot be seen, which it cannot where it was removed.
 */
export function start(board: Stepped, pace: number, stepped: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearInterval(timer);
    if (!entries.at(-1)!.isIntersecting) return;
    timer = setInterval(
      () => {
        if (!document.hidden && board.redo()) stepped();
      },
      pace > 0 ? pace : 1500,
    );
  });
  observer.observe(board);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}
