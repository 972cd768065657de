import type * as z from 'zod/mini';
import {
  createBlogPost,
  createCareerPost,
  createNewsPost,
  deleteBlogPost,
  deleteCareerPost,
  deleteNewsPost,
  getAnyBlogPost,
  getAnyCareerPost,
  getAnyNewsPost,
  listAllBlogPosts,
  listAllCareerPosts,
  listAllNewsPosts,
  updateBlogPost,
  updateCareerPost,
  updateNewsPost,
} from '#shared/api/posts.ts';
import { idempotencyKeyHeader } from '#shared/messages/message.ts';
import { articleFields, jobFields, type PostKind } from '#shared/posts/post.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import type { ListPage } from '../lib/fresh-head.ts';
import type { PostDraft, StoredPost } from './editor/post-drafts.ts';

/** The calls about posts of a kind. Each fails with an `ApiError`, or another error when the server was not reached. */
interface PostApi {
  /** What the fields must be, to be stored. */
  readonly fields: z.ZodMiniType;
  /** All posts without their long texts, newest first, a page at a time. */
  readonly list: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<StoredPost>>;
  /** A whole post as it is stored now; one that is gone fails with 404. */
  readonly read: (id: string) => Promise<StoredPost>;
  /** Stores a new post under the draft's id, once. */
  readonly create: (draft: PostDraft) => Promise<StoredPost>;
  /** Saves over the version the draft was written over; over a newer one it fails with 409. */
  readonly update: (draft: PostDraft) => Promise<StoredPost>;
  readonly remove: (id: string) => Promise<void>;
}

const summaries = { fields: 'summary' } as const;
const keyOf = ({ id, newId = id }: PostDraft) => ({ [idempotencyKeyHeader]: newId });
const params = ({ id }: PostDraft) => ({ id });

function articleApi(
  list: typeof listAllBlogPosts | typeof listAllNewsPosts,
  read: typeof getAnyBlogPost | typeof getAnyNewsPost,
  create: typeof createBlogPost | typeof createNewsPost,
  update: typeof updateBlogPost | typeof updateNewsPost,
  remove: typeof deleteBlogPost | typeof deleteNewsPost,
): PostApi {
  return {
    fields: articleFields,
    list: (cursor, signal) => callApiPage(list, { query: { ...summaries, cursor }, signal }),
    read: (id) => callApi(read, { params: { id } }),
    create: (draft) => callApi(create, { body: articleFields.parse(draft.values), headers: keyOf(draft) }),
    update: (draft) => {
      const body = { ...articleFields.parse(draft.values), version: draft.base.version };
      return callApi(update, { params: params(draft), body });
    },
    remove: (id) => callApi(remove, { params: { id } }),
  };
}

const jobApi: PostApi = {
  fields: jobFields,
  list: (cursor, signal) => callApiPage(listAllCareerPosts, { query: { ...summaries, cursor }, signal }),
  read: (id) => callApi(getAnyCareerPost, { params: { id } }),
  create: (draft) =>
    callApi(createCareerPost, { body: jobFields.parse(draft.values), headers: keyOf(draft) }),
  update: (draft) => {
    const body = { ...jobFields.parse(draft.values), version: draft.base.version };
    return callApi(updateCareerPost, { params: params(draft), body });
  },
  remove: (id) => callApi(deleteCareerPost, { params: { id } }),
};

export const postApis: Readonly<Record<PostKind, PostApi>> = {
  blog: articleApi(listAllBlogPosts, getAnyBlogPost, createBlogPost, updateBlogPost, deleteBlogPost),
  news: articleApi(listAllNewsPosts, getAnyNewsPost, createNewsPost, updateNewsPost, deleteNewsPost),
  career: jobApi,
};
