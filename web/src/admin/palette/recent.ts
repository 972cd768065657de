import * as z from 'zod/mini';

/** How many things that were opened last are kept. */
const maxRecent = 6;
const ids = z.array(z.string());
const keyOf = (account: string) => `recently-found:${account}`;

/**
 * Returns the ids of what an account opened last from the search, the latest first. Only ids are kept: names are read when they
 * are shown, so that nothing of a visitor stays in the browser, and nothing that is gone is shown.
 */
export function recentIds(account: string): readonly string[] {
  try {
    return ids.safeParse(JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Notes that something was opened from the search. */
export function noteRecent(account: string, id: string): void {
  const next = [id, ...recentIds(account).filter((other) => other !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(next));
  } catch {
    // A browser that refuses storage has nothing recent.
  }
}
