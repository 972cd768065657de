import * as z from 'zod/mini';
import { holdings } from '../people/holdings.ts';
import { invitation, person, personChange } from '../people/person.ts';
import { activeSession } from '../session/active-session.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { idempotencyKey } from './endpoint/idempotency.ts';

/**
 * Everybody who may sign in or was invited to, in the order in which they were; whether the site can mail links at all; and by account id
 * how many messages, drafts and plans are whose, as {@link getHoldings} has them.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  group: 'people',
  access: 'owner',
  response: z.object({
    people: z.array(person),
    canMail: z.boolean(),
    holds: z.record(z.string(), z.number()),
  }),
});

/** Makes an account and has a link mailed by which its password is chosen. A name that is taken is 409. */
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

/** Has another link mailed to somebody who has not chosen a password yet; the one before is worthless then. */
export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/invitation',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-invited-again', thing: 'person' },
  costly: true,
});

/**
 * Changes somebody's role, address, or whether they may sign in; who may not is signed out at once. 409 where no owner
 * would be left who can sign in.
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

/** Removes somebody, who is signed out at once. 409 where no owner would be left who can sign in. */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-removed', thing: 'person' },
});

/** What would be left without anybody if this person went. */
export const getHoldings = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/holdings',
  group: 'people',
  access: 'owner',
  response: holdings,
});

const takesOver = z.string('invalid').check(z.maxLength(100, 'invalid'));

/**
 * Gives what somebody holds to others, by their account ids: messages also to nobody (an empty id); a kind that is not named stays. To be called
 * with the same `id` until there are no `more`: a call that failed or whose answer was lost is simply made again, and each who takes
 * something over is told once, by mail, at the end. `failed` are messages to be tried again. 409 for the last owner; somebody who
 * cannot take over is the problem `invalid`.
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
    plans: z.optional(takesOver.check(z.minLength(1, 'invalid'))),
  }),
  response: z.object({ moved: z.number(), failed: z.number(), more: z.boolean() }),
});

/** Turns off the one-time codes of somebody who has lost them. 409 for whoever has none, and for one's own. */
export const removeCodes = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/codes',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-codes-removed', thing: 'person' },
});

/** Where somebody is signed in, newest first. */
export const listPersonSessions = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/sessions',
  group: 'people',
  access: 'owner',
  response: z.array(activeSession),
});

/** Ends one of somebody's sessions. One that has ended already is 404. */
export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions/{session}',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-session-ended', thing: 'person' },
});

/** Signs somebody out everywhere. */
export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}/sessions',
  group: 'people',
  access: 'owner',
  audited: { act: 'person-signed-out', thing: 'person' },
});
