import { serve } from '#functions/http/serve.ts';
import type { PostVersionVerb } from '#shared/api/posts/post-versions.ts';
import { byPostEndpoint, type PostVerb } from '#shared/api/posts/posts.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import {
  getPostCategories,
  listBlogCategories,
  renamePostCategories,
  savePostCategories,
} from './categories.ts';
import { changePosts, deletePosts } from './change-posts.ts';
import {
  getAnyPost,
  getPostListHead,
  getPostRow,
  getPostsOverview,
  listAllPosts,
  listPostRows,
} from './list-posts.ts';
import { getPublishedPost, listPublishedPosts } from './published-posts.ts';
import { findTexts, replaceTexts, undoReplacement } from './replacements.ts';
import { createPost, deletePost, saveThenEndCopy, updatePost } from './save-post.ts';
import { getTranslation, listTranslations } from './translations.ts';
import { listDeletedPosts, purgeDeletedPost, undeleteDeletedPost } from './trash.ts';
import { getPostVersion, listPostVersions, restorePostVersion } from './versions.ts';
import {
  discardWorkingCopy,
  getWorkingCopy,
  listWorkingCopies,
  restoreWorkingCopy,
  saveWorkingCopy,
} from './working-copies.ts';

function operationsOf<const K extends PostKind>(kind: K) {
  return {
    list: listPublishedPosts(kind),
    get: getPublishedPost(kind),
    listAll: listAllPosts(kind),
    getAny: getAnyPost(kind),
    create: saveThenEndCopy(kind, createPost(kind)),
    update: saveThenEndCopy(kind, updatePost(kind)),
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
  getPostListHead,
  getPostRow,
  getPostsOverview,
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
  listTranslations,
  getTranslation,
  findTexts,
  replaceTexts,
  undoReplacement,
});
