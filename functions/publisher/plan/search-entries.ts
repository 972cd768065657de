import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { type SearchEntry, searchEntry } from '#shared/publishing/search-entry.ts';

/** What can be found in a list, in the list's order. */
export function searchEntries<K extends PostKind>(
  kind: K,
  posts: readonly PostSummary<K>[],
  language: Language,
): SearchEntry<K>[] {
  return posts.map((post) => searchEntry<K>(localizePost(kind, post, language)));
}
