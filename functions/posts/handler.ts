import { serve } from '#functions/http/serve.ts';
import type { PostVersionVerb } from '#shared/api/post-versions.ts';
import { byPostEndpoint, type PostVerb } from '#shared/api/posts.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { listBlogCategories } from './categories/blog-categories.ts';
import { getPostCategories, renamePostCategories, savePostCategories } from './categories/categories.ts';
import { changePosts, deletePosts } from './change-posts.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { getAnyPost } from './get-any-post.ts';
import { getPublishedPost } from './get-published-post.ts';
import { listAllPosts } from './list-all-posts.ts';
import { getPostRow, listPostRows } from './list-post-rows.ts';
import { listPublishedPosts } from './list-published-posts.ts';
import { listDeletedPosts, purgeDeletedPost, undeleteDeletedPost } from './trash.ts';
import { updatePost } from './update-post.ts';
import { getPostVersion, listPostVersions, restorePostVersion } from './versions.ts';
import { discardWorkingCopy, restoreWorkingCopy, saveWorkingCopy } from './working-copies/change-copies.ts';
import { endingCopy } from './working-copies/ending-copy.ts';
import { getWorkingCopy, listWorkingCopies } from './working-copies/read-copies.ts';

/** What answers the endpoints of a kind. */
function operationsOf<const K extends PostKind>(kind: K) {
  return {
    list: listPublishedPosts(kind),
    get: getPublishedPost(kind),
    listAll: listAllPosts(kind),
    getAny: getAnyPost(kind),
    create: endingCopy(kind, createPost(kind)),
    update: endingCopy(kind, updatePost(kind)),
    delete: deletePost(kind),
    getVersionsOf: listPostVersions(kind),
    getVersionOf: getPostVersion(kind),
    restoreVersionOf: restorePostVersion(kind),
    listDeleted: listDeletedPosts(kind),
    undelete: undeleteDeletedPost(kind),
    purge: purgeDeletedPost(kind),
  } satisfies Record<PostVerb | PostVersionVerb, unknown>;
}

export const handler = serve('posts', {
  ...byPostEndpoint(
    forEveryKind(operationsOf) as { readonly [K in PostKind]: ReturnType<typeof operationsOf<K>> },
  ),
  listBlogCategories,
  listPostRows,
  getPostRow,
  changePosts,
  deletePosts,
  getPostCategories,
  savePostCategories,
  renamePostCategories,
  listWorkingCopies,
  getWorkingCopy,
  saveWorkingCopy,
  discardWorkingCopy,
  restoreWorkingCopy,
});
