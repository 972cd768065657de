import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { type SearchEntry, unsearched } from '#shared/publishing/search-entry.ts';

/** What can be found in a list, in the list's order. */
export function searchEntries(
  kind: PostKind,
  posts: readonly PostSummary[],
  language: Language,
): SearchEntry[] {
  return posts.map((post) => {
    const fields = Object.entries(localizePost(kind, post, language));
    return Object.fromEntries(fields.filter(([name]) => !isUnsearched(name))) as unknown as SearchEntry;
  });
}

function isUnsearched(name: string): boolean {
  return unsearched.some((one) => one === name);
}
