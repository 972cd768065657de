import * as z from 'zod/mini';
import { heldCounts, holdings } from '../people/holdings.ts';
import { invitation, person, personChange } from '../people/person.ts';
import { activeSession } from '../session/active-session.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { idempotencyKey } from './endpoint/idempotency.ts';

/**
 * Lists everybody who may sign in or was invited, in the order of their invitations. Also returns whether the site can mail
 * links, and by account id the amount of each kind of work, as {@link getHoldings} counts it.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  group: 'people',
  access: 'owner',
  response: z.object({
    people: z.array(person),
    canMail: z.boolean(),
    holds: z.record(z.string(), heldCounts),
  }),
});

/** Creates an account and mails a link for choosing its password. 409 for a name that is taken. */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-invited', thing: 'person' },
  costly: true,
  body: invitation,
  response: person,
});

/** Mails another link to a user who has not chosen a password yet, and invalidates the earlier one. */
export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/invitation',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-invited-again', thing: 'person' },
  costly: true,
});

/**
 * Changes a user's role, address, last day, or whether they may sign in; a user who may not is signed out at once. 409
 * if no owner would be left who can sign in.
 */
export const updatePerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{id}',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-changed', thing: 'person' },
  body: personChange,
  response: person,
});

/** Removes a user and signs them out at once. 409 if no owner would be left who can sign in. */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-removed', thing: 'person' },
});

/** Lists the work that would have no owner if this administrator left. */
export const getHoldings = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/holdings',
  group: 'people',
  access: 'owner',
  response: holdings,
});

const takesOver = z.string('invalid').check(z.maxLength(100, 'invalid'));

/**
 * Hands over a user's work: each kind of work in the body goes to the account with the given id. A kind that is not given
 * stays. Messages, notices and links may have an empty id: then the messages have no assignee, nobody gets the notices, and the
 * links end. Repeat the call with the same `id` while `more` is true; a failed call can be repeated. Everybody who takes over
 * something gets one mail at the end. `failed` counts the messages to try again. 409 for the last owner. An account that cannot
 * take over, or that has no address for its notices, has the problem `invalid`.
 */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/hand-over',
  group: 'people',
  access: 'owner',
  audited: { act: 'work-handed-over', thing: 'person' },
  body: z.object({
    id: idempotencyKey,
    messages: z.optional(takesOver),
    drafts: z.optional(takesOver.check(z.minLength(1, 'invalid'))),
    texts: z.optional(takesOver.check(z.minLength(1, 'invalid'))),
    plans: z.optional(takesOver.check(z.minLength(1, 'invalid'))),
    notices: z.optional(takesOver),
    links: z.optional(takesOver),
  }),
  response: z.object({ moved: z.number(), failed: z.number(), more: z.boolean() }),
});

/**
 * Turns off the one-time codes of a user who has lost them. 409 for a user without codes, and for one's own account.
 */
export const removeCodes = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/codes',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-codes-removed', thing: 'person' },
});

/** Lists a user's sessions, newest first. */
export const listPersonSessions = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/sessions',
  group: 'people',
  access: 'owner',
  response: z.array(activeSession),
});

/** Ends one of a user's sessions. 404 if it has ended. */
export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions/{session}',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-session-ended', thing: 'person' },
});

/** Ends all of a user's sessions: the user has to sign in again on every device. */
export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-signed-out', thing: 'person' },
});
