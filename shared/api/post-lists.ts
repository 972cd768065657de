import * as z from 'zod/mini';
import { mostPostsAtOnce, postChanges } from '../posts/bulk.ts';
import { postKinds } from '../posts/kinds.ts';
import { postRow } from '../posts/row.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

const kind = z.enum(postKinds);
const ids = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(mostPostsAtOnce));

/** `changed`: those that are now as was asked; `failed`: those to be tried again. What is in neither is gone. */
const outcome = z.object({ changed: z.array(postRow), failed: z.array(z.string()) });

/** All posts of a kind as rows, newest first, drafts too: thousands at once, so that a list is searched and sorted where it is shown. */
export const listPostRows = endpoint({
  method: 'GET',
  path: '/api/admin/post-rows/{kind}',
  group: 'posts',
  access: 'editor',
  query: z.object({ cursor }),
  response: z.array(postRow),
});

/** The row of a post as it is stored now. */
export const getPostRow = endpoint({
  method: 'GET',
  path: '/api/admin/post-rows/{kind}/{id}',
  group: 'posts',
  access: 'editor',
  response: postRow,
});

/** Publishes or unpublishes many posts of a kind, takes that back, or takes them out of the trash. The same call again changes nothing more. */
export const changePosts = endpoint({
  method: 'POST',
  path: '/api/admin/post-rows/changed',
  group: 'posts',
  access: 'editor',
  audited: { act: 'posts-changed' },
  body: z.object({ kind, ids, change: z.enum(postChanges) }),
  response: outcome,
});

/** Deletes many posts of a kind, as each is deleted by itself. The same call again deletes nothing more. */
export const deletePosts = endpoint({
  method: 'POST',
  path: '/api/admin/post-rows/deleted',
  group: 'posts',
  access: 'editor',
  audited: { act: 'posts-deleted' },
  body: z.object({ kind, ids }),
  response: z.object({ deleted: z.array(z.string()), failed: z.array(z.string()) }),
});
