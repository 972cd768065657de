import * as z from 'zod/mini';

/** The number of ids that are kept. */
const maxRecent = 6;
const ids = z.array(z.string());
const keyOf = (account: string) => `recently-found:${account}`;

/**
 * Returns the ids of the results that an account opened last from the search, the latest first. Only ids are stored and
 * names are read when shown, so that no visitor's data stay in the browser, and nothing deleted is shown.
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
    // Without storage there are no recent results.
  }
}
