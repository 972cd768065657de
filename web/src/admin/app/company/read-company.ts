import { siteContent } from '#web/features/content/content-store.ts';

/** How long to wait for the published content, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Reads the published content, so that the admin area shows the company's present name. On failure the built-in name stays.
 * Does nothing when the stored content has been read, which is newer.
 */
export async function readCompany(): Promise<void> {
  const published = await import('#web/features/content/published-content.ts')
    .then(({ readPublishedContent }) => readPublishedContent(timeoutMs))
    .catch(() => undefined);
  if (published && siteContent.current() === siteContent.initial) siteContent.set(published.content);
}
