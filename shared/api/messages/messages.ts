import * as z from 'zod/mini';
import { maxAtOnce } from '#shared/messages/bulk.ts';
import { chatbotFailure, chatbotLead, chatbotReply } from '#shared/messages/chat.ts';
import { messageDetails, messageHandling } from '#shared/messages/handling.ts';
import { cvStates, message, messageInput, messageLists } from '#shared/messages/message.ts';
import { messageFilter } from '#shared/messages/message-filter.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { idempotencyKey } from '../endpoint/idempotency.ts';
import { cursor, page } from '../endpoint/page.ts';

/**
 * Stores a message of the contact form. `cv` in the response is the state of the CV that the message names, if any; the message
 * is stored even if the CV is `missing`.
 */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  group: 'messages',
  access: 'public',
  audited: false,
  body: messageInput,
  response: z.object({ id: z.string(), cv: z.optional(z.enum(cvStates)) }),
});

export const sendChatbotLead = endpoint({
  method: 'POST',
  path: '/api/chatbot-contact',
  group: 'messages',
  access: 'public',
  audited: false,
  body: chatbotLead,
  response: chatbotReply,
  failure: chatbotFailure,
});

/**
 * Returns a token that a form sends back, by which the server knows how long the form was shown. A message without one
 * is accepted, but flagged.
 */
export const getFormToken = endpoint({
  method: 'GET',
  path: '/api/form-token',
  group: 'messages',
  access: 'public',
  response: z.object({ formToken: z.string() }),
  cache: 'public, max-age=0, s-maxage=1',
});

/**
 * Saves how a message is handled. 409, with the stored message as `current`, if the given version is not the stored one;
 * an assignee who is no administrator has the problem `invalid`.
 */
export const handleMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-submissions/{id}/handling',
  group: 'messages',
  access: 'editor',
  audited: { act: 'message-handled', thing: 'message' },
  body: messageHandling,
  response: messageDetails,
});

export const markMessageProcessed = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-submissions/{id}/processed',
  group: 'messages',
  access: 'editor',
  audited: { act: 'message-done', thing: 'message' },
  response: message,
});

/** The opposite of {@link markMessageProcessed}: the message is new again, sorted by when it came. */
export const reopenMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-submissions/{id}/processed',
  group: 'messages',
  access: 'editor',
  audited: { act: 'message-reopened', thing: 'message' },
  response: message,
});

/** Moves a message that looks like spam to the new ones, sorted by when it came. It never counts as suspected again. */
export const markMessageNotSpam = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-submissions/{id}/not-spam',
  group: 'messages',
  access: 'editor',
  audited: { act: 'message-cleared', thing: 'message' },
  response: message,
});

/** Deletes a message that looks like spam; 409 for any other. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-submissions/{id}',
  group: 'messages',
  access: 'owner',
  audited: { act: 'message-deleted', thing: 'message' },
});

/**
 * Deletes a batch of the messages that look like spam and came no later than `before`. Without `before`, the present time is
 * used, and the response has it for the next call. Urgent-looking ones are deleted only with `include=urgent`. Repeat the call
 * while `more` is true; a failed call can be repeated.
 */
export const deleteSpam = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-submissions/spam',
  group: 'messages',
  access: 'owner',
  audited: { act: 'spam-deleted' },
  query: z.object({
    before: z.optional(z.iso.datetime({ precision: 3 })),
    include: z.optional(z.literal('urgent')),
  }),
  response: z.object({ deleted: z.number(), more: z.boolean(), before: z.string() }),
});

/**
 * Lists the messages that match all given properties, newest first, and contain all words of `text`, the last of which
 * may be a prefix. A page may have fewer than `limit` messages, or none, and still have a next one. Changes of the last
 * seconds may be missing.
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
 * Returns the result of {@link findMessages} as CSV for spreadsheets, to be joined page by page: only the first page
 * has the byte order mark and the headings. No cell can be a formula.
 */
export const exportMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-submissions/csv',
  group: 'messages',
  access: 'editor',
  audited: { act: 'messages-exported' },
  body: z.object({
    ...messageFilter,
    /** Exports only these messages, on one page, and ignores the rest of the filter. */
    ids: z.optional(z.array(idempotencyKey).check(z.minLength(1), z.maxLength(maxAtOnce))),
    cursor,
  }),
  response: z.string(),
  mediaType: 'text/csv',
});

/** Returns one message with its note, its version and the history of its changes. */
export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/{id}',
  group: 'messages',
  access: 'editor',
  response: messageDetails,
});

/**
 * Lists all messages, newest first. With `state`, lists only the messages of that list; `done` ones are sorted by the time they
 * were done.
 */
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
