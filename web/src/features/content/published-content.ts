import { contentPath } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { readAnswer } from '#web/lib/read-answer.ts';
import type { ContentValues } from './content-store.ts';
import { storedContent } from './stored-content.ts';

/**
 * Reads the content of all pages as it is published, and which version that is. Throws when there is no usable answer.
 *
 * @param patience in milliseconds; an answer that takes longer is not waited for
 */
export async function readPublishedContent(
  patience: number,
): Promise<{ version: string; content: ContentValues }> {
  const answer = await readAnswer(contentPath, { patience });
  const { version, items }: { version: string; items: readonly ShownItem[] } = await answer.json();
  return { version, content: storedContent(items) };
}
