import { loadOnce } from '#web/lib/load-once.ts';
import { documentData } from '#web/lib/page/page-data.ts';
import { siteContent } from './content-store.ts';

/**
 * Completes {@link siteContent} for a page that is not the document's, once, and never fails. Where the document carries
 * no content, none was published.
 */
export const completeContent = loadOnce(async () => {
  if (!documentData.content || siteContent.current() !== siteContent.initial) return;
  await import('./rest-of-content.ts').then(
    ({ readRestOfContent }) => readRestOfContent(),
    () => {},
  );
});
