import * as z from 'zod/mini';
import { postBodyMaxBytes } from '../posts/fields.ts';
import { copyFields, workingCopy, workingCopyInput } from '../posts/working-copy.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { page } from './endpoint/page.ts';

const one = { group: 'posts', access: 'editor', path: '/api/admin/working-copies/{kind}/{id}' } as const;

/** Working copies of the posts of a kind without their long texts, newest first: those that wait, or those that were discarded. */
export const listWorkingCopies = endpoint({
  ...one,
  method: 'GET',
  path: '/api/admin/working-copies/{kind}',
  query: z.object({ ...page, state: z.optional(z.enum(['waiting', 'discarded'])) }),
  response: z.array(workingCopy),
});

/**
 * The working copy of a post, if there is one, and the post's version (0: there is no such post). An open editor asks again and
 * again who else is at it. `base` is what the post said in the version that the copy changes, where the post was saved since.
 */
export const getWorkingCopy = endpoint({
  ...one,
  method: 'GET',
  background: true,
  response: z.object({
    postVersion: z.int(),
    /** The username of whoever saved the post last, where that was noted. */
    postSavedBy: z.optional(z.string()),
    copy: z.optional(workingCopy),
    base: z.optional(copyFields),
  }),
});

/**
 * Saves what was typed. A version that is not the stored one is 409, with the stored copy as `current` unless there is none any
 * more. It is not in the log: an editor saves by itself with every pause in typing, and visitors see nothing of it.
 */
export const saveWorkingCopy = endpoint({
  ...one,
  method: 'PUT',
  audited: false,
  body: workingCopyInput,
  bodyMaxBytes: postBodyMaxBytes,
  response: workingCopy,
});

/** Discards a working copy of this version; another one is 409. It can be brought back, and is among the versions of its post. */
export const discardWorkingCopy = endpoint({
  ...one,
  method: 'POST',
  path: `${one.path}/discard`,
  audited: { act: 'draft-discarded' },
  body: z.pick(workingCopyInput, { version: true }),
});

/** Brings back what was discarded, while nothing else has been begun in its place. */
export const restoreWorkingCopy = endpoint({
  ...one,
  method: 'POST',
  path: `${one.path}/restore`,
  audited: { act: 'draft-restored' },
  response: workingCopy,
});
