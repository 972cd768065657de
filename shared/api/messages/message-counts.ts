import * as z from 'zod/mini';
import { messageCounts } from '#shared/messages/counts.ts';
import { assignee } from '#shared/messages/handling.ts';
import { endpoint } from '../endpoint/endpoint.ts';

/**
 * Counts the messages of each list. With `cursor`, the instant at which the newest listed message came, also counts the
 * new ones that came later, up to `newerLimit`. `include=latest` includes the changes of the last moment, which costs
 * more.
 */
export const countMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/counts',
  group: 'messages',
  access: 'editor',
  background: true,
  query: z.object({ cursor: z.optional(z.iso.datetime()), include: z.optional(z.literal('latest')) }),
  response: messageCounts,
});

/**
 * Lists everybody who can be assigned messages, in the order of their invitations; then other people who still have open
 * messages.
 */
export const listAssignees = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/assignees',
  group: 'messages',
  access: 'editor',
  response: z.array(assignee),
});
