import { getPost } from '#functions/data/posts/post.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';

/** The operation that answers one published post of a kind; a draft is as absent as what was never written. */
export function getPublishedPost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, isSignedIn }: PostRequest): Promise<Reply<Post<K>>> => {
    const post = isId(id) ? await getPost(kind, id) : undefined;
    if (!post?.published)
      throw new NotFound(`There is no ${kind} post at this address; choose one from the list.`);
    return { body: post, headers: cacheHeaders(await isSignedIn()) };
  };
}

interface PostRequest {
  readonly params: { readonly id: string };
  readonly isSignedIn: () => Promise<boolean>;
}
