let typed = '';
let watch: AbortController | undefined;

/**
 * Collects the letters that are typed while the search is opening, for its box: until {@link takeTyped} is called, or the
 * returned function, which forgets them. Other parts of the screen do not get them.
 */
export function collectTyped(): () => void {
  typed = '';
  watch = new AbortController();
  const { signal } = watch;
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...key].length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Listens on the window, so that it runs before the shortcuts of one letter.
  addEventListener('keydown', collect, { signal, capture: true });
  return () => void takeTyped();
}

/** Returns the collected letters, and ends collecting. */
export function takeTyped(): string {
  watch?.abort();
  const taken = typed;
  typed = '';
  return taken;
}
