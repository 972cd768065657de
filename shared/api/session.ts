import * as z from 'zod/mini';
import { activeSession } from '../session/active-session.ts';
import { passwordChange, passwordChoice } from '../session/password.ts';
import { currentUser } from '../session/session.ts';
import { passwordLinkRequest, signIn } from '../session/sign-in.ts';
import { endpoint } from './endpoint/endpoint.ts';

export type CurrentUser = z.infer<typeof currentUser>;

/** Signs a user in. With one-time codes, `confirmSignIn` has to follow. */
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

/** Signs the user out. Also takes a plain form post, which it answers with 303 to the login page. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  group: 'session',
  access: 'public',
  audited: { act: 'signed-out' },
});

/** Mails a link to a user who has forgotten the password. The response does not reveal whether the account exists. */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password-link',
  group: 'session',
  access: 'public',
  audited: false,
  body: passwordLinkRequest,
});

/**
 * Chooses a password by a mailed link, which ends all sessions of the account. Returns the username. 409 for an
 * outdated link.
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

/** Changes the caller's password and ends the account's other sessions. A wrong current password is reported in `details`. */
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

/** The remaining time of the session, in whole seconds: `idleSeconds` if it is not used, `totalSeconds` at most. */
const sessionTimes = z.object({ idleSeconds: z.number(), totalSeconds: z.number() });

/** Returns the remaining time of the session, and does not extend it. */
export const getSessionTimes = endpoint({
  method: 'GET',
  path: '/api/user/session',
  group: 'session',
  access: 'editor',
  background: true,
  response: sessionTimes,
});

/** Extends the session, for a user who uses the screen without sending other requests. */
export const extendSession = endpoint({
  method: 'POST',
  path: '/api/user/session',
  group: 'session',
  access: 'editor',
  audited: false,
  response: sessionTimes,
});

/** Lists the user's own sessions, newest first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  group: 'session',
  access: 'editor',
  response: z.array(activeSession),
});

/** Ends one of the user's own sessions. 404 if it has ended. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  group: 'session',
  access: 'editor',
  audited: { act: 'session-ended' },
});

/** Ends all of the user's own sessions, except the session that sends the request. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  group: 'session',
  access: 'editor',
  audited: { act: 'other-sessions-ended' },
});
