import * as z from 'zod/mini';
import { removalRequest, subscriptionRequest } from '../newsletter/requests.ts';
import { newsletterCounts, subscriber, subscriptionStates } from '../newsletter/subscription.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

/**
 * Keeps an address for the newsletter, once however often it is sent, and asks its owner by mail to confirm. Problems of the
 * address are `required`, `invalid` and `too-long`.
 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  group: 'newsletter',
  access: 'public',
  audited: false,
  body: subscriptionRequest,
});

/** A page of its own for people who come from a mail: it works without script, and says failures in their language. */
const pageForReaders = {
  group: 'newsletter',
  access: 'public',
  response: z.string(),
  query: z.object({ key: z.optional(z.string()) }),
  mediaType: 'text/html',
} as const;

/** The page whose button confirms an address. Opening it changes nothing: programs that check mails open every link. */
export const showConfirmation = endpoint({
  ...pageForReaders,
  method: 'GET',
  path: '/api/newsletter/confirm/{language}',
});

/** Confirms the address that the key is of, and says so. */
export const confirmSubscription = endpoint({
  ...pageForReaders,
  method: 'POST',
  audited: false,
  path: '/api/newsletter/confirm/{language}',
});

/** The page whose button takes an address off. */
export const showLeaving = endpoint({
  ...pageForReaders,
  method: 'GET',
  path: '/api/newsletter/leave/{language}',
});

/**
 * Takes the address off that the key is of, and says so: for the button of that page, and for mail programs that ask by
 * themselves when somebody presses theirs (RFC 8058).
 */
export const leaveNewsletter = endpoint({
  ...pageForReaders,
  method: 'POST',
  audited: false,
  path: '/api/newsletter/leave/{language}',
});

/** The newsletter's addresses, newest first, as a table with a line of headings. */
export const listNewsletterSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter',
  group: 'newsletter',
  access: 'owner',
  audited: { act: 'newsletter-exported' },
  query: z.object({ cursor }),
  response: z.string(),
  mediaType: 'text/csv',
});

/** How many addresses there are in each state. */
export const countSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/counts',
  group: 'newsletter',
  access: 'editor',
  response: newsletterCounts,
});

/**
 * The addresses that begin with a text and are in a state, in the order of the alphabet; without either all of them,
 * newest first. `next` is the cursor of the page after this. For a whole address that was taken off, `removedAt` says when. That
 * somebody looked at them is in the log once an hour.
 */
export const findSubscribers = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/find',
  group: 'newsletter',
  access: 'owner',
  audited: { act: 'subscribers-shown' },
  body: z.object({
    search: z._default(z.string('invalid').check(z.trim(), z.maxLength(254, 'too-long')), ''),
    state: z.optional(z.enum(subscriptionStates, 'invalid')),
    cursor,
  }),
  response: z.object({
    found: z.array(subscriber),
    next: z.optional(z.string()),
    removedAt: z.optional(z.string()),
  }),
});

/** Takes an address off the newsletter's list for somebody who asked for it, in whatever case it was stored. */
export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/unsubscribe',
  group: 'newsletter',
  access: 'owner',
  audited: { act: 'subscriber-removed' },
  body: removalRequest,
});
