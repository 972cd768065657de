import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/language.ts';
import { postQueryClient } from '../post-query-client.ts';
import { type ReadPost, readPost } from '../read-post.ts';
import {
  type ArticleFilter,
  articleListQuery,
  articleQuery,
  blogCategoriesQuery,
} from './article-queries.ts';
import { type ArticleKind, type ShownArticle, shownArticle } from './shown-article.ts';

interface ArticleList {
  /** `busy`: shown are the articles of the filter before. */
  state: 'loading' | 'failed' | 'shown' | 'busy';
  articles: readonly ShownArticle[];
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
    articles: data?.map((post) => shownArticle(post, filter.language)) ?? [],
    retry: () => void list.refetch(),
    ...(list.hasNextPage && !list.isPlaceholderData && { loadMore: () => void list.fetchNextPage() }),
    more: list.isFetchingNextPage ? 'loading' : list.isFetchNextPageError ? 'failed' : 'idle',
  };
}

/** The published article with this id, in a language; with an empty id it stays loading. */
export function useArticle(kind: ArticleKind, id: string, language: Language): ReadPost<ShownArticle> {
  return readPost(useQuery(articleQuery(kind, id), postQueryClient), (post) => shownArticle(post, language));
}

/** The categories of the blog in a language; none as long as they are not known. */
export function useBlogCategories(language: Language): readonly string[] {
  return useQuery(blogCategoriesQuery(language), postQueryClient).data ?? [];
}
