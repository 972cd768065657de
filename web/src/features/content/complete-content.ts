import { loadOnce } from '#web/lib/loading/load-once.ts';
import { documentData } from '#web/lib/page/page-data.ts';
import { siteContent } from './content-store.ts';
import { readPublishedContent } from './published-content.ts';

/** Longer than that, in milliseconds, nobody waits for it: the page goes on with what is known. */
const patience = 2000;

/**
 * Completes {@link siteContent}, which has what the document carries, for a page that is not the document's, once, and never
 * fails. Where the document carries no content, none was published. What was learned of content in the meantime is newer and
 * stays.
 */
export const completeContent = loadOnce(async () => {
  if (!documentData.content || siteContent.current() !== siteContent.initial) return;
  try {
    const { content } = await readPublishedContent(patience);
    if (siteContent.current() === siteContent.initial) siteContent.set(content);
  } catch {
    // The page is shown with what is known.
  }
});
