import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBlogCategories, postEndpoints } from '#shared/api/posts/posts.ts';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { listLength } from '#shared/publishing/addresses.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import type { PostFilter, PostListPage } from './post-list-page.ts';
import { foundPosts } from './search/found-posts.ts';

/** The published posts of a kind that match a filter, newest first and without their long texts, page by page. */
export function postListQuery<K extends PostKind>(
  kind: K,
  { language, search = '', category = '' }: PostFilter,
) {
  const restrictions = search || category ? { language, search, category } : {};
  return infiniteQueryOptions({
    queryKey: [kind, 'list', restrictions],
    queryFn: ({ client, pageParam, signal }): Promise<PostListPage<K>> => {
      if (search || category) return foundPosts(client, kind, { language, search, category }, pageParam);
      const query = { fields: 'summary', limit: listLength, cursor: pageParam };
      return callApiPage(postEndpoints[kind].list, { query, signal });
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

/** Returns each post once: one that is published between two reads moves others to the next page. */
function uniquePosts<Post extends { readonly id: string }>(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
