import { getPostHeads } from '#functions/data/list-heads/post-head.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { listPosts } from '#functions/data/posts/post-list.ts';
import { summarizePosts } from '#functions/data/posts/post-overview.ts';
import { getRow, listRows } from '#functions/data/posts/post-rows.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation, Reply } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { kindIn } from '#functions/http/post-address.ts';
import { listPostRows as rowsEndpoint } from '#shared/api/posts/post-lists.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostPageQuery } from '#shared/posts/query.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { postNotFound } from '../http/post-address.ts';

const pageSize = 100;

/** Returns the operation that lists all posts of a kind for administrators, drafts included. */
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

/** Returns a post without its long texts, as lists contain it. */
function summaryOf<K extends PostKind>(kind: K, post: Post<K>): PostSummary<K> {
  const { summary, longTexts } = postSchemas[kind];
  return summary.parse(Object.fromEntries(Object.entries(post).filter(([name]) => !(name in longTexts))));
}

/** Returns the operation that gives administrators a post of a kind, published or not. */
export function getAnyPost<K extends PostKind>(kind: K) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<Post<K>>> => {
    const post = isId(id) ? await getPost(kind, id) : undefined;
    if (!post) throw postNotFound();
    return { body: post };
  };
}

export const listPostRows: Operation<'listPostRows'> = async ({ params, query }) => {
  const kind = kindIn(params);
  const { items, next } = await listRows(kind, readCursor(kind, query.cursor));
  const path = rowsEndpoint.path.replace('{kind}', kind);
  return { body: items, headers: linkToNext(kind, { path, query, next }) };
};

export const getPostListHead: Operation<'getPostListHead'> = async ({ params }) => {
  const kind = kindIn(params);
  const head = (await getPostHeads([kind])).get(kind);
  if (!head) throw postNotFound();
  return { body: head.list };
};

export const getPostRow: Operation<'getPostRow'> = async ({ params }) => {
  const row = isId(params.id) ? await getRow(kindIn(params), params.id) : undefined;
  if (!row) throw postNotFound();
  return { body: row };
};

export const getPostsOverview: Operation<'getPostsOverview'> = async ({ query: { include } }) => ({
  body: await summarizePosts(new Date(), include === 'latest'),
});
