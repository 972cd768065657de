import { listPosts } from '#functions/data/posts/post-list.ts';
import type { Reply } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pagination.ts';
import { postEndpoints } from '#shared/api/posts.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostPageQuery } from '#shared/posts/query.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';

const pageSize = 100;

/** The operation that lists all posts of a kind for administrators, drafts too. */
export function listAllPosts<K extends PostKind>(kind: K) {
  const { path } = postEndpoints[kind].listAll;
  return async ({ query }: { query: PostPageQuery }): Promise<Reply<PostSummary<K>[]>> => {
    const { limit = pageSize, fields, cursor } = query;
    const { items: posts, next } = await listPosts(kind, limit, readCursor(kind, cursor));
    return {
      body: fields === 'summary' ? posts.map((post) => summaryOf(kind, post)) : posts,
      headers: linkToNext(kind, { path, query, next }),
    };
  };
}

/** A post without its long texts. */
function summaryOf<K extends PostKind>(kind: K, post: Post<K>): PostSummary<K> {
  const { summary, longTexts } = postSchemas[kind];
  return summary.parse(Object.fromEntries(Object.entries(post).filter(([name]) => !(name in longTexts))));
}
