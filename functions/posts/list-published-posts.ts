import { listPublished, type PostPage } from '#functions/data/posts/post-list.ts';
import type { ListedPost } from '#functions/data/posts/post-type.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import type { Reply } from '#functions/http/operation.ts';
import { nextLink, readCursor } from '#functions/http/pagination.ts';
import type { Post, PostListQuery } from '#shared/posts/post.ts';
import { findPublished } from './find-published.ts';
import { postFilter } from './post-filter.ts';
import type { PublicPostType } from './post-kinds.ts';
import { withTexts } from './with-texts.ts';

/** A page of summaries is small; whole posts are two hundred times as large. */
const pageSize = { summary: 100, all: 20 } as const;

/** The operation that lists the published posts of a kind, at this path. */
export function listPublishedPosts<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PublicPostType<Whole, Listed>,
  path: string,
) {
  const list = `${type.kind}-published`;
  return async ({ query, isSignedIn }: ListRequest): Promise<Reply<Listed[]>> => {
    const { fields = 'all', cursor } = query;
    const limit = Math.min(query.limit ?? pageSize[fields], pageSize[fields]);
    const after = readCursor(list, cursor);
    const matches = postFilter(type, query);
    const summaries = matches
      ? await findPublished(type, limit, matches, after)
      : await listPublished(type, limit, after);
    const page: PostPage<Listed> =
      fields === 'summary' ? summaries : await withTexts(type, summaries, matches);
    return {
      body: page.posts,
      headers: {
        ...cacheHeaders(await isSignedIn()),
        ...(page.next && { Link: nextLink(path, { ...query, cursor: encodeCursor(list, page.next) }) }),
      },
    };
  };
}

interface ListRequest {
  readonly query: PostListQuery;
  readonly isSignedIn: () => Promise<boolean>;
}
