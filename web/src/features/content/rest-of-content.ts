import { contentPath } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { siteContent } from './content-store.ts';
import { storedContent } from './stored-content.ts';

/** Longer than that, in milliseconds, nobody waits for it: the page goes on with what is known. */
const patience = 2000;

/**
 * Reads the published content of all pages into {@link siteContent}, which so far has what the document carries. Never
 * throws. What was learned of content in the meantime is newer and stays.
 */
export async function readRestOfContent(): Promise<void> {
  try {
    const response = await fetch(contentPath, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return;
    const { items }: { items: readonly ShownItem[] } = await response.json();
    if (siteContent.current() === siteContent.initial) siteContent.set(storedContent(items));
  } catch {
    // The page is shown with what is known.
  }
}
