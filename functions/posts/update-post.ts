import { updatePost as store } from '#functions/data/posts/save-post.ts';
import { Conflict } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostUpdate } from '#shared/posts/schemas.ts';
import { withCategoryNames } from './categories/category-names.ts';
import { gone } from './gone.ts';
import { refuseDeadPicture } from './refuse-dead-picture.ts';
import { refuseTaken } from './slug-taken.ts';

/** The operation that saves what an editor changed in a post of a kind. */
export function updatePost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, body, administrator, note }: UpdateRequest<K>): Promise<Reply<Post<K>>> => {
    const update = await withCategoryNames(kind, body);
    if (isId(id)) await refuseDeadPicture(kind, update, id);
    const result = isId(id)
      ? await store(kind, id, update, new Date(), administrator.username).catch(refuseTaken)
      : undefined;
    if (!result) throw gone();
    note({ title: result.post.title });
    if (!result.saved) {
      throw new Conflict(
        'Somebody else changed this post meanwhile; choose which version to keep.',
        result.post,
        result.savedBy,
      );
    }
    return { body: result.post };
  };
}

interface UpdateRequest<K extends PostKind> {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly params: { readonly id: string };
  readonly body: PostUpdate<K>;
  readonly note: (facts: Facts) => void;
}
