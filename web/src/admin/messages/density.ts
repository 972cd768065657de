import { createStore, type Store } from '#web/lib/store.ts';

/**
 * How much of each message a list shows. `line`: one line of its text; `full`: three lines, with the e-mail address and
 * buttons.
 */
export type Density = 'line' | 'full';

const storageKey = 'inbox-density';

/** The density that this browser has chosen. */
export const density: Store<Density> = createStore(stored());

/** Chooses a density, also for the next visit. */
export function chooseDensity(chosen: Density): void {
  density.set(chosen);
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // A browser that refuses storage keeps the choice for as long as the page is open.
  }
}

function stored(): Density {
  try {
    return localStorage.getItem(storageKey) === 'full' ? 'full' : 'line';
  } catch {
    return 'line';
  }
}
