import type { Post } from '../../shared/post.ts';
import { type PostChanges, updatePost as store } from '../data/post.ts';
import type { ListedPost, PostType } from '../data/post-type.ts';
import { Conflict } from '../http/errors.ts';
import type { Reply } from '../http/operation.ts';
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
