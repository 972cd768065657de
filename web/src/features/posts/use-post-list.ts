import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { type SearchEntry, searchEntry } from '#shared/publishing/search-entry.ts';
import { blogCategoriesQuery, postListQuery } from './list-queries.ts';
import type { PostFilter } from './post-list-page.ts';
import { usePostQueryClient } from './post-query-client.ts';
import { typeset } from './typeset.ts';

interface PostList<K extends PostKind> {
  /** `busy`: shown are the posts of the filter before. */
  state: 'loading' | 'failed' | 'shown' | 'busy';
  posts: readonly SearchEntry<K>[];
  retry: () => void;
  /** Absent when there are no more. */
  loadMore?: (() => void) | undefined;
  more: 'idle' | 'loading' | 'failed';
}

/**
 * The published posts that pass a filter, newest first, in the filter's language.
 *
 * @param known whether the filter is known yet; the list stays loading until it is, unless it came with the document
 */
export function usePostList<K extends PostKind>(kind: K, filter: PostFilter, known = true): PostList<K> {
  const list = useInfiniteQuery({ ...postListQuery(kind, filter), enabled: known }, usePostQueryClient());
  const { data } = list;
  return {
    state: data ? (list.isPlaceholderData ? 'busy' : 'shown') : list.isError ? 'failed' : 'loading',
    posts: data?.map((post) => typeset(inLanguage(kind, post, filter.language))) ?? [],
    retry: () => void list.refetch(),
    ...(list.hasNextPage && !list.isPlaceholderData && { loadMore: () => void list.fetchNextPage() }),
    more: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'failed' : 'idle',
  };
}

/** The categories of the blog in a language; none as long as they are not known. */
export function useBlogCategories(language: Language): readonly string[] {
  return useQuery(blogCategoriesQuery(language), usePostQueryClient()).data ?? [];
}

/** What was found has each text once already, in the language it was looked for in. */
function inLanguage<K extends PostKind>(
  kind: K,
  post: PostSummary<K> | SearchEntry<K>,
  language: Language,
): SearchEntry<K> {
  return isFound<K>(post) ? post : searchEntry<K>(localizePost(kind, post, language));
}

function isFound<K extends PostKind>(post: PostSummary<K> | SearchEntry<K>): post is SearchEntry<K> {
  return 'written' in post;
}
