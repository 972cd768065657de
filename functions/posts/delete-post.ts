import { deletePost as remove } from '#functions/data/posts/post.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { gone } from './gone.ts';

/** The operation that deletes a post of a kind. */
export function deletePost(kind: PostKind) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<undefined>> => {
    if (!isId(id) || !(await remove(kind, id))) throw gone();
    return { body: undefined };
  };
}
