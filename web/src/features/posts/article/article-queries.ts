import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getBlogPost,
  getNewsPost,
  listBlogCategories,
  listBlogPosts,
  listNewsPosts,
} from '#shared/api/posts.ts';
import type { Language } from '#shared/language.ts';
import type { ListedArticle } from '#shared/posts/post.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import type { ArticleKind } from './shown-article.ts';

const endpoints = {
  blog: { list: listBlogPosts, get: getBlogPost },
  news: { list: listNewsPosts, get: getNewsPost },
} as const;

/** How many articles a page of a list has. */
export const pageLength = 12;

/** Which articles are wanted, as readers of the language see them; an empty text does not restrict. */
export interface ArticleFilter {
  language: Language;
  search?: string;
  category?: string;
}

interface ArticlePage {
  data: ListedArticle[];
  next: string | undefined;
}

/** The published articles that pass a filter, newest first and without their contents, a page at a time. */
export function articleListQuery(kind: ArticleKind, { language, search = '', category = '' }: ArticleFilter) {
  const restrictions = search || category ? { language, search, category } : {};
  return infiniteQueryOptions({
    queryKey: [kind, 'list', restrictions],
    queryFn: async ({ pageParam, signal }): Promise<ArticlePage> => {
      let page: ArticlePage = { data: [], next: pageParam };
      // A page may be empty and yet not the last: the server looks through a part of the list at a time.
      do {
        const query = { fields: 'summary', limit: pageLength, ...given(restrictions), cursor: page.next };
        page = await callApiPage(endpoints[kind].list, { query, signal });
      } while (page.data.length === 0 && page.next);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => uniqueArticles(pages.flatMap(({ data }) => data)),
  });
}

/** The published article with this id. Fails with an `ApiError` of 404 when there is none. */
export function articleQuery(kind: ArticleKind, id: string) {
  return queryOptions({
    queryKey: [kind, 'post', id],
    queryFn: ({ signal }) => callApi(endpoints[kind].get, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** The categories of the published blog posts as readers of a language see them, in alphabetical order. */
export function blogCategoriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['blog', 'categories', language],
    queryFn: ({ signal }) => callApi(listBlogCategories, { query: { language }, signal }),
  });
}

function given(restrictions: Partial<ArticleFilter>): Record<string, string> {
  return Object.fromEntries(Object.entries(restrictions).filter(([, value]) => value !== ''));
}

/** Each article once: one that is published between two reads pushes others on to the next page. */
function uniqueArticles(articles: readonly ListedArticle[]): ListedArticle[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()];
}
