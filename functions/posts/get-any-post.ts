import { getPost } from '#functions/data/posts/post.ts';
import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { Post } from '#shared/posts/post.ts';
import { gone } from './gone.ts';
import { isPostId } from './post-id.ts';

/** The operation that answers one post of a kind to administrators, published or not. */
export function getAnyPost<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
) {
  return async ({ params: { id } }: { params: { readonly id: string } }): Promise<Reply<Whole>> => {
    const post = isPostId(id) ? await getPost(type, id) : undefined;
    if (!post) throw gone();
    return { body: post };
  };
}
