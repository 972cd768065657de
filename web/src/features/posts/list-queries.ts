import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBlogCategories, postEndpoints } from '#shared/api/posts.ts';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { listLength } from '#shared/publishing/addresses.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';

/** Which posts are wanted, as readers of the language see them; an empty text does not restrict. */
export interface PostFilter {
  language: Language;
  search?: string;
  category?: string;
}

/** The posts of one page of a list, and the cursor of the page after it. */
export interface PostListPage<K extends PostKind> {
  readonly data: readonly PostSummary<K>[];
  readonly next?: string | undefined;
}

/** The published posts of a kind that pass a filter, newest first and without their long texts, a page at a time. */
export function postListQuery<K extends PostKind>(
  kind: K,
  { language, search = '', category = '' }: PostFilter,
) {
  const restrictions = search || category ? { language, search, category } : {};
  return infiniteQueryOptions({
    queryKey: [kind, 'list', restrictions],
    queryFn: async ({ pageParam, signal }): Promise<PostListPage<K>> => {
      let page: PostListPage<K> = { data: [], next: pageParam };
      // A page may be empty and yet not the last: the server looks through a part of the list at a time.
      do {
        const query = { fields: 'summary', limit: listLength, ...given(restrictions), cursor: page.next };
        page = await callApiPage(postEndpoints[kind].list, { query, signal });
      } while (page.data.length === 0 && page.next);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => uniquePosts(pages.flatMap(({ data }) => data)),
  });
}

/** The categories of the published blog posts as readers of a language see them, in alphabetical order. */
export function blogCategoriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['blog', 'categories', language],
    queryFn: ({ signal }) => callApi(listBlogCategories, { query: { language }, signal }),
  });
}

function given(restrictions: Partial<PostFilter>): Record<string, string> {
  return Object.fromEntries(Object.entries(restrictions).filter(([, value]) => value !== ''));
}

/** Each post once: one that is published between two reads pushes others on to the next page. */
function uniquePosts<K extends PostKind>(posts: readonly PostSummary<K>[]): PostSummary<K>[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
