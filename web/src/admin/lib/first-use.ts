const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Calls back at the first sign of use of the screen, such as a key or a scroll, to load code that may be needed next.
 * Returns a function that cancels it.
 */
export function onFirstUse(run: () => void): () => void {
  const watch = new AbortController();
  const begin = () => {
    watch.abort();
    run();
  };
  for (const sign of signsOfUse) addEventListener(sign, begin, { passive: true, signal: watch.signal });
  return () => watch.abort();
}
