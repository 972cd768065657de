import { builtInCompany, type Company, companyOf } from '#shared/company.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { readPublishedContent } from '#web/features/content/published-content.ts';
import { storedContent } from '#web/features/content/stored-content.ts';

/** How long the published content is waited for, in milliseconds. */
const patience = 10_000;
let described = { content: siteContent.initial, company: builtInCompany };

/** Returns the company as it is described now. Components read it with `useCompany`, which also follows its changes. */
export function presentCompany(): Company {
  const content = siteContent.current();
  if (described.content !== content) described = { content, company: companyOf(content) };
  return described.company;
}

/**
 * Reads the published content, so that the admin area calls the company by its present name. Where nothing answers, the
 * built-in name stays. Does nothing when newer content is known.
 */
export async function readCompany(): Promise<void> {
  const published = await readPublishedContent(patience).catch(() => undefined);
  if (published && siteContent.current() === siteContent.initial) siteContent.set(published.content);
}

/** Takes over the stored content, which is newer than what is published. */
export function noteContent(items: readonly ShownItem[]): void {
  siteContent.set(storedContent(items));
}
