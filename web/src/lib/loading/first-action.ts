const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Calls back at the visitor's first action since the page was loaded; at once if there was one. Returns a function that
 * cancels it.
 */
export function onFirstAction(act: () => void): () => void {
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
