import * as z from 'zod/mini';
import { bulkChanges, mostAtOnce } from '../messages/bulk.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency.ts';

const ids = z.array(idempotencyKey).check(z.minLength(1), z.maxLength(mostAtOnce));

/** `changed`: those that are now as was asked; `failed`: those to be tried again. What is in neither is gone or elsewhere. */
const outcome = z.object({ changed: z.array(z.string()), failed: z.array(z.string()) });

/**
 * Marks messages as done, or makes them new again; or says that they are spam, or none. Of those that are done none becomes
 * spam. The same call again changes nothing more.
 */
export const changeContactSubmissions = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/changed',
  group: 'messages',
  access: 'editor',
  audited: { act: 'messages-changed' },
  body: z.object({ ids, change: z.enum(bulkChanges) }),
  response: outcome,
});

/** Deletes those of some messages that look like spam, and no other. The same call again deletes nothing more. */
export const deleteContactSubmissions = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/deleted',
  group: 'messages',
  access: 'owner',
  audited: { act: 'messages-deleted' },
  body: z.object({ ids }),
  response: outcome,
});
