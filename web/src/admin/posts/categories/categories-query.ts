import { queryOptions } from '@tanstack/react-query';
import { getPostCategories } from '#shared/api/post-categories.ts';
import { isCategorized } from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { callApi } from '#web/lib/api-client.ts';

/** The categories of a kind of posts; none are asked for where its posts have none. */
export function categoriesQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'post-categories', kind],
    queryFn: ({ signal }) => callApi(getPostCategories, { params: { kind }, signal }),
    enabled: isCategorized(kind),
    staleTime: 30_000,
  });
}
