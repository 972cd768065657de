/**
 * Adds a history entry for something that covers the page, so that Back closes it instead of leaving the page.
 *
 * @param close called when the visitor goes back
 * @returns a function to call once it is closed, in whatever way, which removes the entry if it is still there
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
    // Does not go back after a link in the overlay was followed: the new page has replaced the overlay's entry in the history.
    if (held && onOverlayEntry()) history.back();
    held = false;
  };
}

/** True if the current history entry belongs to something that covers the page: a link then replaces it. */
export function onOverlayEntry(): boolean {
  const state: { overlay?: boolean } | null = history.state;
  return state?.overlay === true;
}
