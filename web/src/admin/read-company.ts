import { siteContent } from '#web/features/content/content-store.ts';

/** How long the published content is waited for, in milliseconds. */
const patience = 10_000;

/**
 * Reads the published content, so that the admin area calls the company by its present name. Where nothing answers, the
 * built-in name stays. Does nothing when the stored content, which is newer, has been read.
 */
export async function readCompany(): Promise<void> {
  const published = await import('#web/features/content/published-content.ts')
    .then(({ readPublishedContent }) => readPublishedContent(patience))
    .catch(() => undefined);
  if (published && siteContent.current() === siteContent.initial) siteContent.set(published.content);
}
