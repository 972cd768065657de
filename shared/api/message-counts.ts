import * as z from 'zod/mini';
import { messageCounts } from '../messages/counts.ts';
import { assignee } from '../messages/handling.ts';
import { endpoint } from './endpoint/endpoint.ts';

/**
 * How many messages there are. With `cursor`, when the newest that is listed came: also how many of the new ones came later, up to
 * `newerLimit`. `include=latest`: what changed a moment ago is to be counted too, which costs more.
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

/** Everybody who may be given messages, in the order in which they were invited; then others whose open messages wait. */
export const listAssignees = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/assignees',
  group: 'messages',
  access: 'editor',
  response: z.array(assignee),
});
