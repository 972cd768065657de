import { getPost } from '#functions/data/posts/post.ts';
import type { ListedPost } from '#functions/data/posts/post-type.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { Post } from '#shared/posts/post.ts';
import { isPostId } from './post-id.ts';
import type { PublicPostType } from './post-kinds.ts';

/** The operation that answers one published post of a kind; a draft is as absent as what was never written. */
export function getPublishedPost<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PublicPostType<Whole, Listed>,
) {
  return async ({ params: { id }, isSignedIn }: PostRequest): Promise<Reply<Whole>> => {
    const post = isPostId(id) ? await getPost(type, id) : undefined;
    if (!post?.published)
      throw new NotFound(`There is no ${type.name} at this address; choose one from the list.`);
    return { body: post, headers: cacheHeaders(await isSignedIn()) };
  };
}

interface PostRequest {
  readonly params: { readonly id: string };
  readonly isSignedIn: () => Promise<boolean>;
}
