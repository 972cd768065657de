import type * as z from 'zod/mini';
import { postEndpoints } from '#shared/api/posts.ts';
import { idempotencyKeyHeader } from '#shared/messages/message.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import type { ReadPage } from '../lib/fresh-head.ts';
import type { PostDraft, PostRecord } from './editor/post-drafts.ts';

/** The calls about posts of a kind. Each fails with an `ApiError`, or another error when the server was not reached. */
interface PostApi {
  /** What the fields must be, to be stored. */
  readonly fields: z.ZodMiniType;
  /** All posts without their long texts, newest first, a page at a time. */
  readonly list: (cursor: string | undefined, signal: AbortSignal) => Promise<ReadPage<PostRecord>>;
  /** A whole post as it is stored now; one that is gone fails with 404. */
  readonly read: (id: string) => Promise<PostRecord>;
  /** Stores a new post under the draft's id, once. */
  readonly create: (draft: PostDraft) => Promise<PostRecord>;
  /** Saves over the version the draft was written over; over a newer one it fails with 409. */
  readonly update: (draft: PostDraft) => Promise<PostRecord>;
  readonly remove: (id: string) => Promise<void>;
}

const summaries = { fields: 'summary' } as const;

function postApi(kind: PostKind): PostApi {
  const { listAll, getAny, create, update, delete: remove } = postEndpoints[kind];
  const { fields } = postSchemas[kind];
  return {
    fields,
    list: (cursor, signal) => callApiPage(listAll, { query: { ...summaries, cursor }, signal }),
    read: (id) => callApi(getAny, { params: { id } }),
    create: ({ id, newId = id, values }) =>
      callApi(create, { body: fields.parse(values), headers: { [idempotencyKeyHeader]: newId } }),
    update: ({ id, values, base }) =>
      callApi(update, { params: { id }, body: { ...fields.parse(values), version: base.version } }),
    remove: (id) => callApi(remove, { params: { id } }),
  };
}

export const postApis = forEveryKind(postApi);
