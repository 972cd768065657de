import * as z from 'zod/mini';
import { bulkChanges, maxAtOnce } from '#shared/messages/bulk.ts';
import { messageHandling } from '#shared/messages/handling.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { idempotencyKey } from '../endpoint/idempotency.ts';

const ids = z.array(idempotencyKey).check(z.minLength(1), z.maxLength(maxAtOnce));

const assigneeName = messageHandling.shape.assignee;

/**
 * `changed`: messages in the requested state; `failed`: messages to try again. Any other message was deleted, or is in another
 * list.
 */
const outcome = z.object({ changed: z.array(z.string()), failed: z.array(z.string()) });

/**
 * Marks messages as done, makes them new again, or marks them as spam or not spam. A message that is done does not
 * become spam. Repeating the call changes nothing more.
 */
export const changeMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/changed',
  group: 'messages',
  access: 'editor',
  audited: { act: 'messages-changed' },
  body: z.object({ ids, change: z.enum(bulkChanges) }),
  response: outcome,
});

/**
 * Assigns messages to an administrator, or to nobody (an empty name). With `from`, only the messages that are still assigned to
 * that name (empty: to nobody). An assignee who is no administrator has the problem `invalid`. Repeating the call changes
 * nothing more.
 */
export const assignMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/assigned',
  group: 'messages',
  access: 'editor',
  audited: { act: 'messages-assigned' },
  body: z.object({ ids, assignee: assigneeName, from: z.optional(assigneeName) }),
  response: outcome,
});

/** Deletes those of the messages that look like spam. Repeating the call deletes nothing more. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/deleted',
  group: 'messages',
  access: 'owner',
  audited: { act: 'messages-deleted' },
  body: z.object({ ids }),
  response: outcome,
});
