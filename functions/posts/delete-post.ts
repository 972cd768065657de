import { getPost } from '#functions/data/posts/post.ts';
import { deletePost as remove } from '#functions/data/posts/trash.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { gone } from './gone.ts';

/** The operation that deletes a post of a kind. */
export function deletePost(kind: PostKind) {
  return async ({ params: { id }, administrator, note }: DeleteRequest): Promise<Reply<undefined>> => {
    const post = isId(id) ? await getPost(kind, id) : undefined;
    note({ title: post?.title });
    if (!isId(id) || !(await remove(kind, id, new Date(), administrator.username))) throw gone();
    return { body: undefined };
  };
}

interface DeleteRequest {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly params: { readonly id: string };
  readonly note: (facts: Facts) => void;
}
