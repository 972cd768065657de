import { serve } from '#functions/http/serve.ts';
import { byPostEndpoint, type PostVerb } from '#shared/api/posts.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { listBlogCategories } from './blog-categories.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { getAnyPost } from './get-any-post.ts';
import { getPublishedPost } from './get-published-post.ts';
import { listAllPosts } from './list-all-posts.ts';
import { listPublishedPosts } from './list-published-posts.ts';
import { updatePost } from './update-post.ts';

/** What answers the endpoints of a kind. */
function operationsOf<const K extends PostKind>(kind: K) {
  return {
    list: listPublishedPosts(kind),
    get: getPublishedPost(kind),
    listAll: listAllPosts(kind),
    getAny: getAnyPost(kind),
    create: createPost(kind),
    update: updatePost(kind),
    delete: deletePost(kind),
  } satisfies Record<PostVerb, unknown>;
}

export const handler = serve('posts', {
  ...byPostEndpoint(
    forEveryKind(operationsOf) as { readonly [K in PostKind]: ReturnType<typeof operationsOf<K>> },
  ),
  listBlogCategories,
});
