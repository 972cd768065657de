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
  /** `busy`: the posts of the previous filter are shown. */
  state: 'loading' | 'failed' | 'shown' | 'busy';
  posts: readonly SearchEntry<K>[];
  retry: () => void;
  /** Absent if there are no more. */
  loadMore?: (() => void) | undefined;
  more: 'idle' | 'loading' | 'failed';
}

/**
 * Returns the published posts that match a filter, newest first, in the filter's language.
 *
 * @param known false while the filter is not known; the list is loading until it is, unless the document has it
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

/** Returns the categories of the blog in a language; empty until they are known. */
export function useBlogCategories(language: Language): readonly string[] {
  return useQuery(blogCategoriesQuery(language), usePostQueryClient()).data ?? [];
}

/**
 * Returns a post in a language. An entry of the search index is returned as it is, since it has the texts of one
 * language only.
 */
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
