import { siteContent } from './content-store.ts';
import { readPublishedContent } from './published-content.ts';

/** Longer than that, in milliseconds, nobody waits for it: the page goes on with what is known. */
const patience = 2000;

/**
 * Reads the published content of all pages into {@link siteContent}, which so far has what the document carries. Never
 * throws. What was learned of content in the meantime is newer and stays.
 */
export async function readRestOfContent(): Promise<void> {
  try {
    const { content } = await readPublishedContent(patience);
    if (siteContent.current() === siteContent.initial) siteContent.set(content);
  } catch {
    // The page is shown with what is known.
  }
}
