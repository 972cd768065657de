import type * as z from 'zod/mini';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { getPostListHead, getPostRow, listPostRows } from '#shared/api/posts/post-lists.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import type { PostListHead } from '#shared/posts/list-head.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import type { PostDraft, PostRecord } from './editor/post-drafts.ts';

/** The version that is saved over, and whether a user compared all Arabic with the English. */
interface SavedOver {
  readonly version: number;
  readonly arabicIsCurrent?: boolean | undefined;
}

/** The calls about posts of a kind. Each fails with an `ApiError`, or another error when the server was not reached. */
interface PostApi {
  /** Returns the problems of values, or `undefined` if they can be stored. */
  readonly check: (values: object) => z.core.$ZodError | undefined;
  /** What the list shows until all rows are read. */
  readonly head: (signal: AbortSignal) => Promise<PostListHead>;
  /** The rows of all posts, newest first. */
  readonly list: (signal: AbortSignal) => Promise<PostRow[]>;
  /** The row of a post as it is stored now. */
  readonly row: (id: string) => Promise<PostRow>;
  /** Reads a stored post; rejects with 404 when it was deleted. */
  readonly read: (id: string) => Promise<PostRecord>;
  /** Stores a new post under the draft's id, once. */
  readonly create: (draft: PostDraft) => Promise<PostRecord>;
  /** Saves over the version that the draft is based on; over a newer one it fails with 409. */
  readonly update: (draft: PostDraft) => Promise<PostRecord>;
  /** Saves some Arabic texts of a post, or says that all are up to date; over a newer version it fails with 409. */
  readonly translate: (
    id: string,
    texts: Readonly<Record<string, string>>,
    over: SavedOver,
  ) => Promise<PostRecord>;
  readonly remove: (id: string) => Promise<void>;
}

/** Reads all rows of a kind. An answer has at most some thousands of rows, so that a longer list needs several calls. */
async function readRows(kind: PostKind, signal: AbortSignal): Promise<PostRow[]> {
  const rows: PostRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await callApiPage(listPostRows, { params: { kind }, query: { cursor }, signal });
    rows.push(...page.data);
    cursor = page.next;
  } while (cursor !== undefined);
  return rows;
}

function postApi(kind: PostKind): PostApi {
  const { getAny, create, update, delete: remove } = postEndpoints[kind];
  // Fills in fields that a draft of an older release lacks.
  const complete = (values: object) => ({ ...emptyFields(postSchemas[kind].fields), ...values });
  return {
    check: (values) => postSchemas[kind].fields.safeParse(complete(values)).error,
    head: (signal) => callApi(getPostListHead, { params: { kind }, signal }),
    list: (signal) => readRows(kind, signal),
    row: (id) => callApi(getPostRow, { params: { kind, id } }),
    read: (id) => callApi(getAny, { params: { id } }),
    create: ({ id, newId = id, values, copy, newsletter }) =>
      callApi(create, {
        body: { ...postSchemas[kind].fields.parse(complete(values)), copy: copy?.version, newsletter },
        headers: { [idempotencyKeyHeader]: newId },
      }),
    update: ({ id, values, base: { version }, copy, newsletter }) =>
      callApi(update, {
        params: { id },
        body: {
          ...postSchemas[kind].fields.parse(complete(values)),
          ...{ version, copy: copy?.version, newsletter },
        },
      }),
    translate: (id, texts, over) => callApi(update, { params: { id }, body: { ...texts, ...over } }),
    remove: (id) => callApi(remove, { params: { id } }),
  };
}

export const postApis = forEveryKind(postApi);
