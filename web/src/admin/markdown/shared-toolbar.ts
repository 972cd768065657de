import { createStore } from '#web/lib/store.ts';

/**
 * The toolbar that several texts share: its element, and the id of the text it acts on, which is the one that had the
 * focus last.
 */
export const sharedToolbar = createStore<{ element: HTMLElement | null; textId: string }>({
  element: null,
  textId: '',
});

/** Lets the shared toolbar act on a text. */
export function letToolbarActOn(textId: string): void {
  if (sharedToolbar.current().textId !== textId) sharedToolbar.set({ ...sharedToolbar.current(), textId });
}
