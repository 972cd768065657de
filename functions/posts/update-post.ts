import { updatePost as store } from '#functions/data/posts/post.ts';
import { Conflict } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostUpdate } from '#shared/posts/schemas.ts';
import { gone } from './gone.ts';

/** The operation that saves what an editor changed in a post of a kind. */
export function updatePost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, body, note }: UpdateRequest<K>): Promise<Reply<Post<K>>> => {
    const result = isId(id) ? await store(kind, id, body, new Date()) : undefined;
    if (!result) throw gone();
    note({ title: result.post.title });
    if (!result.saved) {
      throw new Conflict(
        'Somebody else changed this post meanwhile; choose which version to keep.',
        result.post,
      );
    }
    return { body: result.post };
  };
}

interface UpdateRequest<K extends PostKind> {
  readonly params: { readonly id: string };
  readonly body: PostUpdate<K>;
  readonly note: (facts: Facts) => void;
}
