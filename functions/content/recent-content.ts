import { createHash } from 'node:crypto';
import { listContent } from '#functions/data/content.ts';
import type { ContentItem } from '#shared/content/item.ts';

/** All stored items, and the entity tag that names exactly them. */
export interface SiteContent {
  readonly items: ContentItem[];
  readonly etag: string;
}

/** Short beside the two seconds of the CDN, which come on top. */
const keptMs = 1000;

let kept: { readonly content: SiteContent; readonly until: number } | undefined;

/** The content as it was within the last second: however many ask, this function reads it once a second. */
export async function recentContent(now: Date): Promise<SiteContent> {
  if (kept && now.getTime() < kept.until) return kept.content;
  const content = await currentContent();
  kept = { content, until: now.getTime() + keptMs };
  return content;
}

/** The content as it is stored now. */
export async function currentContent(): Promise<SiteContent> {
  const items = await listContent();
  const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  return { items, etag: `"${digest}"` };
}

/** Makes the next {@link recentContent} read again: something was saved here. */
export function forgetContent(): void {
  kept = undefined;
}
