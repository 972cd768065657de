const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back at the first sign of somebody using the screen, which is when to load what they may open next. Answers the way to stop. */
export function onFirstUse(run: () => void): () => void {
  const watch = new AbortController();
  const begin = () => {
    watch.abort();
    run();
  };
  for (const sign of signsOfUse) addEventListener(sign, begin, { passive: true, signal: watch.signal });
  return () => watch.abort();
}
