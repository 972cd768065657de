import * as z from 'zod/mini';
import { maxPostsAtOnce, postChanges } from '#shared/posts/bulk.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postRow } from '#shared/posts/row.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { cursor } from '../endpoint/page.ts';

const kind = z.enum(postKinds);
const ids = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(maxPostsAtOnce));

/** `changed`: posts in the requested state; `failed`: posts to try again. Any other post was deleted. */
const outcome = z.object({ changed: z.array(postRow), failed: z.array(z.string()) });

/**
 * Lists all posts of a kind as rows, newest first, drafts included: thousands at once, so that the screen can search and
 * sort them.
 */
export const listPostRows = endpoint({
  method: 'GET',
  path: '/api/admin/post-rows/{kind}',
  group: 'posts',
  access: 'editor',
  query: z.object({ cursor }),
  response: z.array(postRow),
});

/** Returns the row of a post as it is stored now. */
export const getPostRow = endpoint({
  method: 'GET',
  path: '/api/admin/post-rows/{kind}/{id}',
  group: 'posts',
  access: 'editor',
  response: postRow,
});

/**
 * Publishes or unpublishes many posts of a kind, undoes that, or restores them from the trash. Repeating the call
 * changes nothing more.
 */
export const changePosts = endpoint({
  method: 'POST',
  path: '/api/admin/post-rows/changed',
  group: 'posts',
  access: 'editor',
  audited: { act: 'posts-changed' },
  body: z.object({ kind, ids, change: z.enum(postChanges) }),
  response: outcome,
});

/** Deletes many posts of a kind. Repeating the call deletes nothing more. */
export const deletePosts = endpoint({
  method: 'POST',
  path: '/api/admin/post-rows/deleted',
  group: 'posts',
  access: 'editor',
  audited: { act: 'posts-deleted' },
  body: z.object({ kind, ids }),
  response: z.object({ deleted: z.array(z.string()), failed: z.array(z.string()) }),
});

/**
 * A post that the overview names. `at` is when a draft was last changed, or when a scheduled post appears (ISO 8601 in
 * UTC).
 */
const namedPost = z.object({ kind, id: z.string(), title: z.string(), at: z.string() });

/**
 * The open work on posts of all kinds: the number of drafts, and the draft that was changed last; the number of posts that will
 * appear automatically, and the next one of them.
 */
export const getPostsOverview = endpoint({
  method: 'GET',
  path: '/api/admin/posts-overview',
  group: 'posts',
  access: 'editor',
  response: z.object({
    drafts: z.object({ count: z.number(), last: z.optional(namedPost) }),
    scheduled: z.object({ count: z.number(), next: z.optional(namedPost) }),
  }),
});
