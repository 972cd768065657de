import * as z from 'zod/mini';
import { removalRequest, subscriptionRequest } from '../newsletter/requests.ts';
import {
  newsletterCounts,
  readerCounts,
  subscriber,
  subscriptionStates,
} from '../newsletter/subscription.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

/**
 * Stores an address for the newsletter, and mails its owner a request to confirm. An address that is sent again is stored only
 * once. Problems of the address are `required`, `invalid` and `too-long`.
 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  group: 'newsletter',
  access: 'public',
  audited: false,
  body: subscriptionRequest,
});

/** A page for people who come from a mail: it works without script, and shows failures in their language. */
const pageForReaders = {
  group: 'newsletter',
  access: 'public',
  response: z.string(),
  query: z.object({ key: z.optional(z.string()) }),
  mediaType: 'text/html',
} as const;

/** The page with a button that confirms an address. Opening it changes nothing, since mail scanners open every link. */
export const showConfirmation = endpoint({
  ...pageForReaders,
  method: 'GET',
  path: '/api/newsletter/confirm/{language}',
});

/** Confirms the address that the key belongs to, and returns a page that says so. */
export const confirmSubscription = endpoint({
  ...pageForReaders,
  method: 'POST',
  audited: false,
  path: '/api/newsletter/confirm/{language}',
});

/** The page with a button that unsubscribes an address. */
export const showLeaving = endpoint({
  ...pageForReaders,
  method: 'GET',
  path: '/api/newsletter/leave/{language}',
});

/**
 * Unsubscribes the address that the key belongs to, and returns a page that says so: for the button of that page, and
 * for mail programs with a button of their own (RFC 8058).
 */
export const leaveNewsletter = endpoint({
  ...pageForReaders,
  method: 'POST',
  audited: false,
  path: '/api/newsletter/leave/{language}',
});

/** Lists the newsletter's addresses, newest first, as CSV with a line of headings. */
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

/** Counts the addresses in each state. */
export const countSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/counts',
  group: 'newsletter',
  access: 'editor',
  response: newsletterCounts,
});

/** Counts the confirmed addresses: all of them, and those that get the mails in each language. */
export const countReaders = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/readers',
  group: 'newsletter',
  access: 'editor',
  response: readerCounts,
});

/**
 * Lists the addresses that begin with a text and are in a state, in alphabetical order; without text and state, all addresses,
 * newest first. `next` is the cursor of the next page. For a complete address that was unsubscribed, `removedAt` says when. For
 * all calls of one user, the audit log gets one line an hour.
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

/** Unsubscribes an address for a user who asked for it, ignoring case. */
export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/unsubscribe',
  group: 'newsletter',
  access: 'owner',
  audited: { act: 'subscriber-removed' },
  body: removalRequest,
});
