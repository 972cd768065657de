import { getPost } from '#functions/data/posts/post.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { gone } from './gone.ts';

/** The operation that answers one post of a kind to administrators, published or not. */
export function getAnyPost<K extends PostKind>(kind: K) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<Post<K>>> => {
    const post = isId(id) ? await getPost(kind, id) : undefined;
    if (!post) throw gone();
    return { body: post };
  };
}
