import * as z from 'zod/mini';
import { listPosts } from '#functions/data/posts/post-list.ts';
import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import { encodeCursor } from '#functions/data/table/cursor.ts';
import type { Reply } from '#functions/http/operation.ts';
import { nextLink, readCursor } from '#functions/http/pagination.ts';
import type { Post, PostPageQuery } from '#shared/posts/post.ts';

const pageSize = 100;

/** The operation that lists all posts of a kind for administrators, drafts too, at this path. */
export function listAllPosts<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  path: string,
) {
  return async ({ query }: { query: PostPageQuery }): Promise<Reply<Listed[]>> => {
    const { limit = pageSize, fields, cursor } = query;
    const { posts, next } = await listPosts(type, limit, readCursor(type.kind, cursor));
    return {
      body: fields === 'summary' ? posts.map((post) => summaryOf(type, post)) : posts,
      headers: next ? { Link: nextLink(path, { ...query, cursor: encodeCursor(type.kind, next) }) } : {},
    };
  };
}

/** A post without its long texts. */
function summaryOf<Whole extends Post & Listed, Listed extends ListedPost>(
  { listed, longTexts }: PostType<Whole, Listed>,
  post: Whole,
): Listed {
  return z.parse(listed, Object.fromEntries(Object.entries(post).filter(([name]) => !(name in longTexts))));
}
