import * as z from 'zod/mini';
import { activeSession } from '../session/active-session.ts';
import { passwordChange, passwordChoice } from '../session/password.ts';
import { currentUser } from '../session/session.ts';
import { passwordLinkRequest, signIn } from '../session/sign-in.ts';
import { endpoint } from './endpoint/endpoint.ts';

export type CurrentUser = z.infer<typeof currentUser>;

/** Who has one-time codes is not signed in yet: `confirmSignIn` comes next. */
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  group: 'session',
  access: 'public',
  audited: { act: 'signed-in' },
  costly: true,
  body: signIn,
  response: z.union([currentUser, z.object({ next: z.literal('code') })]),
});

/** Also takes a plain form post, which it answers with 303 to the login page. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  group: 'session',
  access: 'public',
  audited: { act: 'signed-out' },
});

/** Has a link mailed to somebody who has forgotten the password. Nothing tells whether there is anybody of this name. */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password-link',
  group: 'session',
  access: 'public',
  audited: false,
  body: passwordLinkRequest,
});

/**
 * Chooses a password by a link that was mailed, which ends all sessions of the account; answers the name to sign in with.
 * A link that is no longer good is 409.
 */
export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  group: 'session',
  access: 'public',
  audited: { act: 'password-chosen' },
  costly: true,
  body: passwordChoice,
  response: z.object({ username: z.string() }),
});

/**
 * Chooses another password of one's own, which ends all other sessions of the account. A present one that is not right is a
 * problem of its field.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  group: 'session',
  access: 'editor',
  audited: { act: 'password-changed' },
  costly: true,
  body: passwordChange,
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  group: 'session',
  access: 'editor',
  response: currentUser,
});

/** How long the session goes on, in whole seconds: unless it is used before, and in any case. */
const sessionTimes = z.object({ idleSeconds: z.number(), totalSeconds: z.number() });

/** Asking does not extend it. */
export const getSessionTimes = endpoint({
  method: 'GET',
  path: '/api/user/session',
  group: 'session',
  access: 'editor',
  background: true,
  response: sessionTimes,
});

/** Uses the session, for somebody who is there and asks for nothing else. */
export const extendSession = endpoint({
  method: 'POST',
  path: '/api/user/session',
  group: 'session',
  access: 'editor',
  audited: false,
  response: sessionTimes,
});

/** Where one is signed in, newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  group: 'session',
  access: 'editor',
  response: z.array(activeSession),
});

/** Ends one of one's sessions. One that has ended already is 404. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  group: 'session',
  access: 'editor',
  audited: { act: 'session-ended' },
});

/** Ends all of one's sessions but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  group: 'session',
  access: 'editor',
  audited: { act: 'other-sessions-ended' },
});
