import * as z from 'zod/mini';
import { bulkChanges, mostAtOnce } from '../messages/bulk.ts';
import { messageHandling } from '../messages/handling.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { idempotencyKey } from './endpoint/idempotency.ts';

const ids = z.array(idempotencyKey).check(z.minLength(1), z.maxLength(mostAtOnce));

const assigneeName = messageHandling.shape.assignee;

/** `changed`: those that are now as was asked; `failed`: those to be tried again. What is in neither is gone or elsewhere. */
const outcome = z.object({ changed: z.array(z.string()), failed: z.array(z.string()) });

/**
 * Marks messages as done, or makes them new again; or says that they are spam, or none. Of those that are done none becomes
 * spam. The same call again changes nothing more.
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
 * Gives messages to an administrator, or to nobody (an empty name); with `from` only those that are still assigned to that name, which may
 * be nobody's. An assignee who is no administrator has the problem `invalid`. The same call again changes nothing more.
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

/** Deletes those of some messages that look like spam, and no other. The same call again deletes nothing more. */
export const deleteMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/deleted',
  group: 'messages',
  access: 'owner',
  audited: { act: 'messages-deleted' },
  body: z.object({ ids }),
  response: outcome,
});
