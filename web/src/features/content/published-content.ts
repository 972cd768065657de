import { contentPath } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { readAnswer } from '#web/lib/read-answer.ts';
import type { ContentValues } from './content-store.ts';
import { storedContent } from './stored-content.ts';

/**
 * Reads the published content of all pages, and its version. Throws if there is no usable answer.
 *
 * @param timeoutMs timeout in milliseconds
 */
export async function readPublishedContent(
  timeoutMs: number,
): Promise<{ version: string; content: ContentValues }> {
  const answer = await readAnswer(contentPath, { timeoutMs });
  const { version, items }: { version: string; items: readonly ShownItem[] } = await answer.json();
  return { version, content: storedContent(items) };
}
