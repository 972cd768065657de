import { type PostChanges, updatePost as store } from '#functions/data/posts/post.ts';
import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { Post } from '#shared/posts/post.ts';
import { gone } from './gone.ts';
import { isPostId } from './post-id.ts';

/** The operation that saves what an editor changed in a post of a kind. */
export function updatePost<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
) {
  return async ({ params: { id }, body }: UpdateRequest): Promise<Reply<Whole>> => {
    const result = isPostId(id) ? await store(type, id, body, new Date()) : undefined;
    if (!result) throw gone();
    if (!result.saved) {
      throw new Conflict(
        'Somebody else changed this post meanwhile; choose which version to keep.',
        result.post,
      );
    }
    return { body: result.post };
  };
}

interface UpdateRequest {
  readonly params: { readonly id: string };
  readonly body: PostChanges;
}
