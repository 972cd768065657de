import * as z from 'zod/mini';
import { contactSubmissionCounts } from '../messages/counts.ts';
import { endpoint } from './endpoint.ts';

/**
 * How many messages there are. With `cursor`, when the newest that is listed came: also how many of the new ones came later, up to
 * `newerLimit`.
 */
export const countContactSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/counts',
  group: 'messages',
  access: 'editor',
  background: true,
  query: z.object({ cursor: z.optional(z.iso.datetime()) }),
  response: contactSubmissionCounts,
});
