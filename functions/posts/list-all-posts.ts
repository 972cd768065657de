import * as z from 'zod/mini';
import type { Post, PostPageQuery } from '../../shared/post.ts';
import { encodeCursor } from '../data/cursor.ts';
import { listPosts } from '../data/post-list.ts';
import type { ListedPost, PostType } from '../data/post-type.ts';
import { readCursor } from '../http/cursor.ts';
import { nextLink } from '../http/next-link.ts';
import type { Reply } from '../http/operation.ts';

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
