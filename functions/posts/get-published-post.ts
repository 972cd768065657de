import { getPost } from '#functions/data/posts/post.ts';
import { getPostBySlug } from '#functions/data/posts/slugs.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { isPublic } from '#shared/posts/publication.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { isSlug } from '#shared/posts/slug.ts';

/** The operation that answers a post of a kind that visitors may see; any other is as absent as what was never written. */
export function getPublishedPost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, isSignedIn }: PostRequest): Promise<Reply<Post<K>>> => {
    const post = await postNamed(kind, id);
    if (!post || !isPublic(post, new Date()))
      throw new NotFound(`There is no ${kind} post at this address; choose one from the list.`);
    return { body: post, headers: cacheHeaders(await isSignedIn()) };
  };
}

/** The post under an id or a slug; only a slug takes more than one read. */
async function postNamed<K extends PostKind>(kind: K, name: string): Promise<Post<K> | undefined> {
  const post = isId(name) ? await getPost(kind, name) : undefined;
  return post || !isSlug(name) ? post : getPostBySlug(kind, name);
}

interface PostRequest {
  readonly params: { readonly id: string };
  readonly isSignedIn: () => Promise<boolean>;
}
