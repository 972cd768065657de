import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/language.ts';
import { type LocalizedPost, localizePost } from '#shared/posts/localize.ts';
import { postQueryClient } from '../post-query-client.ts';
import { typeset } from '../typeset.ts';
import {
  type ArticleFilter,
  type ArticleKind,
  articleListQuery,
  blogCategoriesQuery,
} from './article-queries.ts';

interface ArticleList {
  /** `busy`: shown are the articles of the filter before. */
  state: 'loading' | 'failed' | 'shown' | 'busy';
  articles: readonly LocalizedPost<ArticleKind>[];
  retry: () => void;
  /** Absent when there are no more. */
  loadMore?: (() => void) | undefined;
  more: 'idle' | 'loading' | 'failed';
}

/**
 * The published articles that pass a filter, newest first, in the filter's language.
 *
 * @param known whether the filter is known yet; the list stays loading until it is
 */
export function useArticles(kind: ArticleKind, filter: ArticleFilter, known = true): ArticleList {
  const list = useInfiniteQuery({ ...articleListQuery(kind, filter), enabled: known }, postQueryClient);
  const { data } = list;
  return {
    state: data ? (list.isPlaceholderData ? 'busy' : 'shown') : list.isError ? 'failed' : 'loading',
    articles: data?.map((post) => typeset(localizePost(kind, post, filter.language))) ?? [],
    retry: () => void list.refetch(),
    ...(list.hasNextPage && !list.isPlaceholderData && { loadMore: () => void list.fetchNextPage() }),
    more: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'failed' : 'idle',
  };
}

/** The categories of the blog in a language; none as long as they are not known. */
export function useBlogCategories(language: Language): readonly string[] {
  return useQuery(blogCategoriesQuery(language), postQueryClient).data ?? [];
}
