import { createStore, useStore } from '#web/lib/store.ts';

const storageKey = 'inbox-keys';

/** The choice, for browsers that block storage; it is lost when the page is closed. */
const chosen = createStore(true);

/** Returns whether shortcuts of one key are on, in this browser: they are unless a user has switched them off. */
export function areKeysEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return chosen.current();
  }
}

/** Turns the shortcuts of one key on or off in this browser. */
export function enableKeys(to: boolean): void {
  try {
    if (to) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // If storage is blocked, only `chosen` has the choice.
  }
  chosen.set(to);
}

/** Returns {@link areKeysEnabled}; the component renders again when it changes. */
export function useKeysEnabled(): boolean {
  return useStore(chosen, areKeysEnabled);
}
