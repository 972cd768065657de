import { loadOnce } from '#web/lib/loading/load-once.ts';
import { documentData } from '#web/lib/page/page-data.ts';
import { siteContent } from './content-store.ts';
import { readPublishedContent } from './published-content.ts';

/** How long to wait for the published content, in milliseconds; after that the page continues with the known content. */
const timeoutMs = 2000;

/**
 * Completes {@link siteContent}, which has only the document's content, once, for another page. Never fails. Does
 * nothing if the document has no content, since nothing was published then. Content that was read in the meantime is
 * newer and stays.
 */
export const completeContent = loadOnce(async () => {
  if (!documentData.content || siteContent.current() !== siteContent.initial) return;
  try {
    const { content } = await readPublishedContent(timeoutMs);
    if (siteContent.current() === siteContent.initial) siteContent.set(content);
  } catch {
    // The page is shown with the known content.
  }
});
