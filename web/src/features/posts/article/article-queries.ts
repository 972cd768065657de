import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBlogCategories, postEndpoints } from '#shared/api/posts.ts';
import type { Language } from '#shared/language.ts';
import type { KindOf } from '#shared/posts/kinds.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';

/** The kinds of posts that are articles. */
export type ArticleKind = KindOf<'article'>;

/** How many articles a page of a list has. */
export const pageLength = 12;

/** Which articles are wanted, as readers of the language see them; an empty text does not restrict. */
export interface ArticleFilter {
  language: Language;
  search?: string;
  category?: string;
}

interface ArticlePage {
  data: PostSummary<ArticleKind>[];
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
        page = await callApiPage(postEndpoints[kind].list, { query, signal });
      } while (page.data.length === 0 && page.next);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => uniqueArticles(pages.flatMap(({ data }) => data)),
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
function uniqueArticles(articles: readonly PostSummary<ArticleKind>[]): PostSummary<ArticleKind>[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()];
}
