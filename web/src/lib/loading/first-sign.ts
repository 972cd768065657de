const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Calls back once, when the visitor does something for the first time since the page was loaded; at once where that has been.
 * Returns the way to stop.
 */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, onSign);
  };
  const onSign = () => {
    stop();
    act();
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) onSign();
  return stop;
}
