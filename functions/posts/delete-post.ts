import type { PostKind } from '../../shared/post.ts';
import { deletePost as remove } from '../data/post.ts';
import type { Reply } from '../http/operation.ts';
import { gone } from './gone.ts';
import { isPostId } from './post-id.ts';

/** The operation that deletes a post of a kind. */
export function deletePost({ kind }: { readonly kind: PostKind }) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<undefined>> => {
    if (!isPostId(id) || !(await remove(kind, id))) throw gone();
    return { body: undefined };
  };
}
