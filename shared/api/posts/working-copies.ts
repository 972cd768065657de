import * as z from 'zod/mini';
import { postBodyMaxBytes } from '#shared/posts/fields.ts';
import { copyFields, workingCopy, workingCopyInput } from '#shared/posts/working-copy.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { page } from '../endpoint/page.ts';

const one = { group: 'posts', access: 'editor', path: '/api/admin/working-copies/{kind}/{id}' } as const;

/**
 * Lists working copies of the posts of a kind without their long texts, newest first: active ones, or discarded ones.
 */
export const listWorkingCopies = endpoint({
  ...one,
  method: 'GET',
  path: '/api/admin/working-copies/{kind}',
  query: z.object({ ...page, state: z.optional(z.enum(['waiting', 'discarded'])) }),
  response: z.array(workingCopy),
});

/**
 * Returns the working copy of a post, if there is one, and the post's version (0: there is no such post). An open
 * editor repeats the call to see who else is editing. `base` is the post in the version that the copy is based on, if
 * the post was saved since.
 */
export const getWorkingCopy = endpoint({
  ...one,
  method: 'GET',
  background: true,
  response: z.object({
    postVersion: z.int(),
    /** The username of the post's last editor, if known. */
    postSavedBy: z.optional(z.string()),
    copy: z.optional(workingCopy),
    base: z.optional(copyFields),
  }),
});

/**
 * Saves a working copy. If the given version is not the stored one: 409, with the stored copy as `current` if there still is
 * one. The save is not logged: editors save at every pause in typing, and visitors do not see the copy.
 */
export const saveWorkingCopy = endpoint({
  ...one,
  method: 'PUT',
  audited: false,
  body: workingCopyInput,
  bodyMaxBytes: postBodyMaxBytes,
  response: workingCopy,
});

/**
 * Discards this version of a working copy; 409 for another version. The discarded copy can be restored, and is listed among the
 * versions of its post.
 */
export const discardWorkingCopy = endpoint({
  ...one,
  method: 'POST',
  path: `${one.path}/discard`,
  audited: { act: 'draft-discarded' },
  body: z.pick(workingCopyInput, { version: true }),
});

/** Restores a discarded copy, unless another copy of the post was begun after it. */
export const restoreWorkingCopy = endpoint({
  ...one,
  method: 'POST',
  path: `${one.path}/restore`,
  audited: { act: 'draft-restored' },
  response: workingCopy,
});
