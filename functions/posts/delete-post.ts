import { deletePost as remove } from '#functions/data/posts/post.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { gone } from './gone.ts';
import { isPostId } from './post-id.ts';

/** The operation that deletes a post of a kind. */
export function deletePost(kind: PostKind) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<undefined>> => {
    if (!isPostId(id) || !(await remove(kind, id))) throw gone();
    return { body: undefined };
  };
}
