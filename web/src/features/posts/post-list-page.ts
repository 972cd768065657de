import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import type { SearchEntry } from '#shared/publishing/search-entry.ts';

/** A filter of posts, as readers of the language see them; an empty text filters nothing. */
export interface PostFilter {
  language: Language;
  search?: string;
  category?: string;
}

/** The posts of one page of a list, and the cursor of the next page. */
export interface PostListPage<K extends PostKind> {
  readonly data: readonly (PostSummary<K> | SearchEntry<K>)[];
  readonly next?: string | undefined;
}
