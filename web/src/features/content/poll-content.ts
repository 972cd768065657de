import { versionPath } from '#shared/publishing/addresses.ts';
import { startPolling } from '#web/lib/polling.ts';
import { readAnswer } from '#web/lib/read-answer.ts';
import { hasSessionHint } from '#web/lib/session-hint.ts';
import type { ContentStore } from './content-store.ts';
import { readPublishedContent } from './published-content.ts';
import { storedContent } from './stored-content.ts';

/** The timeout of an answer, in milliseconds. */
const timeoutMs = 10_000;
const active = 2000;
/**
 * The intervals of polling by visitors (`ofVisitors`) and by editors (`ofEditors`), in milliseconds. Editors see each save soon
 * even while inactive. There are many visitors, so inactive ones poll less often.
 */
const ofVisitors = { active, idle: [15_000, 30_000, 60_000] };
const ofEditors = { active, idle: [active] };
/** Content that was published this long before the document's request is in the document, in milliseconds. */
const margin = 5000;

let polling = false;

/**
 * Keeps the store up to date for as long as the page lives. Further calls do nothing. Visitors poll the published
 * version; browsers that may have a session poll the stored content.
 */
export function pollContent(store: ContentStore): void {
  if (polling) return;
  polling = true;
  if (hasSessionHint()) startPolling(storedQuestion(store), ofEditors);
  else startPolling(publishedQuestion(store), ofVisitors);
}

/**
 * Returns a function that reads the published version, a file of a few bytes, and the content if the version changed.
 */
function publishedQuestion(store: ContentStore): () => Promise<void> {
  let known: string | undefined;
  return async () => {
    const answer = await readAnswer(versionPath, { timeoutMs });
    const { version }: { version: string } = await answer.json();
    if (version === known) return;
    if (known === undefined && isInDocument(answer)) {
      known = version;
      return;
    }
    const published = await readPublishedContent(timeoutMs);
    // A cache may still answer with the version before; the next poll then finds the new one.
    known = published.version;
    store.set(published.content);
  };
}

/** True if an answer was written before the document's request, by the clock of the server. */
function isInDocument({ headers }: Response): boolean {
  const instant = (name: string) => Date.parse(headers.get(name) ?? '');
  const age = Number(headers.get('Age') ?? 0) * 1000 + instant('Date') - instant('Last-Modified');
  return age > performance.now() + margin;
}

/** Returns a function that reads the stored items, unless they are unchanged. */
function storedQuestion(store: ContentStore): () => Promise<void> {
  let etag = '';
  return async () => {
    const answer = await readAnswer('/api/site-content', {
      timeoutMs,
      headers: etag ? { 'If-None-Match': etag } : {},
    });
    if (answer.status === 304) return;
    store.set(storedContent(await answer.json()));
    etag = answer.headers.get('ETag') ?? '';
  };
}
