import { versionPath } from '#shared/publishing/addresses.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { readAnswer } from '#web/lib/read-answer.ts';
import { hasSessionHint } from '#web/lib/session-hint.ts';
import type { ContentStore } from './content-store.ts';
import { readPublishedContent } from './published-content.ts';
import { storedContent } from './stored-content.ts';

/** An answer that takes longer is not waited for, in milliseconds. */
const patience = 10_000;
const active = 2000;
/** Who edits the site sees each save at once, whatever is published; each visitor's question costs something. */
const ofVisitors = { active, idle: [15_000, 30_000, 60_000] };
const ofEditors = { active, idle: [active] };
/** What was published so long before the document was asked for is in it, in milliseconds. */
const margin = 5000;

let polling = false;

/**
 * Keeps the store in step with what is stored, from now on and for as long as the page lives; asked again, it goes on
 * as it does. Visitors ask whether another version is published; who may be signed in asks for what is stored.
 */
export function pollContent(store: ContentStore): void {
  if (polling) return;
  polling = true;
  if (hasSessionHint()) askAgain(storedQuestion(store), ofEditors);
  else askAgain(publishedQuestion(store), ofVisitors);
}

/** Asks a file of a few bytes which version is published, and reads the content when it is another. */
function publishedQuestion(store: ContentStore): () => Promise<void> {
  let known: string | undefined;
  return async () => {
    const answer = await readAnswer(versionPath, { patience });
    const { version }: { version: string } = await answer.json();
    if (version === known) return;
    if (known === undefined && isInDocument(answer)) {
      known = version;
      return;
    }
    const published = await readPublishedContent(patience);
    // Of the version before, as long as a cache holds it: the next question then finds another again.
    known = published.version;
    store.set(published.content);
  };
}

/** Whether what an answer tells was written before the document was asked for, by the clock of who answered. */
function isInDocument({ headers }: Response): boolean {
  const instant = (name: string) => Date.parse(headers.get(name) ?? '');
  const age = Number(headers.get('Age') ?? 0) * 1000 + instant('Date') - instant('Last-Modified');
  return age > performance.now() + margin;
}

/** Asks for the stored items, unless they are still those that were answered last. */
function storedQuestion(store: ContentStore): () => Promise<void> {
  let etag = '';
  return async () => {
    const answer = await readAnswer('/api/site-content', {
      patience,
      headers: etag ? { 'If-None-Match': etag } : {},
    });
    if (answer.status === 304) return;
    store.set(storedContent(await answer.json()));
    etag = answer.headers.get('ETag') ?? '';
  };
}
