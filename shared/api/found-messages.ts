import * as z from 'zod/mini';
import { messageDetails } from '../messages/handling.ts';
import { message, messageLists } from '../messages/message.ts';
import { messageFilter } from '../messages/message-filter.ts';
import { endpoint } from './endpoint.ts';
import { cursor, page } from './page.ts';

/**
 * The messages for which all that is given holds, newest first; all words of `text`, of which the last may go on. A page may hold
 * fewer than `limit`, or none, and still have a next one. What was stored or changed within the last seconds may be missing.
 */
export const findMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/found',
  group: 'messages',
  access: 'editor',
  audited: false,
  body: z.object({ ...messageFilter, ...page }),
  response: z.array(message),
});

/**
 * The same as CSV for spreadsheets, to be joined page by page: only the first has the byte order mark and the headings. No cell can be a formula.
 */
export const exportMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/csv',
  group: 'messages',
  access: 'editor',
  audited: { act: 'messages-exported' },
  body: z.object({ ...messageFilter, cursor }),
  response: z.string(),
  mediaType: 'text/csv',
});

/** One message, with everything about the work on it. */
export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/{id}',
  group: 'messages',
  access: 'editor',
  response: messageDetails,
});

/** All messages newest first; with `state`, only those of that list, `done` ones by when they were done. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions',
  group: 'messages',
  access: 'editor',
  query: z.object({
    state: z.optional(z.enum(messageLists)),
    ...page,
  }),
  response: z.array(message),
});
