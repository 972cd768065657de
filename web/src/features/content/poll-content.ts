import type { ShownItem } from '#shared/publishing/renderer.ts';
import type { ContentStore } from './content-store.ts';
import { storedContent } from './stored-content.ts';

/** In milliseconds, from question to question. */
const interval = 2000;
/** An answer that takes longer is not waited for. */
const patience = 10_000;
const address = '/api/site-content';

interface Answer {
  /** Names exactly these items. */
  etag: string;
  items: readonly ShownItem[];
}

let polling = false;

/**
 * Keeps the store in step with what is stored, from now on and for as long as the page lives; asked again, it goes on
 * as it does. It asks only while the page is visible and online, and at once when it becomes so. A question that fails
 * changes nothing.
 */
export function pollContent(store: ContentStore): void {
  if (polling) return;
  polling = true;
  let etag = '';
  let asking = false;

  async function ask() {
    if (asking || document.hidden || !navigator.onLine) return;
    asking = true;
    try {
      const answer = await fetchContent(etag);
      if (answer) {
        etag = answer.etag;
        store.set(storedContent(answer.items));
      }
    } catch {
      // The page goes on with what it shows.
    } finally {
      asking = false;
    }
  }

  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, ask, true);
  setInterval(ask, interval);
  void ask();
}

/** The stored items, unless they are still those that `etag` names. Throws when there is no usable answer. */
async function fetchContent(etag: string): Promise<Answer | undefined> {
  const response = await fetch(address, {
    headers: { ...(etag && { 'If-None-Match': etag }) },
    signal: AbortSignal.timeout(patience),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(String(response.status));
  return { etag: response.headers.get('ETag') ?? '', items: await response.json() };
}
