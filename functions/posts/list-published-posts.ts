import { listPublished, publishedList } from '#functions/data/posts/post-list.ts';
import type { Page } from '#functions/data/table/query-page.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import type { Reply } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pagination.ts';
import { postEndpoints } from '#shared/api/posts.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostListQuery } from '#shared/posts/query.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { findPublished } from './find-published.ts';
import { postFilter } from './post-filter.ts';
import { withTexts } from './with-texts.ts';

/** A page of summaries is small; whole posts are two hundred times as large. */
const pageSize = { summary: 100, all: 20 } as const;

/** The operation that lists the published posts of a kind. */
export function listPublishedPosts<K extends PostKind>(kind: K) {
  const { path } = postEndpoints[kind].list;
  const list = publishedList(kind);
  return async ({ query, isSignedIn }: ListRequest): Promise<Reply<PostSummary<K>[]>> => {
    const { fields = 'all', cursor } = query;
    const limit = Math.min(query.limit ?? pageSize[fields], pageSize[fields]);
    const after = readCursor(list, cursor);
    const matches = postFilter(kind, query);
    const summaries = matches
      ? await findPublished(kind, limit, matches, after)
      : await listPublished(kind, limit, after);
    const page: Page<PostSummary<K>> =
      fields === 'summary' ? summaries : await withTexts(kind, summaries, matches);
    return {
      body: page.items,
      headers: {
        ...cacheHeaders(await isSignedIn()),
        ...linkToNext(list, { path, query, next: page.next }),
      },
    };
  };
}

interface ListRequest {
  readonly query: PostListQuery;
  readonly isSignedIn: () => Promise<boolean>;
}
