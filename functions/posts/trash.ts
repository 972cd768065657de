import { type DeletedPost, listDeleted, purgePost, undeletePost } from '#functions/data/posts/trash.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostPageQuery } from '#shared/posts/query.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';

const pageSize = 100;

/** Returns the operation that lists the posts of a kind in the trash, without their long texts. */
export function listDeletedPosts<K extends PostKind>(kind: K) {
  const { path } = postVersionEndpoints[kind].listDeleted;
  const list = `${kind}-deleted`;
  const { longTexts } = postSchemas[kind];
  return async ({ query }: { query: PostPageQuery }): Promise<Reply<DeletedPost<K>[]>> => {
    const after = readCursor(list, query.cursor);
    const { items, next } = await listDeleted(kind, query.limit ?? pageSize, new Date(), after);
    const short = items.map((post) => Object.entries(post).filter(([name]) => !(name in longTexts)));
    return {
      body: short.map((entries) => Object.fromEntries(entries) as DeletedPost<K>),
      headers: linkToNext(list, { path, query, next }),
    };
  };
}

/** Returns the operation that restores a post of a kind from the trash. */
export function undeleteDeletedPost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, note }: TrashRequest): Promise<Reply<Post<K>>> => {
    const post = isId(id) ? await undeletePost(kind, id, new Date()) : undefined;
    if (!post) throw notInTrash();
    note({ title: post.title });
    return { body: post };
  };
}

/** Returns the operation that deletes a post of a kind permanently. */
export function purgeDeletedPost(kind: PostKind) {
  return async ({ params: { id } }: TrashRequest): Promise<Reply<undefined>> => {
    if (!isId(id) || !(await purgePost(kind, id, new Date()))) throw notInTrash();
    return { body: undefined };
  };
}

function notInTrash(): NotFound {
  return new NotFound('This post is not in the trash any more; reload the list.');
}

interface TrashRequest {
  readonly params: { readonly id: string };
  readonly note: (facts: Facts) => void;
}
