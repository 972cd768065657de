/**
 * Gives what has opened over the whole page an entry of its own in the browser's history, so that Back closes it
 * instead of leaving the page.
 *
 * @param close called when the visitor goes back
 * @returns to be called once it has closed, however that came about: takes the entry away if it is still there
 */
export function closeByBack(close: () => void): () => void {
  let held = true;
  const onBack = () => {
    held = false;
    removeEventListener('popstate', onBack);
    close();
  };
  history.pushState({ ...history.state, overlay: true }, '');
  addEventListener('popstate', onBack);
  return () => {
    removeEventListener('popstate', onBack);
    // A link followed from within has put its page in the entry's place.
    if (held && onOverlayEntry()) history.back();
    held = false;
  };
}

/** Whether the visitor stands on an entry that only something over the page has: a link is then followed in its place. */
export function onOverlayEntry(): boolean {
  const state: { overlay?: boolean } | null = history.state;
  return state?.overlay === true;
}
